/** && and || and ?: evaluate what they must */
public class ShortCircuit {
    static boolean say(String s, boolean b) { System.out.print(s + " "); return b; }
    public static void main(String[] args) {
        System.out.println(say("a", true) && say("b", false) || say("c", true));
        System.out.println(say("d", false) && say("e", true));
        System.out.println(say("f", true) || say("g", true));
        System.out.println(say("h", false) | say("i", true) & say("j", false) ^ say("k", true));
        System.out.println(!(say("l", true) && !say("m", true)) ? say("n", true) : say("o", false));
        Object o = true ? 1 : "s";
        System.out.println(o);
        System.out.println(true ? 1 : 2.0);
        System.out.println(false ? 'a' : 98);
        Integer none = null;
        char c = 'x';
        int i = 0;
        System.out.println(true ? c : 0);
        System.out.println(false ? i : c);
        System.out.println(true ? none : 0);
    }
}

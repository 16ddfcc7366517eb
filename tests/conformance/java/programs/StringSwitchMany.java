public class StringSwitchMany {
    static int f(String s) {
        return switch (s) {
            case "zero" -> 0;
            case "one" -> 1;
            case "two" -> 2;
            case "three", "drei" -> 3;
            case "\u20ac" -> 100;
            case "null" -> -1;
            default -> s.length();
        };
    }
    public static void main(String[] args) {
        for (String s : "zero one two three drei \u20ac null other".split(" ")) System.out.print(f(s) + " ");
        System.out.println("");
    }
}

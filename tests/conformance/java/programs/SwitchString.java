/** with colliding hashes */
public class SwitchString {
    static String of(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "AaAa": return "3";
            case "BBBB": return "4";
            case "AaBB": return "5";
            case "": return "empty";
            default: return "other";
        }
    }
    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "x", new String("Aa")}) System.out.println(of(s) + " " + s.hashCode());
        of(null);
    }
}

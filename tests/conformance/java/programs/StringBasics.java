public class StringBasics {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + s.indexOf('o') + s.lastIndexOf('o') + s.indexOf("World") + s.indexOf("x") + s.indexOf('o', 5));
        System.out.println(s.substring(7) + s.substring(0, 5) + s.toUpperCase() + s.toLowerCase());
        System.out.println(s.contains("lo,") + " " + s.startsWith("He") + s.endsWith("ld") + s.startsWith("World", 7) + s.isEmpty());
        System.out.println(s.replace('l', 'L') + s.replace("World", "There") + s.concat("!"));
        System.out.println("  trim me ".trim() + "|" + "\t x ".strip() + "|" + " y ".stripLeading() + "|" + " z ".stripTrailing() + "|");
        System.out.println("a".compareTo("b") + " " + "abc".compareTo("ab") + "B".compareToIgnoreCase("a") + "x".equalsIgnoreCase("X"));
        System.out.println("ab".repeat(3) + "".repeat(5) + " ".isBlank());
        s.substring(5, 3);
    }
}

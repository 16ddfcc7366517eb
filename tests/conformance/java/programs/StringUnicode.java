/** beyond Latin-1, and surrogate pairs */
public class StringUnicode {
    public static void main(String[] args) {
        String s = "a\u00e9\u20ac\uD83D\uDE00z";
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(3) + " " + s.offsetByCodePoints(0, 4));
        System.out.println(new StringBuilder(s).reverse());
        System.out.println(s.toUpperCase() + "stra\u00dfe".toUpperCase() + "\u0130".toLowerCase().length());
        System.out.println(s.indexOf(0x1F600) + " " + s.indexOf('\u20ac') + s.lastIndexOf("z"));
        int[] cps = s.codePoints().toArray();
        System.out.println(cps.length + " " + Integer.toHexString(cps[3]));
        System.out.println(new String(cps, 0, cps.length).equals(s));
        System.out.println(s.hashCode());
        System.out.println("\u20ac".compareTo("a") + " " + "\u00e9".equals("\u00e9"));
        System.out.println(s.substring(0, 2).length() + s.substring(2));
        System.out.println("\u20aca".replace('\u20ac', 'e'));
        System.out.println("ab".replace('b', '\u20ac'));
        for (char c : s.toCharArray()) System.out.print((int) c + " ");
        System.out.println(Character.isSurrogate(s.charAt(3)) + " " + Character.toChars(0x1F600).length + Character.getNumericValue('\u0665') + Character.isLetter('\u4e2d'));
    }
}

public class CharacterClasses {
    public static void main(String[] args) {
        for (int c : new int[] {'a', 'Z', '5', ' ', '\n', '_', '$', 0xe9, 0xdf, 0x20ac, 0x4e2d, 0x661, 0x1F600, 0x3b1, 0}) System.out.println(c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isWhitespace(c) + Character.isSpaceChar(c) + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isAlphabetic(c) + Character.isJavaIdentifierStart(c) + Character.getNumericValue(c) + Character.toUpperCase(c) + Character.toLowerCase(c) + Character.getType(c) + Character.charCount(c) + Character.isISOControl(c));
        System.out.println(Character.digit('f', 16) + Character.digit('9', 8) + "" + Character.forDigit(11, 16) + Character.toString(97) + Character.valueOf('x') + Character.compare('a', 'c') + Character.isValidCodePoint(0x110000) + Character.MIN_RADIX);
    }
}

import java.util.*;

/** Calls of Character with drawn arguments. */
public class RandomCharacter {
    public static void main(String[] arguments) {
        Draw draw = new Draw(6);
        for (int round = 0; round < 10; round++) {
            char c = draw.character(), e = draw.character();
            int p = draw.flag() ? draw.character() : draw.below(0x110000), r = draw.below(40);
            draw.call("Character.isLetter(c)", () -> Character.isLetter(c));
            draw.call("Character.isLetter(p)", () -> Character.isLetter(p));
            draw.call("Character.isDigit(p)", () -> Character.isDigit(p));
            draw.call("Character.isLetterOrDigit(p)", () -> Character.isLetterOrDigit(p));
            draw.call("Character.isWhitespace(p)", () -> Character.isWhitespace(p));
            draw.call("Character.isSpaceChar(p)", () -> Character.isSpaceChar(p));
            draw.call("Character.isUpperCase(p)", () -> Character.isUpperCase(p));
            draw.call("Character.isLowerCase(p)", () -> Character.isLowerCase(p));
            draw.call("Character.isTitleCase(p)", () -> Character.isTitleCase(p));
            draw.call("Character.isAlphabetic(p)", () -> Character.isAlphabetic(p));
            draw.call("Character.isIdeographic(p)", () -> Character.isIdeographic(p));
            draw.call("Character.isDefined(p)", () -> Character.isDefined(p));
            draw.call("Character.isJavaIdentifierStart(p)", () -> Character.isJavaIdentifierStart(p));
            draw.call("Character.isJavaIdentifierPart(p)", () -> Character.isJavaIdentifierPart(p));
            draw.call("Character.isUnicodeIdentifierPart(p)", () -> Character.isUnicodeIdentifierPart(p));
            draw.call("Character.isIdentifierIgnorable(p)", () -> Character.isIdentifierIgnorable(p));
            draw.call("Character.isMirrored(p)", () -> Character.isMirrored(p));
            draw.call("Character.isISOControl(p)", () -> Character.isISOControl(p));
            draw.call("Character.toUpperCase(c)", () -> Character.toUpperCase(c));
            draw.call("Character.toUpperCase(p)", () -> Character.toUpperCase(p));
            draw.call("Character.toLowerCase(c)", () -> Character.toLowerCase(c));
            draw.call("Character.toLowerCase(p)", () -> Character.toLowerCase(p));
            draw.call("Character.toTitleCase(p)", () -> Character.toTitleCase(p));
            draw.call("Character.getNumericValue(p)", () -> Character.getNumericValue(p));
            draw.call("Character.getType(p)", () -> Character.getType(p));
            draw.call("Character.getDirectionality(p)", () -> Character.getDirectionality(p));
            draw.call("Character.digit(c, r)", () -> Character.digit(c, r));
            draw.call("Character.digit(p, r)", () -> Character.digit(p, r));
            draw.call("(int) Character.forDigit(r, 16)", () -> (int) Character.forDigit(r, 16));
            draw.call("Character.isSurrogate(c)", () -> Character.isSurrogate(c));
            draw.call("Character.isHighSurrogate(c)", () -> Character.isHighSurrogate(c));
            draw.call("Character.isSurrogatePair(c, e)", () -> Character.isSurrogatePair(c, e));
            draw.call("Character.toCodePoint(c, e)", () -> Character.toCodePoint(c, e));
            draw.call("Character.charCount(p)", () -> Character.charCount(p));
            draw.call("Character.toChars(p)", () -> Character.toChars(p));
            draw.call("Character.isBmpCodePoint(p)", () -> Character.isBmpCodePoint(p));
            draw.call("Character.isSupplementaryCodePoint(p)", () -> Character.isSupplementaryCodePoint(p));
            draw.call("Character.compare(c, e)", () -> Character.compare(c, e));
            draw.call("Character.hashCode(c)", () -> Character.hashCode(c));
            draw.call("Character.reverseBytes(c) + 0", () -> Character.reverseBytes(c) + 0);
            draw.call("Character.toString(p)", () -> Character.toString(p));
            draw.call("Character.valueOf(c).compareTo(e)", () -> Character.valueOf(c).compareTo(e));
            draw.call("Character.highSurrogate(p) + 0", () -> Character.highSurrogate(p) + 0);
            draw.call("Character.lowSurrogate(p) + 0", () -> Character.lowSurrogate(p) + 0);
        }
    }
}

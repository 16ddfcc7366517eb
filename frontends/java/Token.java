package assay;

/** Single tokens of the exchange form. */
final class Token {
  private Token() {}

  private static final String BARE_SIGNS = "_@$%&*+/<=>?!^~.:-";

  static String string(String text) {
    return quoted('"', text);
  }

  static String symbol(String name) {
    return isBare(name) ? name : quoted('|', name);
  }

  static String hexadecimal(byte[] bytes, int size) {
    StringBuilder text = new StringBuilder(2 * size + 2).append('"');
    for (int i = 0; i < size; i++) {
      text.append(Character.forDigit(bytes[i] >> 4 & 15, 16)).append(Character.forDigit(bytes[i] & 15, 16));
    }
    return text.append('"').toString();
  }

  /** A float by its bits; there is one NaN. */
  static String number(double value) {
    return "#f" + String.format("%016X", Double.doubleToLongBits(value));
  }

  private static boolean isBare(String name) {
    if (name.isEmpty() || isInteger(name)) return false;
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean isLetter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      boolean isLater = i > 0 && (c >= '0' && c <= '9' || c == '\'');
      if (!isLetter && !isLater && BARE_SIGNS.indexOf(c) < 0) return false;
    }
    return true;
  }

  /** With a digit at its start it is no bare symbol anyway. */
  private static boolean isInteger(String name) {
    for (int i = 1; i < name.length(); i++) if (name.charAt(i) < '0' || name.charAt(i) > '9') return false;
    return name.length() > 1 && name.charAt(0) == '-';
  }

  /** Half a character of UTF-16 alone can't be written: a question mark stands for it. */
  private static String quoted(char mark, String text) {
    StringBuilder result = new StringBuilder(text.length() + 2).append(mark);
    text.codePoints().forEach(point -> {
      if (point == mark || point == '\\') {
        result.append('\\').append((char) point);
      } else if (point == '\n') {
        result.append("\\n");
      } else if (point < 0x20 || point == 0x7f) {
        result.append("\\x").append(Integer.toHexString(point)).append(';');
      } else if (point >= 0xd800 && point < 0xe000) {
        result.append('?');
      } else {
        result.appendCodePoint(point);
      }
    });
    return result.append(mark).toString();
  }
}

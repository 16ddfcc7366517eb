package assay;

import java.util.ArrayList;
import java.util.List;

/** The s-expressions of requests (docs/exchange-form.md): a list, or the text of a token. */
final class Sexpr {
  private final List<Sexpr> items; // null: a token
  private final String text;

  private Sexpr(List<Sexpr> items, String text) {
    this.items = items;
    this.text = text;
  }

  static Sexpr read(String text) throws Problem {
    Reader reader = new Reader(text);
    Sexpr result = reader.expression();
    reader.skipSpace();
    if (reader.position != text.length()) throw new Problem("bad request: text after its end");
    return result;
  }

  List<Sexpr> items() throws Problem {
    if (items == null) throw new Problem("bad request: no list but " + text);
    return items;
  }

  Sexpr item(int index) throws Problem {
    if (index >= items().size()) throw new Problem("bad request: too few parts");
    return items.get(index);
  }

  String text() throws Problem {
    if (text == null) throw new Problem("bad request: a list where a text should be");
    return text;
  }

  long number() throws Problem {
    try {
      return Long.parseLong(text());
    } catch (NumberFormatException e) {
      throw new Problem("bad request: no number but " + text);
    }
  }

  /** What a list starts with; empty: nothing. */
  String head() {
    return items == null || items.isEmpty() || items.get(0).text == null ? "" : items.get(0).text;
  }

  List<String> texts() throws Problem {
    List<String> result = new ArrayList<>();
    for (Sexpr item : items()) result.add(item.text());
    return result;
  }

  private static final class Reader {
    final String text;
    int position = 0;

    Reader(String text) {
      this.text = text;
    }

    void skipSpace() {
      while (position < text.length() && Character.isWhitespace(text.charAt(position))) position++;
    }

    char next() throws Problem {
      if (position >= text.length()) throw new Problem("bad request: it ends too early");
      return text.charAt(position++);
    }

    Sexpr expression() throws Problem {
      skipSpace();
      char first = next();
      if (first == '(') return list();
      if (first == '"' || first == '|') return new Sexpr(null, quoted(first));
      int start = position - 1;
      while (position < text.length() && !isEnd(text.charAt(position))) position++;
      return new Sexpr(null, text.substring(start, position));
    }

    private static boolean isEnd(char c) {
      return Character.isWhitespace(c) || c == '(' || c == ')' || c == '"' || c == '|';
    }

    private Sexpr list() throws Problem {
      List<Sexpr> items = new ArrayList<>();
      while (true) {
        skipSpace();
        if (position < text.length() && text.charAt(position) == ')') {
          position++;
          return new Sexpr(items, null);
        }
        items.add(expression());
      }
    }

    private String quoted(char end) throws Problem {
      StringBuilder result = new StringBuilder();
      for (char c = next(); c != end; c = next()) {
        if (c == '\\') {
          escape(result);
        } else {
          result.append(c);
        }
      }
      return result.toString();
    }

    private void escape(StringBuilder result) throws Problem {
      char c = next();
      switch (c) {
        case 'n' -> result.append('\n');
        case 'r' -> result.append('\r');
        case 't' -> result.append('\t');
        case 'x' -> {
          int end = text.indexOf(';', position);
          if (end < 0) throw new Problem("bad request: an escape without an end");
          try {
            result.appendCodePoint(Integer.parseInt(text.substring(position, end), 16));
          } catch (IllegalArgumentException e) {
            throw new Problem("bad request: an escape that is no character");
          }
          position = end + 1;
        }
        default -> result.append(c);
      }
    }
  }
}

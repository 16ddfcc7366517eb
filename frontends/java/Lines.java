package assay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which lines a call has reached, each once, in the order of their first time. Code with probes calls `reached`. */
public final class Lines {
  private Lines() {}

  /** A line of a class. */
  record Line(String className, int number) {}

  private static final List<Line> known = new ArrayList<>(); // by number
  private static final List<Line> reached = new ArrayList<>();
  private static volatile boolean[] seen = new boolean[64];

  static synchronized void clear() {
    known.clear();
    reached.clear();
    seen = new boolean[64];
  }

  /** The number that a probe of the line has. */
  static synchronized int add(Line line) {
    known.add(line);
    if (known.size() > seen.length) seen = Arrays.copyOf(seen, 2 * seen.length);
    return known.size() - 1;
  }

  static synchronized List<Line> inOrder() {
    return List.copyOf(reached);
  }

  public static void reached(int number) {
    if (!seen[number]) note(number);
  }

  private static synchronized void note(int number) {
    if (number >= known.size() || seen[number]) return;
    seen[number] = true;
    reached.add(known.get(number));
  }
}

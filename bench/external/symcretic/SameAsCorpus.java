import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Holds the programs of bench/java/symcretic that concolic walk's corpus has, too, against those: the same answers, or
 * exceptions of the same class, for random inputs. Half of the numbers are small, so that branches are taken.
 */
public class SameAsCorpus {
  private static final Random random = new Random(1);
  private static int differences = 0;
  private static concolic.MathSin sine;

  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[0]);
    PrintStream out = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream())); // the corpus prints as it goes
    sine = new concolic.MathSin();
    report(out, "dart", count, SameAsCorpus::dart);
    report(out, "tcas", count, SameAsCorpus::tcas);
    report(out, "tsafe, in a turn", count, SameAsCorpus::inTurn);
    report(out, "tsafe, change of course", count, SameAsCorpus::courseChange);
    report(out, "sine", count, SameAsCorpus::sine);
    System.exit(differences == 0 ? 0 : 1);
  }

  private static void report(PrintStream out, String name, int count, Supplier<Object[]> answers) {
    int unlike = 0;
    java.util.Set<Object> seen = new java.util.HashSet<>();
    for (int i = 0; i < count; i++) {
      Object[] both = answers.get();
      if (!both[0].equals(both[1])) unlike++;
      seen.add(both[0]);
    }
    out.printf("%s: %d inputs, %d differ, %d different answers%n", name, count, unlike, seen.size());
    differences += unlike;
  }

  private static Object answer(Supplier<Object> call) {
    try {
      return call.get();
    } catch (RuntimeException e) {
      return e.getClass().getName();
    }
  }

  private static int number() {
    return random.nextBoolean() ? random.nextInt() : random.nextInt(41) - 20;
  }

  private static double real() {
    switch (random.nextInt(4)) {
      case 0: return Double.longBitsToDouble(random.nextLong());
      case 1: return random.nextInt(9) - 4;
      default: return random.nextGaussian() * 1000;
    }
  }

  private static Object[] dart() {
    int x = number();
    int y = random.nextBoolean() ? 10 * (1 + random.nextInt(2)) : number();
    boolean theirs = false;
    try {
      concolic.DART.test(x, y);
    } catch (AssertionError e) {
      theirs = true;
    }
    return new Object[] {theirs, Cube.guarded(x, y)};
  }

  private static Object[] tcas() {
    int separation = 550 + random.nextInt(100);
    int confidence = random.nextInt(8) == 0 ? number() : 1;
    int valid = random.nextInt(3);
    int own = number();
    int rate = 550 + random.nextInt(100);
    int other = random.nextInt(4) == 0 ? own : number();
    int layer = random.nextInt(16) == 0 ? number() : random.nextInt(4);
    int above = random.nextInt(1000);
    int below = random.nextInt(1000);
    int intent = random.nextInt(3);
    int equipment = random.nextInt(3);
    int inhibited = random.nextInt(3);
    Object theirs = answer(() -> {
      Tcas.initialize();
      Tcas.Cur_Vertical_Sep = separation;
      Tcas.High_Confidence = confidence;
      Tcas.Two_of_Three_Reports_Valid = valid;
      Tcas.Own_Tracked_Alt = own;
      Tcas.Own_Tracked_Alt_Rate = rate;
      Tcas.Other_Tracked_Alt = other;
      Tcas.Alt_Layer_Value = layer;
      Tcas.Up_Separation = above;
      Tcas.Down_Separation = below;
      Tcas.Other_RAC = intent;
      Tcas.Other_Capability = equipment;
      Tcas.Climb_Inhibit = inhibited;
      return Tcas.alt_sep_test();
    });
    Object ours = answer(() -> Avoidance.advise(
        separation, confidence, valid, own, rate, other, layer, above, below, intent, equipment, inhibited));
    return new Object[] {theirs, ours};
  }

  private static Object[] inTurn() {
    double width = random.nextBoolean() ? 400 : 2;
    double[] a = random.doubles(7, -width, width).toArray();
    for (int i = 0; i < a.length; i++) if (random.nextInt(4) == 0) a[i] = real();
    double theirs = tsafe.Conflict.snippet(a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
    return new Object[] {theirs, Separation.inTurn(a[0], a[1], a[2], a[3], a[4], a[5], a[6])};
  }

  private static Object[] courseChange() {
    double[] a = new double[8];
    for (int i = 0; i < a.length; i++) a[i] = real();
    double theirs = tsafe.TurnLogic.snippet(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
    return new Object[] {theirs, Separation.courseChange(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7])};
  }

  private static Object[] sine() {
    double x = random.nextInt(3) == 0 ? real() : random.nextGaussian() * 20;
    if (random.nextInt(16) == 0) x = Double.longBitsToDouble(0x7FF0000000000000L | random.nextLong() & 0x800C0000C0000000L);
    return new Object[] {sine.mysin(x), Sine.of(x)};
  }
}

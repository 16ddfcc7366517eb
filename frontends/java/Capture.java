package assay;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What a call prints: the first megabyte, and how much it is. */
final class Capture extends OutputStream {
  private static final int MOST = 1 << 20;

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private long count = 0;

  PrintStream stream() {
    return new PrintStream(this, true, StandardCharsets.UTF_8);
  }

  @Override
  public synchronized void write(int value) {
    if (count < MOST) kept.write(value);
    count++;
  }

  @Override
  public synchronized void write(byte[] bytes, int start, int size) {
    int room = (int) Math.max(0, MOST - count);
    kept.write(bytes, start, Math.min(size, room));
    count += size;
  }

  /** What was printed so far is nothing that the call prints. */
  synchronized void forget() {
    kept.reset();
    count = 0;
  }

  synchronized String toText(String head) {
    return "(" + head + " " + Token.hexadecimal(kept.toByteArray(), kept.size()) + " " + count + ")";
  }
}

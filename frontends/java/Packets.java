package assay;

import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Requests and answers: four bytes of length, most significant first, then text. Requests are read by a thread of their
 * own, so that the end of the client is noticed in the middle of a call; then this process ends.
 */
final class Packets {
  private final BlockingQueue<String> requests = new LinkedBlockingQueue<>();
  private final OutputStream answers;

  Packets(int requestDescriptor, int answerDescriptor) throws ReflectiveOperationException {
    InputStream input = new FileInputStream(descriptor(requestDescriptor));
    answers = new FileOutputStream(descriptor(answerDescriptor));
    Thread reader = new Thread(() -> read(new DataInputStream(input)), "requests");
    reader.setDaemon(true);
    reader.start();
  }

  String next() throws InterruptedException {
    return requests.take();
  }

  void answer(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] packet = new byte[4 + bytes.length];
    for (int i = 0; i < 4; i++) packet[i] = (byte) (bytes.length >>> (24 - 8 * i));
    System.arraycopy(bytes, 0, packet, 4, bytes.length);
    answers.write(packet);
  }

  private void read(DataInputStream input) {
    try {
      while (true) {
        byte[] bytes = new byte[input.readInt()];
        input.readFully(bytes);
        requests.add(new String(bytes, StandardCharsets.UTF_8));
      }
    } catch (IOException | RuntimeException | Error end) {
      ExitGuard.watch(null);
      Runtime.getRuntime().halt(0);
    }
  }

  /** There is no public way to a descriptor that was inherited; a socket can't be opened by a name. */
  private static FileDescriptor descriptor(int number) throws ReflectiveOperationException {
    Constructor<FileDescriptor> constructor = FileDescriptor.class.getDeclaredConstructor(int.class);
    constructor.setAccessible(true);
    return constructor.newInstance(number);
  }
}

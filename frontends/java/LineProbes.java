package assay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.org.objectweb.asm.ClassReader;
import jdk.internal.org.objectweb.asm.ClassWriter;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.FrameNode;
import jdk.internal.org.objectweb.asm.tree.InsnList;
import jdk.internal.org.objectweb.asm.tree.LdcInsnNode;
import jdk.internal.org.objectweb.asm.tree.LineNumberNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

/** Puts a call of `Lines.reached` wherever a line of some classes can begin, as they are loaded. */
final class LineProbes {
  private static final String COUNTER = Lines.class.getName().replace('.', '/');

  private final List<String> classes; // empty: all of the program
  private volatile String problem = null;

  LineProbes(List<String> classes) {
    this.classes = classes;
  }

  /** A class that is named stands for those within it, too. */
  boolean wants(String name) {
    return classes.isEmpty()
        || classes.stream().anyMatch(each -> name.equals(each) || name.startsWith(each + "$"));
  }

  /** Why not all lines can be seen; null: they can. */
  String problem() {
    return problem;
  }

  byte[] insert(String name, byte[] bytes) {
    try {
      return inserted(name, bytes);
    } catch (RuntimeException e) { // a method that has no room for it
      problem = "the lines of " + name + " can't be seen: " + e;
      return bytes;
    }
  }

  private static byte[] inserted(String name, byte[] bytes) {
    ClassNode code = new ClassNode();
    new ClassReader(bytes).accept(code, 0);
    Map<Integer, Integer> numbers = new HashMap<>();
    for (MethodNode method : code.methods) {
      int number = -1; // of the line, once there is one
      for (AbstractInsnNode each : method.instructions.toArray()) {
        if (each instanceof LineNumberNode start) {
          number = numbers.computeIfAbsent(start.line, line -> Lines.add(new Lines.Line(name, line)));
        }
        // Where a jump leads to, javac starts no line that goes on.
        boolean begins = each instanceof LineNumberNode || each instanceof FrameNode;
        if (begins && number >= 0) insert(method.instructions, each, number);
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    code.accept(writer);
    return writer.toByteArray();
  }

  private static void insert(InsnList instructions, AbstractInsnNode start, int number) {
    AbstractInsnNode first = start;
    while (first != null && first.getOpcode() < 0) first = first.getNext(); // a frame belongs before the probe
    if (first == null) return;
    InsnList probe = new InsnList();
    probe.add(new LdcInsnNode(number));
    probe.add(new MethodInsnNode(Opcodes.INVOKESTATIC, COUNTER, "reached", "(I)V", false));
    // Frames name an object that is not initialised yet by the place of its `new`, so nothing may come before that.
    if (first.getOpcode() == Opcodes.NEW) {
      instructions.insert(first, probe);
    } else {
      instructions.insertBefore(first, probe);
    }
  }
}

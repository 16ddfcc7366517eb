// Random calls of a class's methods and constructors: java RandomCalls.java CLASS SECONDS [SEED]
//
// What random testing finds in the time that Assay has: each call has new arguments (RandomValues), and an object that a
// random constructor or factory makes and a few random calls change. What a call returns or throws is of no interest; JaCoCo
// sees what it covers. A call that takes longer than a second is left.

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

public class RandomCalls {
  private static final long LONGEST_CALL = 1_000_000_000L;

  private final Class<?> tested;
  private final RandomValues values;
  private final Random random;
  private final List<Executable> members = new ArrayList<>();
  private final AtomicLong started = new AtomicLong();
  private volatile long calls;

  RandomCalls(Class<?> tested, Random random) {
    this.tested = tested;
    this.random = random;
    values = new RandomValues(random, tested);
    for (Constructor<?> each : tested.getDeclaredConstructors()) add(each, !Modifier.isAbstract(tested.getModifiers()));
    for (Method each : tested.getDeclaredMethods()) add(each, !Modifier.isAbstract(each.getModifiers()));
  }

  // Those that a test in the package of the class can call.
  private void add(Executable member, boolean canBeCalled) {
    boolean isMain = member.getName().equals("main") && Modifier.isStatic(member.getModifiers());
    if (!canBeCalled || isMain || Modifier.isPrivate(member.getModifiers()) || member.isSynthetic()) return;
    member.setAccessible(true);
    members.add(member);
  }

  private void callOne() throws ReflectiveOperationException {
    Executable member = members.get(random.nextInt(members.size()));
    Type[] types = member.getGenericParameterTypes();
    if (types.length != member.getParameterCount()) types = member.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) arguments[i] = values.of(types[i]);
    if (member instanceof Constructor) {
      ((Constructor<?>) member).newInstance(arguments);
      return;
    }
    Object on = Modifier.isStatic(member.getModifiers()) ? null : values.of(tested);
    if (on == null && !Modifier.isStatic(member.getModifiers())) return;
    ((Method) member).invoke(on, arguments);
  }

  private void callForEver() {
    while (true) {
      started.set(System.nanoTime());
      try {
        callOne();
      } catch (InvocationTargetException | IllegalArgumentException thrown) {
        // what it did before it failed counts
      } catch (StackOverflowError | OutOfMemoryError tooMuch) {
        // so does this
      } catch (ReflectiveOperationException cannotBeCalled) {
        throw new IllegalStateException(cannotBeCalled);
      }
      calls++;
    }
  }

  @SuppressWarnings({"deprecation", "removal"})
  private void run(double seconds) throws InterruptedException {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    while (System.nanoTime() < end) {
      started.set(System.nanoTime());
      Thread worker = new Thread(this::callForEver);
      worker.setDaemon(true);
      worker.start();
      while (System.nanoTime() < end && worker.isAlive() && System.nanoTime() - started.get() < LONGEST_CALL) Thread.sleep(20);
      worker.stop();
    }
  }

  public static void main(String[] arguments) throws Exception {
    Random random = new Random(arguments.length > 2 ? Long.parseLong(arguments[2]) : 1);
    RandomCalls calls = new RandomCalls(Class.forName(arguments[0]), random);
    calls.run(Double.parseDouble(arguments[1]));
    System.err.println(calls.calls + " calls");
    System.exit(0);
  }
}

package assay;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One call in a thread of its own: first its arguments, then the method. */
final class Run implements ExitGuard.Running {
  /** How far it came, and how it ended. */
  enum End { RETURNED, RAISED, ARGUMENT_RAISED, NOT_CALLED, TIMED_OUT, OUT_OF_MEMORY, EXITED }

  private final ProgramLoader loader;
  private final CallUnit unit;
  private final CallRequest request;
  private final Runnable beforeCall;
  private final CountDownLatch over = new CountDownLatch(1);
  private final ThreadGroup threads = new ThreadGroup("call");

  private Callee callee;
  private Object[] arguments;
  private Object result;
  private Throwable raised;
  private String detail = "";
  private volatile End end = null; // set once, last

  /** {@code beforeCall} is run when the arguments are made and the class is initialised. */
  Run(ProgramLoader loader, CallUnit unit, CallRequest request, Runnable beforeCall) {
    this.loader = loader;
    this.unit = unit;
    this.request = request;
    this.beforeCall = beforeCall;
  }

  /** Returns when the call has ended or the time is over. */
  End await(long milliseconds) throws InterruptedException {
    Thread thread = new Thread(threads, this::run, "main");
    thread.setDaemon(true);
    thread.setContextClassLoader(loader);
    ExitGuard.watch(this);
    thread.start();
    boolean ended = over.await(milliseconds, TimeUnit.MILLISECONDS);
    ExitGuard.watch(null);
    synchronized (this) {
      if (end == null) end = ended ? End.OUT_OF_MEMORY : End.TIMED_OUT;
    }
    if (end != End.TIMED_OUT && end != End.EXITED) thread.join(1000);
    return end;
  }

  /** Whether threads of it are left, which nothing can end. */
  boolean leavesThreads() {
    return threads.activeCount() > 0;
  }

  Callee callee() {
    return callee;
  }

  Object[] arguments() {
    return arguments;
  }

  Object result() {
    return result;
  }

  Throwable raised() {
    return raised;
  }

  String detail() {
    return detail;
  }

  @Override
  public void wantsToExit(int status) {
    synchronized (this) {
      if (end == null) {
        detail = "exit " + status;
        end = End.EXITED;
      }
    }
    over.countDown();
  }

  private synchronized void ends(End how) {
    if (end == null) end = how;
  }

  private void run() {
    try {
      callee = Callee.find(loader, request.className(), request.method(), request.descriptor(),
                           request.arguments().size());
      if (makeArguments()) call();
    } catch (OutOfMemoryError e) {
      ends(End.OUT_OF_MEMORY);
    } catch (Problem e) {
      detail = e.getMessage();
      ends(End.NOT_CALLED);
    } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
      detail = e.toString();
      ends(End.NOT_CALLED);
    } finally {
      over.countDown();
    }
  }

  private boolean makeArguments() throws ReflectiveOperationException {
    Method maker = Class.forName(unit.name(), true, loader).getDeclaredMethod(CallUnit.ARGUMENTS);
    maker.setAccessible(true);
    try {
      arguments = (Object[]) maker.invoke(null);
    } catch (InvocationTargetException e) {
      raises(e.getCause(), End.ARGUMENT_RAISED);
      return false;
    }
    detail = callee.takesObject() && arguments[0] == null ? "the object is null" : callee.whyNot();
    if (detail != null) ends(End.NOT_CALLED);
    return detail == null;
  }

  /** What goes wrong while a class is initialised comes as it is. */
  private void call() {
    detail = "";
    try {
      Class.forName(request.className(), true, loader);
      beforeCall.run();
      result = callee.call(arguments);
      ends(End.RETURNED);
    } catch (InvocationTargetException e) {
      raises(e.getCause(), End.RAISED);
    } catch (OutOfMemoryError | LinkageError | StackOverflowError e) {
      raises(e, End.RAISED);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      detail = e.toString();
      ends(End.NOT_CALLED);
    }
  }

  private void raises(Throwable what, End how) {
    raised = what;
    ends(what instanceof OutOfMemoryError ? End.OUT_OF_MEMORY : how);
  }
}

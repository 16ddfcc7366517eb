package assay;

import java.security.Permission;
import java.util.concurrent.CountDownLatch;

/**
 * Keeps a call from ending this process: whoever wants to waits for ever, so that nothing else is done that would not be done
 * really, and the call is over. Everything else is allowed. `java` must be started with -Djava.security.manager=allow.
 */
@SuppressWarnings("removal") // there is no other way
final class ExitGuard extends SecurityManager {
  private static volatile Running running; // null: nothing of the program runs

  /** A call that runs. */
  interface Running {
    void wantsToExit(int status);
  }

  static void install() {
    System.setSecurityManager(new ExitGuard());
  }

  static void watch(Running call) {
    running = call;
  }

  @Override
  public void checkExit(int status) {
    Running call = running;
    if (call == null) return;
    call.wantsToExit(status);
    while (true) {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        continue;
      }
    }
  }

  @Override
  public void checkPermission(Permission permission) {
    if (running != null && permission.getName().equals("setSecurityManager"))
      throw new SecurityException("a call may not change who keeps it from ending the process");
  }

  @Override
  public void checkPermission(Permission permission, Object context) {
    checkPermission(permission);
  }
}

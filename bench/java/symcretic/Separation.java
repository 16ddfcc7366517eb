// Whether two aircraft come too near to each other while one of them turns, and by how much a course changes.
public class Separation {
  private static final double DEGREE = Math.PI / 180.0;
  private static final double GRAVITY = 68443.0;
  private static final double FULL_TURN = Math.PI * 2;
  private static final double NEAR = 2;

  /** The least distance in a turn by `degrees`, no more than NEAR. */
  static double inTurn(double degrees, double ownSpeed, double otherSpeed, double otherX, double otherY,
      double otherCourse, double bank) {
    double turn = degrees * DEGREE;
    int side = turn < 0 ? -1 : 1;
    double radius = Math.pow(ownSpeed, 2.0) / Math.tan(bank * DEGREE) / GRAVITY;
    double otherRadius = Math.pow(otherSpeed, 2.0) / Math.tan(bank * DEGREE) / GRAVITY;
    double time = Math.abs(turn) * radius / ownSpeed;
    double otherTurn = time * otherSpeed / otherRadius;
    double x = side * radius * (1 - Math.cos(turn));
    double y = radius * side * Math.sin(turn);
    double endX = otherX + otherRadius * (Math.cos(otherCourse) - Math.cos(otherCourse + otherTurn));
    double endY = otherY - otherRadius * (Math.sin(otherCourse) - Math.sin(otherCourse + otherTurn));
    double distance = Math.sqrt(Math.pow(endX - x, 2.0) + Math.pow(endY - y, 2.0));
    double least = 999;
    if (distance < least) {
      least = distance;
    }
    if (least < NEAR) {
      return least; // target: tsafe
    }
    return NEAR;
  }

  /** By how many degrees the course from one leg to the next changes. */
  static double courseChange(double x0, double y0, double speed, double x1, double y1, double x2, double y2,
      double seconds) {
    if (x0 - x1 == 0 && y0 - y1 == 0) return 0.0;
    double first = course(x0 - x1, y0 - y1);
    if (x1 - x2 == 0 && y1 - y2 == 0) return 0.0;
    double second = course(x1 - x2, y1 - y2);
    double change = withinHalfTurn(first - second);
    return Math.atan2(change * speed, 32.0 * seconds) / DEGREE;
  }

  private static double course(double dx, double dy) {
    double course = 90 * DEGREE - Math.atan2(dy, dx);
    if (course < 0.) course += 360 * DEGREE;
    if (course > 2 * Math.PI) course -= 360 * DEGREE;
    return course;
  }

  private static double withinHalfTurn(double angle) {
    if (angle < -Math.PI) {
      return angle + FULL_TURN; // target: tsafe
    }
    if (angle > Math.PI) {
      return angle - FULL_TURN; // target: tsafe
    }
    return angle;
  }
}

// Which way to go when another aircraft comes near: the logic of TCAS, with its twelve numbers.
public class Avoidance {
  static final int UNRESOLVED = 0;
  static final int UPWARD = 1;
  static final int DOWNWARD = 2;

  private static final int GREATEST_RATE = 600;       // feet a minute
  private static final int GREATEST_DIFFERENCE = 600; // feet
  private static final int LEAST_SEPARATION = 300;    // feet

  private final int verticalSeparation;
  private final int ownAltitude;
  private final int otherAltitude;
  private final int layer;
  private final int separationAbove;
  private final int separationBelow;
  private final boolean mayNotClimb;

  private Avoidance(int verticalSeparation, int ownAltitude, int otherAltitude, int layer, int separationAbove,
      int separationBelow, boolean mayNotClimb) {
    this.verticalSeparation = verticalSeparation;
    this.ownAltitude = ownAltitude;
    this.otherAltitude = otherAltitude;
    this.layer = layer;
    this.separationAbove = separationAbove;
    this.separationBelow = separationBelow;
    this.mayNotClimb = mayNotClimb;
  }

  static int advise(int verticalSeparation, int confidence, int reportsValid, int ownAltitude, int ownRate,
      int otherAltitude, int layer, int separationAbove, int separationBelow, int otherIntent, int otherEquipment,
      int climbInhibited) {
    boolean isEnabled = confidence == 1 && ownRate <= GREATEST_RATE && verticalSeparation > GREATEST_DIFFERENCE;
    boolean isEquipped = otherEquipment == 1;
    boolean isIntentUnknown = reportsValid == 1 && otherIntent == 0;
    if (!isEnabled || isEquipped && !isIntentUnknown) return UNRESOLVED;
    Avoidance situation = new Avoidance(verticalSeparation, ownAltitude, otherAltitude, layer, separationAbove,
        separationBelow, climbInhibited == 1);
    boolean needsUpward = situation.shouldClimb() && situation.isBelow();
    boolean needsDownward = situation.shouldDescend() && situation.isAbove();
    if (needsUpward && needsDownward) return UNRESOLVED;
    if (needsUpward) {
      return UPWARD; // target: tcas
    }
    if (needsDownward) {
      return DOWNWARD; // target: tcas
    }
    return UNRESOLVED; // target: tcas
  }

  private boolean isBelow() {
    return ownAltitude < otherAltitude;
  }

  private boolean isAbove() {
    return otherAltitude < ownAltitude;
  }

  private boolean prefersUpward() {
    int biased = mayNotClimb ? separationAbove + LEAST_SEPARATION : separationAbove;
    return biased > separationBelow;
  }

  private int limit() {
    int[] limits = {400, 500, 640, 740};
    return limits[layer];
  }

  private boolean shouldClimb() {
    if (prefersUpward()) return !isBelow() || separationBelow < limit();
    return isAbove() && verticalSeparation >= LEAST_SEPARATION && separationAbove >= limit();
  }

  private boolean shouldDescend() {
    if (prefersUpward()) return isBelow() && verticalSeparation >= LEAST_SEPARATION && separationBelow >= limit();
    return !isAbove() || separationAbove >= limit();
  }
}

package java.util;

/** The zone is UTC, as it is where calls are confirmed. */
final class OverlayOfTimeZone {
    private OverlayOfTimeZone() {}

    static TimeZone setDefaultZone() { return TimeZone.getTimeZone("UTC"); }
}

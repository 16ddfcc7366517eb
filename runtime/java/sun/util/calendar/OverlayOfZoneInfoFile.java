package sun.util.calendar;

/** UTC, and what is written by its hours (GMT+2): other zones are in a file that only the real one reads. */
final class OverlayOfZoneInfoFile {
    private OverlayOfZoneInfoFile() {}

    static void insteadOfInitialiser() {}

    static ZoneInfo getZoneInfo(String name) {
        if (name.equals("UTC") || name.equals("GMT")) return new ZoneInfo(name, 0);
        boolean hasHours = name.startsWith("GMT") && name.length() > 4 && name.charAt(4) != '0';
        if (!hasHours) AssayMachine.unsupported("the data of a time zone other than UTC");
        return null;
    }
}

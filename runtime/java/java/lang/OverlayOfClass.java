package java.lang;

/** Enums know their constants without reflection. */
final class OverlayOfClass {
    private OverlayOfClass() {}

    static Object[] getEnumConstantsShared(Class<?> self) { return AssayMachine.enumValues(self); }

    static String getSimpleName(Class<?> self) {
        if (self.isArray()) return self.getComponentType().getSimpleName().concat("[]");
        String name = self.getName();
        int end = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
        String simple = name.substring(end + 1);
        int digits = 0;
        while (digits < simple.length() && simple.charAt(digits) >= '0' && simple.charAt(digits) <= '9') digits++;
        return simple.substring(digits);
    }
}

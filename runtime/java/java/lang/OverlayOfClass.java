package java.lang;

/** Enums know their constants without reflection. */
final class OverlayOfClass {
    private OverlayOfClass() {}

    static Object[] getEnumConstantsShared(Class<?> self) { return AssayMachine.enumValues(self); }

    /** As javac names classes: one that is local or anonymous, or inside such a one, has none. */
    static String getCanonicalName(Class<?> self) {
        if (self.isArray()) {
            String of = self.getComponentType().getCanonicalName();
            return of == null ? null : of.concat("[]");
        }
        String name = self.getName();
        for (int i = 1; i < name.length(); i++) {
            if (name.charAt(i - 1) == '$' && name.charAt(i) >= '0' && name.charAt(i) <= '9') return null;
        }
        return name.replace('$', '.');
    }

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

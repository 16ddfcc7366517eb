public class ClassNames {
    interface I {} enum E { A { } } record R() {} @interface An {}
    public static void main(String[] args) {
        System.out.println(I.class.getName() + E.A.getClass().getName() + R.class.getSimpleName() + int[][].class.getName() + String[].class.getSimpleName() + void.class + I.class + E.class.isEnum() + R.class.isRecord() + I.class.isInterface() + int.class.isPrimitive() + int[].class.isArray() + int[].class.getComponentType() + An.class.isAnnotation());
        System.out.println(Integer.class.getSuperclass().getName() + (Object.class.getSuperclass() == null) + Number.class.isInstance(5) + Number.class.isAssignableFrom(Integer.class) + ClassNames.class.getPackageName().isEmpty());
        System.out.println(Number.class.cast(5));
        String.class.cast(5);
    }
}

public class ReflectionUse {
    public static void main(String[] args) throws Exception {
        System.out.println(String.class.getMethod("length").invoke("abc"));
    }
}

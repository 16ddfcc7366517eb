public class HelloUnicode {
    public static void main(String[] args) {
        System.out.println("\u4f60\u597d \u0417\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439 \ud83c\udf0d");
        String \u00e9t\u00e9 = "ok";
        System.out.println(\u00e9t\u00e9);
        System.out.println("tab\there \"quoted\" back\\slash");
        System.out.println('\'' + "" + '\\' + '\u0041');
    }
}

public class IntegerCaches {
    public static void main(String[] args) {
        System.out.println(Integer.valueOf(127) == Integer.valueOf(127));
        System.out.println(Long.valueOf(-128) == Long.valueOf(-128));
        System.out.println(Short.valueOf((short) 100) == Short.valueOf((short) 100));
        System.out.println(Character.valueOf((char) 127) == Character.valueOf((char) 127));
        System.out.println(Integer.valueOf(1000).equals(1000));
        System.out.println(Boolean.valueOf("TRUE") == Boolean.TRUE);
        System.out.println(Boolean.parseBoolean("yes") + " " + Boolean.logicalXor(true, false) + Boolean.compare(true, false));
    }
}

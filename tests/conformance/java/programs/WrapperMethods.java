public class WrapperMethods {
    public static void main(String[] args) {
        Integer i = 300;
        System.out.println(i.byteValue() + " " + i.longValue() + i.hashCode() + i.toString().length() + i.compareTo(299));
        Double d = 2.75;
        System.out.println(d.intValue() + " " + d.isNaN() + d.compareTo(2.5) + Double.toString(d));
        Character c = 'q';
        System.out.println(c.charValue() + c.compareTo('r') + c.toString());
        Long l = 5L;
        System.out.println(l.equals(5) + " " + l.equals(5L));
        Number n = 3.9f;
        System.out.println(n.intValue() + " " + n.doubleValue());
        Object o = 'c';
        System.out.println((char) o + 1);
        Boolean b = null;
        if (b) System.out.println("no");
    }
}

public class EnumBasics {
    enum Color { RED, GREEN, BLUE; Color next() { return values()[(ordinal() + 1) % values().length]; } }
    public static void main(String[] args) {
        for (Color c : Color.values()) System.out.println(c + " " + c.name() + c.ordinal() + c.next() + c.compareTo(Color.GREEN) + c.getDeclaringClass().getSimpleName());
        System.out.println(Color.valueOf("RED") == Color.RED);
        System.out.println(Color.RED.equals(Color.BLUE));
        System.out.println(Color.RED instanceof Comparable);
        Color.valueOf("PINK");
    }
}

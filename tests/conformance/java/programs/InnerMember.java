/** an inner class sees the fields of its outer object */
public class InnerMember {
    private int x = 1;
    class In {
        int x = 2;
        class Deep {
            int x = 3;
            String all() { return x + " " + In.this.x + " " + InnerMember.this.x; }
        }
        void set() { InnerMember.this.x += 10; secret(); }
    }
    private void secret() { x *= 2; }
    public static void main(String[] args) {
        InnerMember o = new InnerMember();
        InnerMember.In i = o.new In();
        InnerMember.In.Deep d = i.new Deep();
        System.out.println(d.all());
        i.set();
        System.out.println(d.all());
        InnerMember none = null;
        none.new In();
    }
}

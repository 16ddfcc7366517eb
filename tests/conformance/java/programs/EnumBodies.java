public class EnumBodies {
    enum Op { ADD("+") { int on(int a, int b) { return a + b; } }, MUL("*") { int on(int a, int b) { return a * b; } @Override String note() { return "times" + super.note(); } }, NEG { int on(int a, int b) { return -a; } };
        final String s; static int count; static { for (Op o : values()) count += o.s.length(); } Op(String s) { this.s = s; } Op() { this("neg"); } abstract int on(int a, int b); String note() { return "."; } }
    public static void main(String[] args) { for (Op o : Op.values()) System.out.println(o + o.s + o.on(3, 4) + o.note() + o.getClass().getName() + o.getDeclaringClass().getName() + (o.getClass() == Op.class)); System.out.println(Op.count); switch (Op.MUL) { case ADD: System.out.println("a"); break; case MUL: System.out.println("m"); } }
}

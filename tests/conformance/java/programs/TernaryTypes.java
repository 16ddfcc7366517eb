public class TernaryTypes {
    public static void main(String[] args) {
        boolean t = "a".length() == 1;
        int i = 1;
        long l = 2;
        char c = 'c';
        byte b = 3;
        double d = 1.5;
        Integer bi = 7;
        Object o = t ? i : d;
        System.out.println(o);
        System.out.println(t ? i : l);
        System.out.println(t ? c : 'd');
        System.out.println(t ? c : i);
        System.out.println(t ? b : 'x');
        System.out.println(t ? (Object) i : d);
        System.out.println(t ? bi : d);
        System.out.println(!t ? null : 0);
        Object q = t ? "s" : 1;
        System.out.println(q);
        System.out.println((t ? 1 : 2) + "" + (t ? "x" : 'y'));
        int x = t ? !t ? 1 : 2 : 3;
        System.out.println(x);
        StringBuilder sb = new StringBuilder();
        sb.append(t ? c : 0);
        sb.append(t ? i : c);
        System.out.println(sb);
    }
}

/** an enum is null */
public class SwitchEnumMissing {
    enum E { A, B }
    public static void main(String[] args) {
        E e = null;
        System.out.println("before");
        switch (e) {
            case A: System.out.println("a");
            default: System.out.println("d");
        }
    }
}

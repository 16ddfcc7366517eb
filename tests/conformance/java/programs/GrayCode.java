public class GrayCode {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 16; i++) b.append(String.format("%4s ", Integer.toBinaryString(i ^ i >> 1)).replace(' ', '0'));
        System.out.println(b);
    }
}

public class ThreadStart {
    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> System.out.println("in"));
        t.start();
        t.join();
        System.out.println("out");
    }
}

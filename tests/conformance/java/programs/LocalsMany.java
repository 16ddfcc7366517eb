/** more locals than one byte can number */
public class LocalsMany {
    public static void main(String[] args) {
        int a0=0,a1=1,a2=2,a3=3,a4=4,a5=5,a6=6,a7=7,a8=8,a9=9;
        long b0=10,b1=11,b2=12,b3=13,b4=14,b5=15,b6=16,b7=17,b8=18,b9=19,c0=20,c1=21,c2=22,c3=23,c4=24,c5=25,c6=26,c7=27,c8=28,c9=29;
        double d0=1,d1=1,d2=1,d3=1,d4=1,d5=1,d6=1,d7=1,d8=1,d9=1,e0=2,e1=2,e2=2,e3=2,e4=2,e5=2,e6=2,e7=2,e8=2,e9=2;
        long f0=1,f1=1,f2=1,f3=1,f4=1,f5=1,f6=1,f7=1,f8=1,f9=1,g0=2,g1=2,g2=2,g3=2,g4=2,g5=2,g6=2,g7=2,g8=2,g9=2;
        long h0=1,h1=1,h2=1,h3=1,h4=1,h5=1,h6=1,h7=1,h8=1,h9=1,i0=2,i1=2,i2=2,i3=2,i4=2,i5=2,i6=2,i7=2,i8=2,i9=2;
        long j0=1,j1=1,j2=1,j3=1,j4=1,j5=1,j6=1,j7=1,j8=1,j9=1,k0=2,k1=2,k2=2,k3=2,k4=2,k5=2,k6=2,k7=2,k8=2,k9=2;
        long l0=1,l1=1,l2=1,l3=1,l4=1,l5=1,l6=1,l7=1,l8=1,l9=1,m0=2,m1=2,m2=2,m3=2,m4=2,m5=2,m6=2,m7=2,m8=2,m9=2;
        int i = 1; long l = 2; float f = 3; double d = 4; String s = "five";
        for (int n = 0; n < 3; n++) { i += n; l += i; f += l; d += f; s += d; }
        i += 1000; a0 += 500; i++;
        System.out.println(i + " " + l + " " + f + " " + d + " " + s + " " + (a0 + a9 + b0 + c9 + d9 + e9 + f9 + g9 + h9 + i9 + j9 + k9 + l9 + m9));
    }
}

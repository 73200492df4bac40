/** Made by scripts/career-tables.ts (decision 0100). Occupational Employment and Wage Statistics, May 2025, U.S. Bureau of Labor Statistics, public domain. */
export const stateWages = `CA|TX|FL|NY|MI|OH|PA|WA|IN|VA|IL|GA|NC|NJ|CO|MO|TN|MD|WI|MN|OR|MA|AZ|IA|OK|SC|KY|UT|AL|LA|CT|MS|AR|NV|KS|NE|NM|ME|NH|WV|ID|MT|SD|ND|RI|HI|VT|DE|AK|WY|DC
11-1011!"Om3"7k"et "f&"c?!cH"GM#h}"ai#F?#_-",*#J>#E}"1v!]k!}V"YU",;!y%#k%~!"/L!S5!Xs!ft!]=!V1 #4i!7[!!!!CK!Lm"3E!%x!7+!XX!Eu!d<!j'##k!T)"JZ#%Z!as"!s!VN!AF
11-1021!!w43!ZT!Bj!@w!cn!>Z!<U!B_!g)!H@!Wz!C1!CA!AA"8y!dw!'t!F}!S=!T4!>G!C)!^f!9>!1?!4F!E}!'{!<f!LF!A1!j{!F^!!!!>L!7,!.F!=Y!=r!Zs!+N!)-!5L!k2!=+!Ra!HA!=Z!j{!Qo!>m"2T
11-2011!!lZ3"<:!NG "CR!KR!L+!eO"7x!YD"',"<D!qd!d/":4"9g!4z!G_!R#!o0!i{"-y"7Y !Sd "/}!QZ !!!!1v!lZ!#,!-O "'<!Pt !Pj!bk !4#!oH~!"1i~%!}*
11-2021!"7y3"3W!Y4!S<"%[!N_!Ge!]N!vX!L/"-)!l%!i_!n{"#@"'B!Ee!GA!b9!I0!wh!jU"H:!GX!FC!A]!T&!Cu!P0!:'!:X!s4!#K!LI!+s!b]!/;!=6!K0!T%!!!!Rb!o*!qQ!@/ !7C~!!5a!jW!},
11-2022!"3S3!O%!P;!K]"R}!Q7!Oc!J4!}y!K1"54!gv!m+!bP!{p")]!9)!G>!QS!N}!cq!hP"5;![/!N#!H=!Je!H!!Po!Bm!3n!oW!1[!11!2l!m5!F.!7Z!kd!Vs!!!!OQ!;A!P^!>:!gU!:1!S7 !&Q!I@!Vi
11-2032!"%T3")2!Sh!Tg"7_!Iu!Ji!J)!zV!FX"2U!Yf!]T!Z("1&""I!F?!TU!o;!EO!c^!Xo"-F!E{!M*!1@!;?!C[!ZO!3j!/M!tc!2X!:M!E_!W7!:j!Fx"("!ZN!!!!3e!5j !E]!vl!;H !sB!M= "JK
11-2033!!st3!lh!>S!?B"7T!QL!D,!O.!n&!Px!uW!IQ!Q-!aQ!qz!f2!Ny!K2!g"!]F!bc!Fl""W!Tz!A!![<!F+!_<!='!0/![A![j!.w!!!!I_!Z<!?A!DA!Tz")W!%b!4z~!!Zt"(A!;Y!e7!h.!Ew !s@
11-3012!"'v2=HCD-]dx<^5-9iUpB%V+;/<c9hgEuM/{R7Du<w^@B?F54fFJ8aNh N(Cj2SJ..{!!.bH=9q8m9MOz!D+ITi:[-'T!?Y0,b;:ZJMSV
11-3013!",_2CX.&->Qu,X,/)E[Y3lA:6Q>m7mIiG{/,68,+2g9X:dIh.S-U"s3,/N-vF<+J;%'R"70hB*1+7k,j64)-.R*=0-%f6!8P!!OT=q5k@F
11-3021!"Pj3"6M!Zx!WO"2!!R5!R)!RD",K!9l""X![1!^]!]I"%m!};!MD!LQ!Zt!N/!bE!a/"2f!U5!;h!4K!Ny!7v!R&!6#!)L![3!%p!)0!SX!SG!2i!4z!N;!bU!7>!PO!/N!PO!Ai!V0!9B!5j!WR!04!!!!wQ
11-3031!"F03!qy!_)!Q("Bt!AI!C-!HJ!k<!=L!vy!a6!b8!b7"+T!t,!F%!C;!W5!An!]J!T["40!Ay!:[!9_!=n!7[!Ms!Bc!3>!k;!!!!'m!9c!Wv!BS!;(!:z!GK!"z!3i!8+!X;!=Q!bG!;[!5I!rq!3U!13!{(
11-3051!"@_2?@=E1"<v1t%2#yMM2o:F9?9x7nOjHi.Q0P?8 520OP_6T!!1k8s(J+q3}@!Ah/]/&(L7Y!i6F6TO%'t!w1w"+,d5j6D*VV7)XTR6-
11-3061!"D22ZF>.<dc_FO>%F.^^5DcWS/UDB_lui7;8@m]839IQ@zh_Bw/H,r:m2R4?9a!!B[0yVX-yZH20>:?W^pL7@d1T7E9">"&@?> '[1Jn9
11-3071!")C2Lc2i3gPQ0{3e7r[!;jGNHfL48oTDVZ552m7l-DFG5xLh0V0r.H9b2C4IFU*pAy!!%p1n8r/&3V4BS+0!+0;2:>2kEh3]4(fS5J?mV/
11-3111!"-;3!{'!WU!MN"*&!j)!^2!Yx"DQ!BO!lC!j4!vw!U_!}t!y{!5C!Ru!Zq!MJ!w=!u/"3R!O^!BV!6k!-^!>.!Re!Bn!-t"C0!!!!.}!?.!=s!FD!IM!OI!WW !!q~"!gP!9J !z>!GA !tX
11-3121!"@52ksD0EXs:Fs=E@<fi=7g;TqT,KJnRgg=Y>nVI@iWTHey%Gs8i-56I39>F)}#!g6!!#j;6Ar<8/J<RBL1[1X,>/<G#hS;Z?0Wb<C:({v
11-3131!"+u3!p^!Je!D!"&_!DD!OF!H@!x[!55!YX!Qo!SR!Ls!uL!]C!9o!G)!H)!J"!S&!M= !LF!8l!3z!E>!=i!Hr!Og!8(!d*!!!!1O!.J!QQ!5q!Jf!Bf!^v !O&!.:!JV!?4!B*!>O!KQ"'e!5S !_>
11-9013!!jN2V.<-=A?v8@%]0xOO8r&RK7G96!<T 2g 'K<N%S7/~!3()* /C~#FM"? N^Xf~"!!6QWD~"(g
11-9021!"){2V[3%@.qV5"3X:]q98TFp;_=Q8o]@M;?-<oQ5A?K_TaeyAr0U20:N.%76-z<ZMa0o!!BPHh2=6N<bR9,W6S6GF%3c5qQq59UO^G(gO)
11-9031!!Px2>J,22man2y*h2FB75'.z4o6l3?KT;^(v*@9=6E8f6gB()1(F'P,V%*7U!!&i64*x%X6X3(20 6U0}&B)V)/:,,k12<2:*4MGw21JQ
11-9032!""Y3"!+!0t!3k!eC!<9!7;!Lh")T!6B!>W!Fg!;P!#o!cl!CU!83!5%![/!Jp!V)!YO!Wa!4u!<Q!(d!:M!7]!X3!4u!%&!xw!#G!(D!B?!8@!CZ!@G!:}!=9!!!!8z!2u!*b!@^!N3!Ul!=g!]N!TG!=t!co
11-9033!!{u2W'?D(<h}D!,9>]YN84Qq:3Eu;[^vO1?U;FO<VN?iQ&[!>..JA!5LJQ:v:M9/TO+D!!-rEc5}E+-1?0)5;k=kWo<8Ai%-?JZS=uYqBg
11-9039!!q'2Du-i3UA*/&,2?t>+,6O5+^ADD&.lM=1,Ytcy8A83A262XW=FR{B4H7-Q?829 34+J Y>,mT%3m*!CT%N!!OFGF>R)B4TH%GP@0u!
11-9041!"h{2r<DUCqIJ?V?P=(Y/3*Iy;p9J@XN}RS5?9FF%"[EHK,hA@4)S4kAy)y9':I;!I4#K!!9S7z!Lwe'gES+v;.(+<^)[I_.I56OX<V;kT.
11-9051!!aU2<B(c65C%(e+3-2OD4a4K,9-i7^<*>1.&,k6;)r>,*5L(3;/C,0.k3R2N+6)G<''?!B-m3I(A-b3];A!!375M(T5TAPG);z8'@W*i@4
11-9071!!hx2LSTuI-P'OOM#GUT^L4 6O~!O( =: 3w 3{ Mw:.2o4! SG~!9A J74RCV !!Nn~!0O~"60
11-9072!!W02F6E&Ja[E6r.O:BYW3B@sCcJZDLQOYnJk<*H+CPglDcQABp9XDyEeFrF'7X2xDN8r#YIE;M3w IpFn!!WX B7 PTH%TU <;PXnp
11-9081!!UR2Dv4-<-Gf0d%12{b@9m9e3W3(65iNUS".5=@iA/G+5N[oEe1P'L57189l<K58Du4f!!F66Y:p:+4UGK@97w9:4%4}h:pZIzAIHG35CG
11-9111!"3!2Vz89?7rF0q/9,M[8-"I8<GL58S[]OV-:0BL+H2AqW4NzHi*R)j._,793%r-LJy&<!!>m4g1"C^?3JQ5p<?.vA..1>!^rHWOMLV1Dh>
11-9121!"B.3"<)!:s!&y!@3!9s!B}!Cl!wt!!N!R&!]: !n6"8M!TL!::!4j!h?!9a!B2!I_#"3!56!#3!'!!<5!6w!/'!>n!+/"<U!/'!/'!'!!Ub!0E !Gb!?I!Cw!5*!/'!8o!<L!;L!!!!<D !;W!"_!Xz
11-9131!!f_2P{LwRvM%M4M)LuJSN4InJ%LCK]PvGmJnNgIxL+G0H#L1NYH!K;NNN)N)JtKlM=JCM=D3GuH}F.GmGkKMGYC7F2EYOUN[D?N'!!B8
11-9141!!W^2Bs17;t]"0/.a6.tF0HF"@VA%1BIH]j1W56HBC_58D&bQ3y-M4z2u']4U-i#O?G(V!!*s.)1T290kA1){&'-T"x.(FP;42u8<BZ/mV&
11-9151!!c%2@K8x8GNlC%5}7SVb6&M_;%5><EN%PJ3nF,E6?8AWDe>F:+-'5k5J9I@J45?47m.Y!!,[<#5r>=8R?H(b;q5cDUD=:-8i=c8=QN-NZp
11-9161!!X^3"#=!TL!ZW!SA!N)!Ue!Fz"%; ![R!IP!Hm!Ti!u;"##!@A!G8!ej!B/!eH!if!wm!GI!>/!/q!TW!?=!Ja !Wm!le!!!!"d!cy!7f!P1"5r!Ii!B?!/:![D!1q!6m!AJ!Mq!>l~!!^i!3^"cL
11-9171!!Vp2Ib99>8cLCm]rdJbBDaHx EvGpa5 8'Dw_9FRFvGHGv20HF5SD,!!Ip3xI4b^4C0p1F2aEJJ7BTJZ>% LR_N9[xE22
11-9179!!T,2GA4i4x9*+92,AODx4h9m77BdC#FkM7 A3N9gc 8m~!>68c4R )g~"!!~"1i~)Ruah
11-9199!"!i3"3B!a6!BU"+*!a)!Z6!]*"'_!!!"*!!gk!T_!hn"#b"/P!UQ!7x!}v!@O!ua!U?"<j!Z/!X.!]E!Z8!RA!aj!bu!<,"&#!:A!*T!F,!]5!K&!S&!JL!mp!TX!]%!DA!NK!V<")Z!Z<!U1",'!W}!G^"4^
13-1011!!cS2Pa?YPj;u?)8e 6< 4v!!~!=_Mj 70 6c~"&8~'=} :d~%>7
13-1020!!jY28?0n-74^0^17.#;%)=?Y3S/-0[D09=%/#tAP+#5a/c;{0%*I,,0:#a/..T%v8_,,0Z-E)L/W1X2X240F)2!!.P16<;.k#j8S90,Ohl
13-1031!!jM2B]4'1x=G4,'u2B63.1.w2&-t0.G%2e0e31Fs3@3S789X#_-.+V04.M)&5)#k>h2/.U!!2B0d'o3m9i'-2G":41%(<e4C9q,n>#1BM1
13-1032!!ht25j6*!!8;3a#GH]583@8[-J8[10G%-S)J(L:51^3":^6u=h5z9Y>NK09r .&Aw-N#z5>1K"05*6I~!2Y
13-1041!!jj2H2/t/E@H21/P;C>{3d5Q5d**3GKU7p&k"):F3g;g8KMs/E02!!0!)"&u-6*3BC'!"s32)U.:'X9=88"H/}&,,m4L=^8"@lAP1*4{Wz
13-1051!!i(2<y3H137=4T4:5,=[/I7G9u360t7K>Y2A1w802Z7e7@N73K2C),+r1(6D133M7{,z!!9<2X/((r016?3}6M3l1//:9'768D6#IxBx9s
13-1071!!al2B"1Z.lC!2=3&3AC3-t@H:O3M6<>p?#/K/sBL3J<a;tDF4F//)I-[1e4l-0)(A?'x!!4]3m)i0]4_3j/>-5+q0.91;@7';X;N:b/Ibr
13-1074!![!2I= BH~0!!
13-1075!!X(2dmEGGe]p>lE}RRbtB^Zqb}GMLqrwMpUCBCUVWP^/FCjxY!Dp2&CZ>U0a!!CbEEE+1_BdHuGzJ'XTK3NnTS:},}^^NoBkLGYBCHN%om
13-1081!!mJ2@v-B.F;b6%6?1bQ'/mGb2S/c3>@7DP0V([Kx*i5&6"I>/h1#9p2l%H6/G1-)8T-!0[1}&^!!G//x3q(}+X3q2K*A./I<6IDP:Y8_N:
13-1082!!zc2S/9t9MS<<f6t;mVk6'S(?S>'<UULFx5]+k@38w98AlKW:V7h,36)'*7z<U*ZAR"u!!;V;^%ACM=c1G2G6f.&'c7@@u!w&)TV;25!A0
13-1111!!qz2F%Ez7WR0=8=y=KNb?FX/I3CxBiJwIeA?CT]gC#E;FKmF<r4.CfE.?M1sMH?DIz!!&!/d/;(c<e(tI3AS7cAS1}9FC}FBLoClDXBgch
13-1121!!J22Ie:E=RMj5-1s;2CJ2+>;='107XKW?R9g48@v6H:^>NNv>e3z0q4'136^4J>QHM,#5G:S7I4y2v:r@s!! 0r.a3u=.MMM>0t7X87P=
13-1131!!ZE2C1-D1yD+3u1X15BC4&;349:P3r@>=81B.TC83Z@#1XBI1d1I1K0)6>/(-0:R@x*@!!6X2I6&3.4]4''..>.K4^?&>@17;+9^0,9eDI
13-1141!!X#2Ra@#5%IKE;A-;AM>8dG4E)6u8AKQS{?G:YEQ=#DMIWWd@17I423:4^&O,m2HIA&%0n 8C7dIoBxFi!!3Q@U4W;1F73}AF[oDv9XMF
13-1151!!]g2<F-r8.<e/S0%7GC6+o>R2y2s0T=j<F)1-6='6h=I=&AI2a1Q+n.,,6+_/c(N>{"T!!,2,v1(-v1&Gw07,W-t,H.?<R+f>^JhC654B7
13-1161!!]l2QW8_;zUy268{4JR(.h=a@*<G?<J;Of6!5X=!0!IP@-YV8#1j,j55,:-T*)*9>R&n0c7u6?*X,k8(/f!!+b3a.Q,DH*)v;?X{2/+dUF
13-1199!!hl2?V8!6a:y9,6A7fMy5}<v9F5<7@COE/7S5XO7(s4Z3tE}:h7XFF6)1,7<Mm#6=<3a!!(o:o4l6(5h;;*}3%1J=)7[@5E9-hG{G[0FVd
13-2011!!nQ2DP2E0PJk0%0W07Cy.k@<1Y3N3^HhDN-Q-l;s0a307rG61?.M0]-N,&1A+X*FE)"}!!3007(K/h.Q59)p+I,]0+,TC.+20,B758.aTj
13-2020!!TN2SE9M97G57d6g0VMT3>D}3*5a:JW>Cx/{5TFc<]M5,bVW)*IU'_1v1Z.R4K63P3,i(Z0Z)88;(=JICF!!6g5J6a8iDjI7 07Ih3sjn
13-2031!!t_2A/.S/t4l=_6:/{=u-SGn;w8S-p=L>H-I2WHJ-^1v<A8}0Y2U,?28'a4sA,+l<T)v!!-"+C.W3M4A9C)v.n*r*<(<9V9-:=-K;i,J^>
13-2041!!dF2OS:'9[y@5K;1;kH#(!TaA*96KpS"<u+#3,6=.i>I;uN_8.7o678c:a56;J3pOz5e1j3d3g;22_=J95!!;*5L3^5]B.Pd1YK{<}'NxU
13-2051!!qT3!O%!Co!>X!f2!?]!>C!3@!Lt!0=!Jz!F-!D/!GM!NL!I-!C#!<v!E5!?m!H0![w!Q4!=R!<6!-v!=a!03!;+!;"!)L!OL!-p!/U!22!3j!4=!6t!7_!10!!!!Ee!Cs!Co!,:!EG!>i!Ci!Fm!G>"M]!K<
13-2052!!k-3!o>!J<!L?"<o!2I!A,!Q)![#!=H!N4!cp!Lq!Ge"4&!?3!K0!9I!K+!c(!N6!fs!j)!Gl!BW!(%!G,!&?!1n!2O !nZ!!!!4,!C'!N)!Ca!Dk !GY!4i!Du!HC!mO!18!4}!0A!VN!iD!3<!1x!Po
13-2053!!fU2JQ8(7rLv6C8M8.O,6I;GD-@%6)KRPO9B8"FwLn:+8GW86i3r*J8n9-1/%@5HPT!!;cQF6#3n'@JfT5 %a&C<n2d>Y1f7' ;.%G;[
13-2054!!e^3!sF!Tv!PV!})!U-!O2!T,!lc!Op!pM!UQ!Q@!vb!sQ!iO!QE!FQ!ex!N8!Vj![K!tp!So!W)!@!!P0!44!7d!<3!!!!bG!L>!*Y!Pc!?X!J:!BD"%j"96!JA!6c!Qe!9'!43!Ud!E= "#"!@9!h^!On
13-2061!!dc3!XE!9*!6x!t/!1-!.q!9N!c&!<[!V5!Iy!8X!RL!Xp!Q5!;1!C1!U!!B;!VI!KY!_.!;L!;W!<%!BG!6{!H^ !@#!jd!A;!!!!@F!;]!4y!-[!<-!<*!%C!A*!<:!Dx!>/!K'!'h!54!I+!G" "iU
13-2071!!DB2K'5m3^FK:89-A2Ec5i9T9}G[3Q?s?n!!+0CT:6EMB+Fb9M5d4E;F5f9>5c4e=,3>2:={ Er89=}Af319* 6U:>AA~!;" /MG)
13-2072!!db2=2+r12Lo4{7,/1;?3;9=:7.96XIcKO4('q3{9:L7KGSK'/?>3>(@'(#*,9%zLq%"08)iC#;"']=?;w!!101d;+@G8+(vD{>c3+:hI_
13-2081!!Q%2F74B'ODS:8HZ2qDm2Q5xM^188Ua=A?+H,{>.6CKe<wGq[+>*-w7Z3;+)48+)W-!!0vGkVQ5H22:)4m+z7Z:I:[D-AL>M5:Dr^<8D
13-2082!!GE2K<1w3aM@0f3aAJ/V/z>B9m4%2a-EBzC/%e1I.H?-AT>6.u8t,V(_%gGU!!(.*m5R"{@#1g,w'C1VAT#v CM7Z<d=G"Y 6}B_=h
13-2099!![M2C>9#-kc<<nMc@oCJPAPwCe?[CGW@Jg=a6>ZJ0tF*EqXoCeAd?">B2?>OJE+i ;U,X.+!!3!C*e'FIICAi>=II@JA:?8=*C*?,=bw*
15-1211!!xY2]sF&?rHRAU@A<,_j<FU0?ODgEIWK]v4m8nM%>7DrV%^LAc9091;l86<B?e8qHQ.?)8B=>X4R;f9&FB !!3{=OCsf]0{==IX0oHeP[
15-1212!"%)2cYWqR5^6=;B'J8v"7r^NQJVnYd^F^p:/GYdm8#Xj aAR^LH/R<k:B5wOm.FXZ(J:4=86{-uX(86Q8~!!!H{>g@qSiA7asG-4n^c
15-1221!"%k3!yz!ME!Km"8a!!!!^K!WX"OY!%6!x&!_Y!,p!UI!eJ!Zm!Tm!?M!jL !^o"Su"+j!W! !-l!Sr !/X!I[!F]!Y-!?e !],~!"&C !_3~%!Ma!]0~#!i5
15-1231!!VZ2FA8FBLDN7G<,EBab?OCY:CF@ OYJA?/DXZ!HEBh:jP{:h5yEoC]~!2u/=ID4Y02Mh0p6u5t?D>[!!4R2))]@"JWK?>d1IN-2jT%
15-1232!!V*2G>0g/u?I-+1"/nBH-F6}111m1K6A>b1(,m6^/}5F4PB92u/}(D(H.u2U%_(n<k(W!!.w-!29)i2?2(,+0E/W#.2k4/-a4e3g4m7'Hq
15-1241!"/72p:QSP{YO9]O%OtzXG=ZUPzR4Jmt2X4/[FwpwOhQOT3k}Nn/S6fSI0?CdNf3T^I!!7lVs,l>U6?5gHaEH4a0yj,66O>5,8FdNB;,cVJ
15-1242!!s52QmS?GiIiBy?}C:WQ8";[HCJkRhb4WgCJTT_JC1CwCIf(GyDO=s<!4{m><<A4LI5H/KN"C@C1AF!!:;%B3%02/Q+8Iu2pGtD1M&/KW{
15-1243!"7V2tX^NNnR7FXHg D*H^iWSQP0Ja;.c)/]4mHjN9HuNgk&dl>j/.EM@>GI)t Ue!!(APxELJ@7xH}Pc ;k/!Ln.CQ)J# YM1m [z
15-1244!!wb2Et@'9:E36P;w/*C'-=IK>g;M9=Q,BJ)11<S5,<@h@uK!3f-8,_690)9z)h3XE:(2){BQ+x-L4>,T>v!!5R)9!V/IB/@<.y8/;p!mJ}
15-1251!!eI2egP1I9UE*T@CDhocMSk42(O+;]VLV+F0 o] Y(PFrmDS9QP_PZK.VGIy xv@4_6IeI"KL>^Rv3c)yDVEW!!H8LygAE3 GW<<
15-1252!"4,2}pKCJ'sXC{7)E)t"-tP5K?J*N8OZRDDW@JRc@cI"W8rPHX7{;VH@1CGY@U*EMV!!,<GY6?3NBkA6Sr>oJf?y"+-RIYB9C]LA 8<Pa
15-1253!!j!2n]NILWf6JvJ,DQnB=ifYQrOiLkd7h{<+B<Xn@JN:Uog>M*?R3=IS4r88N&'(Im5h~!F1J-_}<aT@!! Pi(R:<NCO]2&S1~!P,
15-1254!!Zk3!qS!IX !Wz!Wo !J9"!h!D(!{J!HO!Nc!Ug!T/!Ii!^i!=4!im!O%!Zc!1Z!Wo!>p!1A!AN!A'!F&!Yg !I)!Ig !!!!Fc!;s!CM!5f !A.!A,!B<!.w!!Y!:>!WL !H4!>Y !6(!l(
15-1255!!XS3"+D!_j!Bj!uE!FL!I,!bM"%'!2d!B-!Kg!b*!YS!VR!W2!;3!2l!X1!VU!H>!_=!m#!Y[!9&!A@!FD!Az![k!%d!8f!Ul!!! !EL!:k!5(!'@ !j@!<5!3[!B! !3]!dR~!!Tw!;T!6g!fF
15-1299!!yv3!e.!IE!BL!OQ!Bm!GH!DT!]y!52!j<!;d!AY!As!Ei!ju!=X!!!!p[!/+!31!9K!G5!B?!Da!?:!J5!0S!9W!CS!!W![V!-h!-h!<a!@7!3}!Zr!EG!3.!DK!:{!(2!BL!#*!>v!S#!IE!hR!C.!6;""#
15-2011!""p3!Yj!=/![V!xz!86!Co!S[!_P!8;![A!Ho !Wj!iW!NL!X@!AR!Uj!['!W)!Y[!Th!al!Wf!BL !NH!]:!c#!!!")T!>M ![r!SX!:[ !MS~&!Cz~%"(v
15-2021!!mX3!hh~!!i%!!!~!"5e!;?"%d!mS~"!9&~!!nN~"!MK~+!L!~*!S0
15-2031!!f?2REEW6qYc=LT+90Mm?Ns.DU5>L} sX%h5nM-0CK%RLL+4L:5#k9n=sE#cW&bL?GE!!@qG+N-9zOH 'bT):" <?75PcDTQ7CE KU
15-2041!!l^2t+M#Ret1LfG^BhP&T/ZKatZd[?_7TS"qGcpAQe BQF!2m3E=x!rWh<t/2/2Lu!!P-2xVw7.8*9XE<8K~".XL[/X5cTJ~!yE
15-2051!!r)3!u"!^+!V'!hO!Dx!G7!K{"2K!:b!c{!K]!I0!Ye!mv!Wn!A"!D]!o/!Kj!f[!cM!iy!LG!?W!4t!;;!;#!MC!Gj!,G!cr!!!!Nn!B[!B2!B<!?Y!:%!D{!3Q!8A!Dn!?y!/x!G#!F_!db !2H !d&
15-2099!!KC3"lI!c6 !Qu~"!BX !<%!Sf !m(!=Y~!!Aj!(i~%!/c!!!~7!Pv
17-1011!!{?2DZ4o6l:6.%5C7b;86X8H&T;O64:l=e9@4?KD9B:z9aNO=;7J;H<i8H6)6Q#*?"%R!Q<k*e1P!!!}<:7(3z7}=o7j@n=^'97bDoR0=?
17-1012!!hB2L2As7.?k4u%>4=3o&]9))I0=;CHF5X3jH^F!+g 0@@P29?b%z *TGfOC 3k !!==0P"N.Q::-{ 0e9#,} =Y ,!~"=9
17-1021!!aI2X&7_>'Hs8w4?6jPR8XEw!!*w?^G{F:;#6UCA:lTgGcL3@}CVE]5g4q9) 'zC'~!Ma @.=S<y5X 6O5c6M4G~#Hg3r
17-1022!!]42_/,O1C@G8j7/=.G}B97]=1))=H>N@u-V=U0eA<EgTqR)>q>G,_.v8P:)2t.f>")i!!DJ=%49;4E;0{,v:rFq>Q@z.5D0=bDwW]C*
17-2011!",?2qiQ&OwQ,OUZ6U1rY7AaV9)]NHkLep1QOO(pk!!sEJchYI( K]X[LEW=M{XUP29C1?+BQ,W,Sx~"*4~#Xrbv 0y qg
17-2021!!dr2 L,~!;Ti,;A KT~%De~#eE~"M>Bo~&H!!!
17-2031!!p72gw=lH(JZG2S+aL O/M#:AB^@:VYR*:=MEKoQog;aGg+vJ1UPYE/@u;q6)4OJ'BH!!8L 4#~!@D n&~)G0
17-2041!!v=3 !fp!J1!bc!Ca!L[!S-!ao!No!jw!X;!DG!SY!_-!^&!B^ !_X!=H!H_!S+!T; !Sm!a;!Am!SA!/j!iG!i0!BX!GZ!E{ !B?!>0"(I !!!!br!GZ!_x !QB!M)~!!gs!Fs
17-2051!"']2L}022+7w*n/K1<>x1h0L3I!!4Q8x5=+T/,4L-[5C9X;:(*/b2>5O4g0/2W9g783t!r8S04788*1929%#1N+v281_2v-;.h3yD9).8(
17-2061!!}!3"A("),!bf"(_!PK!Nh "/#!8O!h5!aa!:W!c>!lR!{C!>n!^!!wX!("!bt "->"!o!VV!5G!VU!LT!B1!ev!'r !!!!Q0!Lw!<?!cZ"*j ![+ !^n !;w !P;"#[ !dK~!"(S
17-2071!"+02caQ<5UET7#0t<BTy34EV9% ;VLcGQE254LK/q:sLLOA0m6f8v.J.U6ZM!Jo4r5l,_8P308Bsy@ZX??;Q1!!/'<A 7@<uNOMD=EbP
17-2072!"#D2}{[2IvLQURL.NqX}DaMIX!PnHqzzU?JjPewO/uDtREcwK@!!A6FE9(VvN97G=hDuB#I0;2-#bRUq<lM[:*/R%1<IanTz'J >Z2Dy(
17-2081!"&M2W&NjGk6=:VCa8YQM,F:H=p0{487n<Y2m1d2/)ZFUS?FZ.+/(+}0R=?8_7pW0EF*r#@?k.5L&>:.'()!!HT5%3Z+260=e,R0(@B;}
17-2111!!z22aYVP>3=[Dv^ETWZ')AAcHyBjCmQxSd0f HM3{RcN2a8C@C>?H@lDtD#BAPyMg-i=zTP?4?l60(,_J!!:t9T~!6.(< Pt?4
17-2112!"1d2E;.h+J,X+Q)c)/J;&l,O*8)g(q-y4W(o(X@%&8,ZIH462x'&&o*n&(.()OCE.>#y'p+})J'VI4*k+,3%*V.Y!!&44/DD-#@?k.BI-A
17-2121!!yZ3!Hg!z%!a0!JL!!!~!!GK~"!:6~%!_X!#z~!!M2~"!h<~%!9H~%!=5~'!Ex~#"5!
17-2131!!l53!l.!_%!a8!i8!CK!QK!Gw!xu!KF!]w!j'!K*!Nu!Qv!g/!Hq!A*!yl!Es!Q.!em!Y}!Qk!!!!J*!dH!Jo!<g!R^!lB!e4!25!NQ!I%!J/!H4":p!Ft!KW !Pa!/5~!!;f~!!o@!fE!VL
17-2141!""*2Z}F588;"=h795wC}7l<z;;8z9)F*Sd7P7hQz3Z7=<1My8U5a:A=G9J;)8QN6=}6#!!;;(n*p{,;!<D5@0Y1f+5(uJO6p@OTOSYL5^a
17-2151!!s!3"+_!D"!W#!/B!@@!3q!4i !Ra!Hw!L! !!! !?j !Ck !>l!9w!?+ !Eg !hw!B!!G(!b%!F4~#!Kj~%!A(!^z!II~&!a%!Xd
17-2161!"T)2XZ'-/'5U(v ,[(F 'f.'+e+(~#HF~":b~"%.~!+r~'OQ!!~!-J~)t7
17-2171!"1t3!ZI!t@~"!(Z!+U!PT~&!}U~)!g%~!"!= !V!~#!;%!*B!)A~!!!! !.# !MS~#"Gs
17-2199!!yO3!aP!NY!Bw!PZ!TJ!Sp!Fu!eb!T>!tz!J9!JZ!Jo!c>!cL!@4!9)!_=!HN!Fk!Vx!a{!?G!@?!S,!H[!<^!HJ!yt!;l!Wx!I8!!x!A+!!!!/v")W!Sl!]K!Q{!a]!:"!JZ!=.!P&!VL!Za!@r!nM!KP!y3
17-3011!!ZI2?R0c/x?8++.X2C;V,{0p+!=h0(0=?C/07@>%0:8{<c@(2>1d/D27-,1k)d.,?;,s/b4o/L.d!!3x2w3>/&3I#P2;:-0v.+;Z 11WR
17-3012!![-2@qCK:u@?;qCc:V:'Br1P5ZCKDz@(A{?&?W=u=r?h@cJy:}<S6}>hAbB&!u/04.*v 9!-,+lZe=9[T DS !!~!5@ 02 1T
17-3013!!^,2CW@)3A<n8+63.5=4-L5-.%1k)7DUFc1I.,=,.R9":%;c2Z.&.1.O4;5R",>646*m*9<*04+YKx<a%-0%)7 !!>&4f 8y'' +O
17-3019!!W12?<0705=x8y-T)i>Z._8B(d2x/aD<8L2M +A>t3q.s=o;T1*#v1]-v:n!!9h7a8w!j2x7%.d +/<; ,73o~#01
17-3021!!U63!_"!Fl!G&!76!=8!Gs!3'"!F!5#!In~#!_!~!!Ux !>m!It!H"!C= !!!~!!Dw!4V !H!~!!dM!Fl !9J~+!gZ
17-3022!!V12K[0T5)@f.}6T5AG86296Fl&G/j=5022h.24A@xF8Mi>!58?@1=*20v6<)+::@@!!'{As0Y8]3}9d6;)h4o2n276t5A64A*3Z=W,v
17-3023!!eS2A23]2a7"4N'U5vI}/c9m@Q815s@Q7K1M()L-158F8)7h8&4R;?2{(N2+40=b;t;^/'CO/J*%LE>446@J70<[!!;DO7LR4J,.H_PZN.
17-3024!!W=2H?)sAL9,2r>i@[Gy!!@nEu9u3p00@^6.5GA@BG1}8.?HGZ>e5o8^6% 7WAHH_<x Ho >NthIFAo <;CW Ig~#Fu
17-3025!!K52<59!32?'1q3#<,k44K3V2b<h5)=%=% RjD[0'<?SRCuB<:e>@?k=p<^<E=/ !!+_MH;S67=PAI%W.?>d:w5G~!3!~!P:
17-3026!!ZD2BK/=.S8W2+342xAf0Q4-9N2d7y;P4e/i*qBM2y8m>f:?3m1}Bg8B.>5J4A 7I!!/P.a.0-!.L0M7r)w0U-F&w1W,D :{
17-3027!!WS2N[BQ/SD?9&D]<#E_C5AJB}?J2P5aC(S}2GEG8a4AG;2S=J<{1Q:ZD)1z09ayI?;f >G*aFEZ(Be7I!!94 (gB@H.~!Cs
17-3028!!bQ2<86e&Z(>2;-*+&Ly)'53&H.J(":%+!(V3}'p()'<0l8=19(T>E.]!!/* >,*e~!+{ *p-7 .B~%+m ;'
17-3029!!^<2A.9b5v0@9l=s40VgJUU;@C3Q7aHz<67z(^W%:uB&=22N)]-ZB*A40M?s:V(y:n?q32Oy,&25Y%a!<uB*0Z0T AcPzKr!!;pKY?z
17-3031!!S/2HY&H&n1=)G4[2?7?0:0Z1H'b,V5)1t*x)J6(37C*/R2o-Y3*%E!!#W3m%&(F3%&##y2u*&&r0"0=16'D+}4[)*584Z/=0<1&G@2:
19-1011!!Wp3 "(E~!!/U !CF!IV~!!!!~&!CO!Jr!Of~"!@f~*!F.!*;~&!C!!=0
19-1012!!]a2PrM-X{Q"=h=VE!R&57PLQ>H!A#]SW4_@C2P2DWVqC([bLxCKFRcFV69]To~"F(ApFz8L@6Kp~!>?!!7K J0
19-1013!!bT2Je WI:p,u";2c=<=B6N<g,^94Ji838v)&Bz-m<sC,1yA[O]+8<%/+&f*7')/H5, 3d-6:P1O;B~!NA6N6-,n B9#p,mT0!![m
19-1021!!XO3"/?!Y'"C@!^(!hA!PY")0!ZS !dA!M9!Kh!Gr!w: !Dr")a!]V!e.!Fm "&B !^)!91!h'!?I!GY!!! "'T !H(!9:!YI!6_ !JO!hn~%!Aa~!!^z~!!tH
19-1022!!g.2Xl)Q9k9{7:0?={606E6=F<R_?@Jg:W716*Xf*9<UC,j@-D8T 'X)V0I(_ ?t#2!!'?.)0<~!8,+s(yAK.,~!.X ;q4Y
19-1023!!Y12YR!!&+GaCh>WC)Hz(9<,DL563IH-HH@_=NeY7]7wJOIX5{H*1>2o0I=s>=M+AaNO ?=5M+r7M>Q=M =9CH4qF5 J7D< PC>/e,
19-1029!!k,2ZJ5g9#Or6OF9L-TB9uFj7fG_K?PVDL!!5@eX3(0e;lS6@@7n4dAh4+C^<w))X^A?0e.:0e7s9FPD8{9w8OAh-x M5F=2MZ=RzAh9w
19-1031!![J2B65]!!?'/t/P-Z@b1+?N6f6A0{0MGp/M7hF.Av8[C?A#3S6A8Z"?9HA/?(B];R+G:w:X4'>E>o=n<H7+Cw;X>E?D>*2G7A0<AXCuX7
19-1032!![<2c(C"0h;Q>";*@^@q-C9WE#?3@4 >S/f9WIJ2r>]D6MI45Ez!!J5(/=5B( H"8k6O!*4W 6O3F1w.}1w451.~"CI Jb5><]
19-1041!!cz2_M8f;><1AQ7zDg[]8nAKUJ1_A;^B4t-3OCTJEiWFK6f8-X;j3WA0:V8O6"5"@&!! R9;N?T;t/E 1<,O;B~"8=~#b<
19-1042!!_d3"&4!?b!Oy!Gs!D"!CT!Te!]#!@G!NL!Aj!M0!X}!xR !XN!Xb!]D!B"!JA!d%!w@!jR!CN!;5 !<J!BL!27 !je!!!!6i!T#!D5!@9!0_!NW!VC!B3!BS!Wn!@1!-d!YH !0!!Up![2 !Wm
19-1099!!je3!Nl!6R!BQ!<j!".!!!!9<!L+!)9!6y!%[!9[ !P!!%c!4u!UM!VQ!:q!"q!Zf!j"!g!!"M "@]!0< !WN!14~(!6z !(j~#!,0~!!7] ">Z
19-2011!";X2:4~(@9~'DF~#@B~6!!
19-2012!"%k3"U@":}"kJ"8^!/F""7"Y:!]]!<7!j1!a<!i{"/u""]!:c!e#"%X"0/".d",V"M;!<h!Wn"4?"L{!bc"7L!w@!cg"&}"6j!W7!^l!t:~!"%{ "]a !^'!9n!!P !uQ!Hr !!!~!!w]
19-2021!!R,3"%8!QD!v2!wy!gp!J2!G0![y!hD!P.!r&!__!Xh!zv!iN!t7!^z")X!RC!k<!r#!m<!u-!H7!Gm!N<!gs!_@!L}!aF!QP !Bd!nb!nb!5u!oT!hG!!!!LS!z)!n7!JR!Xh !{p~!![w!d2!hV
19-2031!!iR3!JG!LG!9H!B9!Ix!<:!3)!Iv!4z!I'!<6!D_!9<!;A!O&!9N!?9!}P!4v!L"!Q{!ju!8<!=4!0a!5{!:x!75!JD!Q3!Je!6G!1C!7^!9P!0X!m,!#q!Lr!<W!4+!!!!(7!Im!Na!;"!=6!pC!SU!O("+o
19-2032!!qR3"BC!&/!GJ!jM!M/!Nf!LW!eI!i.!ay!cq!;k!L*!HB!X8 !!!!Rg!q2!jy"#Y!kJ !7b !F} !d{~!!hs~!!B!!V6~"![;~!!%/~(!q(
19-2041!!d<2YDI)&'>#739y76P0*F>+=DB"5!:cB?&=8&@=3QDVO3Rj<::67!5r1QGZ3000=v!Z!!?#9V)^C&,F<O=y0g;s.C@eRs;&8f*EI%4uxd
19-2042!!iJ3!T5"&d!GJ!=[!7S!7l!;.!RS!)6!?q!IM!/X!GV!?}!^+!:8!4&!Xd!4r!7&!Jj!V.!<:!05!eC!=9!3[!A^!@,!CH!!!!Zo!(m!Lj!6Q!<_!@#!>-!N4!2"!B}!1F!,N!;"!fP!Sy!>D!Eh!U7!0d
19-2043!!mt2c=34.J;*I]FI?1Ng2inO61b}3{hIIFZS zj0XBCAC_49P3;EY!! Aw MR~"QC~!EY~"0b7&~#8s R3B=
19-2099!!q03!iW!F7!jl!Y6!ZF!O)!n;!mD!!! !O;!qR!PL!PH!mt !hH!uW!BB"!"!Oz!r?!cW!/[!R{!uG!0/!W*!nv!>m!E3!O3~"!Fm!az !S+~!!?& !}f !S_~!![x!!["+x
19-3011!!t63!Wx!Z4!Dq!m?!I:!XX!R}!LV!,O!nC ![N!lg"5%!Z3!U8!Uz!v@!00!Gs!Z}!I=!+6!=}!6r !!! !ek!"p!Cc !8]!8F!od!'% !8T!2S !g:!60~"!/* "+T!NR "5)
19-3022!!W22J^!! NJ_v-U3y;"~!)V&jY>X5Qk7N7}K7Twcv5L@z/AJ:-*~!Ea~!P'~"-]5?1j!!~*<+KXaq
19-3032!"gh2 !!~2Io
19-3033!!l52]-7j9{Z?8}KMA"[:9;;!7sEdA=jVY)IM0+ Y0R&rf[4aO@l3YAxI2I5?l)w /20sM-/yD"h" !!0AG^&C3m]:RT_57AXlgG>jR"
19-3034!!hY2ny;G<YU+;dC[9eWX4Y=[<RLf/]H=kU,B3eX[;"=+TTL8E20}&@3V2(4m1d*wNG!!%?F[/HABYD9-/y1t-x7;5I*qH"9[:II7GP;LV1
19-3039!!V)3"Ew ",9"%+!QC")=!YE"%!!zo"2x!<B "!}")M!wN",M"0'!kM!It!qq!O>"&?"/H"0J"3_".o"=J",n"-l!e<!}E!d)!pE"9v "(n~!!w[!!!!x%""U")H "(("-C!I#~"!}N
19-3041!!Vg3!}T !!! !P1!Eo !ZH~!"2G "!_~#!_A~"!fx~#".%~5!hj
19-3051!!gg2YF;>8xBy6K8)9&Od-g>uDt819P?3P,8x6{Ah<yK=R'NBQ=7-9o3H';=%-b1yNL!!%ZN]:g2?5T7/17"6449!.66JCX>G=L)]Gc-,z2
19-3091!!Q&3!D-!?#!5S!>M!;]!5H!LK!F}!:T!M+!5r!57!E-!=C!@'!>0!6d!/l!9s!=#!RH"!8!<>!>R!CT!9s!D,!F"!H!!(X!Y_ !8k!;=!!!!^0!?T !7_!0"!VZ!L3!9s!:_ !Qw~!!Wq!Hk
19-3092!!}y2I]!!~%G2 BG1.~#;b J1
19-3093!!H#3!kI!Ss!Oy!Bd!B_!?j!Lo!n#!CZ!pN!be!Cc!NN!RV !D/!Ko"*K!/J!qg!mo"+e~!!59!6R!CB!!!!MH!VT!G!!/_ !V#!MS!Ja!G#~(!ew~#"'s
19-3094!!wi2 NC~!/2TAmSuK~!Bn~"^5~!}T~!TJfcHI~/!!~+{X
19-3099!!w'2<xA?,dD^-Y=h<]BV3Io!>75H*H@dEB)j)ke&2gC&:bE[>R5m2O-)'R5m:+5D /(#j:D.ZD:5D!!019/2O+O/q#j4#6t(56a 2Oa9
19-4012!!LP2;9/z'K*{'S .>-^+B%j+Z.N1>4U,>46*3/=+b7r,( >9?L!!%r:f+k~".>,"(K,P,h ,g'9 .E &#,8 -C 2M >F
19-4013!!NB22R+=7C3z055g+[;D'j?)9{1B,<5D7G8U 6_456f.M5P .]*d!!>G(?"['H-M/K*78"!O,1)s~",_ ,H~":0
19-4021!!PF2Cq+v*>8C,{,}1@7u5]/S2;.N8x=k6@,N,d/%-f)_.79@/L)V)B/3*S/+*t(g9^3T(?-^-X)i+<732!-E!w+a!!1h&g*E-,5D3&'m<C
19-4031!!Tm22&5N+u3X0S2>1x4y1k)I4d0M1O1!6n<4,k&S1z5<0=;+920J2YCL3Q&:0PO[/U,O!!4=4A5T-,&S&113,M*X&:0)4M6}8oGPHC.K.b
19-4042!!I@2?J3[1R@i4<9^>lF-1f24>!0]4_5=?-36:^8T8jD'<t=?;X5,0b1D/<<+-6 Dy!!1%>N0KE*@b4s7H5g8w>b,=?aCO:d8T.%8c25
19-4043!!I!2H}/Z30;5=.1w07BlT*=Y6q!!1% @G Aooc~!8t@83B /a6e3! ")=H~!0*Ml5uAz=r~!Hv/J9D 4U~#PNAq
19-4044!!DV2NydfDrH^ 9{Hva3 :':mJIBCH^?5X_!!K;Bx E]RBH[~"H[~!H[~"LT~!X{ H55X=0;V
19-4051!"0A2*3F&RyLL~!F'46 )l6a 6e~!00!!~#:'~"4S~!6P
19-4061!!?o2GpEF=-HwGl<cAP<lD6@!M(O"KfJ_<mN88=Ml:36ZCxKMIK20QjLYNg ?k?9Gb~!!!P:C<='=(Mz=YJK<26P =w 9RPmJ) MT
19-4071!!H,2=36R6j=*/=2h<A8f2T4#744q26 <S!!1gDtB@>1:c;A;S6>8M:c,x1g;Y>W 6j7h8m*b5t7I 5t977h6j9HHz 4,8f HL7h
19-4092!!T33!dQ!3)!7r!KU~!!5!!K1!:S!=6""#!7:!2C!6o!N4!6>!?#!L+!A#!F;!Jh!Hw!6r!;0!9t!*&!4r!:o!2e !P@!+3!!!!Jv !9r!9M!?I !6z!?h!L1!)s!?a~!!C)~!!*A
19-4099!!W&2D}"z3x4]/B#8-h?U"Y8O/c:o#7+p4W%W2_9k!!#L1;4^.E%_Mr/49Y/U/l(u7u/k/W)c6<"X,A7w5/0*%l'_&z:r;3&-49 <E5IE{
19-5011!!v12CD)@3Z;D.=6W1[CL-Y5p>8/o135[Ah-3+'7!/'<l:oD]4C2P)W2k-u52,94K;m.h!!9p0k.4.j=RAX1*1N+53E8XB/:E1m*{?C9MM/
19-5012!!PR28F4X5uAc?*<N8dk@7&9S=U:U8p>^EX;v1B<-;qG'<N@a=%4z2u528.3s1:4S@589,V8q6V5yLi;[9nO!7Z!! 2DRT 9)9LN4@/
21-1012!!]72Hy4'"L86*S-0,1D]*A3j-t/B(P?=0S({+.<y.40A2bAU)5'<!7+T0(,^*b-;:l)e*v2d'A-}?:)[7Z&/+R(m!!*"<%--0>:}Du/%B2
21-1013!!LS3!C(!+L!6m!?o!22!FC!A]!:q!7;!Q6!;y!_>!-N!_}!;]!;B!+v!E}!!!!Hr!_;!C/!@l!Bw!88!5e!2A!Vw!/Y !XB!18!?f !D]!=k!Fl!G}!:t!6%!=t!,5!)q~!"=y!=}!MN!:r
21-1015!!IT2,G2X.,0?,Q*?1+;^,>/o1s87.!2>03-4.3(A.d0D84/X0f&z%H!r<5+h700B9f)(!!'P)X/=0[3u*=0H7e-:1sA;/:122]1>?[FI29
21-1018!!LW29{=i75:4<d8{1oDn3l:a;[9]5g=}=O7A/,:<=>9JK5:b@i;l:*284<?3,T!!>p,41B7a:6?'J^:j5#.x>W9b3aDP@U:v<p6AR0>1;?
21-1019!!L"2.r51+R9d!!+N:KF,*yMs/JQ=2eJGBu)(2=,YH4-ZPL9H;=<Y 5x%3c)-J-e3s4h/E+& %Q =q-^*@ #+ FM AS70/%*Y c<
21-1021!!Ra2:U/r0p:K3u+4*GE!*#668A&b4<G#8u'n0VG/3v=+9CF6)^,#!b+P3d+f%f1.J&%W!!5x.?&}0G8HA++}4S1,*e9p?m>#<{'n7a0cCy
21-1022!!bP2H62-,>5V/I*y)%;h,&.9+b)Y*V@E*l&g(<9C.^6WB99C+H*?!R'o+M;<&t(,=9)H!!;]+s)Y-T3x;G''73"Z#+*,83CK>],*)/)IM5
21-1023!!Nq2Mt)Q/+N?9M(u+ED=+F=>-:/W6R?y>q,m)DGl:[IHAi;B)8+^%V!!#z.2"h*'MN,06z;l4H%d>s57<w-E0/'r,+9]9^28GE8Y4p7iGO
21-1029!!Wb23+Jy.*Jb2-/L?waNK?Td48D73[BG1Q[8&-A82tEy8O_+2.Rf_gXTK}6yV6:*9vS2!!w3 B;RA0%bn2ZOq&@U]Gakapj>FU)1*9pXW
21-1091!!V*25D0V!!44-76jHSDt/:5q1K^W/1@hA6."%_e<A+F!Bf.Q5.C#4(6Z7B1*72.t9&'73r3c4a-e/(/G<S4H2m'I.C0wBV5Q:L5%>f4Gd"
21-1092!!H?2r-7*4wUyU<@AGCX]?;=hO9?EAVUrL50=<pQO W@[*gy@,RZ4;;L>] @:BBk'!!52PsA5B{EnKX 7B>o>lFlDq NZYpW_R3;8
21-1093!!E'28A2L0o3z*x*)0I<M1!/h3b+=/*5A4Q-s,73}4>7'8O3t,c._(6*9)"+l'4'/14!!(9*;.i*b3"4S3b+*4B*;*%2v4T.V3A,a401nAg
21-1094!!L[28V.+*E8_.o0:0@7M-8.>.a0=,k6&9x.0&t000t,k3=5j.B-&*l-9-S5x('+S3R"h)k86,O1R4z.&B;!!1o/<*c:@3#9%166,1j4'=W
21-1099!!Os26/*N,j>v,>'i1]<F+8BS!(&v1c9_2K,N0Y-G200o3t4T/!(>0D.F5J(' +90X%w!!+o)]/p*z%e3p!8,e". ;J;L8]/n0D3pFIAj
21-2011!!XJ2Bq.D+Q-C+#.#-'FC-q)n1"/T.P5/3--S+s0j0%0A2N<^1+/_-z+2-g "w(D2q&M!a>W&-,23U3o4l!!.M.K.l/e.V0/4Q2Z*60g4B
21-2021!!C32E}US8-8{4%88?2@:BQC-=%ReGuJ^Lx<@FFBt-y9,3iGPA"K-5e)E;N@YYv!!6U8A&vF}4*R:7"~"3B3Y<h 3,6;~#F?
21-2099!!H=2.g#Y&x510K)P!SB'&R1q0V2{ ,S4C09-,&7 #s%) 4d-9~!!!~"'q%G-}~(%S~"&*~#0}
23-1011!"0#3"=1!j7!PY"KQ!MZ!N3!mV!j0!IP!xp!q]!RL!JL!rB!z?!Pv!S}!W;!IF!k<!V:"(N!Qn!Ek!.i!B0!-)!P6!O9!/x!tk!!!!*)!f*!2l!5[!AJ!:)!Bd!.'!/0!/P!-Z!3(!W,!GG!J#"#w!eJ!+M"=<
23-1012!!TS3!H8!6D!-J",8!5F!'J!(<!IX!/]!9R !-D !1Y!:}!9_!Cw!>6!,F!?=!Q'"7P!3'!7]!!!!(! !)h !6I!_> !IO!=]!!m!'/ !;e !*"!D?!#Y !OS !#: !81!;D
23-1021!!cp3 !Ry!fE!nR!s>!:u!P:!m^",E !X,!.R!v1!t?!lT!uo![4!z+!xf!r-!FE!cy!nY!nu!n:!Lg !V=!{Y!r5!M7!,]!)_!D1!rB!g_!<w!7N !:h!+7!@H~"!Yj !!!~!"TV
23-1022!!K?3!hH!1u !H6!NC!Ez!Dy !90!R%"V0 !M= !UL !>N!:o~#!T{ !!!!:y~!!N{!,L~#!A_ !vL~#!Aa~!!@?~%!vX
23-1023!!Z.3 ".0"ct#+!!"F!Tt!h,"'e"_M!_d "'& "x9"r6 "}z"R@!?y"hL"Kn#0{!R_"6X !Je":.!R,!%8!G1#,R!!! "Kj"82"}i"y]"F< !0v"S0!Hy "Q,#E9#%p"m%"#I"_n
23-2011!!Us2E(4-2]:{3z2!5>G?.36"5]46.d>JEz3,047q/oC#34EA3B+F)p*]1@5/"51l5m!!"E6j+u521A483m0F%x.M/[0s->4d9U5#;=%dRy
23-2093!!M62B>:?8J;f.I6K1JAH*Z3c.x-(/P<BMz,v/65*,j86M5DG.M*n/9+<21<_;a!!=N+],0FX41-b7r-d<RMS<. 9F:1=t~!@,L--O
23-2099!!Sz3!PL!6{!/x!F"!:O!;U!DP!P8!0("c7!7+!4/!7"!S/!:w!=y!1s !6z!Qd!4G!GM!7!!!!!.4 !<a!8C !)W !.r!!6!4C!S/!=U!0y!A'!M1!.n!8M!.j !,a!I3!6<!:=!K7!OR !SJ
25-1011!!lX3!kf!K,!2"!Nk!V?!3#!Ke!J3!:f!N*!Cr!6J!2n!92!1:!J+!9z!iW!F#!E'!Iy!M8!5)!6r!5W!1z!3I![V!5d!lD!Mz!.H!!!!HR!7!!=&!7g!6w!6e!Nj!7}!4y!+#!U&!N&!/g!K(!mr">4!'R!kZ
25-1021!!c-2twPF9@O8[rIDPHI(V6ZpQnQ#<p>J=BHq>TQxPaC2[JteA>GJ8u:j@^pdJz9}Z=7e!!Zb.XLt<.Rw@o5s >P7g>@T- MRUU *_Tj
25-1022!!a'2yi;J)/FyTS@?A:E)=K:/;S/W7^?UA!8l:XBX?CE*L'E!4{?1-W<,.tBO.}>hDL*@!!Aa-6>'/d@+Kx2s ?P-S;4PB D<W! ;B@x
25-1031!!rJ2GqE),:cXDb,tEq/Z1{JVI' 5.1O.% ,OFH-G>v.0G3 ,H/K)y FB.=0l^Y+,~!4/*_!!~#*i~!:w~%3!
25-1032!"%52b%P=30=0Tf8p!!LU<tNe^yY: A;:d 6qILDT?U=n^=?f9v5u9}B<;z:1S;QO6[:r?"G21N<6)OTT6WCt7K3TA'91 :hX_@w9x8B
25-1041!!Uq3!k]!fQ!4: ".*!!! !KA!Am!fM!fX!eB!cC"(g!J2!FW"%9"',!K@!_y!aR !@d!ac!6. !LZ!6X!H' !}{!<c!A^ !nP![o!il!V&~!!fs!W0!]N!iZ~!!h!""U !]}
25-1042!!d42tu>K!!P,V6;7BEO+?4:iQ+Db9+;1P_<i:N?Y:LN]S)Wn?*9O+u>:10=K8v:UN3,s9(AA=/=#Pn@:Tq-<=ORb7nGgTf >3Sc >{NW
25-1043!!iB2!!~"yo~!R&OYsr FXVL~!6?~!K59Qm9 __~%6y~(9* ;Q Qf
25-1051!!jz2reQ+7/=2PhE]QfNoKBck<yERNfq:4"Mq:TT&S_N]m"UHW=HhP30}FcH<7+ h+2= Q{MB S8F.oB7!~!!!I/~%K^
25-1052!!lG2p{5O0lIlK+1-DF:2533oGR9H1v5:F-6o2PK^7DNqKKS7N45i!!4m6@L>/K7X2/#5!=KjC"9/9B9CLI5Q 8e.hV?J{ 1pO- 6]Me
25-1053!!g>2XB7Z6.R"^A;pE]P]6iTBT%=E;6;m76<2MHsx7VGtD,Uu:P8*_GNQ}}R}'D~!4>!!I6~![cF3R#~!L_~#Qx~"N9
25-1054!!lv2weFv,;LvS]E<GXE}LiNMCcK5;8H6HZIF3_Ui=jQUN<V,!wN7?{4?3:I;6'>8WD)%!!E>F6GcSDN7HCGSP6G89dKA~!GZS@~!8k
25-1061!!l@2ktL@/UIKOP/SK":L9aCU8w !!6m22n<GyOD1#GEMPR?4B:e 3zLH2,~!XL~%O*:2~*Kw Q<
25-1062!!js2Q@,<%pMN=l5(F}6V:V;b@:2@%kH^4* /JAe3Y6i5AL!0/ 12"V/%8B!! KB~"SL~!Nuj(+, 3Q~!PM~"6u0bMD
25-1063!!z)3!h9!Q+!2?![2!^>!Bx!PL!8A!B@!]Z!X4!P'!L7!GD!;"!Np!AF!cz!<8!Ej!g7"+]!h.!+Q!DI!FK!C=!]0!=a!b}"!/!/-!!! !@4!a*!GR!YJ"UJ!2B~!!,5~"!eI~""(j
25-1064!!u72vp@U AW,4,+=s6O-n B"0f/p)" .Y,#D{)4<OP<C6-L /@122;~"G:%2~"!!4n~)Ir
25-1065!!eT2nhB.7vUAXe:HMaR)>TRFQV:28wQ* JY;mW-=uMY>ArHPb:O'_8l8n;"7vCGQ'"%!!I:8{AN;&M0ms7H Zz1} R; Y5~!?^SE
25-1066!!h72VC4A+ANwN"6!3,5i545A587#2?8R4(6k31Oe4w:Y7d:x6*5u",1u1NFB2GDE<c#*!!9,7A4^;b9PHR16;%4G&mJrGj 8sPg6U&pOQ
25-1067!!hn2nZ8H#MJhPg6cM/:V6v4x9};v3&545P4V4+I"<Z?=OeIv5<94&*5:!!Lk/x;5O4,j":?K5P2m4P2U]"4,;c2H%>~"?Yj1~!Q)
25-1069!!L-3"46!Jf!8-!Pa!gC!JT!.X!IQ!KH!d?!?3!41 !>x !MG!HG!E"!P7!lz!I8!h;!Gu!V1!;h!AN!@e!lJ~!!Jx!;u!!!!V+!1j!=S!]o!BN!NO!?(!<Z~!!?Z"-0 !V,
25-1071!!gg3">h!Wh!Av!sa!Xa!24!WO!zh!LS!V@!FV!VH!R6!Jm!z+!rq!M@!Wi!9m!RS!R2!wE!MM!pY!4/!:v!<:"B)!Ez!lo !zH!lU!4x!?^!95!wM!R)!>%!!!!Pg!O{!6b!OK!Rp!9k!W%!U+!1:!G;"AL
25-1072!!it283;Q8b9=4d2;497m1V8p5%3H6I2W8n1r6&:R;:7H3k;g4o3#(?5L,u8W5[5xGF0I!}HQ!f9&5<5R4*!!B63d&z6j4-o['!JF<@-^U3
25-1081!!Y@2j@7D21FmDJ0i>n?-4}A8/n0t9CAp5k4d<!C6>bCC=_DQBs0H/(5W/cA;2:HdE801>C>)1KCC3OA7!!1g4O9_1oAjDV!YBG~!55EK
25-1082!!g?2mo5-3O4.<A;N?VT.<=;k9G0/7y>? 2d5-k( <e:a9P =!(F('&4 4J~!!!~!(x)&
25-1111!!ZM3"-O!@@!._!FP!?i!?W!Sw!;4!6= !3d!9q!0?!9{!t]!8e!/;!YH!EQ!Fo!S*!Bo!9S!C'!0<!?}!-8!?[!2q!Eh!;[!Af!/X!5<!!!!.j~!!BN!?e~"!5X!H4~!!C{ !7[
25-1112!!pc3![X!rQ!Hc!kl!vM!*X!^W!c{!sv!pF!N= !BD!on~"!tU!u]"=>"7x!kY!kS"0p "2h!uP!!!!oB~!!(w!@f !s+!fh !pS"-W !M=~"!g^~%!my
25-1113!!R?3!M8!OH!5f!bU!Gn!6.!F{!I6!E*!HE!H4!;+!>m!Hn !<B!F0!_j!GR!N@!E2!K7!B6!9k!6,!dM!;!!M[!<G !KP!96!5Y!E#!mc!6b!@:!Ko!FO!GH!7W!!!!54~!".N !d]
25-1121!!^F2V<=f.=U^Co><=H>2<&:d-@@@9P@W5>;x7QFh=f=z<pG#7T=x,M,e/!1!-}?%>u*^*f!!+H;*<9@??K8w7n>c-l2*T7 TaZa )+SL
25-1122!!Z&3"([!@Q!3m!I,!LK!A5!AB!>W!3H!<m!Ah!<K!3x!AA!7c!:^!4m!Gj!BL!G[!Y)!Fi!9}!A9!4o!CZ!0&!AR!1W!@g!W2!.m!-0!F,!2(!Bv!!!!AW!US!AK !Ad!:(!Ae!Ud !?M!ZX !@4!H7
25-1123!!^i2zo>r)AETKY/G@q?w3y1r=D/p-H>d8/8?.DD@A"DnMJDV<e?k!!.^/B8T,u*%ST*F%eF^,:>C0sDwU(-? 8H,z-j?4 GnS?C6+vBb
25-1124!!aH2Ti8x:6OJB&8(;?<U8D7d@27",C=F<%:*:BF[<h?3KUSQ4X>?)h;{.><p3r9=?1!!+8D'.X 50QQVt:A >H?_-*~"V1:P =9
25-1125!!Wi3"!,!Gn!;q!^%![y!G?![<!Ih!EN!Lg!JR!E!!@U!]L!D?!Fr!>2!Z/!G^!Ta!cJ!d*!Yb!Bj!7F!?!!4l!H)!7!!D{!_i!3P!!!!H;!@F!,I!J:!]/!f>!:D !AB!:!~"!J?~!!@x!LA
25-1126!!e12We7"'}H9EP7B6t<,:H@a807}6XPU8R5G4)8r9g:F@_OA9Q7S)a7X*PL%&e6UQW(84* *?5G T<=s~"!!1"=RR?T,~"9x
25-1192!!^n2Sp -m C}Cr>'-t0%-X@= >_!! ;v~#;G~!?;C]9?8c<J-H~!*>~,@;
25-1193!!eR2r%6E5z:T>N/F=s4T+l)p+x+)3J*O*>2a2kN1:u:l'AC<0N4r'u9!)C682-*S9J#O': "U 9?,N +,!I &I~%!!>"
25-1194!!Xm2A;4G.V?[2K/:2/B<,/,/1D.y1;<U9{.3130uH"AX4bCb4.1/6QDZ/l#31N*[-x#,"N0S!!////0S494I.<+Q=.=o4J%W1A1<B&>T-d
25-1199!!VM2_]5S3w9P<jBS7!F5CAKz0L60@wM>K"3#CJJXFGL5>uW_Cb>'LPE*9U2L&sF(EF *s0,B_(2F+0rGD6o@qD] 4j1C%E/ma) !!F0
25-2011!!Al27J(7*M6K+s)d*b5N+C+v003R*>8C5>*f(c4=*m2}4u5g*{(4%u(y"])Q!!,u5V*v(X-q7o7&3c3O.F&a'&+843.m+U9!:(+&6#"mH#
25-2012!!WL2I;43-lCg3]>(4v]o-{4A4K6?(;?u31,,-iAm/5AB9VK#'s.1!=0x093Q%d(6Qa"J'#5M,42G@+'b05.V2K!!#&/<LT(93Z?c 1'H+
25-2021!!X02[l2B.'L45!BiBH_o.v5N@L=()TCc3*%&/7C-0YAZBOUK+H/u!!02/x?t0l-rFF"j''4v+:1w?X1x=4*A1',M#1/<R"<)2cA/Dt0SXB
25-2022!!XH2Zg2k-kV.38B3C._@/i2xA*4B&"D)35.5/hCj131yCXP).^/N!!/t08DR0{-WTg#[.O6(/[1l@,3#;O+p0%0e#p/+Sk9B>]7eD:1iEA
25-2023!!V;2 4r/fNp1qN{E@ci+L9PHE?h(J:I86(p3?L;D)I8 VO 4u*N3T OA/A-.Y6+g1} /P4%~'!!Z{~#42
25-2031!!Xe2^12d//X@5KClCl_Z0k<BE/@),&GZ=2-n0iC^1uA2D_V=,o0%!!1V0IA%0v.PF8#S.=4s.W2T@S41Ap*r0V/k#Z0&S?>h@uBqDh1cH8
25-2032!!b"2>U,V)l=_:y="9,U_"A8u;U<M%nB,5e&Y)>;}7M4N<'R-*g#i&'5#(_5>&l(qU9%')F,L%N*{.};a9f#s'{!!!})*?v =!=";i*<
25-2051!!I{2<wCm;KFZO9>6Wp[=0dQ2@@K:=[cKQc?z<wYR>GO;Q*k@=VAG1s=56x;J 9x]p4v!! <T@RD3>4?C 1h~!=O<^NHRj<WTA4T
25-2052!!ZX2VU/H+PDb=5<O;'T2+G5O@};;*p?Q<q)e/aA}.P5C@bP%(A-=!;/K,r.91s+KFW!5&E2S,i/Q?9.v2X!!0q*/!k*OH,-q<h3RCR-pWF
25-2057!!ZW2[M0W->Rm>o=5?zY6+V1,=C8_,+B<3c!!,m?93D0tAJHF/50p!*/G-&B)0#,1Qj!H)90O,U0c=&0a4G(m-"1:",*5R}.j;S@EDG/wBB
25-2058!!]E2Y00J,dKy?==4>-Y6,<4KAC:v'EEe30&I,SPb.{=_>UEq/p+t*[-I+o/g-O*"CG!!']+w+l.u>',x5h%o+l-Y%3,DP*1f@i?kB/.,WW
25-2059!!Np2jw>{B??:ME.cK.KH9WK{>"Ja>CE&N7,s<:J]@?C4QSM;8!D{~!<*AE,j9r:6)Y:K=P 8<VB4x@'!!~":8O- )wTb~!E(
25-3011!!J22nK1H<#QL=-.o:-HK;eB@?t/74%Tx3>3}=Y=2BnP,C[?l?4/h4(@R,C1[0eDyJv1s*F0k4;0v1(;{B6Bu2&9=!!AQ:[+w@&R. 4>@R
25-3021!!DY27)'}2r@>,d)B.;5@(w6Y1):1.8;l1Y/k*t9E)r2a;m6v0x'K**,+,>0A*T)l=J*x!!45-i*A2x3rB^1y(D2!78&m.Q9h;/&F4}3jJ#
25-3031!!;+2L],t2T9h5;2[;>GQ1g4f524U.p:* /}*&=,:;APJD7B402e"X+'*=1t%C']4,!!)f#x1T381k2z05?{/3(G(28e<-J^3m1vT*2K@o
25-3041!!D222N%W)f4f)m0m(U2j*Y-X)o5'/J/>5+#)8>;0.:206(D8+U)0&W%/&<'B'c%i8E7T!K!!&5+&)"7q<91@'..>+C3dW<(w<F%13N];
25-3099!!Q-3!U/!,>!-!!Jp!0>!2k!4P!J4!)s!Rb!Hi!6I!+'!ET!Hb!1]!+'!]U!,n!7j!<l!ev!0{!/[!E9!6R!4:!2,!=X!5a!8o!>D!!!!<W!^)!91!=w!QZ!/3!:x!/+!)l!>D!6h",M!Ik!/K!>G!H: ![G
25-4011!!Vm2<H%R'd@14z/71CC-*+ /p/M+E9L/c0Y(zC(/v7&2cE#!!/M'R(P##,o.3/SFn .{ #K~!,E22 .h~"Ca~!)e~!Ud
25-4012!!OY2Lp7j77M;;D;s:0GT0y5i;75@+zKkG,7g5)<"<c0z:wKj;f0q8H)G2b7b9'7sJA!!0uBv4"66;x3nQ( :91UH[ Kx-C3s44<09x^6
25-4013!!FA2Bl149dQG)L3+2Z@Z1s8<=D5")k.o8(4t/sT')<5}1.?G2(7j3a(_5h%K(f!!CA ,%=+1b,k=?4+~!.S-;~!;{*j (IB"=&S1
25-4022!!R<2VWBJ='J"5.5n8Bd+-mHc80Gx6dIiG[3^7LU6<oHyIHIy5a3C3)8*:z.):A5pJc1d1QPb799a7z4X9/!!.Q9L+88=Fx>G7iI"J9%}_3
25-4031!!@12?_/81}<)*k.I7ZJ.+j7#8i-h8+:c8;/n,e:k+0=9;{<N1A/3#u,B+x0y-U/pCx!9"w7-2{->/K5p:N%r*X.i%)/v:W<}<,9<8U!!HG
25-9021!!GC2mX!!3j3QEb 0;CuFNRm !;Dp=VG&~!V:A) VSGmNs2j~!AD >1~!?K4F 8%@kC,FR 5p~!@RCy 2xC6Cg 5D
25-9031!!e(2Mw9C%7;J:#8=5pN4+H>J6D<"(+Lt=81v4PSj>3;I@"L%'<51(m*M(I*o.K'pL}&F,?,_)a9q;k7,<2/.'g%D!!5V'oLs8{:#236MX#
25-9044!!;E2?mG03&9X5B?@3?A=/n@^1+?I@oEU2a 2-J/>QDV@;Gx@U4D@b=/@HCC!!38~!!X#]7?50>o=]&e1"2Q*E5C@f@. ?7 0m 9+
25-9045!!=&2;3(N-[1v.F/>-}>/,C270P';(H0p/./f'i0W1H4"3e34/<)7&?&9(o0V!!%f1i"}'=*k(*.K/<;M2/(I.u.!&^1v0i0>811K0f/P;_
25-9099!!=o2N24/;!@V=S:l1cGs0FA8:;!!KACJN19XI.IDKgCS<:LQGU3k<PHa9,0r0IBW@M:A2F>#@75]H:9MUv/}5w?.LyF- NU4*F'EX<_eT
27-1011!!gw3!zr!A8!N&!zB!?I!H-!KT!h5!Tm!Od!RG!Z/!C3!q7!NG!OM!C%!LZ!96!Y?!vJ",o !9"!8d!@w!3[!Ue!4n!<&!.p!(8!.s!L9!!!!0E !Nh!tD!%L!8d!1&!(u!;P!/V!BF!q= !2T
27-1012!!?12wkB;;T;u!!/X3U6F~!53;g~!5oJ8)d Fe"k>4:D8p~!,5~!2_ +&~&@l~*3U
27-1013!!?#2FG<h=T^W0F(aAyVB :nAMN#~!?=<y'NO@@vJ@ub D) :d :zE? 2cT} )>bb!!1bKq8p
27-1014!!WF3"&:!E;!M)!Y?!Mw!7r!=6")U!A/!H2!Gl!H&!Oq !S1!60!Ix!M%!5O!5Y !G4!Q?!!!!7p !%q!Oc~%!Y{!3(!%c!):~!!1(~#!FQ
27-1019!!NI3!9V!=R!)+ !=;!R"!VM !?3!tr ""%!QQ!UZ!D'!<N!%u"-(~!!Es!b2 !!!~"!&*~!!l-~'!7J!iN~"!>!~#!<I
27-1021!!gR2Oa 6uC2Q87g;;HEAD:p E,9&CwD836.N.*9"HN4xPg4?-V4U5>3z#m%zLY9l FI4YT<.r#v 1^0P910L!! P+ 9-
27-1022!!N}2 !!%Aeo<;Q4<fQ2!j_h M%I:i2_j~"5*#? k?(D~'PW~"7L~!,^gS~&*wNK
27-1023!!C!25p(G*>3p)?)5)B2y)h*z)>(m*j3i3}'I)b/*(@*j3954*G(c!?#y(9)H'a!c-(!!!X-N#&)C'')C1U!S*D'>'+(])v4r38-Q7)(A19
27-1024!!O@2I)889xKT5+818tFB3!Eu:y8B6@GU?34H5"I(7z<G>qJp6F-30v4t01:_.&,fFA'x(W;?0v4C4F8,8Z!!-74V+%4,LS5u>L86:z'EWJ
27-1025!!S/2K!:(57Ei3Q5p6zFs717/FUAM5oD#Hw3n8D9z7AC2;FJq5u2(=o8Q3G665J4y<O!!?N 5N9f568U8v(l 69:.3B2.8P8Y4_8!]naL
27-1026!!G-21b&f%U-w&-'F';3a%t'<*-&O'Q'k-J-("[-X):09/^-P)F)K(!&7%-)f-"#&,Q!!%V)3)i'S%x0;*l&((I-{*%,0'.*7/:'810(K)5
27-1027!!MM2nQ6M:i /d3m9TM<G[8G B%.%L@ 0O Q" @i=&J:*P/G~!2B(T~!:b !!/^ I[~.Lv
27-1029!!M22@?%S@HWM !!HU7IAZ:7Mp8Y0y9[@T-,H6;9~!;I~#U2 5] 6s~!(jK[~#c2~!&"~"W,
27-2011
27-2012!!MY3"/5!Fy!P2!q6!@6!D=!K1!R"!9]!@H!QM!P5!=y"#%!N*!A'!HH!OR!@{!L2!X]!QB!B#!81!;W!5@!3_!L1!=S!=)!YS!,H!!!!NT!:L!1K !FP!;S!*l!;*!1K!:*!7F!U&!@g!4v!H"!3-!::!mR
27-2021!!Mq3!Nx!PW!NK~!!!!!6<~!!;7 !M8 #cD "a2 !,<~#!.G !'b!)O!<x"', !4w~"""d!=Z
27-2022!!Iz2/V"'&:=B.t.>0j0!,".&1604+<P5.z*,#M2r,C0#1&7{5e1M(;*<!!-B >Q7W %i3B*7/g23+(3s4P.E/}!s"d6<8k=I,m(<1TCL
27-2023!!:X2;H9Y3& 06G7;'7p=77;@Q)9'5UA;*.Z~!II 4u?i=U9g!!N9 ,c A^5l'k~!&B,^~"=Z-Z291"Q5~!=1
27-2031
27-2032!!Gk3!PL!0F!%F"gb !GD~!!.V !"%~&!Is !P9~'!!!!("!5b~%!3l~&!)O
27-2041!!QL3![-!<4!3O!Oc!5:!7N!78!Fq!IA!4r!)s!=v!9f""J!Uv!7m!L"!:i!Jx !6o!Jq !7t!/M~!!O=!!! !I-!8K~)!,H~"!F>~#!Py
27-2042
27-2091
27-2099
27-3011!!Dj2 6?>RZU3Y.t9e1-DX1+3c.H5&Nh8.2<5LRt,q0-3,Bp5((s'j!!'p2}*O#> %K'oC/&a1k*z0]2t&}3y&R,q*L=.8S&j 1R(P
27-3023!!I[2 0m<AmV@r00 7s/p@2>IVE<;=V>[/)@KAu;!.W1[ *j+;0Q06/h?s+13D?W-3#IRY-t'i7d2[0k!!3r08+9+/N/:+/.8n+W!pri
27-3031!!cf2Ak+L)j=S+Z+,!mDR+2<U8)4O-k<<<u&x&a;]-l/B6G;h-5)"+4(f%o(_'W&4Ag%K+<56+.'_/J(H4W!!&v)v*g169D*%,M7j0z.*Ub
27-3041!!UZ2]P!!AKbE59?J5_Eo-jHvCnDNA6J/Eq3X1;C96V4h>gKm59.['H4%1/7J5Q0ONx+L&g?o3x!G6T&g9+.! 3g.,2CEz,89NB^5q!pL^
27-3042!!hf2R,:7>0Kd=(33?cR32+FH@v/B>8hbN=8*6[Ne72:m;[Wy6t(!+[:!8A7J=c#wOd&R!!@{/t Gz IK~!1X#I/:P: ?{Bk:f cZ
27-3043!!Wt3!M:!:f!8W~!!62!C)!LE!A<!KX!8g!@&!3Z!Gi!BH!-H!.8!c?!4H!=u!FW!Kt!+"!0]!..!&I!!u!4X!7?!Pa!Ze!({!!!!3u!6)!5^~!!<l!4L!+H !+l!%8!:z !V4~!!"s"#D
27-3091!!QN2B#'s)MP}%G7=2W7s(W9?0Z3R*d4hC12T+tV!9e=-=!D8*p(X)R+].d<F&@(u?<2b-M++(D.,9u9m1o <l(:.5(]O!!!8_~"p(
27-3092!!T<2t(mE'%d=4v;B8pja-5-fD{ B= L{A1 2@9KMe IQG*Y,4#4B(; ;C6v2I;?245F E[ &s /P=X63D5>zWB~!!!
27-3099!!F:2s&BWIPXq?c0dKj8m#?KeAzI9-yHmHmE?1&>IL.MX,LEU 6!~!)X=7~!9q !!/P~!.s3A~".g~!OT3>5_~"IP
27-4011!!Rr29e(_.'=)2Z)21&>y)0-g5C*m%W@x0w*():?m*q-U+S &**K(3+S'G'r)M"+6v!!!K7])@*&&"#t08%L)8%W )H9,4c*}446p(xIZ
27-4012!!@a3!U,!:q!L<![t!8x!:'!^e!I'!54!DG!Vb!8O!9! !VO!2'!8O!K9!IH!7s!56!8G!UD!7v!5A!7z!0Q!&b!8J!58!EQ!!N!2B!UG!2'!4E!;M!A7!_N!!!!5U!7_!'I!9A!;#!:W~"!/T""z
27-4014!!Jt2Pu63H0[H3AA&0c K:13K:OZ0?}Q=6>M=)R{-^~!@1C]9W +wLB!! 7NJt~!X-?T@k,I/KBo 6q9m~(ru
27-4015!!Q)3!]Y!.[!8k!JT!6U!0]!3c"'X!+3!6d !Af!*I!U< !!!!7>!*(~!!3{!6K~!!>?!'G !*( !>#!D?~!!7f!)f!*x~%!0U
27-4021!!Fq22s+P-&@X (B*^3-%R1I&6.>&o*^2#)/'i1?,E1A9E><&_(0&H'c2.7d%e&P5)0^!!'6'W,7311V/J%c!U)z0('1'&0i 5H)1)?{m
27-4031!!L72qr>_=_bd5s@[1v;K7W9Hj>W?>7 L# 7oAi3+1R <^DJ8'.E8q44J<=49HAO/p.K=S;y+].r!!+>(P9*0z)D4&/c)K+o Ud h5
27-4032!!MW2Yn;3:=lZ8l5j AR*zNrGm0#9oSRUM7P7INL2I2-G[^v)u 4I <IL(J"ART;/&,r@8/W5,-u ;6,n31&2!?~"=; !! gJ
27-4099!!KJ3!A)!NE!YI!Mz!g"!I"!MN~!""e!Iw!.Y!Pz!GP!YW!4[!(0!Ex !P/!Dh!=&!j/~!!Kc !Nn!fQ!YL!K#!0: !5y !b"!.V!1l!-F~!!!!~"!8M
29-1011!!_T3!:7!Gi!D.!o@!5K!<g!0{!ZC!<o!HA!0?!*d!L<"#,!8Z!.U!Cl!E>!Bd!>i!A'!:h!V*!9h!EW!>S!A;!!!!@I!?[!>n!=V!;0!8k!&0!/]!9g!_!!4)!Br!@3!:z!;(!=(!AE!77~!!Ye!+m
29-1021!"T.3!Q?!M<![D!fS!Uk!Rz!NJ!UU!R,!v@!F:"&2"&J!WC!Q]"#0"/h!T3!rN"40"+d!du!s&!dm!QU!I,!-X!,^ !Vd!K.!8;!au!M, !bn!E>"(v!_;!V<!!F!Re!HS"5k!LE!SH"#0 "AF!!!
29-1022!!rt3~!#&y%I1!@. (+;~!&4E!!!!f'"wn %^P~#',*~!%2k~5&@@
29-1023!#!u3~"!1J#N>!gN"ue"]G~!#>W!!!!ms %7O#2n#:_#Rf!_9~""H)~!"v%~!"3, &#w~&"jU~""wW
29-1029!"W%3">5#"s~!"<I!mg!q7~""Tp "8s!xg!g_"=R "#'~!"[2 "M> "5c"P7~#!!! "@K~!"7h~""CH
29-1031!!kU2IN.(/r7+%R(S&19'%*1C-%,_&@9>/:"z&F1o.Y1S9"0T!k,+(V)&(R"l#k)W4}!!#('}%P)9.E"#+/>v*s*p"@)-*R6L1J2.=;!g6e
29-1041!"6D2MhB3a%k_M%L.Lgg]LqHJX7ECl/i>aFJzKCpyQXhwHya+={AN!!XXEF:FW[9:^R.&@LM%P?A,W0ciAb95(j)j'VI'KhdANrkmu{1jL-
29-1051!"Y#2Jw-?*g1Z,r+w-5FI4+3o.8,&.!,XA<,W'p./9+EKLJ-67(.!)m*J+D4&)8&g0e'_*p/>,l.Q7/0?2_'t4j1Y6u1U!!IC+*=gMz.i>@
29-1071!">w2h3C8=cbn?n@M:off@IDl@?-d=Gh7C7Ct0vFZBUJc[+L)CBCNEN5b3gCK!!<qI5")1.CC97ASI;?JUa<UBEK#AeB"I<fEU0H[UEDzCu
29-1081!"1k3"BD"%G!T[!3(!qD!JU!iG"gz!NT!OB!w<!N6"R8!o>!YJ!K5"Nw"C+"02#,^"I:"Tl!Np!Pb#"t!vz"B@!!!!q#">*"O9!sw "FQ~!"Cx"Ar"{2"Hj!E5~"!nc~!!zo~!#1j
29-1122!"&M2PG;i400m)R433-=N1Q5_4R9D,x8c<H1n2<<d,?-(Bc5v8})R9c6/271_.3327Y/2<#@b3x-o3x"8!j0W2B(O#)!!4v8+-E7:9"%@?2
29-1123!"(r2M^9"3]363N5u4%91474,8D5P2D@-4h1c2[:64S4f6H6f6+/f0t3{3;2A/I0n7D2L1C?-0T/5:5212>.^1B(r*7!!1l4E044jC]2w4?
29-1124!!tI3"3V!HF!By!e4!==!@F!BQ!a!!>4!E[!^T!;b!A)!e#!Jw!Ak!/F!Iv!:e!?_!gH!I!!Kh!-9!@,!Bl!?F!JQ!3a!;{!T*!4S!*:!:&!Ko!@H!Aw!D/!Hz!!!!AR!G}!?)~!!_W!C,~"!B4
29-1125!!NJ2ep;h6b?1:r9n7iM%1z:E38/}.s9G@B7G/r=k87KA@=<.;t4Z.:,L8,536!/#<X!!%NN"!O<>,o66R!,Y-G.{*37. >#<h.{~!c"
29-1126!!k*2Pa4;6+T&4Z4c3+LR4N8(9E8y4tL2;j2}+z>q9QImKtMc4S.u3J29,]5Q%7/J:_!!-u:y1E6V(<7UFc((3(6.'V62<SDh9*A8Hz4&Xb
29-1127!!mk2^rHKHSI8<@A%@]Nk:BDAC%Dv9AJ>T[<P7<G]5K<ZKSJ%F*3:7,=v6)?)*z&GHa/}6,MZ266{G*5)5O327"0_!!,fM'Em4IK^KT4DS+
29-1128!!RD27i1G5/4z/O+^'WL{)O,N522{,S:<9=,a-l7Q8[=0B+;d7_19(s%v+!!s*d,S7p!!(O/a4"~"9(*+1D +Z*;~"2d 7B
29-1129!!L}3!Rr!K!!?W!NZ!8/!FJ!=#!gf!<B!F^!{U!9e!:r!i]!@.!;R!6c!.P!9i!Ka!R}!DW!>[ !:Q!^7!KA!<G!Cd!?P!,0!(h!<V!!!!M7!X]~!!DV!Bx~#!X*!hr !]:~!",d
29-1131!",X2xUQyR?RPK;JuTGtfJ>LjTMLZOXt?QF?6J,we8YSyO4[}k4JF,XGY3BIc5)J.L24j7GKK6c2aOiQ.NHO?@v.(!!14LXPWRO~!+]US
29-1141!!zX2k!76)}FB5A(+7fVx)54T784O*1C'<&';&z;P6e=J]A@q;3"f(T'w&J*J!!%R>n!"#*?r#P*W5E-.;G%H3;+5"+&+<LfT8t;5FF)O>X
29-1151!"W83#*="N#"'A#JK"P<"?5"3^"q' "V###%"7/"7-#), "KC"(@"5L"oa"go"nf#-n"R/"oU!Cz"g&"4i!!!!kU"4@"E!!ta"6g ")'"O{!%,"Pl"ro"uc"dF"tG"e="M2~!"zk #c."YS
29-1161!!uX3"]H![#!aX!th!^!!au!W5"*"!BV!jr!X1!Fx!_""#E!m"!dc!Sn!on!gu!iq!wJ"*x!pi!e} !Yu !eO !VG!eA~#!nI!Z}!h.!s#~#!!!!j;"6Q!}*!a^!h> !BD
29-1171!"?m2jQ?-<bW^>r7M=FZU;w:j>"<X<,_2@R=1/=>N?L@uZ+K6B5=HA'5c57>;!!8=Fh7?8CI79M?[Eb=REe:7@+EA;x=?CyCOBU>GYQ?dCp
29-1181!!xN2NY6[6R>n;D(y2&GO2x'F6U</1GSL@G=8374&A'@9HXBO+!:b"s*"5KBq.L!!L_(6:Le(:i;"*m@2D/'D8D/83zRw MH?l-kMj @_
29-1211!#SX3 !06%>;%(. %ZS%9l%g2#G0%X' !@m~#"Xr#d(%&9%c:~%!Jt"nB #E7#YZ%Ph~"#yI"]u#G' %PT %-!~%#vu~"!!!
29-1212!#@S3!!!#n<#s[%q=#x:&#%&z/'wt'*-%Lw&3='Av ":F 'nY'Aw"uB'ac~#"6O~!&bY &5. %mm~#'lZ~(#[y
29-1213!#)I3 !_9 #Zk%/g#ZD &Sh!gW"J7%G1 #S> #x^ %Dj%NH%Lf'lb~!!p^%;' "3a!DW #sr !!! %7j%4l #JV~!&HW "L?~&%N?
29-1214!"hd3 #6:!lX#%9%N_#}G %%6#X7~!!}B#OU#4W %{y %vd %0R #dR %[B#Yt#RO!BX!!!~!%P!"GO~"#v-%@M~!&H6"#) %3n%2e&bD %^A %wo #7l
29-1215!"b23"L{":^"1^!yl"!A"-1#0_"}v"X."+z"E7"U3""]"}+"]4!K0"0a"tq"zD"nK#!="kX"}h"[k#pn">V"I<#'+!!!"Pc!C"":U"#>"LK"3T"2^"2&"?@"a_"f4#_s#LK"?J"nR&3d"'!">f"2!#D<"[+"8'
29-1216!!u^3%&##Lc"sJ"EL!zq#76"i"%CC%&V !pF&JD#ew!5J#qF"l_#"9#Bw%cr%k6#L+#_o#Ac!ZJ"l_%Y:#-d%:'%!{"ee"c&%33##;!PQ "r' %)D"zr!!!%T] #YQ%AT%qe "z: %b^ "t2
29-1217!!kA3%bq%fq%:<"0v~"%?6"{) #3% %=I#!6%aw #*c%"v%PO&"N~!&Bs~!%[v%LD~"%7z %4m~!#W4~"!!!~&&a, %_9 %Da
29-1218!"b13#+="eF #bf!xE!Vj #ZD#f?"q/!vR#hV!!!"2}~!#i7#1!#/P#BQ%<%"ed#z8#jp#zp#,R#=.%m%!y5%FD!n4~"")s#Yf"Uy%*d#b!#*m"-# #'6%Q(!Ej#Tg%VA#Dz%YC
29-1221!"!%3"bU"2g"<L"_@"Uy"fr"pE".K"72"L-"M&!sN">4"RI"La"mS"5y"<'#F+"p["nH"jL"xn#=o"}""ev"5C"]?"[A'@m"eW">>"#7 "[f"5c"SC#+;#J1"!##gI#J!#8G"yy"g!"MG"cw"h8#CF !!!
29-1222!"&x3"<D%=Z#t>%!A#hV#oj&0P#et%7G"{W%h""Y%#)h%I##]z#88 #/)!!!%P+ #RS%50%#N#y3"w<%%R~##7y"[Y%ju"i'"nP~"%}U~#%"v ">U
29-1223!!k/3%^&#)S%3.#SX#ri#<-#d=%&K#j)#v?#KU#3a"?X"[u#T/%/2"u<%&u%Co%Io%1] #AI#vY#Z(#3H#4"#{T %SR%>t"sx!i#"oo#c?!tf#(e#}.#=G!!!!/] #&} #n"#pa%#&#dk%P> "OT
29-1224!!xx3#K'%(o&>C&Y5'2%#?3&jd &Lv%jn %:_ '.G%Dr~!(DI&!3){x &H@&{q&0B "8+#U]&=r~!"Ki !!!%v!">< !9,('N'HX'!! %Vv(IN(#T~%")k"A'
29-1229!!{!3#UE#H/#?V#)L!{b#i4"h1#t.%[J#Qy!av#Dq#=O#Y7#j3"t0#mQ"b<%z0%]d%F*#!m#z,#f_#<9#MF%/p"t8#K=%J<"eT"t?!fk#4;"lv#aC%01&>8%Uy#:u#k@&T* &ge"to%=6%AJ#i7%N}%A1!!!
29-1241!";R3%h(#jE%g:%9"!{E#.9#SB#Sz!nt!xk#=:%Rc~!#A,"W+"Z'"DF"Fj%F^#w8#lp %b1"Hs"G*!!!"*8#TD!^t~!"{n%(i~"#{(%lh~""D] &EN "{C
29-1242!#7_3!y)!;v%eZ#{m#zr"nj#6+&f#!!!%k4%.Z%fn"ny#'y#YC*E<"q) &{*&RZ #c,&lD!//&Iu~""p"~!&Yc"(7 "aL&0p~!&h_'<x &nK
29-1243!%[[3~""-4 #Op~'!!!
29-1249!"^=3!!!"/'%gn%On%R.'?G &DG&-h#rh%po&^m%BA%pc~!%&C#M#%V,'O( %5b%V*%!q'>w !Ct~!#24!CB!XG"S/#JU #[=#vY ')_&7i"!?~!'zA!pF %qH~!%6P
29-1291!!c}3!6r!,h!0]!Bi!+W~!!?N!kE~!!5.!7z!pg!!!!F""'v!T6!A>!0>!*t!Ju!Ap~"!A^!"r~)!?>!9'~&!*T
29-1292!!hd2k]LjDZTQ;HA:7pr]E#PyItHUK6USXFEN<DVIIgR+hJNBNi;_Jv<&5pC^!!='NG(r>h_m E=I)K%O&08GZKsDsC!>wJuJkLGtC<wyK
29-1299!"#?3!Sf!=(!64!Ui!.O!8y!:U!:n!#l!)#!1O!TV!JC!8&!8k!Dl!,["&b!;t!6B!2*!=o!2<!+5~!!*7!Lq~!!ML !!'!&o!'v!'W!1%!DQ!"H~!!Pk!#l!8H!!!!Lz!#h !BP!8L!sJ
29-2010!!W52B3/F0iZ*1Y4L&p>R,v1D=Z2]0w9b;N0R2Q4A0y@HJ'Ea3&)g(_*t13"x#@){61%a#W-32O0l!!9zGm27!+6%1435Aw6zE39t1:6EBl
29-2031!!Lb2O.2pM{[xQvPC8UUJPNMa<mO#5YT7c.J*MHXHJrG^hlowKKOt)g9j;mxo,o/Rc{!!KAGADt:d,NSNT_*siiTEBuA@n0voEQYiP,Uohz
29-2032!!pX2gl=G2VJ02)2O2?^e4x@rFN2w6%I<O4Et0!DqH+Hy]LN0Ek6T3F2{;tEq!!0)ID+C0zA7AX2;7D@EI{+cE^Fr0440=ac4JBD+L-FMS9
29-2033!!lW3"6p!K)!Ff!_d!DW!G%!C^!i4!ME!Kl!O?!Jg!92!g&!]p!GQ!8>!NH!H#!R'!dW!_:!Iu!Ai!?8!>j!D_!V}!68!;u!^%!7&!7G!T&!!!!NY!Gz!I4!RZ!/>!Nz!J>!5S!Le!N9!hV !J< !5H!]J
29-2034!!fZ2iY7d5XN"577C4mR)6X:"923.3#J,A{1M'}?r8<=)R=SkCW)J2b-U-]:D"U&vFc!!&r<Q4o17939A>i2a9A5z(_+R?8Q[IW=}NP6pRo
29-2035!!tU2]g>102Pb0O3w7l[A3&@9<W8q1(F4Gn.l)gG^;pBkZGMbBK,u3d/=-j7o*((PHt!!)x?n.>.B4.;4Gr+qC_3-'y,!GLWSE7EeXx8ld&
29-2036!!Ty3"3i"-C"BO"Q1"1("?W"6S"ld"84"6Q"N0"D["</"Uj "'_".?";f"5w "fi"4K"5b "6p"3x~%!rl"1E "?@~#!!!
29-2042!!HE2/d%L(F1}(F(k,:6l+Z.[+*.j-?7o/"*{(v1]+}1[2z4&'})<!!(z#y'A&*"u4O#h#>%l"l*L%k/_02!5'8#5#y(257F6.o02</0N0#
29-2043!!VU2A7.%1!?_'x'(1zdZ141D1V.5-nNh57/v.88?0PC0AP7z/:1O!!)W%M6w"z,FDM*l%y0%&g,X+m4:5U"r1:&X#<3J4nHg185X>15DEa
29-2051!!B725u"j(k:G*a09((6U%@-A1U(7#X/=7M*? '[-=79?3.I5G)@-F+)!>/B !31!!!%X,&)0,3+}1>0h)?&G.g **.%2e 0/~!/Y
29-2052!!Lw24}*[(&(H(s#f#'98).)3+M&0)+"U/5#-&1)h*d-@4g+;,W)L#U&E",-0!v(z+w!w!Q,{'e+I+K*),;!!+6.U*x,O(w+X,w+725-<,@
29-2053!!E?25s+V/Z?w//*]0%9Z,[4z2V2[,?;E3z22+E1m+x+yAs9+1y.s*T,c,%,M's!!=%&B'&2q/q?.*P1W0p#}-<*c +U53<[4,)n8c JI
29-2055!!Y22F24+0{D41z0y18A[3!6g3K2f/:AT?v/N.n8>>+DxF:Ea<".o/U0^.j1<!A+;DV!j+>?Z.u2W%!1J?.!!<@/?.*0)>,G_.{0hE.,xAv
29-2056!!Iv2>4&B.3<D1w0!.8=40m4X.9*K/V131q*{*2/;.u:H8j1f.+-:&"%v&T']"3!!3?!y%22R-S+0,F310s#I)F(@,{0t,}0Z1a0H.=%O>v
29-2057!!J027(*r.K0:.C'2,K0d*c'm.h%n,U0y-m',%R2+97@d2&1f.b+>#J'7%]!7"'%D0)!R"k#0*x,[%6/u1#",#p.{)P-f.*;;2-+s1}!!2u
29-2061!!ZH2C2/O.{5'3-/21GG!3G2P=o/:0^>#<V.c+d=K1514C}Cc@1/x++/%-O0Y)]*/<C!!)3?/.z/{,7;m@5'i19/L#o/UCT9O8/6iDB0r>_
29-2072!!PZ28m*:&j8d)I,^(!9@(w/82j-<+-+m5a,E*20<7+8O5^72(s,:/I0B)h.i#W%N7o!!!:+s)M-H3x-t*^(V/I+h-B'C;7:B4&2B8"0;D>
29-2081!!Jp2:=#];:@v'G1s,50J%D7q*R/*1RJT.=#a1//q+O/+0ID^/>+-"i/)*u(*!V!!Mg!B)?-p&8%t%(.43S"{*Q.")u+z.FMg9V-):W%)>%
29-2091!!SQ2W[G7KtU0E]9BL!hd:nXsT_EiLmx-F_H69b[8U:E@YpUI</RTNXJA94]wF>E9G#JvI(JkC]5@76Kf?UK?~!K56iYB~%!!
29-2092!!IJ2TO=!EoWk8K@{;lQ[>{O0AE9MOeOZQ_4YRNQVPj?QE+O1Pj=K0=/UO&;].nC,N;~!VK/0-pN:~!!!O0O088~!NW;S=#O0
29-2099!!Mn2:#+y)V9x,a+Y*^;w,'+B.:-U*E7_8x)t-H+m/q9(:#:/5O,!)+(S-a+Q'0!l/O!!&;-v3&*"'t;96q0-+6011a-h7,9L8}NR2vP[5!
29-9021!!Q32XiI-I:GI>9By645m'#519AA]9X8FJ{5Q;AAOW+XjSbN<+mMC%X#o*7GI <RHB'Y[[:;69*J!!+AMo7d2(Ke7'N"Co-0D{@5BbV>GW
29-9091!!Vf2EJ5@237_/q2:1q4s3k2h6"5n,jBs5m/10O5.2d6e.3;v2W+R20/m1I7E!!3i;q.Z-U0L/c1m>]2s0t&"1.0i/-1a4sC"3x0; 49@u
29-9092!"%{2aa4h8!=g#N6./a8^)f5@0g!!.0I?<7"D/(.b,V7[ 2;8J~!.35-3Y~!76~0<.~!5l
29-9093!!O-3!;/!=n!;0!8C!4;!Kt!8u!>F!4N!MR!O!!,P!84!Zk!oW!,D!PX!63!LS!J5!O:!4;!sj!?(!!!!U%!Sw!'H!"f !@l!-z!,X!h0!5n!0[!:S !L/!.%!4>!@U~!!:H!1h~!!9] "&P
29-9099!!IZ2OR@OO]p*Q%>R-@U)UcAYKyAG:pPFN'[-AXN[V%T8EyTQA!)[LgFcc8F"HMAHS,#{#aBL+11r!! T+DY@VS5 5(A6:j=!2RGK>8}'
31-1120!!;=2/9"v._550#/G)g>?0**f3K)V+k2C4!-q,k3I1Q3l:W6^1Y17'n*Q1[1"'{!!4O"O'i.Q+m1>(f4&48(1/j1p3+5"9i3P7I/95A-}8_
31-1131!!D;257)p)q6>,2+S1m6{*j093B*'*w4@4y*'*F0=2H417c412%+w(*)R*n,M&)!!2&".&F2n*H,^+{4X5O({+/-_+>343t2_4_.x3m+d5>
31-1132!!@c2;D-W+*7]+},t0E:!.W,m/Y+p.g.f48+>'(.61j5A5}/)-<,b){,;*u &L!!-M#h&e+U-# -W3)13&}.d~!.90&889B4O/U-?/E
31-1133!!@O28q3>.,;v6y.e5m>T5t-D:2,n.[6w7?09 =< A@9h6E /X6",=.r1A!!%75_%i,8=8.Z~!7} .* 7T~!<u>:9: :s
31-2011!!_/2AeAH6@2p,w,=6<=%0g:)-t;03m:):O0*+}B!)6.k<4:18H-v0W8c//0++k0,7Z+->S?3.t,o<E.(2#)a/97]#{*B0l7S >5!!,B0J
31-2012!!==27S0L :Z2U/U0D:91_~!1NQ(8^3h2E%{,-0!~!3m~!-]*W~"&j9)!! /[ 9774~"+>~)35
31-2021!!YF2G{B7<*2Y/s2=0u593x=L3t<E6MBe3G280mAq2W5Y<mCr37/1-H9l/_07/Y4&?p0!3*?J3(/S0U5%:q.N/00}!!1z7d6J;&>HAn2!1n
31-2022!!;723n,9080P)f2V0_5/04.;1x+*/m/J7v)Z*n/o2.8?1;2n0D)M'l.00[)P'H!!0y'P)p,a%1(>,c5?66/u(z4Q+z3++m.g /%GG+!4Q
31-9011!!J}3!,^!;d!0n!?D!Hf!7v!:P![1!7L!>v!<{!2,!=0!1B!=Y!>e!1:!>{!:9!?r!Ze!@7!?-!9p!!1!:2!<3!>m!/}!!!!>z!&O!%x!51!12!5Z!"Q!KB!S=!-C!<t!51!3I!L>!M7!T@ !;0"7Y!>]!A&
31-9091!!LH2/r*Y-)-Z.H-L-H8o.9,".3,402/(-s+6,(.4,z@u:G8d.Z-}*z,f-4!!"M),7J"U'b,O ,!)K;(:K!6+-,#-E8M/v)m2p-'8G*-;[
31-9092!!Ie22(&_+A04'(*C+Y<s,y,R.')",}/>0]'c&e.G0z2}2u1o-s-C%l(P&E-7!n")/T!!#b-'&^/N&A/e06#&,N.r)>-w/<0^/B,95?(83Z
31-9093!!IO2?J/:.':t-l-^-{<W-<.n0M09-42}0*+A/<13/x2g1H<>/('B+?*9/10F!d!t0F!!%=.t-C)+"g//1I,q.a,a*'&54>4O1R6D2V0^12
31-9094!!A125J3%2)3I,d,L1L.=1A*=5x!^.}._37,x5)/^:';&6n,=+t5F!!(s.]/B*R-U8{.4*:/&*W6D,x9I ,t-a1;6W5")v4Y'x),918r5P
31-9095!!As21Q-P)Y,p*c,8.K4k*I+!+b)#*%+6,@,X#")Z+=,1/@,-2n'N#6*d)!<**p'b*y!!+Q.#&/%Z+!,r,) ,K+o*c ,n6),%-C +dEM
31-9096!!D,23q'&*E21*R(d)Y1N(l)z*!(1)R3g+W))(b23)<2h1f4?*q(#'&)I&8**(,!.1X!!&e)C'{(J*#3#)B#7*'*z&r)[7l1F)j+:(s*J7%
31-9097!!JV28D&q&Y23&4&+*g0@%P-M-,,v*+0).H)q#e*:-Z-+0]1j-E#D%:%8)/'("7!!,t!3"N,n%A%o)Z,b0*%P*2,O%q.c-Q/(-+/L,}#>3m
31-9099!!H822y.W/+;8)",h.NAK3m/O2*0;0]3M0w(Z1Y,n.//B1.==3q.!3q3Z/K0@%'!!-l!z&N4m9B'e6C2v.n';6B*;-r0U172D0{<]@Z3qNI
33-1011!!VZ3"'k!3b!+q!cK!E2!DQ!W^!]O!2H!5N!ep!/9!8y!s@!Ht!!!!@_!F=!YQ!Z&!^X!fE!AK!@}!,F!D"!3u!kH!GP!/Y!QS!,m!%*!gs!=l!Gl!4V!9N!MN!,o!FO!A6!D@!?^ !ZV!I1!LX![y!<s
33-1012!!g93"=z![K!P*!l0!M"!M;!Qk!yq!:B!PM!xP!8h!E+"&F!o6!Hp!2g!hB!Kq!f1!iz!Sy!TS!Mk!;l!1S!9(!Zt!4+!-v!YY!!!!#e!u1!;x!Uy!F@!FO!O1!24!IE!C1!AF!M3!LO""c!N<!t#!{%!EI!x0
33-1021!!X53"!3!GW!ZQ"'a!Bv!Jd!^?"#-!O"!Y]!xS!7<!.c"(K!a&!A/!C@!u5!IE!D?!]I!X?!X2!A3!K[!5!!00!]U!>1!.v!ZK!!!!1?!U>!DG!FV!-I!?m!U*!*"!Sq!Ho!=0!Hu!KM !I?!?a!T"!Ez!{}
33-1091!!Ri2-p%f&34P.K,k&X7K6A5Q4-(e1c6H.^2Y*@8j/?3!5b2:48%R*{&/)b0L&Q*'0.!!-t-"2A#U791N<9#f(Y%?292)*Z3XH}7nCl+BO;
33-1099!!WQ2TYB>DwTsFo?h3HER8p MECW7))y6'A[Gp-V?'G%C7B2CB+p2eGp?Q?QE(B>+X"t6[B&BtC0-XGp5g>l4TFVB>B>PnF)5O!!P^5lZ2
33-2011!!G52]H@F>Up6:2?NO?h}C?>cTp1*'G[>P-3w42Od1H'XLJNV?E;N4[,Y&Q3(2:!!T"%+)DGV0BAC+P3&<F&g1y?H2t:_HN 0y1:>s>'R%
33-2021!!Kw3!iT!T[!M)!K-!O+!:_!:J")0!JL!G7!>2!@W!C/!;W!XG!Np!?=!i!!Bt!Vu!{C!S7!L*!T&!!!!=X!6y!Im!On!@t!RO!60!96!c(!@=!N?!@f!9O!LW!3&!Ir~!!R>!Om
33-2022!!E[2mh 8I~(4= >n6e~%P{ @1 Ca~!eO(GS1 !!/#~#K,~!36
33-3011!!@z3 !Fj!E?!Z0!?N!<F!8P![!!3A!I#!70!I/!B(!4-!J2!4P!+L!Ep!.x!;*!C7!fM!70!=U!26!)S!%W!CF!2T!4P"'g!-y!5b!S(!Q!!XQ !IW!1,!+h!;X!7Y !!! !:#~!!jn!..
33-3012!!MO2di1_.ALl>H94=kOi,l.nOL+s/<b{<>&D/e>aI&@bTQWL492*)n,=&%B+*v":?8!!"lLI5S=c,B1f;I1v2b-g2*1I D^2y@PF_4&
33-3021!!a73!s%!JK!;A!VP!JY!=q!RF!hq!3k!eK!K6!.;!+q!iI![;!9h!;D!u0!K'!>]!^N!bQ!Wg!>0!?.!+;!5<!=I!/8!(a!Oi!&]!!!!Nu!9q!Ud!F@!G}!I*!LW!68!LW!<+!A6!H/!fj!]7!ot!gu!@h"@E
33-3031!!E'2qFaS!!Xtc5T47F jSIc X4CzPr MZT9e;e(~#oALX <9 RGB<HH P(h%DHEe Q9 E4Q3AjL9X< LgS/~!R0
33-3041!!@y2I#.S6u8P-.9S6LOV/v7_7x+X2b4E8r.u+36k:11qF8=J 3i5n3F6N>6/1 4W!!#q@s2c~!4Q=!%=)18b~"0Q8C0E
33-3051!!Uo2ueCIAnVGA!DbN3bp@W81a+/K0jV5[R0z0hEhEtKmQ3FpFjAn17/F2-E#'h#PJM!!"dEy0cB!;s9N>].09H<q2FAqDwL@;VVY^R8LQh
33-3052!!dm2]D9B/YFm~'!! XX -F Ps~)Ck
33-9011!!H^2Ac+w.q1f1]./5hE}+]2F+('d,c5m=%*9+Y79%@ E[?k0r86%G&v"(0D%<&';Q!R!!=G'f %l3.25!k,b4,.N 94~"BO7q
33-9021!!Ms2:w0?/"8T,i+//[>,%,559h(f1R3V,q#p-U %.7/L&.T:a#=!b0"+]72*c%8JE!!+h (z09#p'B?T*9+x+F(N't3M)PBG4c203.Gm
33-9031!!H!2.: 's320D/S'f/E0c+1,&~!2Z-m'^ 1r+B-Q4>AF43#1#J #m %R!+;9"e 0?%D %N~!"N'] !!0P~"'d
33-9032!!BB226*(){3A+=)n+:6T*[2_."(x({-?4C/#**,V+c2D4h3n,^+=*E)M)I1Y'Q%q.N!H)n+T+=.F2>-U4H!!,_,r+D-l+/1g4m*N6}-aIj
33-9091!!>W2>:*r-S7^.K/L-[<E/L/X15+q+=4//_+,-l-a-D;J:@67/L3f%S*.,,-:&4!!4R (&(i-60*(g2O9(*92G*%:/I)(K5L8H.G :<38
33-9092!!:}29"*+0D2-*J(5*.3J)3*k.s+c'b0(1')s(b/k),,m0C230h%Y%D&K)');(Y!!1G#L'A+]'W)c)./U-)#e)@3H+n(y14D/1N,s/m)ZLr
33-9093!![R2;15V/E9C422L4, -g7"7g3M0{<'8n!!--9Z/E4( ;'0f-^ /E/E--0,/E /E--0w/E-k00/E>!/E/E&!&p&48l7<2" 8_--
33-9094!!<F22b(P-v1(,*'2/870-@0Y-Y)J,[00-;.&&53.0h2y5S0(.H,D'4%)'=2>'<"z/>!!'A(I(].[0?2B1q +l.Z.62n/x4m3I0_-j0y6L
33-9099!!E.2+'#O0]:(6f1=%H.84d&J)V1]0"<X0a680G:1?X)w6O7*6#)f9b0J346Xas0h({6m!!<H.63iGn6{dm/z34-_.A:w<8???K+:=v,2dD
35-1011!!U427:-l07>42<+K6SD4)I5s0t953MB98;78=74!3_5.69<w2*#d0U?R#l104u!!7',H!_4s0F2j4f.p6%3J)6/C%9BiHXEd8?3n)IA"D^
35-1012!!G021Z%n.l1q'L&k-5?V/:0#)3(5/G385[&q*A,R)G/c1W14*F(E#[(-%)(D&R%(8?%s!m.>'j(v)"2h4b!!'g.<*O/*363h4m2u11&5=)
35-2011!!;L27i(=*-0d)Z&d(t4M***2/l&k'),e1}*,(B-z)#.q3*3)-6(T'_'@!w,9'o#U/n!!'^.S(c*d*J1C3s!O+I&X+=*M0,>W3M,=.a)':d
35-2012!!>[29M-*.*8u.j.Y.G=1-j/w/H,j-z7D5,,U-?3p0j637D;'1v-W&8,[(l0;"n!!92#.'@1^)9.8.@668@&i-B/+.Z1e9a;%9K6s;x.q8H
35-2013!!L(1~"!
35-2014!!B[23j(G*y2I*u)<*K5x(r*]+V)f).,U0+*q*;+p*H,d1j4W,l)I%!)P(;*B%P!!-d!U":,f(n*z(c48.Q!X*=,-*'*@*D4E4B+r.K*f53
35-2015!!8C2;q()2+3U2F,R!!;_#;.a5b)m.j9D;?6r-U4{+7/g6x=E@#1w3+,w/F6@#d).;?+<-u6)*G-w5C3B/y*K8_0{0" ?W<(796s6) ;?
35-2019!!?;24r(o1-5%.G,J-G?d6M,y-+4}'a8N5V6/-^(o*].-3wRs3Y!!~%%6.O*9'=>:~'4Z 6C 1P3(
35-2021!!<R23_)t/m/L*N.9*,5H(n._.Y/()K/E37*q'c/A-f.Y1R310g)U'Q+Y%Z-/&o!!0[#x&R-')M/#,y/x0j'?*q-O)]0l/>2@0Q/n/W0%3y
35-3011!!7h24w%e3eQ"5T.w,1Jz%mA-/<%s55=b7-.&+,6K&W*K7x6=>r#[(*!!,U0B+_"^7l,'(H+*+Z./5jC4,W-Q*o)K-:,q5/d2?=5Z.K#}Hm
35-3023!!;F28+'h):04)+(R(b2z(x*H.b&o(b.z1A*f'K.G(e+o/{0r/'(N!v'P')(l"6!50A!!&*,N'V)2(o/W,*%s),);)e*E+{041)+h-}'t2]
35-3031!!2x29W+19_Es;M:<8%P-1'CA4,&(52CUCK2*08:A2E-_GJ<:BI(]%2%b2D4'/5!!;N)(,j.e9[7!:RAj<78l2m+>1Z3h8pW0SO:N.Y+wFm
35-3041!!@T2/:#B)T/_)w%[(p/,'5*q*p&q&j,?//'5%t,Y*E+s,V,e+4%:"J'+'Y%@##!!+n!'!J+v#(&r+W-i,a%@)s'N'C,u*X.&-Y&g.7(Y.&
35-9011!!:5228!!/23(+w*m*d8?)X.4,o*;(g023--U*t3D(5*X3.1R2k)M'w'w'C(."%'r0W"n(r(['@,:*i5,'?(<)%(b+F,Z,oC>0--X(1%H5b
35-9021!!?S2/!%d'S,;'Y%Y&+1M%U)_-+%p&R,j.z(U&g*a%,*d,x.7+v%C"6%5%+(5#y!0,E!!"E+a"{%q&f,L+e!2&(&=#-&.*X.p,u,]*Q%c/t
35-9031!!:c22K'd*j2<)m(8*(31'R+S,A(V),/S2-*#(20K(m+67&0U0?(}%*'Z'f*T&]!)/e!!'B,>(r)9)<2[/F#e'x)i+A)N,U>2,5,A+7!g3O
35-9099!!:>230+Z0,0:1-(Z.l0Y4T1}5C&X+U2K1l)m2p3m,j 5W1A3w/=,f!^ 3K"P!42N,(-9-* =T2G 4Y!! +) "},f:X.,/c -K5%
37-1011!!L.2<w&_+<;w,G+_,V?:0a.R/D+Z-65p5i+1,J/R/!3}7#;".M,t%?*j+E2h)d";8.'>!!0./k.i*86U5s&I.7.(,P4i?7:6:R0s7T-Y-f
37-1012!!Vy24.!T&_<S/0+X+A=q2g.^({*]-":+1F"i)D*R3G3#<?4_,H-o#s0U-o->(:"I3R!!%+-C1s."/L3&5@+q.I/p163#0E3A8,@U92,69j
37-2011!!As20;'4(q0t*Y*J+/59+))Z,W(^(r,E-M*J'a+9+a.Y.>5?*l)q%(%/&H&<#P!Y,h!!"R-;(p*J*V-q.+#v*a+l){,Q,%,M0))k/Z*Y-E
37-2012!!>N25I&n+S4[,I)]+T4t(l+O.D&y(a02/c+@(1-E-H/X/f1:-S*0%^'O(4.9#D"E./!!#v9l(J+t'g/j.}%(,@-^'0,s/a?M/o+r/N)>4}
37-2019!!Ag25<,W/&GI4_7)<n6o53;j ,>.:KJ75 (N3)~!7FFF~!155( .{ !!~"1M :..x Jb1J 3A~%-'
37-2021!!K]2-C!^*/.r*>%G+d1}"d+{,R!s*Y/0/"(>#x-T+='.,_+R*:+7#6(l's*Y"O*H/G!/!d/_"m#-!!.^.;!N%R'70I.=*x.v,E+8-&*A
37-3011!!ER21]'f(/0o)<)F*o35)7)Y/^)-)',w1r)f('*c,j2n1(5/*2*3&]'c'^,7&N%[1p!!&]*)*]*I(^2,0t!a-41G&4,<0d2'2F(H4&)O5;
37-3012!!?K272 7@:t6N<j;J9g;%;0:j0J:f6A9C7*9e6L8I;Z>OK=;29'-z/A0j7V5A!! ,e/):O;b9u0(1c~!:'.z8V=::r>, AH ;l
37-3013!!N82<%!T)P;q6G-R7/=N)N,=>1*K,6FV/N:J*y*k6oLjJP<%.b%x*O&l']5_#D*y,e#J)&/<,.!!*w)v8j,z'"8b.G(,:@5j;X-2 )_
37-3019!!E=25X0b5gB;0%7S('3EV}<M7&+K OC4x=-+Y9I Q'5ZP5P5>iQ'1^3: 8b#q:A!! /:~"0i:D)K'/6F~#.] 9u*.0^
39-1013!!S!2=G.':"Df6h/T8"Gu6= 9X~!9/>X6d D?0_+{GL >V,A32&]1{ +01_ 222&;v1a!!4U3j3<3Q ':&Y)(;t~!4nFi
39-1014!!Jc25R+O1W2y*5-?,c?z-X.T.-+20E4-;2.b*i0v0K1w0+9?,8(H&B0z(@+c*-'g5x)/!_/G03+g",;[4C!!,7/&+9-6-(7r31<L6T5N?'
39-1022!!L"27%+2-1:1("#S-u;D.V/%/5+h+!5%59),,81q,(1L9H4C-U"T!!)R&X)I%o"I36!V#;)g-5+a/03<0m!m,[.;0"0X<15e9c.{/L+77^
39-2011!!C@27j)Q**7M"<%F,E4m3QGF403O+!5-2H&r(A*d*E/O?&1Z&,1!-y!!&t,"?8%H4-(.,w)z'_'r'd.K+E*?.L2q+N,J~"&]'r +V
39-2021!!@=2/2(L*(.5%h%g&w1;%E*?+^%8&D+{-g&j&#-#%V,Z,k08.W%N#5&o&5*f"Q"'-Y!!%^%h%5'<)G-Q*j"i'o*.%o)x-F0j,8)k,q#C5C
39-3011!!5y25L*79=G3.h;jD7P!)3+J1+&- 3-0].2 1cS@,WSz RP'u(b,i~"!! -j-w*u~!7X 2,*8 &b6c,k~":7
39-3012!!822>6.:24I?647%.=;50W 2c~!B&2Q~!3F@u3T AI3q5s 1Z6G~!)e2N+^ 5y/:-0~"!! #U.6.8
39-3019!!7D28t.E:0 6l2R-]9^4# 1a~"924P D6 0'2c >lG@*I~#,j7ZB^ :&~!9C~!!! &u~&8.4X
39-3021!!;T2]Q+J fq2_1q){4@~!c3~#)2!!~%-E!P
39-3031!!:724>'^*N3K,()n*N7o(W)r0W,E+h244s.,,*/}*+/D0*/t.<&^':'Q&t'c!s(x1#!!);+W'g)P)M2&/w#'*g0I*n)&0",3 ,m0e)!4D
39-3091!!:h22l'*+b2#)A'S(k3b(@+z.'&V'50!1H*c)L2M+/+r1"/w.y('!!'Y'l(b">!d0F"9'F*r&u+(*!0w,=%V+R*Y*[(i,>6*0s,<<T)I3s
39-3092!!Ay2R{!!/go&%u6+:QJa(H6Y9<n^(04YC1/s4p -:<L<,@',+~!'b+s7l*E 4+~!@T~+Bn~#=v
39-3093!!:92>'0'1E3j+&*;4y?,'>4J5I/=.{2v4*,5 5D)l+-3t7S2[#E!!/+ #?'J 6{ (;2s)j~!1h0>~!B@~!8*C0~!'A BG
39-3099!!<a23a#O(IMU4G!_.I~#!!101^:u;O(t,X +I,z~!,l~"4<0s02~"=f~'%:~"7V
39-4011!!NC29,6(97~!F#D6.N;f=?:}3HB] 5j@@3Y~"5q2^ !!,m;*-] 1:3= 7l7) <W (U~!2C~#9E
39-4012!!GD24S!!(, *]-Q2Q8m*< +P +) 7, #w Di &5;W4h#)~!'# ![ 1X~!0P0p~#-r~'50
39-4021!!Bh2,d"U"20^(});*#/{'u(U)@"R(N+)0+-B!N-))d2U.U57)(.8"R!l!!/J"<"B4b"R#i;["g".(I-H?}#Q&Z*t+!(R=I /)5e &9
39-4031!!JV22I-l/v@==@:B@p<N=n GY1V=]G(=j)^-=:]:q1?0'?5(K@}/+&D**K5+t-v<O/f!!*j;7A_2#=m:1/==,*N/1<T7a-J02U# 7p
39-5011!!=f21D(m=i1X.. /fJz,":hOi(l)/CsKB<'!!.%/>Bv^9 ,sHI-H+6 !h&{824i1N"(~!2223-v~!.g~!<k-L
39-5012!!?8203'6%w,w+r-N.*GY)[ +!+V/u-C/+'='w-_-K0hEJ.].,,q&(*Y&;,7%O!!6s"d%/*i&.+>/163+a+N,Y/J<c+u'l,-;G+A(r%QB(
39-5091!"%V2eb !!2U~'hA~1W"~40{
39-5092!!>t2.9+A/Y,&.S-*#S=1-c.9.e"@,.-z.k1%,5/".>-W8r,y,g8.(=+*8"%M'/#g,,/"#540'pE)!!;[,R0*,?*v8"*^,?IF (0:u .8
39-5093!!:O230,S)U3/&^ &p~!)}/u(K&f.i~!#[0c~"0[~!*S~"!!*9/c~0-Y~!51
39-5094!!HA2'52},y+q.M'[,^Ti-W'q.V2?'X/38s.I#h0!/V-U640l4B%>%X(6'!.h'h%+,e)t#a'*/(=<0d:F0@&D!!=D&X=!,y~!4g)}AhRc
39-6011!!;A25[+U+B?:+F(@/06e("1b6%)>-^6l4]+9,_1J+c 6@6h1w+]&0%b3;+2#u&62b!!+c2*'z.J*72)'^"d.=+<'R /38,1] ,i1E3R
39-6012!!CZ21>(t(IA'(Q(I,m5S&g+-)n&Q'J*i4q%h('-9-n)l+p-J*K-F!!&b"[+a!5"V-w(+"V)f() (Q3=,.'o'H*Q~!>!Cs3Y#k :q+?
39-7010!!;:2<G-t7L:_00-V-cEV+W 2'5s-?1t8q,^.^6#*Y5;4o382w!!,p0:194%,A,g00'V/94y9n,52E;67L(n3D5j010K3i<A<?.&:F=T@#
39-9011!!:i263)?/^3K,#*U+*8'+./k1M(c)z2,7"+m*S1c-b1.4]720^)0(D*R)d,h!g!y2G!!)3*[*)+h1N2(2s(B+,0a(Y+92e2n3y.R1t(z>G
39-9031!!D>2@o-Y+;4W2n(S2Q8k&z-S4:4^3rBy7g([4v4z1A0bAHH<5W(>1c0c2T2#+c1VDr!!/%@l(#""1s4T7/*P7Y1',c*,2z5x@(1O3X8/+f
39-9032!!A42/N'T*_-R*6'6*v57#d+D*^'B'T,7.G)B(Q,W*d,x/=.++#(^&;&+'4'g!^!u+w!?!!#_&M)^&[,r,G#2#Y*62<,d+Z0q,r(h,x%>7!
39-9041!!A(27A-50Y9</U.</s9V.V3-4P/2.t4755+y)v7a1i9e7v9)1R,@*b+.#w/#!!(u3x%]-z.P-:6W-,4-:!&c,a8!.+9Q5l,H51)e6m)b.1
39-9099!!:a26+3D0l7(-I)J(>7F(R/G9"%S.d5C3w*a-A3D.c,w8'=r@9,C ;C0k2k"m.K1u!!,C0W1e+05Z70+%.g8' BX0! /d0823~!:Y
41-1011!!KP26.,M.r9},]+l,x<f.2.F.F,@./8s9r-..;-<00/;1F9).H,p+Q.0%P-m*s)h7{+t!!-2-7+B,j4a2P%.,?/r81/w:<777.7)8Y,/:2
41-1012!!jg26G/'6}f)5?7(8BF0:BIS?&7nAdJPWA4O;p8)BW>b5]]Z7i?z/@1u-Z6w1o.'3y'p#91M.[8M0-8FHh!!3,1kQ}4);6!V75<19P5E>W
41-2011!!?Z2.'%5&_,9%j%8%4/r%c&e+-%%#m+7-k&^#N+"'(+:,%,;+8#v#%#H#N'r#,!H,>!#"K%w#e&B&5+Y*E!!&N*j%n'd+R-b,O*!,z&}0'
41-2012!!:l230O=3Z?83j-:0<4X)k -C~!3d4850 7O2j/32i PH4/)E 3y~!"L4;+) +W/E(f+k~!!! (S*vA2~"2v
41-2021!!I)2-N#i%L.u'.&;+.0]#..*%i&;%r1q.r%Q%U'<.<->,0,I,:&b#_#r&e%,!I!/'<"S!2&t&o"r!t/V0"!!'0,8"m-'/",n1@&<+f,47?
41-2022!!E220g&[(X1V0@(0*+3I(y)W.;(B">1y4C+L'E.Q1l3^1W1!2Q39'c!{'d*p#m!!0c&/&O*A(?1N(:1i2v(10u1J1k5H'i1P2k)U2]*5
41-2031!!B22-"#H(%,4(f#H#r.:%8(<)T#L%(*p,K'G%d)d(T*a+.*y)y%'"/#=".'u"U!y*m!!!c(7%{%Z'7*}*N!A)7*U(I*>(},;+o)S+d(C-)
41-3011!!Oz2N?7h5_dS<o,_5Wgr4, >P5B B9FQ9(!!79;-:I:XNM9g5f4n@^-}GL-3*r9N(Z+6 *c:b'<*o1a&90+'h7^,@*"8t6&/!%<)1H@
41-3021!!Th2Dh(f2GG!4j4(A_3m42377K4e14Jz<K1P/G0fHOGW4RH@4F2l%)413[4%8o-QC?%*.z&F3(4I!!5wBk!@0{4x@-?9I&7@>b"d'{?xN5
41-3031!!VJ3!G.!Ed!4)"Qb!@,!?u!>:!BE!:;!47!^e!0y!@f!J0!8o!Eg!.i!2n!@c!K4!Cf!_9!A[!5j!C%!+j!/z!64!#q!"Q!]<!!!!*z!2[!Be!J>!1v!0w!F7!%j!60 !O'!5* !.9!Pf!K]!CA !>K
41-3041!!Hn24O2j3G9Y/..p0j991b.#2?2*:<?l:e.89a2F0(0:;!:W5C.6#d!!2[:o0b"V?=2;#<BF7E3!-E 03-K16@)-2-I>A0X?5 0c1.@@
41-3091!!XH2FG0r/eS0>#.=4#EC3I=36f@01wDTE8/M/82c3O@96tIa=O1c)B->&o1s-a)WB#!!#E1f1s,M1+3C;v##-j-S0{5kG*-=Ba7K9j-nAn
41-4011!!tc2]q@YJ=db_LK'EubHDvcGJ0d(_0fsj{;p;G<))LE#Q3V{BAEJ!eN6?! 34]o?F%S!!?zf>0-3ECe?B>RC5/7 DcUO_}=&JJ'tBX9d
41-4012!!aw2:".3*;=N6(71.C=h45+=6^+m3n=<=,)^)>62./:=7G=f5F/))u,9,<)c,.+28{&d!!0[1S,"(z+w5p+M,v)B:m7N@_&C:F*&"v5T=z
41-9011!!A}25x-V%297:P(t+M-K7Q0g+)&1+3*w,H,G)G-d,y(G-37M.c+[5H-C26-#!2"B+K!!'l4X'y&1!d*?-; %9'1"6&17N-9+Z%(~!._
41-9012!!2x3!QS!Ea!DZ"0W !@q~"!DH!Lv!!! !U' !7x !F'~!!A7 "3S~,!?k~!!=r~%!Ca
41-9021!!Ni2OY<J?E Qw=c R8INL&;N 0VtDO);48lPp !!<* H^-T~"^QR( n+#(H/ Cq ON3@/)7L6"<; GV HdK]BF?2
41-9022!!Lt3!7i!*N!.O!lm!8.!+'!6(!P"!+i!>}!9[!+X!0_!iJ!>[!(N!+(!27!8F!+8!<? !9/ !-"!6_!8y!0*!;P!*Y!+]!"R!!!!P{!"j!,2!La!7(!7o!9J!"o!O{!@?!J0!:q!+% !,,![<!/:")1
41-9031!!sq3!pN!fs!a2!nX!RH!?W!@l!z!!&B !B1!A3!Za!p?!qH!8@!OO"%O!Va!C.!d/!m1!h=!/t!Rl!RO!7L!V?!GJ!Zp!^) !g'!AE!@8!7G!X>!=)!K>!l,!c} !Wz !}E !UB"5!!!!
41-9041!!:42=M0?1h8>.v1J)f6C-83q,p2:0H6%?B+?*u1j/16U9';z45/W(!3L0O2w0x*;<V!!*J0??f,p .I,+/<6(~!#.
41-9091!!F>2**1G~!&v&C~!*M!!~!'_/R)&1k #5~))N~!'g~"!e
41-9099!!?h2?U/-1DB@5p.j3wXY;],D=N>2/KWzHF*f:D;4:?/?6s>79R+o%Q3^<FFd8^(2N+({!!,s&L.^,8.IEe&n*s8+IE<4 Sb;1Ll (&
43-1011!!_<2<s._.#>^.H-q/&?"3j1238.>+g;m;i,S0=9"4};W93;z-t.(*+,F,b0r)Q%y=U'=&},W-Y+A,*1V8"!!*a+}+z2v;.,V3!:642,S>b
43-2011!!D<26V%M'N2[)d(S)05G)-({/[,)*}-.0n)H'])C,a5! 0u-)*p'A%v)x "t(%*n!!'B*M+9)v*)0G1D)h*F(K~!,MBz/X(.*' =1
43-2021!!E;2>y-((N7/(u(9~".= (4,(-q~".H3(~!4V~!(]~#!!~46/
43-2099!!V12G+/K~!(1"&~&!!~!OY~"+( +(~'#E
43-3011!!L@28g+#+l,^,Y+X,*.,*N(o-g+a'r2^/x&V%[/p.m/C0n:p-=+A*#(.-z*N#{"Z8g!!"X.I+)(5+{.W)X)'&d*b,&,*2*3p8G,,;}&{=V
43-3021!!MU25[*"*d2@+,*S+,5J*T+s.=+_+G0U1X*z*M1*,Y5.0b5L,'+B)-):)]*[!n&w0p#c!!+d*V+b*8,2/F!V*X*w*>,{1r0!/H0{1&(p>c
43-3031!!R.24G(m)<35(t(c(<3e'W+q)S)>'d3C.R'j(!.#*H/5.X5**c(!%g'e&1)G###=58!!!!*L'!&k's*Y,k!'(/&{%w)d-e(Y/A,&1:'b;+
43-3041!!@r2-H!!3?9I.Y .v2!-H /y~!1_*;,4 8{,',M-q 0x,y%N *<~!(J %n .K+{&_&R ,N%D~!(R,'~",.
43-3051!!Tg28^,#)U3n.A/W-m7j+^0b462]+G3O7>,")H2E1s4/3h6j'^,"'@)x*_.]"-(?5.!!"'0^.n,w+'/b6.#U)I-*#m3@1y4}-H.]5/)XC/
43-3061!!MN25X,'-73:.^.S2y1y-k3v,2/O/-7(4R-B!!3..#7j1d:&,F-G.Y.L/C481}.?/9*N,10F,.,D/t2.8X,N/%.3*z0P303',E+o3</,=0
43-3071!!Hn2/q%v.D-''9't(@0e&a-q&Y*"-R05.v#A#K.q'c,m-+/q."&C"I*_#{&;%."9/5#Q"<-c#T&#%O+B--!!*j%y&D'?.(,O,[.,/d&3.E
43-3099!!E_2?X:l8:CH 4E8B@V8VBu>A9#?m?FAe9434917^BE;jB@BS8N@=698W4u 2>8T!!=v6e3#2v @k81-"7{~!>"?R2[0)B-<K
43-4011!!X@2C92P2WDA>)3W/P=m-01y2o0o0/?f0/ 491G3H1J<o3115*} .g,M7F 0h@=-'-V "n0( =O86~!!!*_ 1i CQ0[~!Vu
43-4021!!K@24w/T 0-&M0O%u 0P.x,^ (7/1+k)H(< -v =D %N~!'Q -{ !!=S~!.E 0Y /v0R 1{
43-4031!!KQ2?Y,l-E4V/2.I*oA/,S+h-3(f/]4l1,&T*d:(2l7{=A=n/3.d#H)=)S1v"U,k<H!;!!80*f.r-7/',m!y.u+k)f4{=h2i4#*V5J,hBi
43-4041!!D92:,FJ.d?76Y?v9/B{5W4sAt!!4wBM8o;*~!@oD;9f=r 7_3w 7a9@(2)l +X 4o 7y 8@AX3z 9,
43-4051!!Jr20l&R&T/'*O,C+:1_)W).,y%]&@.h.R*i)8)8-t/y.I0>,K,u#S#j#X)W#:"(/0!!"[&b&H*N#{.,.:#=)^,"&k+>.S,G.N/:+p(b/@
43-4061!!KE2?{-9!I4[Cb0q:{C.%e1q>**f-l2@:Y(g/v8n2J?37/AB'J=Q/h#'3'3v5?.nII!!+S6V0E1/401g8}*53j;+3H2mA/6C:C(l>* Ko
43-4071!!E-25{+7-j0b09,S/+2C+Q+c6z,x/M0h3,*#/41A1V3;7k50/z33*s+**{-J)t"'16!!*+0M.5,R)7050g!D2K)}(&/%'i7h4<+g6y
43-4081!!@/20)%/+5/5)u&:''1>)8)7+[#V%J._-/*a%f,/+V,^-J0-,1&6!t%V%Q,V"C!^-H!Q"]/T%;'7#i-p-h!!)u+S&2*].CF:6A,!-}+78e
43-4111!!HF2;O-",L9p-7+?-,5!),-A,.*1'[0n3E'A'k1#/B3g4W40,.(!'T'6)**9!!%D1O"&%@+1't-2 ,o2Q#V'v+r,y&y3Q"a332^1,(W3L
43-4121!!@w28o&--Z+O)o(a%S8M"R-j*%+{)s/h+^)!-+6]/U/{2T2o-s#3#C)8(v'k!!#A/!!]&"7J&P!Y*_-[-*%_)6.z )q,4,h,!,f5F-lEk
43-4131!!My26H.4.k7A/u-:+88&+4.D.6,?6z8(5m+&(q8m-#046m8:.B.>+*+G+r,+"?*P8>!!(h61+U-()o.85"%j,),N*p/_/{4=.<6x/r+vL]
43-4141!!J*24J+E-P;#.L03/*5:*1-}1"-@1O:60m2E1n*J/t0r05~!-2*]-%+@,A,6 :&'r!!/6'&.r3[/30%%3-?*u ;& /5/f.s -?>I
43-4151!!L02,{)W)c..)S+^,L-h)^'a-F&d+W+n/N "o-I-N.60>5a.I*D+B&f%M%).d!!-5(4&h%G*Z)A%w-N.D*h#u'%-j /B,D/z&E!) /(
43-4161!!QA23B(((y.,(q(w)M3.(G-#(w':(k/j0>(R&(2T)B/u.m1E(K).%0%S+;&+!!("/L#z&S(L*G'X*I*O,F!y,m*u%D.41}*!,q+j2/*J5!
43-4171!!E"20R&S(A/E)*'A(A16'Y(Z)"'S&l-j.3'/&5)k-6).,x0;*O(w%m&s#!(P"X"j,[!!&.(Y'N)Q&L._)q!p(A(z*!+F.r-e*+'j17)+6,
43-4181!!H723<&c(.,(?H#<-Z2;*;-B1Q1R-u'@/F)@'')S#0?;)A-K/-%40y,u/:'4#u-j("&0+!)n"#&<1Q)N)f!!(z,4#'!x.k.A&l,7/= 0(
43-4199!!FM2?J.+4#880w8)6z:(<j6J;Y2v"V<88Y0m1c>g!!874v2S1Q5(5Z5(3r-o:,111z5(/.(o2D5Z7Q .-;95Z3:9E8I?5;!6N:K405ZLd
43-5011!!Q[232(m(r5m(6*"*)6Z*T*25N,*(<6",++M,T),2e49)s4<*F(c*L2F&=-]0%)A *J++'1!,8V)>*v>D)Q%d4v:]/<6-!!'k ,q H%
43-5021!!ET20z*S(o)z)()N+&2a(>(w*C*c*C,B10,z+a*G'u0o13.'*7)]*0'a&g.U%T#(*k&[(*2c)S%>)i-=,*%['"+L!!)7'k)j1_)}->!%17
43-5031!!Hi2U83J3W@:7-<O3;Sm2@3y@'+=/Q=jBW0#/A=G>[F!L+@U:m;"(&,/.R8%'!&RAA!!&3>a-u3c2A;S<^(d5F0g1&>U<f;<>&6wF-4)=X
43-5032!!SA2+L%m#4/B(9)3(j3>(t)Z0z'u&o-}-F*G(J*A+L33.H/6&J%K"0&)(m)z'L%P&R"y%X&N%]-3!&.Y+x%%(J%Y!!1A((+d/{0s0E'BAo
43-5041!!Kc2Q+([%v8<<a-{PIB@/U)g<M(h'<?,C(/P+*~!KB?m5.*V<h#].'*7 +]!O@F!!!8Mm0? .m~!;(~#8/2Y 9e>e=B
43-5051!!dz2(S'D'D'L(S'L%Z&5&C'D&C'D):):%&#G('('%Z%Z%&'D&C#G"r'D'D%&&<('&o%Z"r'D%&"r#G&o'D%Z%&!e!e!!&5(S%Z&C!!#G-4
43-5052!!dU2'3%K&,'1#c&,#c#n#c'1'1!9#n&,#c#c"7'1#c#n#1'1'Q#c#c!9"Y#c!9"Y&,!!#O'1"4#c#c"e#n!9!E"e%b"e(t#c"e#c#c#c)Y
43-5053!!Xv2-v*I+X,i-v,i+X-v!!,V,V&y):/*,i+X*I,i,i.4,-,i):/*,i,a+X+X+X,i,i,#,i,i(B-v,i-v,V,i+X+X09.>-v-v-v,i):/*6)
43-5061!!Yi21"({#V._/P+4,j@y,N/[+9*+%C0a2,'*%k,',!/>.Q-y,&.!)M*}(k/N*R-i1;"Y!k(u*B(m!!-q/H)L-V"="!+h3X1s.:0_0S8S;q
43-5071!!ME2*r&"#@+Q)?)L*&0U+i(C+/'Z&z)^+T'K))+e+z,G,#-w)Z,)#f'F&e!M!B"g*)!!#,'0(1(1!:+W,N"M%0'V'a+,)g.F-g(2,H&v.F
43-5111!!E(22>4R0^3c0>1g6Q5t?51t5Z1b0"4K2k2q4,2l4t6v<13X2D3x(t2A6/6v2Z5q36*[2&3+2A6*;T8C1=!!0',E0p ,52_3,2g2AER
43-6011!![{2L#8u0eBZ3-66<WA(*FB;;X4g6nLX2"+k4[@:5K@3<nDs7R.(+@,I./,c6'"oDf&U!!470t2G;&0&8Q/e+^+0&",q?KBc7R@b2G!aN+
43-6012!!K/2?M,L/BJ"8g282[:H.N7"41/=){?e;b#2+k=s7,?o;n>]6j-4,M46%"48,M.oC9+U'D8=!!,>9k.n3*-Y'u .S5"?^0H0"C0=c-YjF
43-6013!!Ji26J)I(,.n'F*{+c:O*e-,-^)d*r/t-x*[&+.}/V1I1S1e,c':#<&B#h+%!d!d/d!!!k.#)T-#*v.#/Y#F+b*C,b,6-r1>/D+6/"+/0M
43-6014!!Ky26<*h+Y/i+g+},%8K)j-S.?&j+N0P.g(z+P.f-]1k229/-u*i#X*L)c,u&m"Z8?!!!?,C'R,V,70#.(%F)0)G&t-E2Z10/"-x.U+,;B
43-9021!!H&20i'['[.B&f)/'T1=)P'^,**?(K+_-< )J'f&o-c 1E,N,}'>&e%D0z"H%I';!h!!((&{(J3v2+,h#<,'+Q!P26.N1L,V&I)a/N9x
43-9022!!E@2>"4;&p5&4T5A,e2L+(2N1i!! 6=??(e6T3W548V9T;&-w/5/i.k~!3> 6! .}-' 3T2k~!'26h~"3P+_ 1h~!5v
43-9031!!Jh2J':.4L8t,.55~!0C >1%U*@@&PW +1Ga,w6y2/=z3^ ,z?9,]~!.3~%!! .0/O~'5F
43-9041!!Lp26z/3,+8),v-O._:l.L+>-U+N-6:A9'*o*P,%.E8A0?2W/v+>-l)>-J,*!!+e:<(F)y-G-%-Z&!9>;<)G,20?*E-P ,H.N/>-u+l
43-9051!!G"2.s(5)/,4&J(5'^1+(7&>'t%T'N.*-j'l%!*8'D/C-l3s'{%!&4&>'T/d%]#0.E"V'Y*P%K*#*#/=+-#L)l(_'5'm(''}/{%x !!4>
43-9061!!E'25E*h0s2O1=0#1J7a0z3*2?,S-r5P;,.S*X4'1M4b7#7'3+0e(j(@)N0J!!"I53&0(U2#">)I(^1o6#&<1>31*:7=4a.P56.z98/)<j
43-9071!!F#22y'Y)&1C'G)+'71}(P-)/m'8/y*42Z(F+g&'*k1R.33>!!,G%*#%)E&n 'O(I#t'"0u)p)W%K0l!W.J /c~!11(q4@*#<u(),T
43-9081!!Iv2:_)9!*=4!!8O/K6Z('0,2?1B-v9j 5R 6^++1[ := ,; *;.3*5~&3T~#"A~*FY
43-9111!!O52QU%h5')',V*b+S<>)I <%~!Bp 6[*L7p0j6X Cz4d (M7&(*~"J@~#7i *i~'!!
43-9199!!?q2@n4:-; 92%u:9<Q;.?r3B1J;(=U@4;w2o;M7i.J>-1}5?>6?%=O<;:J<<1q1>:!/H9e%l/iD+7S0e!!Hn9V A%En*t@/;sE-?%Q5
45-1011!!ZB2(r%D+a4>'y'C+J4#>H)_+z8v+W)y3n.-%//T/}E3*f,]2T,+/A)D/@#v-p+y,J.'03.D+T0!!!1r=9%F7U2^*_ &'-,6g4G ,]
45-2011!!K425&0u*6KpB]F[7??J/B.%>K'D.K'J1K,e.S:/5(OM4G-',/0Q4G0u-45E#y?e %b('#v2l6b3e'd~!/K~!9O <x@<2h !!
45-2021!!O327G+4 +. B>~,.9*Z~(0V~&!!~&'4
45-2041!!@q2+y+a!! /0.E.>*F *=1y*z*/-b9t+B,U2%(N8S*)2(&g2n*-)u-&3-*t+a %!*l .#6?%D6X~!!7 /z6B
45-2091!!F#2)W#L'162-W3%2t)41{3j1d%h*J,j'r25(E*J2t4N/V54'+3%%3#e-1 #)?e &x!! 122G%y25~!)c@"3{4!~"6'
45-2092!!C}2'}#u!I.!+L*,)W,#)T'}..!'&(*D*t(i!q+2'f*k&<*y'H*8%3'K%/%[&(%D)Q!!%'%F)X,H""+t(C!t&f.P/N!w*3)U'Q%3)@>"
45-2093!!Av2-N(3+G)8&i%.)l5',8-Q(+!!-Y-p.e'+'z1!'-5j)x-*)V+('u)O,l'-+6%z)T,."&%b+d+t*{1K.M8Q/_+^,i/D 6x/o+V:h-l
45-2099!!>&2AX2G+A &M6r+_7>~"2-70~"+-0<0@ 1b 6^3&-I 2q~!0n~!+V~&!!1R5<~":C
45-4011!!D720o!!)*~!66861a =( &. .O*,)Q-( (a,83K:( %P 19~",W%{ 4v'x~!(Z~"BU#E*b~!?'
45-4021!!?J2GO~!-5>[:/ [J!!:q 0k8?~"9}F'<f eM~#Z@~"J9 AAOt~']T
45-4022!!Cz2EZFb7O5J5Q8r4cTK4)3mOv2a6I 7j.z4(5I4-AqB"7&~!)u5U!! 5gAr 7j6;~#2A9x(Z?O?SB%~";M~!7m
45-4023!!JB29>!4%O 3p1N+b>n-O!@ &E"&~!"c!! -N =@~#+N,U ,//# /V)5~#2#-v*!:D
45-4029!!I2202~"7]~!Fn +% !!1:~';q~(Ug #l~')i
47-1011!!hk2Jy0w2BHe5&6Y8mX>9w5TT#5?1iSg8L?R0r5b=+JrQ"K/5K5G/:1q/i4%%81rDq(D!!9?3L2,1Y4&8K702*3Y4N8ZK{PP9s8?Oz5->G
47-2011!!QL2y;G[@xQibsR]T,^NY7>GdV:^*EO-VvJj,f!!b2_X~!J+O3IsFYFV 9yE]LmkQHn7SCY f7 RT::Up~(J'
47-2021!!Q}2?W1E-<Pp9BAe@1OMD0/JW,*v*-HR;@C?9g4@L%^!K;]b4W@%*s))565w)q2S>C(q/v624S6i#S!!=1&C880z5pKnK*K'4z<j 5L:H
47-2022!!Oe28e'd6R)'6f+-6ZKv'l*m~!/S>^,%%U(s&#Q789 BM"X !9~!+Y"b~!!! Mc4w~!8j4}~!8p~!:O >C
47-2031!!Vc2BW#7%?>T2W1Y0!@]3w+qF'#f#K553s1]&F4%2U683wAj/,..!!&6(M(-"L%D5:"y!y3D-<%n0E3.2'##'d/D"D.@1]M,3F/l@;-12Z
47-2041!!G}3!92!-"!2W!6Y!2n!9+!/e!9Y!3j!2{!3X!27 "#H!5Z!Cr!Oe!<*!@B!]R!<y!1q!1p!:o!+g!!!!&M!-}!0C!3P!3?!%-!&#!G@!=*!4q!76 !Ed!#c!5w!-:!)H~!!={!9Y!4V!R<
47-2042!!LC2<F(#7b<U,5:J;+7J0Y0=F/+A1d:q+@5+/b-H3#:A7(Pc)t5D!B/]07-J"/',,_.y%G9F+; /U3Y *Z !!9o-Y NK10 az
47-2043!!N"2 "(0M9w/f+v)'4M*9*[ "Q!! 3},Q /F <c;_7G *V 'i3>IF~''<~!+/
47-2044!!Mk28B+&+?;%,)*&E,Mg,[--A^+y(C<;7#:;'0)P<ZEM89QD0Z3:(#'*+I-[(R(M=0!1!!:z3u8s(9E^.:/E,(8-/+&*-JO:5!
47-2051!!SG27%%y';8R3o7B5lGa5H)lHG#R%/5V4j5T&G*y8i;_=V8>2i2!"}(&(}/{!n'o2L!!#Q5D+0(5't//-N*y/z5m%U1H7>]?5=0^Y%295s
47-2053!!PS3!!! !+("%U!Dp~%!ms~!!4,~#!4R
47-2061!!KK2<9&2*"7D097S0&9E0k)M<e#A*j@P.B8;++-=7U<81a?h,s/##h(j+t,o!!"N:%!u!m/V*v-["a,c0b(M-;0Q+t/_8pO2/-+d9i,90f
47-2071!!KX2Uk-:-#>u5><-7?_,1!.EJM,3.-1.:LFC(0<FExE!?Q<r2{=',w-/+b/<'J.nOJ!!)o2//Q+l+x8K>/1yJ]76;z ?8wP6!5*V79]_y
47-2072!!Wp2j-6K&D~"U9jy /K !!~#)g~#v)~'0p~2Cr
47-2073!!T#2Qu(_'MJz6G8x3}KiIE04^k%i'DTd6@4!*F4{DTHsBMF<4*3h%r&z0t46%C*(HK%8!!@5){1S*F/'5q)Y5;512n5l7Jt02-11GF6dCl
47-2081!!Kv2B+-S/+<w9f=*<kJ80&6m?(9R*eLI=N>E-K5P;K<xJbF10V1G+p+#.E1F."-B<%!!*.2m#t.c4[;V=b );;].z*h-"oq;<0JJr)O
47-2082!!Pf2Ek#?*hJ^:gF6O^L("B tH &a 0N:(~!48K!CR<B2P>P~".e~!:d~!7JFR )S~!!!4)~#_S
47-2111!!Y.2@I,_+3CA@T3T6mUp7m1RZe,E*aA^0j4B/O=I@qBa]bD+/L/8/G,q-z0Q)I0"A}/8!!=Q4q/4,L?T1L3a1]A,/o4b>,W82.2IOB@ECW
47-2121!!K<2@^.@-S>+4!<A:jCn<B;<>3)F,VHB>g2N/?<!>mC"HBk{899-+b1Y/s2R+p-a@I!!*w0>-Y1+-J.D:n0_;y01-_>/={SN<T ?N6RPj
47-2131!!Ih21,1!/0<[.L;p3*FB7Y,V5j/y*R5O3>940Z;r1r7==s16)^8y.u/(2,':1!/H0j@s+C.N4-LG0a/w3t!!(v0;-d.H~!6H6H9a./
47-2132!!TE2x*&V'F2%1f;TJBW,@g/^bG*c&#jP&dG}"d><O8h@wp8>Iy,i5*(;"K.P&V%p '})Aqo&dDw+<7& B{~"0wF<R! !!NJ%g
47-2141!!O&27:(%*B7s-q,P/P7{-H*<9j+:&P7Q0L5U%Q,/-75=+t5U+1,l'F!o+"(b&>)+6^'<!!4>(**)(u7S,h&]'D6J+(2X"aAX0[6d9L*"7n
47-2142!!Ub24p %,1{ #&3f!<+s~"#t #I16!! (1~&!s
47-2151!!L=2M<*y,kFh<qH+&IT@JC.G/G+Z,gP::m +F65Y=Sl?qIK>34B*L*K9j2-)g)P &i!!?-,x)^*r0{46%.9W-d0X-G~"9.~!6#
47-2152!!X_2=0.T&iBEEH2M7mFCA)/:[Z+W+KC72D6C-14lFUUFXCTl1(3,,K'w3G0r-82rB0)^!!0S4X/n0B376E+A&2E1%?2fA8C%124&Tp1J]n
47-2161!!Ty22E(O#?x)A'4w=e)<+[7*XH~!=a#NH7 .z("d8?# &_ &X~!+E '1~"+;+* !! WR~!"@~"f3
47-2171!!Nj3!<-!.-!-y!eC![c !I,!q]!=p!3/!mo!*T!/<!y_!4>!7z!6<!:L"#q !_9 !6[ !-l!"=!@=!,>!&8!D] !!!!(T!iz !;u!1{~+!:<
47-2181!!S)28D#[&E;+3l(G/P5'2('?HJ%^'}F}+('N#94I3ZDY32B^&,'W!!#@%^'Y#7'c6^"G&9*?%x%-"m)74/*G1p38&Q4&613q393c;v#56=
47-2211!!UM2DU+K&<AE6{BS3O^86L)3Op.@'PVn/S5w1!4lEs@OADJh&}938:&X2b5K"v''G!&.!!"#4w6v.84>1c?p!W3Q#67g7^Zi/z3UXl0P
47-2221!!U.2D_)T-JVv5KBlL*in=^2Uc=#t%Zp)0zEo.Z?KW0YzZjx[1WEn#G's6o0>.O<44{'m!!5+0^8H 4823?W@X:V.zK.^@a(-D2)EA#53_
47-2231!!QY26L(V+21M';8N(&7Z&6)]5D()"^K**9~!%H*= <t4r+q2. +, *R~!0o #f>U*S (q70~#!!~!AJ)}
47-3011!!E^26'*q+KD#1O>o@SSw;,/e-! *G3a6NEw6#&XA( 7tBt#j@r+8&} 6Z(A!!@d +(0V.y3/(} 4r(s5@5(5T6] Bt6%=[ 4A,s
47-3012!!FH25Z.y*h350*/q.r1?-m.c0r*b+-/'6h!!*;)v)w .23],8*?(B&-%M%m)>+Q6:%=20&;(G*/'95q>o"O,T-P#T 6*/Z/Z"a)Z
47-3013!!Go26_.!'X14-q+9'o@m#n.3,k("(z.5;S=c(i-T160a4,2L-d*u/z(N,7,g%0'N;+#8(S-g.c-]2-0K",!!(P%'#2~!1z&g%7~!2H
47-3014!!<C2;T180*B')_CT 3p0b8- /I0' 7A 063R~!4i +V~#9Z 1V8#!! 2b~!/v~"329r~"AR
47-3015!!Hu20&*6%<5P+3.O*J:1*S&!&-%M,4,w-a!!-/.z)u -H,u1"%[(-'G+i+n%0%*&n%0%G):([-/(/1M.l"K(1)Z#+~!5P%0"Y06-w./
47-3016!!Dw2=E*8*0 -{3H-N1* 2j 4T0[/"=n'<*3&4~!0r~!.}*n)X Pw)E0/ !!'K)-~!)B
47-3019!!AW28m0%.j?Y/14m,5Gj3a1x:J/6-[0T78<G,k486f 0w4]8/8m*^-*3M!! /=-*-I,L,L&%*9,<~".N-d~"%-63 5w
47-4011!!ZK2[A2B6.Bm9B=73SUT00>SAT3_3jEFCC0<,l?]>NM1HNG#<':#,/+]-2<n.G67XF!!#g>.0N2U3&=I3<1J0z>W2OAm@QB^4A;6]X/'JE
47-4021!!Qx3"7a!fm!ie"1S!cJ!j'!wk"33!Yq!ma"/:!Or!m("4#""^"'L!dz"!H!I<"(t"4j"4V !uX!jP!X/!!!!M.!hU~"!73"8S!Q<!x<!B>":O~"!WW!vg~'"!i
47-4031!!KT27H!>+Y.C+t.6:;2c-n%I1G!!#C8..k))+C 248i*Q.p,H3I!}"* /2%22X43"v,<-2-E0g*D+A1U+& 7&.k/o,Z~!1?A#%+
47-4041!!K027t*d(HJz,y-6.Y<I-<+h=g/p)B7]<1;:<B/N.N;80c0W1Y0r*Y0*.C01#6"R-g%0!!.7,!/D4s-z6},z0b6-2Y<I-;:O-F*T<Y/G<Q
47-4051!!IK2=M-c)z8U6w1K0-Cu1"3Y?q#f0@4]5B/r.=1Z;cANCx?[3_<9&20Y'w9H#W,qCH!!!b1y.;14021Z3t-E5#?%10>^;] <6-X7>0a
47-4061!!SX2@B/o52R>E1&=3V2EH'OYI'73%};08[8f:}Wk&7(1)YZDFM"_5tA%BS7E !!~!4(0/26 N(~!0'I2IA8q~#Jz @m
47-4071!!J_27C*X-27C1S2A3n@5/a.=5*3Y.JAz3G39%a8c9g?4:F4z.s:L'A-g*f18.S0:=Q%!#E<x.*DM&Q/pAt!!-{95&>-E 6W-1/g:2.d
47-4090!!Ik2>Y/y,t9>6]6t7xH02Y281".C/VCX7=,q(x24AA8}3ZIK/Z/!.F06!!1- 2!1a!x*/3}-n 2=Np;C+{Cc/? Dq C31D*V.c
47-5011!!Th2-U.:85 !!(/2@~"!l~"7z~)0c~!/9&aPz #H'N~"21~!(.~"?z~#FwEL
47-5012!!LB2A9O+=:Bv4@?+='~!<[~!8R Q@ 9a~%>@ 5Y !vFfCC/0 C8!! ;ePTT]~!7c~"Ge~#W_<2
47-5013!!Ai2HR:4Gx5Z<]G'?i B8 1'~"Ezj!~(Au !!AL9nFN 9z8< 61I!K8~!AH YV:>FS~#{qHP
47-5022!!Ur2An%2(R/H0K/T(x6@3a0yHa&Z/}HB2a-t%f.p/X2y2{CW1s0p"&)4"l+1"k*87y#X!!5m%-/cCu,v/t3%0&8,#@S_1) 1=!mB%F#
47-5023!!U329}0h,z335,3B/=I85>-.G^'#/3FE7[(c0e3[;U6M7g6v0y+M+a3u-u2i!}-D8[2}!_3D8P2J2D!!9H-5,G?,/%5,~!3m/%Hf76
47-5032!!NF2Ot53D!dP )}TH 8"=G9W:_UlhRCo=SHy8b0L~#!!3W .2At8l!H *L1;9U~!N>~!-B9G 5E~!>.~"U2
47-5041!!V324B#l4-!!.c/"2+ >65.As.%0. Hx!w~"Sp~!25 !W &"0U0O~""YM{ 'z#g~!Dz2@~(MX
47-5043!!o=2~).Z2_~"2"~+(1 !!~*/u~)Y_
47-5044!!T<2 #q 4-2A?uD8~!F,D{(>~!H[*2~&A*&3!!J.~!3/&E~"Lr~%Cv~(XAo_
47-5049!!a52~&!!~!*I6V~(B2~'0<~%'}~%.O CZ~&]n
47-5051!!J>2>v~#080: 1f~!)78z .%>5/k ?A:m<nCo~!,< +-~')O~%!!-^~#C3
47-5071!!TE2&Q"7/f )d)1%! )f "p~"&d~)#c~!%o',!! &w!- "R+R'j~#1_(43T~#3w#%
47-5081!!JZ23M'&'R7(~!/Z 0{1x~!)>5o"J~!2b~!-B 0O #[ Ek7d ., !! -f~!6} 6nP* -q,5~%067I
47-5099!!T'2(j4l 8' !!I<~#"B~!GK 'J~!#n~'!^ %y~!#{;e~%7A?i)L~'2@
49-1011!!s^2;U(V'Y8g)h*k+S<H+n-*/k(q(Z:L/s)D'R.o/,4:4'9}(!*B(t&f(V+#&G'6<"!!!Z,(*G)l)L+E4d!P&R-o-.8.*v4c/]/r@U4X0,
49-2011!!M228=)v*073,:,K,^-w*b)+)6)m+O77.X(A&D3Z,F/X+U71.U,!1,!c+c%k"e/1;U'&*L!!(V+O'O.T:r!?!p-_9t8k.^.23'0f+:,1
49-2021!!Vl23kDe0hH;58>:bwE{1S9B1p2q!&BO,7(-#F_J.(C^1g1XW{&6+{E,%3~"_S") FD.C()6A'V3B3&gb!!4_~!7>/l1IF"
49-2022!!Ys2@5,m.a63/I/G3+A>.a/%2e3%1}Ag?z*o.t0y.E>S>a@(;l3x!a/3-33r-:D7>X.w!!0_,'.,1U/KIs1Q0:=6/iP75AC0F#5#Ul-l<;
49-2091!!Qa2Z6NEPLOf3k5mx=X}HURTMPK/JgdyK)B_6]ap;X0pPOVbKx AaN.!!;]_*LM <;/1L85P [y Sr Lt2nOm5Y S7~!]oQ+
49-2092!!Jd2CM=#-3D7/c4+8I92-S@oRF*;-?=R>K.6!!6cN1;60Z?f39.<#z<*06<_#K=1A00F3@<y:!:2 =v@+2t/% 1Z>!~"+&
49-2093!!e=2@!Au7@Bp.k5r?vkw CGIQ'0~!M?;y!/Oh 9,V"<2?45,(f~"5L7P!!~!SRPF >M&0~"M3
49-2094!!gB2@M2?"i6H(y#](gN+)N.i!!+U4q2s8*"-"l8.2s8iEu5k5;/m3J3K%F3L(A',5M/4)t;R5T&a939p6,2m'"3]'TMR5!>Y1j?WJx@9
49-2095!!wS2V}AV@l<uF6=A@_[WE5>-G4FWD+Ko[Q;:;9RhHt>bcbT_'E/Z<@4p=QNm9B)#IX90@(!!DED9?:6K)M<,TA;q@q!iGi^PE/ [3
49-2096!!?w2:T:m9{Ge:)6h!!FCCl;B9&F{8c25GT/Y;; .o;yB}9RDHB& :9LY /A226X/?2c7q)U9V;K~!>CBd<0 96 9g
49-2097!!GG2Ba294PB_/W2^5tL&0i;pC64q.U3E=E5C2QEk2p9Z?r;S/WDw2D/A2x861.8NPe+a0q3B4u)K/k C0 <;A"(85h~"K6 !!=?
49-2098!!V}2=H'f0O.k+f2P/q>{.91>04(_)m3y2y*D&n6G1b31B)E80(4["50+151d16*OAf!!#"1Q2*!x.U5"2/&H#:/)+V-gBh3y0P0(Fg04.b
49-3011!!U*2O]MjEBdGC(IIFS_-6/K:JaCtEFg=K.?5IzanA{K#L!WJCP=IBNCB;6=fK@HS[cC&8GYQI+6oMj;3HB!!3e7"D#F9>CTzDdLjU?.W
49-3021!!Ui29A(>#n"j..%C*P/i'c/-(_'f&}4@1O28"S-9-s2e1[0p+L%e%(*+!!&Z(b"4/[%o%Z26%3+&#J&k)R".%O.n%k,4?_28'G%%3Q%O4X
49-3022!!Jw2._-C/t1P-d1A/E=3-c.b/z!!=;=]/a-x#7.:/s.i9G:j,D,5'Q,y,e0L-.'n@o-x+n.,%t-K"1.23N /W-{ 8= 0V~!3j,d
49-3023!!L>2@b-z-u4N4N.G/[8%//:A.w.l-o7<<R.v038>4g9<9I;y/D0I,!-e*-,"*z+m;A!2)=-x-D0N,n20:!!!.*9a118.1p2<1b9><&1BDn
49-3031!!VC2@d/c1W<E2[1U3!E01e2:5v2V.6>u<m0?0.A^3k8e5O?y2w0a+l0<+z5w&@/T98*c(H:N0I0),J2!=o!!021%.w7u95GX0B5)BS2m6s
49-3041!!Uy2*M.9#D-V'4*&'b3!1{"[0m&G'(4&,<'d"j1q03/92E *=1=02!J%(-&&6#A/}%.%.7B&S&"&.04&Z!!1"3D3q4q &50'3R 2J
49-3042!!cn2:H'h)U,_-*)2)w:O*=*#2B&5*1:"2r)E'b.p+c;A6/7[+2*F"M#^#c)X)u(-:#"R&2;t&V+C)^'#/5!!+"3b-/7W.d;-*+-K?'4G1b
49-3043!!WA29L/>2XKa4{(f2c3t0YJdK_4m!JE.M}9D01Q..kD(NwhhGv0a0_ /HK"-u!S !!),!b!h 8S01 %eLZ =:~#E= .}
49-3051!!J}2?&4s7U;7.n3x2t?m2R@=.h1#2kIi9,){04<i8z=TCaL@;f1,%q0026-6+p4]@@*6,R0i.Z,#!%=!8,!!.]3Y-[=R:cPBJ=<aJN
49-3052!!L)28"3o.[5K#{)_002>+"/H&b(<.X:b7k -(8a.(9F9..u)U*=*32Q.+)0'q 2>+;--;o 0<,<.;>V!!(h,r,00< ,&.x +&#?
49-3053!!L920l+,-N0[,8+S+e4F,o-*+[,y,z212q5_+N+"-n6]/x8d,)+7'[--(20q(2(;7H!?!!7O,%/W'P-Z8L"k5t-R&K0Q2A9%1?4_;C
49-3091!!Da22")^.*4z+%%,,.5N#F(7)P!!(?6^4m*4&71C0H&r2S.';y%j&8'7 /f~!2V~!&z'&~!36 .K)O*!!c&"(5~!'C.r6F3z
49-3092!!JB2F>1N=a:N(D6c/o4D9F(#/-5P?==u=u.H;= ;8<E6y>c0{/X;v9,/A:u/=,[3K-i0LBt,69.1O0a?F!!1>:%&D29~#6i8j
49-3093!!CU2-"(x&[1M*//A*x2Y(]0%+W'G'u2B3G,0)[2A,r1V5z)f+K+B'Z'k)5)y'h&P(X'!'.,N*})R"{,/*y!!*[4P,#+C4D3o2F4m1,)<
49-9011!!L(2:p.)0.;{2i9D5";:;{1+A(1l2GCD>,/+2-7@0S:)056W2*:x+e/T8v@V!!,q.U,l!y-a-m7c <Z>%+I2+1]0_ 1G~"n;23
49-9012!!Xa2[z,f+r]zX2AfC*_t.v7d0y/w4/Wg2zBT+C6%A>AHXHV[/CIO1p#E0B=I0X6<bx!!0A<TB[Nr725f0;D)J.-RYQabivG;GK@Eh<[cZ@
49-9021!!X'2=L,o+Y?U0>222'@y/o/'Bv+=,;?W54/=*<:Y1;Ae2^Bk.a0-,Y+S-l-w!<-oB#![!!/w/r/3#H2v>v!n+.0>0v?[7[5M1i1zBx)FJh
49-9031!!J.2;U0O:6C,4L/"4;;0.h=)9g1M.{814R0E1U:r4j>l3AIB/U+F'&/31d1>2913?y!3%?/r%O--"w.,6.!!-0.m/'0X27;C;r5pAd*s
49-9041!!dt24b&a%8/K)<*;(n7q(y)%6d%j'85+6&,m*/1p+y1y6-2x5.)K&8'.)[0T&_#l/b!!#88K+().%:2A)2&I'e,^&:+8)r7}(*,f8'9+CX
49-9043!!Jd2EO;s3WE8<7;s=u@%0(Br;u:/=A:BA4@rB)<5AR@*9m7)8AB&;RB5OL=]=??^@A6D5,N,<r>%!!4&Or<d8M ,, J6~">/XB?Q
49-9044!![82@@/-.GB/Lz;#1->b?H!R3Z/:/QcVD93J.4+<EWA%832%)6.^!!.)8*/V-g3!?'*7(#/VB<,QN.5F>B4@1K,6.5-"~!0q*j?4/<
49-9045!!LS2N5C+~"9/~!K:~0!!~!,}
49-9051!!xf2_8%y.qUQEB5vDYdh?u">Ff'7#)UqB*9Q+9DKD0B>bSI*!!=o!^"Z"k>}4^",[j!Q(i9g?I4k"2*Y@'+HZ1I5:WD5Blf4G3:J506d?"
49-9052!!Xk2Y<@=0U][>g1nF7@_-FD(:[-6*s^u5D-V2TGh2Y>#.}aE-&/Y!/.D3-.d/Y!!XA!^/T<B2Y"K,PRcL8O{*O@;!s-laoDy0nT]Xb2eXq
49-9061!!H.2?#!!*92, [J~"E* 3;**?X~!.B~%>8~*7)0V
49-9062!!Mh2G[7m65=i:G6b<tF6>l:pAx,T8fC0A46^,hGM</I>L=N.<l8q,^*'9u8H1x:tF9"{!!Da)#6C<Y;a;f+/IaIKDBHx=%GR:G<3NP(E9F
49-9063!!<x2<P=:8QC)I}3s<J7f289i>E(B7@I&8-<,I&E!;A8gDZ;^1V2R*(9L ?I~!BR!! 2>8.~!=V 2j~";Y
49-9064!!Z12gM-3EkT[~!-,~!D2~#!!~!/}
49-9069!!H'3!Ut!D#!>V!E1!FO!V'!!!!lI!@r!Wu!5[!Bp!@T!Vr!K1!W?!X2!E8 !<>!Hf!At!Rb!/V!@>!<Q!FT!9v!D=!X7!QW!Js!@L !Rn!=u!S]!7l~'!aL !X="!^!A6
49-9071!!Mb26A*f*'77+h2?-a8i.B-s6%+r,.3s/v,]+D005"8m3C7n+l0u&@,+*t.}'?'b7&(.'(1.+A/:)d-o1^!!,J*z,A.=/N7H4_.]:#,-:(
49-9081!!Z62A>/D E00@<j.-?%?w~"4B =g3(~"2l/7 4==u,E~&!!~!Aa *),>~!.+/o<d4d~%0C
49-9091!!L[21[/N-i:j,/!!+d9C),)X*S*?+':P*W)&35/D/W/'6E4K6j*g-L,=&d+a%'+u/_%L,+0t*h,g([,A.*!:'w,v([.:=G~!-a1n*.
49-9092!!V73!ap!!!!%R"F(!+.~!"JT!KW!3l~"!OH !4V~&!ND~!!%,!51~!!3a!0n~&!AW~&"!b!YA!N/
49-9094!!J32>B+*1!?;6Y/L4G:}/@6#;+6R-D9p/22/2:=W0/<22N<U+h-t%:.-3883*O.,G]*'!!/-5;0x(u4}9=9O*[8y +W:9B: A>;G P%
49-9095!!?}2Fl+7/}9. 8P0qCc7g<g <9=n~!B87a~(5V+) *z~'9t~!!! 4_8b;}
49-9096!!L(2X92@2kpV9]9Q;ONT+d?GSuCI7UT5Jh4m,x_]/cYmd)4&2i>&.G190Gc/9)(}Co?0:}Sg&(<T!!@q~!Ij~!OJ@.Vi~!9,
49-9097!!f,2?#?G8<J+HJ!! j[GMK?K>9Y =.>3@p9L ?sLZ oyL:~"5.~'=h
49-9098!!E-21((J*C01/t+k-O2]({*U+P(&*B-42-(U*--]-Y1D/Q.<2(*A&k*,(J0S'M'O0e&b#^("(w&f(E+;2<*e*{+2 1,1c2v.i,G2:!!<P
49-9099!!Sp2)c",#00)%M%U&;7#&5%{.m&Z#c(7):*U&=(:'>3o*n3I(>&o'_#>)k+m#P)(/3!!"[(R)P'.(@5,'7%u*5&M&Z*Y3ICV)M&HDm&C2k
51-1011!!js21J)v!z3F,4,3/C46.4.H/X(n)B683g-C#N3@/43C-j4u/g/+)h23,T+.-4258R(?!!'m.k,7"f3o46(Z*h(C-20t6p,!/}3}2c@_5%
51-2011!!V"25ND+6S%f"' Ihl,~"?O(@ =Y/n8V~"/5 A' %-~!'I0: F@ !! 176N~#&;
51-2021!!J/2)G+B1=4W/'/Q2KLu0m9%,I<A3B000>3c-p6e*L54(W+D =#'A3u5y428[>w)<!!2&#c.(~",v/P1o
51-2028!!Kb2.?*4#6+>*.-)+R3:(F*M(#))*y+h-p,p'g-v+E-v-n-9,,*e&E,6-B-&"4!v*y(v,5!!)4,t!,-D/D%R%6-w(m(D!N /1.+ +J
51-2031!!JM2.,.T4a-d>!MO3xK> !!1;#m,v2d-;.".,%L6K;X@i.36=-8,/.:(70:~!>G-s6s )C17~!H@ 6K --
51-2041!!NK268,#*53H+G0=/T;%902/3h-e,V4(.{1i.7-o4l4b;J;8+[/8./*83Y+Y05,e7T%A"t!!+<,E,9>=2-*56q .Y2b &b *;<k/_
51-2051!!J)2/U+q.s/(+@1-7N;S-F%t !!+76a*'.?4M +H"y1w8m 2X&%,h +w%#&q )4&+/P'D/4 2t &85P 0> 1:
51-2061!!t[1~&!
51-2090!!KT2.'"N"W*Q*]+l*'.^+Y*s*%"M%g!c,<,^*V+O+g-0-/,w+*/F&'+T.>)v(G+)+3#@!!/S+8+Q#[,*-2%5*,*w)#-Q&&04)p)Y/w&30}
51-3011!!AM22z(M*m-y*i)A+C6B+.)4,-)p)<,&03)})5,.,I/b.t-B,r,?%q*B(W+d(g!!+M""#].x)'*0)_,Q.t!P(j,>-W+{-C7!/I+j/./K4!
51-3021!!CC22E*]0c5Q,o*u+c:a0>->,d+w+W+w5}+1-Q254<1}8*7&4(+&(%-@(I1I)[)z2c!!'9-t*T*u)k+X6:&A+B/C*S-^3H8t3o5M9>2}7G
51-3022!!A<2+k+%%d,]4Z,=+b3%2F+A0H.t.d)y;?1i,x'e3B3L+6+k9937+N)k.b4>%Z!!)j-;-D->8e81%l.d7l,..g,i4L7k-,/x/i*W,M,?
51-3023!!D32,+0=&N%r3?)0)g2M0})q2>)-,_2Z8Q1k(#*,)y0Q3L*96s1&3K3N*r1<(^,s(V%Y*;!!6"6h!/+@+w -14;1c,J*#+O/8!q
51-3091!!Ic2-Q##!!1C0N+x2*3.+#<r%8#=!d##=8+-&9=t0p2p.9-=*Y02)v'70n00 %M)1"t,x8%,A+(!02d~!0O!#,tQ/ -<(A 8F
51-3092!!Ht2)v%7!}&?(6-4'y+*'c)912/@#5&)-S.I*{(>1I+A'r#R(^1C"u#g/k)X#]!!'&#/&u)=+8)F%,*V%4!&2k'Z'/(}'4%63M#v&y&;
51-3093!!@H25o)g,Q6t8_1m3T<}4;+'3P.h/L-A8:2x6n-+0P8^5X9K5(9E,'.P2R:4!!5O/9&U1',c7*6X -c1" 6: /b~#&_
51-3099!!Co2+,-:.^0D+b,O.v1U.O*[3+*[*.',4s1]0-(K-h/-+&0b3*/'+J)k*7._*="8*7+#*_!!3u &}+032*U4h*T 2p'6 0l,O 02
51-4021!!H}2.T.U']1}-e/)4M0)2R-m1Q1F6w4P4I.g0I/P3J582k3X-U0*&Z2,332(0W0q3J,b3B,a/!5o.?/>3H-#!! 2h ?x =S.p .[
51-4022!!J%2<R"{'J9;?49q2K 6.6t1q.4 !!;+8!+32'=e Ge4.0d.j?>1c!R .f ,^&F#k,U3F=t~""{
51-4023!!N22+k-Y*G:7'B.%A(=7(q*"2b(I,9*X6H+(,B:s/R9w.J+T+SGL,-+}.J+71k-u9v!!)D "');~!9r~")S&_~!@8
51-4031!!N=2,.%b!"*H)P(P+L/2*M*o,f(A&K)#.h+{("*q-'-Y2"),*(+t"a'X),*.&x"Y)b"C(u+;*?,F!!/v+g&*!1,2)J,)+m &[#M,h*D
51-4032!!Mx2-4's@W449w0,*0 !![Y5j*&*n+o/_(X(b -n*r MJ,/'@4,0Q03 1e #5.0*T~%98(aD8
51-4033!!Ld2*o&g#U.^*B*/,m._,I'j+1*k,y)6+++:)P(3,K1K7]0M)n+E!Y-9.P))!1!c-r'5"h+-':-i!!,A+Y/F*x&2"1,o(? 02)0 +q
51-4034!!Ms29e,((A//*T.062 -[-)3n.N2X,8F[-,"r3g/I:]#t:O4p.c'3-d*} 7n.v-W !!7S+:+> >v-/2F
51-4035!!J22<16>.r9C043L/FZz:_94A"#t1,2W68/E*w8n;p7p ?u0X3k'&0.DL.0!! Rv%g+g5/ <m ,Y1.,r
51-4041!!W42-'/<-!18'Z-t-g7.-f1^.S'u*p3k0I.h#Q0!/51N4O8D1H-J&7-w.c1]+61K2X+5&9(F&A+T/V/:1t!!.r18%{29-bK[3633D(3^>c
51-4051!!NO27")w-H@/'x3D4><,7!5R.m+/9jIj 3n6* +dJg=q748d5U,H',7n9M2K .8!!!A5='n0m-z )X4f
51-4052!!MW2("0x<1 :.:a+K3>;H!b6_ 77~!-<G1 ,4 0o<} -L~!!!)-+V~!'.)H /2
51-4061!!UG2W%8]HEEt2X2}*- 4x ;} !!?q~':k 3f~"*q~0-"
51-4062!!Vq2 #Z~!)TZt){0?*[~"!!~%'eA< 6F 4E~#3-
51-4071!!Kv2,l'M"/52+w/2*B.O0+(R88,",j6,'R=0!! )^7xCH6w /4)"&9))*X1H -7#Q'N -u+^~!(Z
51-4072!!Lr2,4%A!>)-"N)N+^-D(s*+*8'd%t#"-;(b!f>H(m.o+%&y+p)w*J)},'+]!y!S+)"h)J.o'N-Y&=9_,Y&r'*'m#u,l&@N:)0)w !!
51-4081!!Jm2-i0<'N17,i-@/31z+p2%+"#j.A'a-&4u*43B.i05.P/C)W0.-E,U6w*,*E-+)#!!*c&L/Y2I -^,RN^1m +F0J#a 1q~!&-
51-4111!!Ut2D],H5s:W7k4)2mk":T6(2n1R2cAh5j2H2C/E:[=tA19[0S7.8,7G8t-p6u!pE6/8-z3%LB;k"}Gs<]!!/& 19@:5C ;z
51-4121!!Wt2-@(%%!.S#:#^'R2u"{.W%h!P#x.s-w&L!)/q-e/n.t2F*U*!"z#9%w-b!V2&5!%P!!16"Y&i/@2"21!x#r*V"]1h#wDq0P,JFw3l/d
51-4122!!J)20u3U(K4I)c0(/?<4+>10<%-I/D671x9).w.p:a:W;m2[Hf4''>-t2w'R&v0a/f"w.W/c.F:; 0>/<.-3'!!4w 2/~"@C
51-4191!!IQ22m)>/b5y3;5s1=@-/-8A-G+z.t28;{0D83 1[(]>41o3E2D4R/!/D08/3!!,=.q#c /o0R -b52:D
51-4192!!L72KK-x9->5<v :JWX Fc 2q~#(B <* L'?R~"&T~!!!~%Pk "*KO~'Z0
51-4193!!Gt20['}0=/7&A0_/?=:'T,o'N(+-#)x1y-Z(N+?-w0X2*/y1%Ki3Q.1"(0o!!!A%v6Z5T&3'^2& /L0- .(~"'J
51-4194!!H125L/P%:0d,_;Q(:P>2S&x 0G/;3G!!6q%> 5F68@+;H 5}/(49-K *c;2(J:4&} 8Y1& 0B/x >F3P
51-4199!!Gz21:/6#Q@;)+.k.}Ev9c6,3e+9.l!!6x3!%A4Q.c6J3^0u0t0BE,08@w9h9,/B): )Y05~!7_*i1i~!;j~"S_
51-5111!!IA271%l-y5S/G0C1m7(1h1m253/2T:P4i.20A>w1&1p7e:{&;0?.%.6./,A!!%G1K 5{95-R(['F/p17!@/c4{.g .9 9I~"n,
51-5112!!K43!,X!(X!'(!.U!+_!,5!-Y!0g!+Y!*9!,i!'J!,(!1K!.U!,Z!)<!.S!-{!/B!/V!4F!)'!&Z!!+!&:!.e!&t!!!!"+!,,!"x!-"!)_!'q!((!!N!.*!/3!'*!#6!(7!+;!"?!+j!+k!-!!*u!-!!&W"!o
51-5113!!C"23}*u,O2^.J2(1>3s,O1'6j-0-K5A4H,?*P3f1g7B4x5D-[,U+H.p-O-J-,)b6[j3/+.0+**@!!727r/I.0)a/J7i3X/,7z.#A9 }H
51-6011!!@S2-u#f'j*n*s%f)d/w&4'T+#%l'>+y-j)O(i*J+T-_-v-U,K)c"+%a#;+S"?!=,8!!"H,.%<*R&,-J,q#!*w,2(;-S-;+S-B)A+y"Y-u
51-6021!!@22/{%1'O,o,W&J%E.*#6&t1#(u#f.H.p&,#v*K+c -7,e-8(s"^#V&r+O!!!A,=!B%E+i#Q)7#+.R/-"e,9+J~!,c,8~"&&
51-6031!!Bx2+a"s&I,<+2)7)+1i,8):)g(/(T)]2>)('O)A.G,k-g1:.7)B&P,%!0)!"b!>+O+=)*4K(j*b(41y/y!!*l*@,r)1,O-..y+F2?*)
51-6041!!?W2/8&l,@3c,j,k+V:a-h.75R(s/-8{-&/s?G 5o4] 8c7R &v~!/s,m~!!!~%/.28 1A
51-6042!!?o29j!! :T~..m.F~10w
51-6051!!@D23;#T.p-Y~!+U6C*; ,X.S,a,P9+~&/) 3. 05~"!!~"/w
51-6052!!>L27C.:27I2/^/<;lBR.M9;5*6.3s6">y;e0y;a629G:o>72r)-")*[*);O(V+72L!!(A<g"}0]67 92~!,Q~"Ao 7L~!FD
51-6061!!CR2)^ !!,>2c +Z~#/X*d)S~!*N "5~&,f~!%g~!1N~,4(
51-6062!!B12-O"d)v6H+d0U+'4m0e(N-4.W2^/]+9#/+))%.B0I-&2u+v"X+Q0e#c )0+y6m,)!U!!*4~"5I~%.i58
51-6063!!Gb2.@"E 4!'..u/P2M&'(],T*<%R%c~!!! /S0L -y !4 ({~!&9%d #&~%2Z2e~%'p
51-6064!!JZ2*S !!"3!H#8%!.l'#2G!s%,!L.I"S%V-q~#&Y~"#D~!&S14*n"K~"!_ '<0[~%"E
51-6091!!GJ2/I1?-J.-3lAV;H <m*B /P)W~!3E0K5Y+d7]~"2w -<!!'s@)~"26 5*&n
51-6092!!Gz2b&";!!oi 3@F) >i/%~!21~!;O~#:^1X~)*1
51-6093!!C^26v0U*p5O2i,Z0N?62}#70%9C9308/k!%+'8m50726t6b/C05+',#/22I+@8H9N2m1E8D0x!!~#,{/) ;7GQ@m 8B
51-6099!!Bb2*V([1}>##I++-]MV2!,f0u*?+3+@15)m*8#z*)(!,M.=~!3s.4 ,<(e /i#e'2+K +@ ?;4W ""~!!!0-
51-7011!!K02/w"v,w:i/E...@/U,#,H14(A,R3!0V,O-#0+-G/X-S:','-i!!.G&;,z#0#{:-#I1+.Q'=/J-s.x9}(M+9.a,L-l41/y9V<B ,y
51-7021!!F.25"&c1+420d1r32.1.H(V3A)S*d(56&1k!!/1.D4P-u=-*H2/'].Q.-0X%.)WA*)&)o2]*31%,91'<o,X*9 *(~"2}
51-7031!!J@1~%!
51-7032!!am1~&!
51-7041!!I"207#:&!*K(6-T(W5A*r"4/:'i%k-./n%d&s/q,v4^2r0%+01#"W'/#A+p%//B4K#P#:'4#M/h!!.u.i!{1>2/%+~".d 62'@
51-7042!!H#20)!!'O-+1S-@.P7O*d(5*J%{&13k06'E"Z03-v5s3U0/(<5O#G+0&h(*%:0{0x+:%D*/,x38'F-n01(x/B/6*r/K/Q 04~!(o
51-7099!!I*20a!G*e<G,p @I~!AE"?+t'/;O)>&i!!)w&h;c.. #J ;O'y~!8_0q &6~-2_,H
51-8011!"C)2~"9P~&36~.-4~!-Z~&!!
51-8012!"!G2e0<3:.g4Kk9=7fm2YY"a:W"+.2X] ?(!CH<&!?:e(PS7:<<?0/L?7 I>~!7iLKe{Kn7@!!Q- ;/d" Zy~&O]
51-8013!!n82MzJwAbOzN]LjCEm[O{*NM+PZQImBK7J8Z!Th!!AlS0H:76H_;<1Q@bP,P(IHE9JlEWmE1YF+N=2n2oD{eUNt c"EvbN/^KN;XG5
51-8021!!W]2R44&5HV&IDA/>9S3894HpI;d0eBCGc=x=iL-1)AU8@G.A)8.99={7CB<(H!!Vx(Y-PE74l5=@%3%6c(;4iC[8p7B3ObQ94CUOWl+R!
51-8031!!Sk2L)'i2Q8+2k2a7@J},B2z<E'2*:HbCU(>).5d7XD+>R=65-4e"h*e"85(*M#-Hh#H!!Kc#h4}&A5d6v%[*q1G,14/5^9q7c913k7;
51-8091!!UN3!Pr!cy"&9!5:!?s!:I!=;!2'!%a!5<!8@!%m!54!P'!5/!,n!!!!YG!4{!96!PD!LT !2G !;M!],!5l!UI!_w !>C!UI~"!@*~!!J>!Kf !1s~&!i[
51-8092!!jq2oJ4v&XIaL'7G5w9-;Q<?I%6E6^WfI@=l%vNl:eL'VKOkP^CW3-'(!!IV1jTrU_6mLL 5r=iHqDf 7x459+M-Gp~%6h
51-8093!!cu2V+@V)GEy@OX7@?VP-o#AUb!@<&WSKH='Ni:D2CTW~!%VGEL}"I:MY14aYu!!6TCC(6TT 5Y+<0k@C PS Je Ld~!p"Ro
51-8099!!T32GL(u)"Cf8N7r(wSO?"5FG4!!4T>H)j)f3NKm6CS"@WyD=ZD{C6.k=m<,)s62=;8w"PIbC1%}.F5i7g?45-K40@~&:n
51-9011!!Mo27^9f(!-w.F:35jAi5{9R;g-y-x5[.g/':]9F/>2*5]6,)X6m.P5A6k!!PGNJ7r>L>T7u3n9<:W6L-c@DLjOT-# DE+u =1 j=
51-9012!!J=25/.F1I8X1</60(8k6B<Q0-8'0u;#1G1)2F8/=69y2'0d:^4C181,;e.'.L;V2<+"(U@I0P.W(29y=N!!4=/R2g<H.23)5s/*/Zv'
51-9021!!L&2+N*Y,c96,4)63"-u1H+/.5+S+x,G,c.n(5'K5;7N6H090I>;")*n'e2-2<*F3]!!"_;U.Q:0+C4d0R9{1m;N.9/?~!:- E2H(
51-9022!!B223h,c.26t3f/,/@6y-H8a*w/O,(7U/I7%'n837P<11I1k,n6x,t52~!)o')8O/)-W4e85 !! 7^.Y :P~!;n Ab7O
51-9023!!KS21A+C,.43*7.(184t-}0W4Z-9-;9F.z1".44R3+;&1+<g.b2E-9.*.w-K,3-Z4w,W*Y.t1L/T!!6p2j1i*^"X/O.D-x +M2:0@9{
51-9031!!@C2./#B+-7Q88+B+V,%2Q(,+B-f9K*O 14!! /K7y 0R&V:5*p/n~!+. ,&-P~!/6:N~(9_ :>
51-9032!!Fm20},X*e5!/>3T1m5o1%/O5(.h.B3j7?6F.]/R30>[6a.D1f4u'i2J3>0>)n+I/5+u2A.#/L3J!!4K5a'j1l7*/d2Q0l 7p 1.
51-9041!!J]2.N"d&(+Q&'.75S+B-v0o.U,^)d.80P.a(O-g-J3p/a.F-Q0j(f3A!!0P#i+"-.-^/[1V+,0.!W:O.{2=#b )w-;%H 40
51-9051!!N12(e(I%L-4++)e-U7],Z-Y<L.w!!0g4N-G((Lo4u*r.w1d'q)G&,+yJk)).a+T 'a&i ;s#Z +n-1)16]1^+}9I~!0s~!;[
51-9061!!Ny22'(z*K-5'%*9+@=H*q,h*s(r)5,96X23(K:L,j5;1p/i/V.',l)e)&,!!!,]53!f'-,G1B.],^172Y)q'g6<*-./2i81(z5=Lp6+80
51-9071!!JE2=u/)3I>y95/g7:=J/,?47E/?7r<I9j8a/l,]8@6Z+Y2{)(2+(M=J.P&E0R3DH%7G!!'-:L.?-P/Z*O-c.P"n,<9_0I0&;G
51-9081!!Kh2-O,<;G32/w.c/X7X0?2S1z/[0)-A=#,t/0.!-779/(J%.*-Z.v!!,j-1+]"M -u0C.D8&:(+.@1<@-r-L-_.VD1+0+. "N
51-9082!!K_226,N,..A/R+a<i.<+l7R,H!E5e34;8,p*S-(/94d,P;QJ)2P0B'i+^)s 1C5M+!#]+q!!5q -s6+ .; 3m /N
51-9083!!H+211&O&Y+W/"/x&735%r!<%<.P-N122I'H%s0m,-)0/@,?'<!!"v!9%) %M%]B#"M%R'c.C)T'9,k>c%Z~#14
51-9111!!J&2+G%d"d&/(k*Y+w(l,(,K*I*2(3'5-]/z*M+#-s'{,d'='Q-9&-&u-#+/#J%(&<#@#B##,E-s!!/p1P.+.J+j+7/4%#">.E%5%L0s
51-9123!!EJ2-<!}(Y5')l5b-BC?-"3K-b2V.m90;=5,&M3d4p/U ;=(02}'r/j-})e )X7R#!+oB2*t~%11%[!!~&(6
51-9124!!R92-7&:'P'_"w(<('5.&u)j'_%w&832-y'4&j0,(},F)8+5'P)1%2'v&f'R"K'Y-2-M%p%/&a)2%-0s(.!!%5&{']+()g,0)4%T@<*1
51-9141!!Kt2.("<>./X~!,::(~".a74 2w~!-W 9#?91qPk~#%t~!,u %e!!~"-5-c
51-9151!!B[26Q)g5}B9,f!l+>5B+a6W+}(J)@2" '&!!4W5V .7,O*R2# ")+G-g!t*C+J~00k
51-9161!!NF25*,()L1Q*a,n2wpp,3->,!+,.:2D3b.t-g*90k5E5::o,W0B+9/k,p(>0J-S8n!!.**%+{-'(-8Z8c-B1Q/s.Y9<6) 64-j 2K
51-9162!!ZE2Eo7g1M6n27-,4.E*0Y=36x.S1O8i7iAE7v3E5F<z>&EC=9*Q3=7^2Y3?22 J_!!(z)s?*0X ;R:/ 1#964N>}/} A6
51-9191!!E,2,?5?%m.61{6D:k>K,93{ 2z&#AC6{)z/"#U7E>G7-*}-Z63B;3b9LHM)A 69!!6l1l48/K 0;~!?a
51-9192!!Gm2.u%k%T03.(/:2,/G-G/,-?'B'9-1 )b*C 92,&3D,e&h0y*3(:#K)*"X (0!b&=%2'9/P#2Di1T !! .M2D
51-9193!!EY2-a&Y181K!!4N*X7R=!&-5^2w*78428:}(n 393*+B2z DZ*u*v,:1O&# ,R)=)2~!J{~#4d 1Q~!)(
51-9194!!Ak26H%71P<,2d:q7t3;4&.H3#/B.?CC0&,s-0>P:c64,];2ES2K*Q!!+9 %('/4m 6h <Z~!7W~!2, /l I: K^
51-9195!!J#218&w,U-W,m,&,s40.,-!.}.z#s/31Z.*-O2T/x-H572i1+-u.2-j(c*j"8.[4}#4!!,T/3-u.g0Z3l*Z)q:} -p/L8s0]/o #-
51-9196!!UO2%8#7%J)m';"l(_18%=&T-q&p#B!-%M"w"5#2/d/n.?%C%e!=6!&d/d2k)8/v%#"e%.#2!!#F+*3u&t /X "4 %6~!#S
51-9197!!SX2!d.'!!#b!=/e"9 )s 3Y!)88~"C]#F~!&g "m)8"s #*~"'%,!
51-9198!!H(2-@%(&U,p*f(H*(/!+B&@*R#b(5()/,)Q'!...X.2.w+I(P/-#]%(+:%Z#;#n.j!!"q(U%q.P"}-O+y'z&t/f /l.2-k(B''+d)+
51-9199!!JM2(@%1"q(j#0%#+;.E/f#W(F&A%+&K.S#f&X/&)^.A.Q,y'{+K+*&"#v(+"X,>,7#p!!'8"1)l!M-e/#%t"Z(b+{,3!,,G-o&/*K"]vP
53-1041!!Pf27:2O933Z)#LgH67tHPKC5+Nb5b<yL>I0/I~!.v82.5G;1*!!8?.;3x6(LRKh EqBf~!E" .* 2i~#5a~!4a
53-1047!!]t20g*P+[2d*n,N,0:Q/k,u0X.N*W3M0T*w+m:?/[3},80i.<+(+x.G*Y-I*:*l0Z)d&w*t-m+6%j*Y.y!!&A+:/s058o0.*{-@/M6G*q
53-2011!"6g3%6s"L}"X)"}%&1j"@]!oZ"^T!v_ #L"(Te!_P #[f!!!!UU~!"Hp!xo "[;!H9!JJ!UU%3U!zG!N1!;u";m!UU!t+"3N!UU!H1!N1!ZK!"k '1Z~"!oO~""b)
53-2012!"''3"%!!_y!Lt"2=!R:!np!ZR!H6!8{!9k!QZ!h{!R}"k_!bs!7^!Gx!WC!Up!2h!KZ !7f!6?!Qd!:g!V!!3q!5t!/f"qk!8E!.#!:=!:G!9_!1z!H% !:}!?,!8J!!!!YE!2{!Bx!_j"!h!4I!7^
53-2021!!W^3"G4"RI"9+"65!sz "(&"J!"Ei"lq"a@"[l"#R"'u"Z[!w["D,"&p "Z% !zp"-&!RA!xj!l5"!w"E5!oO!]M"1b!O@!i^"1_"Fi!kp":8!fq~"!_8 !g_!}8"E]!hz !yX!UM!!!
53-2022!!B53!H-!F6!BT!0{!G4!A}!@?!b6!,2!Rz !Ln!5:!1P!Xq!/.!.w !.' !V4!@e!Xx!8b!9(!'Q"3>!Dy!Z*~!!3S !Fd~!!OG~!!!!!H#!'{!,?!+{~#!R.
53-2031!!NF3!Qv!7"!*h"*t!;l!;g!!!!Ho~!!;E!MW~!!8J~#!:E!:_!:c!;"~#!RS~!!MI~!!/k~&!;M
53-3011!!=I2/2)F-u0E*9.P+@ +y0,/n.y+#/4)1 .d1d0[+:4P2v /,&2'M+L0r!!%BYF!o+?/O -u&l-R.c#& /('B0u~!.^-5
53-3031!!:}2<81<1g9#5P1/2y7d1f2j4j6!2(;99k628J4:'{.(71=_44=y)e!!2Y&s5&1j2;0r5g,b9Q0;*K5o7^)B14(!;Z4E/L,/=%,(?G';7g
53-3032!!YG2.9)n"M0=*n-i,F3A.?*L.B*a#M2"/a'r,J-;,I07061F+o+n'd#%)s.b%/!!.S#l#O0U,j,3"?*a.>!2,Y,e,Q/#.5-k.w+<9A.A2a
53-3033!!K^2,u(*'>,E(](4)u/L*F(%-U)n%2,x.e+K*y.I+]/9->.E+'(C%+!_(u+q"V#]*@"3!!)O)L)u'w*E,>#!*3,N(v.5+[+x+!)h8W)Q/h
53-3051!!5l2Ri@2@FMnB=AdCWUED/FVEA@b8;PzI>Bq@4MYCpE2GkWGAwB77_;#@TIY!!/;S>0YA>8)AdCpA;DoGM3_B0B-:nG9P/PVMh=mK*A@LN
53-3052!!L02C:.X.,Vh-E>B1SI'9L3?A+*z)A<R>[<!-PA-3"08AJAE4C+F0B(Q5.0o!4.f;C"2!!=1&<*R+*8q5J"y.t+-&U.i.KDl4?;n?v+,6<
53-3053!!@626%+i*d5E,W)J*75y(X/6."*+'c0-1q-F)B0I){0O-b4g-1(D(E&%)O.A&T&4/)!!%3,G*e+G+(.R*)"2,I,v,U-{,T<=3:.@0N)K7-
53-3054!!@=2/l:K"62F,t +T~!"c-")9-5 4T-t -0!y+m-F+?,;~")e,V~%6%!!~!-62@
53-3099!!<m29k0"1-2x-C*',#J<%H059Q/h'h@-35+O,r/!-A...B07Ef=JGo&K!!F9Ad1U18;H/e"W?6,UD0-%*r*t5K65CY-[6zKo(*2h[-=cUa
53-4011!!hg23o6"DzWz #A9t0,EOC8F+ !!>NA]5l8d <8FQ60WMB3B@DVAU4K 4I%D Iu5w 1e @N ,]%X BY*{~&5u
53-4013!!Mk2A^1tPN~!9"?^ 3A~#F":M 2x~'=I ;x7k-/~"!!-656~#]r
53-4022!!U,20v?>0@Lf:.;%-5NS7E DXCh,LB5DI:< Gp~%Ik~!.: -q+p~#:0 @1~!"V~)!!
53-4031!!]p25f4]@VA%?q,-E*?yBJ@v@n<?)B >;3V7gDo*5?n44 >r Z&9u!!~!-! >k36 4C >^~!%/~!-Z~#AN 4%
53-4041!!Pq2KR52E! !!~!I_ 8h 6(9K@Z .d Z{ <Z~'5!
53-4099!!RM25@!!~%Rr~"Id~#(3
53-5011!!<v2E)ETH1C}@eC52aR#F[>:>7159DWo AIK/ >!FhV38W =- ?m<F 7E;J9y?b!!~#;^ <=~#={]Z JRN"
53-5021!!Z33!gO!hz!?8!aT!&#!(l!.m!_B!Q2!L8!8"!@H!7Q!O; !Gm"%v",w!=E!De!Vp!AE!+h!WV!Bb!*W !!!!78!oJ!>}!_u~%!;U!?'!I[~#!@*!;j!1f!</!Lx
53-5022!!Ho2!!3[/R@m/b~!B_~!G}~!,h~!*g~#-t~'.Y.l~.Pn
53-5031!!m&2FajTmTq,1u 3)R7d85OZP !!^s~&<edo~"FxbF DpM1__GN~%/]~&a%nq~!<&
53-6011!!AT2Si5v!!<C;6D(OgZ+Fe7DR* 0w~!UcF? BrV' A1 R*~!Cp MQ.B VF~'K}
53-6021!!<r21s*2(I/M,{(x*(7[*B(y0E'^)I.T3>*")c.a*9.e2[1+-V(u%d*O*^.%)6!!-e#l(c(S)3,()H)k/V)A+(%U-U/(-h,{2!-V06/?0x
53-6031!!Ag212())G,#%E)T%b.T*B#A*c%#(*)z-B-*&1,L+>,A(h*@*P#q%w*b%R+m"%"!0}#q)<,I*()O#x&S/6!!*4-e*g+Q1*3:-e+<0{+G10
53-6032!!D]23w*p*N1K-m0"*{8,)B+F+8/8 3:1A(M>zOy.R4),*1!0R'=(P'x+!4&/h/V+H(W*C-,2})P26-q2W!!,U3D 1/ ;h )y3s(4
53-6041!!LU2P>.60{Gy!!<MA/H;G4=EG1-M78?X 70)y;U9]Np ?*:mCx;a7T ='1v'G0' /+3*,A<E.k~!3H7_~(/f
53-6051!!J?3!Vw!m]!ma!d[!!!!P4!U=!pl!Sw!Fh!/W!fJ!XV!1"!UX!BB!Qk!lm!N7!d"!QI!S1!?Y""z!xL!T,!X#!B-!u2!Pc!bO !Y?!1v!on !A7!A= !;W!6d!@8!HG!s/ !u?~!"+" !_g
53-6061!!=b27!)E']5%3Q"h+D56 1u2&"s.K2{0N,Z%(+i!! 3/7"/_ +<&T8]"@~!,q~!*F~+5t~!C= AS
53-6099!!Af27e=F+y8b,&B>!!Ch+1;a*W3i3>P% 2K691^2i5& @;~!Kx~!KW 3((L+;<C,5 +}*);@"O~%18E, 'l1p <D
53-7011!!J_2)l'!#7):%Q%n,%*2-A&*+*&{%?2A&l*r#>8D%h)[*+)l%I99!!#&+^/y856^ #D!n#Q&=*& #C ?v',#r+h/! )O&c~!4<
53-7021!!Pf3!L^!EW!C^!Sd!6D!4!!<O!fq!.g!>*!8d!8{!;c!f@!Iu!4w!6"!V)!?A!N3!Pl!cR!>w!?5!:c!;=!8v!?!!7T!7}!N_!8*!!!!wG!Is!7M!9C!=(!:E!0q!.S!P<!C%!PE!jN"%r!E"!6p![2!Jq
53-7031!!Ts2 8k*I~!+"~'6l~#,.~#0:~#'?%c~%!!
53-7041!!Gd3~!!!!!PQ!)=!,W~!!(x!%r"(+!&n~"!1^!)/!nK!%B!TC!;(!B5~7!vY
53-7051!!Pm2(p&8)Q*:%}'C(l+9&L't(k"e"z&{,!%y!M&J(k+(,5'm)7(]%F#9'U*;%X*2(4"z#C&!(L'a9"(l0C!!'R)2(J*Q%g/J(G6}0(6EQ8
53-7061!!A"2-W#)(N/8)(*U)v0"*8)b+B%D(W,^/N)x*9+r*Z-5-h.E*i+A%a)J)d*4"{!!+<"1*;)J,{,f%&-'-%#"+%,"*C,s,x-3/F-'01)(2{
53-7062!!Ic2,Q#L%1,I%y&Z*#.3(f&R'p%Q%8&d-:&4%1)%,G.<,U,h,'+0"p#K*A)t"N!!+?"3!]&O'P*O#-*4)X"p'-+S&*-Z).+q&S#6,=%B-a
53-7063!!F=2+('^%/.P-80F,"0w(6&L )v'a0.4)2%+*,H;Z4K0u.V*v0R&u(J-,*m)=.H'5(i0R+93S0j !!2%)v-R )q !P~!/9 7>
53-7064!!A.2,e(&![,e*U,I,E.w,u*3+G(7)L4-0Z-3+<+0+?00+Q)<,O,z)]'#,:+D&T!!+3(5(},s4m.S!F+a%B"0,A*/"2&3,.+7/2,h1a&x0n
53-7065!!HO2+^#s#E'A"q%5#^-Z#6#C%n"P"s%A+)#f#+%o!m%4,A%_%Z#^!V"z#p%o!#!8)+!!!M%N"?"p"g%>#m!:%G'C%k#n#L']%5%R(j'z(%
53-7071!!Rl2 MK 3QI+Qf4k1kcq:5~#Fl #/~"*^~"MN~"!!K&~#l79k~":; O<"-~%jj
53-7072!!T120Y5729%i=z8Q3}/u3x:SWS7k"E8p#;!!*E 3X2u-,~"#Q #35%:}7q@X5- 0{ "c2%)S 4r3L@L K<~#IyG:
53-7073!!U,27;D- %v#F"G!!~"(a~"@U~)3p~!2: E? 527Q 5! FR~!)O /q HU~%/0
53-7081!!G#2Es1%2cEy6>4F32Pm?019Q=1f/1:B@f51-W,#@2C;D!5O1a4}-B#1-F?Y0w(V'v(}%#Aq0,4L2Q-b1>%85#4O!!?:;q<47BAo0C3n;?
53-7121!!G{2I+@g/324=)<p2* -l*= 5O.MDw5S<u WE<AR,O5L[ 5n"gVb7g7}Pk>4~!!!~!0&1z Jc9R*rU} @k .p
53-7199!!GS2'X*:&_@x-}!!+<Lx4_4C)84l(6E@A9'j&Y5z#H823J 2_5c1S(a=,%:7_ 1) #O,e .K 69==~!=3~#3S 2S
`;

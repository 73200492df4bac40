/** Made by scripts/career-tables.ts (decision 0100). Occupational Employment and Wage Statistics, May 2025, U.S. Bureau of Labor Statistics, public domain. */
export const stateWages = `AK|AL|AR|AZ|CA|CO|CT|DC|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY
11-1011cv3cua99b   gv8ggpmrs   ffj   g2alqcgando9pm0jm2c76dup      j6qaphjpwf3jdaoaqte2io91cp4gkcd0bnyc9j2bk1jwmdm4cmzqczhy0i5sd10loafcbjw9d9gnz6dibq7xg2rbq3bey
11-10218zz8mj5pp7bc9lja68al6cyoal67u68058ci6rl67b7zp8ch75w64h7ur9te93l7mm7oh7ny64a88c71u7v77kp6kd9mcdeh7lz7o3a3i7je6z77zh7yh92286oalo8957yr7jt9f47m0abj95t6d67oy
11-2011   4zk5s0   cwjcqb9z4b1c      abp   8eh684cwt8shbgo89b62xcl18aa8787u99sk6ag54sa619e5   87i9atcrf      dei7vn   bx59hic6lc26   7kp81d   bg8   clua5d
11-20218yz99saj8a7aexue3ld24do5   b06cek935a48aypckeaiibx79y59b5gcybw8ag2aorddea2n7secrycro9ou8j5b20dw49hm8ardzca7l9skcgsbmx   b21cxza6nbesasfehq   dajab47mbcgu
11-20227mm9kk8cxb8paerdydcibaxw   a6ecc58z6ac9afzbzca57ccf9xd8jier4akzc8qak7bpb8wh8e3923blz99b9sray6dcm8sw8gzgskagf9y4c0ta2tbyha44ais9voahuaj8eqxap5dfcaen7bfa0o
11-20329bw7kt81d8tscymckfbwdf8wbt19ubadm83p9bd7koa6n8vca0g8o07a6d92biycvq93iaq88un7hw7pra7g8sz824a8idi28w68t1dyg95n7era4f93xc1k83g   9tv9rva8jdlu   caw8sm6cu
11-20337yd6gi5hj8zjahfa159geaxoa5z7i48q178v7m66sf8798pl9cp9ml9fbbpia378zj8qw9sk8ko6di   9pn9e77i3c4caua7ug87md2v7tv9f680j8l4c197ys   8bc7g47cfb399ytakl9hx5qo
11-301287k8u76io7t08ehc4499w9x9asn7bh8cp8jw90s76088u8pv95d   7nl9078wz84q8clald7h87era0785f7a085o9obb5a8337e2az87ty82r8ql85g9ya9lc87l9tx8t79jma3h7hka2v8d96jm9ar
11-30138rb9c56xh7pg95i9gb8kb8xl9z27me8to8e37n17pf89682g91r7rs7hs9kq7je7l37kn8gs7qu7847ey8cd73o7vr88d9kr8cb7uxa4v7ji6z38jj7cp87v80q7tc88h7o77nw8zq6ufasv7zu7c187d
11-3021aatap79tecubgudfdyd93f27d02czzdf6axgb3eciod91aykcpvatw9u6gl4d8dcd6cmwdlycay9l8a92dc6bi9ah6dmefp6amlcqcgjacmkalcdivcnbcwnceucioc8ud8hcmhfjpaomg5lccuase9bp
11-30319svaua8ztasfdy5e3hdhnekoe0ebtscvbactaac9tdcssahccaqa2x9s8fycc8zab5ar5clxb2i8lfa42cvaahhatwb61fd3abea81gysavba7yc2mb8hcvqai8cbmavpcpyblxeai9xhdhoas48qa9mz
11-30518qo9gc9449mpa8eavqaee9lmbt098z9v29m987v8a69tj9di9pb8ntaa1bf9a869mp9b69ja92u95m9b99pu8yd89sbb7bd29mb8nva2f8fq9ax97q8f69ks9sg8al97ra3l8w99w78t3b7d   8mgbot
11-30618uha33c2lapycbzd7pap8dk4   aalbzk8r99dqakhbu19sgcc19lf8gjd6bcgjahpaysb69a6y9hi9j0apba1f9khckidgsaef9a3ctyadu97fal3axvadsa5w9xfakqae39puctrah0ck19n7bcy9iq
11-30717yc94o6vs7mb9jua8d8t9a76b6s7u59il7tw7n178w9a18e086t7qq7859jz8467vn7na94a7xr6m98ci86q7rs7ii9zna2t7tq7pe9ta7u37gz7zk84c92o88u8ad7ru7rq7vu96y7uxaj67ee7kv8nz
11-31119g99537s1a0tcv5cshf9xcf7ctb9vgcky8hw94h6y2bph94a8sv8th7pce7basia09bp6clv87t6vx   afo   9dvakfczp9lj8vydjuay88bccgjaq8biu7or   a8uakda8ebuu   fdb9vc
11-31219zx8qh8dmased4gcu8csxe83bvhamrbmm9y39r199bboha22adj9de8boe0ybsda0capxbv5a3086q8w8b17aq99zmaf0db093z9x3dmpa2g8ygauha9mcw79l993la60aj6a4yct2a6tcrtaat99e9u8
11-313184v9xn7uv9pdc22asub6zaxndaq94la708r08cx9vwa2t841a218p78b3   9eo91h95ja5s8fh6sj7mv9qk8sq85nawocdy9l97nbd849ws80y9rl9fb8zv97u9kv9c79l89gnam09n7cls9jg
11-9013      4xk   8f6            6pw7ee5az60h6917o86eu7wp5rc      57s   6di5325zp7ch8i967q   8lm   6ny      6w953b5bt6ak5v8            6mv   55i   7ys6ns4ua
11-9021aqn7hc6nr8uka9w9mr9nr9r7a738q98jt9y37ns82k8f887j9bl7hi8hlb6t9wh8hr7yr9is8nr7og8288887vj7s29z2anz82f8w5bzk7va7rpa528cp80v8cb94u8i47tv84896v7zdbyr8t77dy74g
11-90315tu3823gz3ps56e4zi4m06094hr4dn4ni50s3nw3qt4in4j64e93fp3jv5fc4to4mx4dz4sa3p63u63pq4ew3yr4c049462t   4n07gx3tq3lp4nd4cm49l3y84vo3so3x84pe4444vm5fr4mh3iu4c1
11-90329oo7is6nt7isccb8j1c20alva8n7g17z49s481m7st8qw7md7r97pk6fk9wra5b7xt80y9ss7qw6e07du6f28bu8j683fals8b88fyapn7on6ona1995r99a7wk6tj7j378v9y086q84ncur911681850
11-90337yc7pv61c7yw9oi9509i78ab9x56gw8i46926w47t47p57k88hm8tj7mk9y995b6sy8de82y82g6oj7y27sq7u87er81fa5h8g46uparw6qp85z99n80687w7dh9qg7s581z7qy9bo8259uj9n46j69vg
11-90397v97at5xv91h7ot89k   aur7wj6hy7g35sp7695j55ye5zs9397x16ep6oe9om6ik66r6td6bv6h15ai7mo7uz6195ua6668q7   7fd5zo8nl7fl7cf7927i48er94p63m6308ea6ke77z6tr7lh7d2
11-9041coacizaukcx8g84e6ldjheaidzbd6acgjbpbbd8ckpcmhc0tccvbe8ckdfjjdbnb8scvpda5c6cb0nb9ncy8bdgavqdagdxsglkcgsdk3cvjc51do7cphdknd1kcohcgfd81cfkdlcc63emwaymbj3cmc
11-90516bv4v14945ey61e65v60n6aw5qr5m751c6rw55a5eu4xl5if5fc5fl4qk7485md5fv4ov65q5204le5ke5ps5kl4nx5yw60q51551g6hw4uy4xc4sj4zv6e553v4og4yx4ot5d05hv60f7cf4rp4884tx
11-9071      60a6e47nn            7f6      5w3   6557ms   84m6c67r25ys   7uy5yw6lv7hx      64a4qg   7tv7ta71h7wb7ot5yy   7bc            88b         87p   5qb
11-90725ge54u3tw5wn64z7hg60p8sh   6g06fv69g59s7by5yr4uc5ef66l4tb6wh69m6dy5318b26ga57z   60n   4vr66h6wv   6ct7lb4ic61u6185bn6uj63r5v45fx62264k5rs74g7gv5ya3nf6un
11-908166e5cu3jf5zr5xr72v5xq5u15p55c04pm8sv4ls51n4qx56b4ye4l44v07if5ni4tc4jt6353m84tr54y4xe4ud58v6418b857060z64q3r93wy4vm4pe8874uz4s04v54s856a5636a87tj5of5m84pz
11-9111a7c7jn7a29xxax0aera3bbyyaei9aca6fbe37v693593d81a8kf7zd82fad8a659a88at9gu81x7ko8608tt8458b6a29b8l9la99bcnw86u7tbaxl7zz97a85e9f189k8t38ve9z39xhb7l9wg8n58c3
11-9121a2raar97r9n0g7zbs9g97c3d   8nq   8bh8gw9mocbj8cpbva9r88y3kmhd0eawo9yjaj19zh97r97rdeza4x9b2ac9fz3   8nuae4al18nub1kan2a2ga4a9vy9lxa1097rbm9a4pe2w9y1and8fm
11-91314ku7dy7jw7n57sz76c7jw   7lr7xs7hl7n776s75u7bt7m476k7lt7g77h37bl76c7jn74p7ds7cn6v07ft70w79876a7su7266xd7j87jc7ew76u7ix7pi7mu72a7nh7iz7lt7bb6xp7d37gx7fe6sk
11-91415xc4hs3oo4x25xz7q05pe79c57s5gp5te5ez4h23yp5sa4oc4ij42n3uv7z96bi4p94nn5094r844y4h94qn4ii4r55tq6e54sv4an7o34k14zk60u52g66y4uh3th5074qc4yl65p4uh97g5zx48e4mu
11-91517l95kv4bu5zf6f57io5ts88e5uz5v95nl5w553663s61q5pe6465xs6c16a26qx5vk6li6hy5jx5715ok6536on5oz6cl7cp69t5257em5p95os6pp5t45zh5nx6pb6t45wk6f47bt68c7y46c54se549
11-91617ux   3ve6bpa0va068qye83   7n26f45qd5oq7p06gu   58w5rl7g79id89s6hh6s488w5u63r54ud78o5ww6xa5z29c3b8b8597557b14pf8jk6aj6rl78856m6b877x6jq7pe   a3a5ym4ny4yt
11-9171   4v14ne4qm6ct   7xl      5ki63h4qo69m      60f4rx3mo6bl68f7rn5v65ya65y5574w36ju68959462b6f47u06e54or7zl7o84z06778209fb5z07s86115866d76ay   7wu6505jz
11-9179            6086es         4qq5os6st5do   4we4qa            6hb   42s      3fw   5pj   4iw   5yv      50z4jq50150b5ls   4pq   5l04qb3z252s7ol5ua83a
11-91999vfahh6r4a0rdgwd7ecjxdk4cyu8eh9n8a149vsa5fatk65ya5v9hh7yie47c9s8y0acybrw9pc7u58ivaw49r88zfb8jcgn9j78n8cwga0ya6b9oua5kcsua1097v7o7adbaepctr9ogco089d9n28r2
13-1011      6284nm7kj7dd6ab      7ks            4d4                     6d0                     6ax69j      6565xb                  5tf6ec   5nw   5ra5sb
13-10206fu5pn5ur5ta6ds6g76en9kp6ec5md5r15q85fg5cc61z5cn5d251854a6mt70i5zn5uu67952d5jl4ul5us5w85s75yn7715x65mr64q5w95jl5sh5ob6nk5tv5pj51r5v95r26vt51h6kh5gw5u75kk
13-10316rj65f5pc50v72z5zm6td7sz5l15xo5no63o5ls5yu5xx5oc5yp5p45166gm7dg62b63161n5uo5y64xe5t751u5un6h17dt58p4u96q158v5hy6as5yp6oc5td63660p62w5bo5q86h968661456x5w8
13-1032      4xo6mz6395iw6xa      4qc6ab   63p5vf5in5x75sk7k35k46616e764v5y25we58r5ir   5rt   4t7   79w61j62369f4wb6cq6fb7dw   6os   56c6406dd6ab   61x5t2
13-10415wb5mr4zo5s47he6d17318kf70x5s45f06df5u25tl67r62t5dq5cc5f97vi6jc6gm5yz6mo56v57d55662264o5pc6e07ps58v61h6y85sf4v06ej6lq6re5tm5lr4xo5td57567a6z66un62w4yj65x
13-10517hi5sb4qr5xx6le6pi6936dt6495sb5xc6785v865e6dv5nz5vt5s05xz7s469j5ps60n68h5v65hv5ys5rl5nk5n265067t57r6cc67f5zx58c67i6206br5f65s75u55xu65567p6a36n35vv5z8707
13-10715xv50e48t5ib6fy68k6e98k95zu54h5g15ov55b50j5xe5285gv5bp4qa6lv6h35iz5d462s5634ni4x75mz5u34s15gs6855915ix6ie5ey4r760u5fp5zg51l57r5755bg5jb6c16046iv5fy55q561
13-1074            6m3            653                                       3wx
13-107560b3po4sf7hn85x6q36568x47ij6ay6ac5yr63u76n81e5yf6dv5ob60z8l27977gk5ow7rw78o64g5fg6nn7t66bj6ji94t6gp5yk7r666n4tc67l71o6sj60t4gu5xp6584pz7m96mj8167dz6si6qj
13-10816qg7lh61s5zm7617ex6ld8317ex5w95zh7qq62q5pc66i5zr5d45a25sz7qs7xa6026f46co61n5ss69r68e5m851l69r74c7lf6546t46fu6ok6f264e5vm67566a5i05to6fe7ms6g489x5na5iv6ln
13-10827om7s25yd7n59bv8hp84c83e9ff7kf7vq60o7g67dn7zf7by7pt6ay6jp8t78107uv7sh7ju7ay6336s57s27f466n70h9hm8957pm9c87e16nk8507q782s7c06ch6ml7lg7go9bo68g9kw7j272y79c
13-11117qb8c45mn7777tu82z83k9qe7oc6u57oo7un6ll6uf81n7dg69l7dn7deae89e05tt7847rz7i75cr7ir7ls6ym5tc81n85y76u6ao8nt79v7o67uw78n7os7rm6ga7nq7to6g192m8ao8f97me7ir7lq
13-112148r40y43c4qd5hk4sd5eh5xt3s64nf3st5qu3zr   4m83v548c3sw4pv5ue4vs4gu42m4gb4e23g43s448r3zm4274vp5m63x64g15rl3um3s34ps4hl4mf3zz3mp40g4fn46f4p95qf52145u2rc4ab
13-11314ub4n03vf4ya65f5qs5zx68k5hx4yv5k14x34xl4pv54k54150259n5k363m65m55j53p5xn4xe4g14q853m5v858z5425yd51s5ad67q4y04xn4y04x15th4u855k4qh4nk4rq5lp5lh63g5304845i3
13-114163w4gb4q85s571x7546eu6ov7ok50m5594y156k4ww64a59q58v4zp4u67ed65e5z064s62t5qa3zj5t558t5fs57968h6k86g2   6f45ui4yi6fg5g86754w94zj5ef5rs40p69j5v76on5kd3pk5bx
13-11516be4z541956i5uj5uj60w68y6u15jz5704pc53n4rg5764pl4s94qj4hb66z5w552g4yr5x34iz4544uo5194vq52i6n15xy4uq4qf5vc4zy4pk5w45i75uv4v74r14t04um4p65zt6046be5gl50g5cq
13-116155b4ld51r5ju7b276h5zy7kh7tb5tl5up4kz54f4pd63s4wy5fn4qs4lt7ut5w55jy55i6r35eu4dc59461t4r24mo4zd6sz4s35jk7lu5m74s263v5b06nk5cw4wd5dv5lg4tz5xu5s07c850041e4pf
13-11997b67qg4q46fc6r97506ll8cg7c065961t75a67j5w86bz63j6fj5rh4vm7737ty62z6b960667e5xu5sb66v67m60m6gm70y63q5716ft64f7845yd67v6st63r6l262l68i66r6ko5j77qs5755cc5pq
13-20116fu5s05496657hl7hj7iz8lt7by6456bi5qy5z45rl66v5zw63g5t35p17oa6w95z862y6ao5wr5965ul6bx5ud5k86fv7s362a6ao7x464c64h6mc63g7e65wo6345xg68s6677756357g764k5no5zm
13-20206754qh3x83yd6uy5sr6n18by4g152a4ti65u66o4w54n34nn3yr4jh4ur72v5zl68t4yj6fo4fe47h4sx55a5154zx5rf74n3wf4h060u4w53uv47a4gw5uu4k74vz4t752w4bu5vc   6gj5aq3gu4p2
13-20317b67od5jg6jl7og7hq7d49m36bs6ht73774m6of6f67bk6c066m5xi67p74a86i6st7fv6mt6bq63165e6cr5z06el7587fd6qo6ao6ty6xk68z7cl6i075r6nm63y6oh6eh6u584z77j7gg6ca63169a
13-204169y6655i95xy7ju69r7kva8b7b061o60n7mq5x86596k34u25n46495nd7ho5tf6b35rc6dj51j5s05rd7ap5rt65h60m7se5kg5n1aa765g5t967a6706mo5zd5mw5lj62p5qr7wj5hu7185at4f84st
13-20517w071l69b77u8f380h8g685u7us7ah7o67aw74l7s37t26b46jq6au5u88kg7qt6tc7d27y37le6527nj7wf6156l06d88dp6rf6fr9vd79w6589az6im7rb7877nf76b7nf71t8517n989t7dh5brefp
13-205262l60n64m7hba216w0a0c83n9nd7sh7tt5vb74f7a599p6rn7wt56j   9p37pg   60h7x67pl4vu7ip7h45xj7747guc8h79v75kcu870r5ar9h784866s7fl9xk6hs7ng5yz7x48hm8st97r6695z9
13-20536aq4su6c55zy7cs7rk7rp6bz   62o6mu5ni5ss4tp6wy5z45y365r5wm88873w7db5yy68666c4kl4ve5y85px5so80q7fa4xs7ts7ip64655h64063b6jc6516ex6306355m16bf60n7o47ih   4t1
13-20546l56b353n7xk9yn9a68sn7nnarc7pi7rd6xm85k5xj81q7np6jj5rc4ica2891davq80q84u7ri7ey7sca6s5rb79wc7s9yy6qe7ptak37m16ki8ge7y88277og63c70n8086019rf   9i37jq7a3983
13-20616zh   4fz66y86g7op9atfc074n5vr5zv4u86796ku76r69u67e5vu6i78kn7y268k5hd81m6676lb68x7rt6dk5qu68h87l58r6j59y45bs68c7av62279h6o46ud6pz61273k8125rg8ru6ns4ob
13-2071   3po3h63z056g4ep47z4wm42s3km4y0   3pp3y14093pu   3pr3n94vo4nx4a540w4so2cy3jr   3ka4124tn4jf4eu3vz4a44v33y43mf4kb4i14ig43r3rt2zl3py3yl3z7   4t840u3je3aa
13-20725m855b5f64so6b57ak7dx7616ex5hh5a94x26gf5hf63v5mo6pl4sh4pr7u85oe6bi5qv7cd5om4ne5it5uw6j565s6827644tx4z67dv5w55mr7ac5ci5yl4vm6604ug54d4l461k6uf66k61h4fy656
13-20817av4he49675g5pv5dq6vm   5mi3lw49z56p55q4pr6884d56u54f03uq5tw55u4vt4w863g3vl38a4wp4s35kn4kb4it7fu4ca5tq5lp5vs41s52v4dz5e34pr4x73zf4ho3uq4ll4jx5md4mn3wx4rm
13-20824t82kg2pc3gd5ej4ty369   40c3s63t12og452   47c3iz3ne2tq2zm4i83mm3mz3kw4kg4ue3wr4v83pp4ei3bh4qh3cm2xq4mo5jl3s63am4qh4q74g830y41x2to3nu55c4ik   3i13f62ro4h3
13-20995y36pz4oc69i68h6qv   9nj67x4ra5ze5yf64j64o69i74p3y452h4ma7pp7to8ey5sg6fc5uk5pc5w368q61e5456g77lz67x4s18al6y65xu6es62d63f5w86nm5cc5j15wl7655t368t4yy6ng5ul
15-12116tw7up6b47zl9us9uv8gg90i8j47v28746u87eg5t77u57mh7rx7c57dq9w88rl7e67z987f73q6no71n88t84z7318b39hd7ku8128gh7w87eh9du7lradz7l07p77dn8ab7md9bo7op9zh7r0   8gy
15-12128vf9gx7zh9nyaoxafma2paf9akn9mu9y99qp98j   9ky7tq7ri7zv76bajbarw7ul873a337zc6rl6bna5e8aq7539kgaeia1b870ae28iw794   9358fy85w9008wna0t7oxaeq8gvbye7u3   7m7
15-1221   93f   a0gc9ya9wa5pb4j   98t749ad7      aja6le      8w1d5nb7n   6dfahd9v28ex   9wl      ai8av8cs9ad3e1jagf76mfwua1y9df9sq   8eb9cp7b2c57   fm8
15-12316n74rx4l65bc63z6dv6bh71t4oa5ue63y6ga4zg4vy5ad5n24mu   4j06u97gk5mr5325v45m64w54pv   5ob51t5kx6qw4zb6mb5ze5eo62q5be61j6eh5xb4515zo55i   5x85l47un6913m44rm
15-12324vb3tv3ks4ql6515jq5f168v4so4j64nw4do4jd4kd4ma4cz4bz4gp41o5sj4zv4p54c84wr4m14134ie4n04qb4oz4oi4z34404gr5lk4lw40k4uk4iz4tn40o3q24bj4l94pr50o4v35sy4jd49r50u
15-124198ka3d8ioa3lc9baqrb3pamfbg7a8wabx8c07y98aya8v9kz7rh806886byqcay8dl8n8aa77yh70r81q9to8er8ze9oeciz8f0aniatza438g1agua68a4saezbu39k2aab9c4awm8k5cyva5w9gc7r8
15-12428e978u6d481o8q294q8cr95a7sb81888p6li7t56ly82p6y97q96qr7kz9z69la5fu7pb7rq7qj6rv6ew8se62p7pu73v9pm7lh8gn8667hz7cs7qi7q386i7846da8wu8tsah377881j9467pu5o56d4
15-12438oi84x813c1md4obxcb5abkpbekao8ariacc9kk9d6azua8za139oc   ch1a9aa9sa3wa9l8j57le8hjadz8fzad4asv9bj93natgawna978hvao1   atsa14aja8vxboha5ycdg   9xoamt
15-12447iu6a46an6ys87o7z58648k979o7cg7hx7tt6iq7387q06iv6fi6pq6yg8ka94l6h175n7uz68n66768v7cj6o56ja7qf8ze7077zc85x7j16hb7vc6na7ye7505sd6sq7t87e68gh6my80n6gd5qx5sy
15-125172q78k8mo6v790c82labq      76u7la94a63y6va5li7hg7687bh   9wn9ot7uq52y89x6z66kg6xs69774c7cb5pk83i6gn78080u6kv7p67oi6vq7fz7p24hs   7nx83d9dt6ws9oy   51g6as
15-1252   9ge829a09dghaofackak8a9ia3ua3x9kk8v5a5ja6z8688r28et7xkcqxap89i09ota199qc7ct9evae785c8k2as4ahm9lw9xtctm8sx942b0g9rja2r9zl7fj9g3a739xtaj29o0cum9gq9c48vx
15-1253   7ty   7rl9xm9jl7ji7z286m7qd7y87xx6u3   83f6pq7ah63q55l9fh8km6n17m87ui6ll65x80p7qv6h47k989i97v8zu   9cs7k85zu8d876f7ur7iu59870w7ux6c29dr5wq9ww6wc4t2
15-1254      3wf5vr9856mr6mp8ul5v6   6yy   4yd6496jm68n5of6dj6l17lj8p1   7lj7sm807   4se7gd5kj67761e7ce5986f67lu   62a4z26ny7km6173xy5ro6mc7q99wm6iva2c6zr61c5a1
15-12555i2402   7kfai37ec7ay8b178s5zx80d   5bu4yh6m34w75g65xw5b38re7gs   6916dl5h53qv5xz7k74yi5208kr7cr44266k9c36fk5wc7vy81c86f68t   4wf7x57pr5ya   a2g7cu5jo566
15-129986c87d6pi84cadgarq9usc2zalv84p82l99m8a67m67o077u7z66we5xw8gfb5w8bz85k72v7so6pi6bp83961l74w72s8cv9t17qe90z8gy7ws7if89v7vx8nu84p5wf8lt7iraq78lt9y66st89m7ak
15-2011   akf   ahfa2j9akcvcctr   a6z      9xh   8wn7rp9n99ag68m9q49sn98a7rk9vu9yy871   9xl   7xj   b0o   a7pc2o8ka8gwa269nc8kl      8el83qa8oa6e   ae8a5o
15-2021            9rz6my                        a3t6sl         81fa65   51z                              7xt9sn            8fi               bf7   cis
15-20316uj8x74jz5tn7vma0s7gm7er7sr5zk5vq7rg67u7zs6xg6kw73p6gx4vl7g27il7oa6fw7df4ta74f67c7i96d27l2      6786oa8dp7zu4qw7vt65860f66w   5x06zz6yk9zm6xf7kb5ji4y2
15-2041   5w885o658aho8gm7xqaur8gd8c48vv5xa66n   98o8fm8mi8ok5w87gna8e6m07xb   5494zn   8xd5ut6fw7ew94k6i965jahu7kr6wq78278n7x251t   7kv7y06u58v86cd85h89n6j6
15-20516hn7yg8fv89waxb9249qy9rd   8xq81u7vp7e76wa8807237kl72w62sa5zait70g7rf9xs7hp5d17r596t6bi7kv7riafs7e97lqa2e7x36nr9pz88t7wk73j7f37qp9f58c99r79szclr88c6kd
15-209962a         dxe                     3s6   699               3b1                  7ux         4qk      64q   2ua               50v76l   4mn   52w
17-10118e17en6177vc8di7wg7zm7vg7hj7fc7qy7wa7gx78b6b67eu6lh7jc65291x8u762c6tn7pm7ll68n7i97du7hr7297su7p85zw7u57ns7bs7qr7mg7hj8447u37wq7977ah7dj7jc6cw7qb7ln7fz9ay
17-1012   7t64p05t77la61h5x06ke   6595od   6qf5pf57e50i5ow5a6   6sg7606d05zr   5wz   69x6fq   4sp5im7by5jz6ki6qo4x74yt5og5y96la   5g67cl6vu7ab6a25dq5x45d4
17-10216vp      6ci7xi6pk6hm      6594tz   6ix5ml47w5rs   5ij4mn7476ic62j5sl7pd5xr   5km6985hf6ae5kd6ts64077w6w15h76o16t45na   5kq5mj5mr5ph5sy6oq   7ey5x8   5g3
17-10227oj55o3zw5z984l64b5x5   6e951w4he6cc5y55pe5v267n5uq5jk4ve7ar50b6f45k86ga4sj4j46j15vp64g59150x5yc5q76d26335g64qa7hn5uz4u34vu5yf5w24pv5nf5hf5wd6lt6594qw69p
17-20117uj9ua7vg9i5c5uc1v9zqc5s   9z4au6al8   7du8em8aca219qdakhbj7c3f   9y8c9ua308fc   9hh   agv   9r7a917gpa21aok9oj9m7ac2   akn   9wza1vahcb1tb54c7x6tk
17-2021      4ge      6u9                  7fh      7b5                  67l8y2   72c                           9796pl   672            7ci
17-2031   6m458hawb9wf8jd7zi7sc   7ul7h8   6azabj6wo8c3   7cw6i89ud83x   7se9ut6wk7gn   7bb   6h17bl8uk   6s180x8lv8fq9gb9gg   7nd   87r75870f86u      8ir
17-204186oaf384f      9pg7w3   abb8es80k   92n88i9do8qc7ve91haeg93s9tb   7yr8b37w888i9u59258wk7l35nh9s4c7f   9yi8kw9uz90v90x8lz7u5      a8r6lkaiu   9wd7ja9yx
17-20518up7n16k66x29ga7tq7yj80k7qe7lt6i079w7fv7kb7p47kz7h47sd84q88h7ro7jq73u7tw75n7q976j7rt7kr7yj7m782q80m81r8087fa7mc84d7jt7nu7u87m67ef7h27gz7hs7dk8hk7as6ph6zn
17-2061   akj9a5c7oeaec1k   clsagxaco7qdcc49nka5haa27l77un8ys6g3cxkbs9   98fad280u61k   ae3   aev9yqb0wcrb8zpcm39487dk      97z9nj7toa3fcn6893aq7   d1s6gf
17-20719px9oz7h27rbb449bg81cb189sp832   87f85y9za8bm7x77x37lr9jn9us9nn8ue86n8g795n83n6qo8hx8jt89yagz9o9c8c8ac96l7ri8bc9no8ju   7lg7my8259zl85o96n8l7a8n7oy8r28me
17-207288p9bc8h3944cdw9st86kc48   90m9hp9rx69x7xh9zf8no8067uy7qvanzc0d9u59tc8o792r8o877e8y083a716847c8xakj8yq9729638f49lk9cuais8rw6hr9hga7a9wr99b6nea1v78b99t7ef
17-20818i67x56kw791a2988x8un   7dw90k7g58bo7bf92g8bz74u79b8aoa2j8xo7j178x83w8xj7kp7127q67o871t9b26u57x38d08gs7tb8qe73t9t27z17sy7f27mp7hz9hu7z683i7569oi6xz6f487d
17-21117x98517u787ha5e9bz8x8   9507ur8646cm87f7mm8ld6f87x98bc955a4h8k76c68be99h6xi6q67jb88o   7yra2i97l7aw9dy7te9zw7xt8ya9e57au818      9iw89683g   9rn75i5x2
17-2112c2r7pg7ld8cs9m48gv81c7yy99v7u97q29jw7jd7s47ra7is7pb7gy9hg8fy9957sn7ug7x67nt7e78237nv7ha7kp7tf80g9vt7vl7x47py7iv9wd7ok8fr7sq76w7n882g80q7wv7y59yh7he8d09f3
17-2121            8ji      dap   a2w7jl8ck                     8uga1j7qz5vp      7hm                        8nr               akj      bse         8gb631
17-21319io8au80m88p9wv9kj9fq   a4s95y7s4   4yj85y9rq7sw7ps7ri9xf8syauo7hr7998727mm62m5v781k   7kz7td890cs07n19pq87v7pn9h97kb6q69dt   73e92y6so908   asg7f9   8k9
17-21419le7qf66q7qja3m9ln83xaaa9nl7pq7ri7ma7je76v7x87on6nm7sp98297e9hb7wj83d7ne7nx7k879n7rs6nt6sm7zy8nyc637x87wk7na7ux7zf7k08yv82i6ti7oj8o97wq81e8a58ir7eb7ij933
17-21519m77wt   7vpc797gy         92e         9jk8b58ro   7yy            7ib72h      84t5fb               8am6cc6nha5q7f96pq   7mf   7qv7re9oo83k      7ej7k496l
17-2161   a89      daw      f27   ag4a7w      ac5adn            b8wc6s9jua0y            a69            coe   aw8         aa5   9rl      9wi   9y1   9zo
17-2171fx1         b2vdab                              8x8   arw                     812   a707s0      7pi      7nqbt2   7v0            cpydc4      aeg   77c
17-2199azjbrr5xq7w4a3ha8b9krbq07zq84t8nu9h47yda3t8mx9bs5ve7pb7n7a4ma0h9aj9c48ed7y28kf7ir8od7qh6tt9vxa7xci780a92o9an98t9ia8en9188ix8nu7gg8xp8igbfk9rjadt8ik9608q1
17-3011   4em4te4zv5wk5w55vx7jw5mw4u05s64wf4ye4rs4hs4mo4su4n04ph5xv5su53w4i15gc4s24mg52n4ub4zs4qz51e4uw3vj5645vu4qp4sm5pk5005j64zo41r5ca4vw4yl4w94pg5ms4ut52c4x1
17-3012   3zh   5n061j64a562   4wa5mt67y5915qv6an59r66i4op63l4tr6qh5u85sm5p65yt5x14ja   6bo   4lh7vj5zk7th5i360768k5d46155m0   5wc3x85ye67y64g4zl   5kp5u5   4zp
17-3013   44w4mk5796d76kw5b7   4en591557   4vx4k14vw4ui5195bc5zx5tp5x65w45ks5n154b4ny   4k15zh4px49v6fm6xu5un5wh5g24w85pk4wc5ch4x24254w364i5eg5df5mw5xe4x550u4pn
17-3019   3ng3pe5en5nv570552      4ml4tc   4or4cr4424is53g4gx5a75ka4ak4a25874vm4s75854vk4la   4iw5gf608   4tc5kj4g13uo4jb46o   4q5      4mn5cu56q4mh5m85mw
17-302185u4sl   5sz7n07mz64l      628               4to61n      64m732   5e05hw                        54m7y24z464b3in69a4ot            61n5x0694   9no
17-30225h742j3zr4wk6fx4k15nz   4sk4w53vw4yx5li4vk63z4yv4l44lv58z5i74uc57m4h362l4qf3kz4ql4j250n54z4z45g94tg5rt5oz4zt4mt6l74wt4wt4574p44f34kz4z556e5pu6525ph4464bz
17-302375o5qy5ec60k6n55z46a37j65745nb60v7f85rw5yd6lj5fy5fb4y46ej5zv7e76fs5rs61g5kc69i6bx5v868t51x5r46lj7ev6sw5y04vu68o60n5vb7lw5o14i24x35pp5lv64y5ro78x5jo6lc7pc
17-3024671556   68t6aj5rl6be      5tl5aw   5mt5gr64k3ns   51b5th5oj5t96d74ti4rb51k5ie5yu4vx6e25m85ui4ms97g6bt58x5mx50u56i5rj   57t   4zs47a   5s0   69m5vx
17-302560a4n53ht51q4mp4oq         40d4o23zx4j14sw3z643j4l24qr4p055q57j4zm3x44mz   2tw4jj452   47x32s4oq4px5t94tq3zz4ry68d4mg   4vk45w66i4er4nt41d   7px3sn3od
17-3026   54r4st53g63n55p5ce      4qf50q   4yx4vf5hh4vb4pg4pu   5jj63p4v74z75ft4tg3ve4nl5do4xy4ml5dh5mh4q84qr5f951x64d5ug51a4l25eo47l4hb4sa57h5475l561v51b4f0
17-3027   4nn   5k96qr5y56dm   6064lw5p7   5j359r5xy5yi49v60n7xk4tb63y5xb59d4xr73z5g1   4t85wc66d55e5127j05mn6196224qs68k5gq6ao5da4534sz5wt4rv5u5   64l58h3oe
17-3028         5cb63h4wu4w6      4m155d   4qt   4lj4s1   4al6835tq4p2   5eu4no4qv      4pg   4wh5555y052d4z94q752068s5b74wy4yv55v   5j25pu56y5m160j78s4pm
17-30296xh5rd5924li67k5vf5rz   5ui5fu59x6y44vc52r65o6uw4rf52e4js57d7pp89e5pg69t5kw64f52l5k768z56o5x46qx7un7875215zj69x5xs5bh7ap67q   4j25p664h7ld42l7p05s669x64o
17-30315xt3l13kt46860z4gt4jm   4ep3pg3rl4ae4jr4274fn4cs3xe3jx3tc4j54r44cv3vu5nb3zm3ng4nl43o4p33pk4f54oo4c54jb4fc4nl3lw4az4hv4nk3di3v13vx3og4lk4do4cu4u84k43qt4hq
19-1011                                    5t5   3p5   66h         5zz   4mp6u8            5ka49m                        5zq      5yq   a8z         6f06i7
19-1012   7is6i96z978z7om         7t06n1   6bt5z47a25cn6kh7m7   7zq7796wk5xq7ns869   41365s   5kn   81u63t67u79b5xa6jf6au6fm6sd8du5i56b46zp5nk77z   7bv6em
19-10137qo4v1   6gw73d5tj57v89m51f7ys5116if7fj7cb64t66b52f5724n85e46k661d51n6555vc5lx5pc5w151g5za   73h5d05ih6044du4xj6kj5fz   6315of4s3   4me5pc4hq66553w   4ao
19-1021   3qr6cv   arq   a8j99l7v0c576m0   7st   6pp   7jt5rj   a5k7rl6iw8fq69s64z      6ce   55v8gx9gm   5ca7ss6y05c1   ach5x38f0   ads7iv6br85u   7mk87s
19-10225w052h4lz5e48dh6as6nw   6dx68t7yb5h565r53673p60e5fu54q   9fv8db   62k6fo62b4rd6rr6mi   5lb64n7eq   4z56995le   6vu6j5   4zu5fx5zn54l5lo606   5zt56e5af
19-10236z15qd   55s7lp6fe5yq89d   42j53x6jv6ek5ns65m47v54k4s36qy6ib8am5qx63v5am5w86uf6314zi69x4gt5oc6en59i5su6dk5r34u96kj626   4y15315od3se5pc5ky6566gq59x   5pz
19-102988v6qe5w86yt8rd7918my6iz8r06gq7gy7dk6ds6fg6dk6ix5w864k5db89i9e082h6ai5w84vt71972c7pz   6dx6gm82z6ho5q58187dg6636nm7ry7un72c5pc67m68n7717er60k8cb6206iz72c
19-10316465xw5no55f65p6jm5p67o44xd3y15cc52m5cc69x5db4zd56o5jy66r62q6fd5uu4we5i04vd4lb5pc4z25yo5w85rd4xu5xc5mv5xv4vg5hz68f4qs5vh41b5w85fu5am6315yy5et61x64y5e769v
19-10326q964x5cc56o89k5w86jm5rj   4y55xt   6ek5116c84pr57m4cu   6x16n654o5uw5wh4vm5i056o60b      511   5cc3xv5or5no3xn6a961g   6p24z25jz6795sx5jz68b61y53d4tr59e
19-1041   5rm   56u8jo5ov6gf8o5   64q5gw5xa65w5447xc5yl65662x5p58xx7uv5b96k382655t4e564u6jh   6f8   8gw6667pg66u5wg5ln7826s2   6j6   7ib5yd5xs6jx   8co6ul5fy
19-104283h5a95lh90iakj   90z7v67qb7bq74t   6gx6el6cp69b6ip5zi   9w586g78d6i76xv7wu4647v77y24z368x7rl9z456e7ls6rs6h35wg8kf7nj7z5   68p7xc67j6ee78254q85k6d96dp
19-10996ce8j4   9gi7xn541   cxo   73a6hb5jz4yj5bn53v5ct   5u75wg9ny8gq   4xo4zh65m               6ap80l      6p34uv   8r56gg   d2o   8e569n   6ao   7qy6kc
19-2011         9ye9j6                  7vc                        a8e                                                                        9y5
19-2012   ar1ahaa2ig0d82idwuc486dfhe3b6f91jdqraffaky86a   dyjcts87ldgf   7akd7mau6a1180cdfu      gijcljcrabvve1hckiffpfggga3byzaog6epcqde78c3gb6w   aefdcw
19-20217a66985ju8vi9n082r6kf80i   8y47gy9c55xh97r8nw8008fm7ys7ir8c59xs8037yp8778tb   8eh72c72c4o63ay99u8hr8fm92i62a5wg8nu5ut   6cg6367f76k37g46h0   7a86mj6857pm
19-203186h7jr5tx6b17ju7va7kmbkaa0q6du75n6hr6n660o6kr62t6e26hl80l9n8aur4z07io7ns6e066e4rx6di7id5s17px6il9so69h6zo6kv5s882j5y57ue65b57c6s97os68d7gh6n87im62p6lo7vc
19-2032            dnr91ta20am8   7wa73h   6tc   9pla2m8wt      a8c8o8   8ada74      5jh87r      99b7yj   7ita5y8eb   bm7890   7v5   5bp5ly9sc9kv   9thami
19-204173g5ld4ey67w87v6mv6bza8e4zp4oz6m364v62u5ff6an4zq6195hc5dy7rk6hv54o5vc6sg4pl4gi66y5px6ix4xw68h6416on6ep6c86265uv7io5vf7rt5s359j5xg73k6zz6cf5z67l25ma6c25pp
19-20428ad6u558k6kn87u8tt4rp   7847ca5pc8775qu7197hb59k66g5zb72c8cl8iz6p868z67q6fn8o85ts7cm6hj6ln7sz6tu6tx7ph6o169m99b7kj6hu9c56n35hn60bb7e6xz6tj6pv83q62d5va5s3
19-20438du      6ou9f77s4         5xh9ef   69f6316gk686      82c97jb19   7sq7aq8yi   6iq6b5         9rw7ir8bt6sq7ks7ir78972t   52p      69879na6w6na85c62t   7ak
19-20999a0afz   9nza2tadg7prc3d   a5tamg8pk68h   8ep5ar   69q7a0aoeawh   967bet   8eh7ak8hnbe57ts8o58hj9jy   93a8e78nu8geaee   aw1   9zx7sc8y0      ac67ir   5cc
19-30118kga1072c65597p9d97tocxjca07wj9gh6ep7fja4n   68bapj5ic5mx87ib5w72487f840911   6w6ai7   5us6n9cxf   71qajm99c6xy9f88vg         92t9da   am7   8fm6hc
19-30225g0      4kh6g06xn6tc7wf      3zb   6f1   468   4ga      5s16hf3nh7u381i54m      7g8   4z9   7di4qi   6pd4g34ew4zm4vv         55u3nh63p      5db75e   6ic
19-3032                                                                                                               di2               ark
19-30339l77085zc96l8y88qp   8988q16lt7eu93e72p7jn6gn6k35x17ne5i58vy      6jd89b7o55v459c73x8yl7am4yj9t19mo7x58ts7t3663ad77378al75i66l5xe6ge7nh6oc6fb8w48qw5y06xp
19-30347ae5si4xv74m9uy9ml7rg8am7en6jg7nb6c35qp5j66j95zo5mu5td5bq7m38gq6at6h86kn5f94pn6695ne5bk6v65o57cc8ik78887z70t50d86n6cb7bm5x461p5xh6gh6066lz6e28e66fh5sy6gm
19-3039   ahz8tmalzc5m9b69na9nj   ae5   agwaoi9ci5dx9jg   bkn8269zh8hh   6tv8x9aep7z69so9r8   a5o9bja7a   bbx9wga6uawh6os7dpa3sakja75anj   afkauo6989w76be3kr
19-30418ch         9pd            3mf            av1      ak7   87x7rm   6sk            9s4                     631                                 7hx
19-305178q5gf4wh7wg8gh7ti7pgakk56f68866b6lr63q5wi71s5gk6cp50k5qy7p66u163s6237hm6884ni68d69n6225rv5p66no5zv7pw6wz6636ag7yb68h6yl5ul5hq63d6e36ic6mz6jf7sj6i54qj5ez
19-30916xh5u94so51d5ko5am71y      4kn4jv6it56v6uf4lg4x138b5kn3on9cy46g   4zq53455x   64m5n54xb7ak4pw53z59e4yv56q4kc5ja6k165a   4vd4vd4nj5825pc66v   5rr4vd46y5w8
19-3092            8ty                           75c               8v8         7vg                                                      63x   8c2   8nu
19-3093   5ld      7im   55h94l   5rm4xc750      6x34x55lo4wh67y9e39ay   4us7y84yf3jt   5o0   5el   5y455j66m4uw4nn3xm7ok5jx   40s   5hg61c2m07v4   7p03j9
19-3094         8e5   9ti   brp                  80a            ac1bu2   6np                     5r4            97l   97uasy            8st         bci
19-3099   7cx5w87nw7jy84r   9ws74h6fu71d75072c6u57n56wg6kk63171985ga655pc6i27z168l6ln6cu6a65w88226od7ta7197dm8317lz6u57ee7j86xw6gq6nm68m7us72caur64p7xw6ur7ak6u5
19-4012      3lv4uz4nk3mm      41v3am3s03p84xz3rr3kx3k93n44ma      3u03np3au4f74663rk   3yz3mg3nq3a4471   3d33jb   2x43m03rk   36p3723hd3vn3lc36h   3py3l3   4vc
19-4013   35q3m1   46k4im3u2      4ii43n   3wy3s24oy3fz32x4zx3f34dx4gs   40t4gy4lh3yy   3r4   3qt   4dl3l64k34a34ei3n83wj3pi   31o3rg   3oo3hb51k4pe4sf4ap
19-40214cv3sq3md4415ig4l04t84zx4in3ra41m3rh3ph3914az4jb3zf3rv3nf4sf42y4n43xv3pp3wo4e53uo4rg49p3py4aa53g3tp3zk4q13xw3ox40z48n3ih43c36q3x83v94344483y74ow3zr3yw3l4
19-403164i4hj3hn52y4lb4x54f74d162e4654hg4xj4hd47k4rx4kp4r04oz6mh57p3sw3sw4hm4tc5af47m42x4jz4gg4u03ry4iq4944qw4p64lz4mq4h04l24rc5se3s748c4tu3s74015244si4l44j74cg
19-404249e3h03qf4gk4q24p953o   3j03ro3ph4ed40i49y4mh3s63p03m4   4kt4913zy3yh51g3vu2p94o73zf4qn54046840z4t54np4tc4br3pl4jr4oh5033ra3eq4e83wv4hs3tb49156k49l4233tc
19-40435vd2r33n93vc5ct4rm         3uu2of      3lo44064941n3ug4k84r77vl   4ji         4a83pl3yc4vg      4lc5oq4er3rt3m94913nm   43o   4v53m4   4kp   4xj   5cn4v7
19-4044         5115gn4dq         4rq55h      48n42v      5115115p257k         64o   44r4lj      4zz51365f5aq51340s   4tn51q         2di6tk   40z   6ks4my3pz
19-4051   8i8      7nr            agj            8in            8qz            82i      8ir                  a0i         9kn   8dd   73i9km   7mt   8ck
19-40614sv43g   4rc4nd3w34mz51h59j3wu552   35q4tt5094ee58654f4244wc5233wp4n93gs536   3ui4wz   4c352h4uc3wo21s4q13vt5bx4dp47p3yu4z53gi3kx4hb   43y3nz3w23pl3y2
19-407159c4dk4414de4hg4fv         41m3wv3v040g44142n3r637q3da4kx4cw50i   3j44jv2m841m41m3qc5ak3zf3zf   43846n4h73ro45t4bb4fd   4bb4853p64103p63us46g46g4u647o441
19-4092   4lg3g34vp7vm6hd6mn      4y64wo   56a5ho9mn54s   4qr   64c6c65gv   5xs4ub42t6cc4kk5hh534   4vm5256996av   53668v4r2   3zz3zl5fu4mb55i5be5pv69v5ks4vx40q
19-40995ge4la4kr4hs61n4x455b643   4vi5ck3xc3w83wk4l13r551b59j4484xa59z55d4k63t93w14l94163so5cn3r44yh4bi4cq4674x93sp6nm4ox4g85df4js3zf4sd3s04kp56s4wa5o93n54lz4z7
19-50117nr6ci5n56wk7xo7to7ez8lt69c6uq6ld7bg6rz6pg7kz6fv6nq6gl6ws80t7327j86hk7hf6et6ip69x6op7716hb7ta6zp6ir7a47dw72265x7ck6pt7um6so6u569j65a6yk7086q97xw6jf6og797
19-501268c48t3x851w4qg5n359r   4t34ka4vt   4hy4oj5384n34ly4ps4gx5ax4zn4yg56z5qo4z54q33724rk4bk4ke4tz55x64t4rl5dg50k4cv50k4r86j44ih   4914h24fa4ta4s483f4z06ab59l
21-10126ea4lh4m14ht6oa4zy5pb67j5pr43m4x04rh4d24nk4te4km4d74yr4rv6615um4iv4l44zg4h84j34gu4g34js4tm5hg60f60c55b5ix4rk40k5594p45sc4nm3zz4mk58m4qc57y4zd6dn4u54a84w7
21-10134mp3uv4yq51d56y4om6nl   5wq4co72bayc56m4u64pd4dt5av41m   5755e65j44175lb4nw3yw3mg3pm   4tx4mr73z5g7   4yz5f44g772853g   49z3gn3lq3km6k265y4ue4mo2x74aq
21-10154r34642pt3q93fk3ow4ci3u03ro3jr48s3rc32347j3t33fb38m4im3pb3ng35i3y33fu3pd3hi37a3ho3jh4v53mp3ac3u53q033g3p83ae2ya48p3r53mm2rz3t33jy3uv3dy3o13uz4h93l93ph57w
21-101868d3nf3za51e4kl4tb4wn4nx4bm4dr4js4mx4p44w04op45c4l746j2xb4md4ld4ml4rd4ja4e33mj4jw4a55an4x548c4ui5pu4ex4l54i44kv5r740h50w41h4513tq4tz4xh4mc4rp5bf4su3tb4uy
21-10193h63o63sz4mf3rp55844378c3s33jg64t51v4po   3t43i0   33r3ov4hs3m44sr2vv3om3dc4693124185e234l3op5ns   3i84ii3jc   62r4kc   496   40647977t5wd4c65d55ib3gh
21-10214tz3lm3cd3vb5144x063d5ob3qs4d33nz59n4154m84vm3w746u4k64ds5tx5w74vt4kn57d3qs3l94dq4ll4zc3op5h95vw4c04po50u3z43e34y53x65e33zw3xy4cf4ao40g4qd5725qw4ko4124cq
21-10224s84mo4ak4xv6x24wc65y79e4zi5024te6la4v55qy4yj4ze4z04y04po5wc5wc5ix57s5ph4mb4sx4el4vs4um4te61e6dp53561z5mz4wp4bw6ib4ry5tf4p04fr4q45ef61354v69e62955v4n24sy
21-10234dj37a4ir3ku63g52a62g5nn4mu3zb40j4733qt41w3us3q64ch3a93mu4tm5oe4eh4oz5se3to3s13hg4hp4pe3c44xi54z52c4uq64i3k03bs59h3q54pf32x3rw3l63lj3x14yg5nd5fq4ru3v34kr
21-10294q279v3or4sn4v14r55bw7fq7714in61e8yl7196u54xv6ix   6kk5cb7tc5u04ng4sm65n7ma72c3zh4wd69x5wk8035ww70a9ef6hd4m27uy58e5qr8lz7fn78g3yy6i054k7655mz7ws4uj4tv5bq
21-10915ju5154sz4w34wp5pz55r7z14vu3ks7o44x25uf4qd4n04hl4uz51l4go4fr8274hy4ck61s4eh3xq3y84hc4lp4ds5ef5ou4h34sk4ts5064tg5tq6835tc4zs4fd3tv4ku4m34xw59a5z25po4uc4ub
21-10925xw4pl3y64p77zw5j47if   6bg3xk4nf5p35yz4m25qn4n54rx4ll4ur7ar5w75hm65k6am3m42mr4lz4su50y4wa   67053c5uo6774ps3vy6jw575   4dq55r4h542w   4je6gu6dv   43k4d6
21-10933nk2rj2u53553xx3oh3g94l63533fd31o39s3a03o23mf3fr3a92w02re3mx3n53oj30s3uq3822eo2z53b13ki3063mf3qi3kq2z53n32yn2u23yb3ed3ok2z32yj33z3je32x3cp3lk4853ny3153ht
21-109440g3ce3gp3rz4h94km44s4tn4b53i63ws4id3oq40l3ss3p83ne3pz3l14ac3wf3r73t63o43rh31s3ua3o44ll3zu5584az48b4gd4hh3wp3j74473wv43i3p93iy39j3rc4aq3rv3z24ej3y92xf462
21-10994dl   35g41l4j94a545k5c14503w43hm4pg3l23vz35m3sb3od4hj3sc4fc3xo3eo3uy4653ve3f638948a4wd43p4dl4rz3rm3ts54y3jq4504dp4854wf404   45l3qg3kf5dx43n4yq49e3625nj
21-20114ay3ve3sb4ry5zv4wy4wb5004vq4e64o54pl4of4lh4rq4jy40t4jo46e5kj4r64yq4cx4q34j641p4lf4lk4ok4fs51451y4y25pb4iq4kc4k74ve4hy4lq4db4ma4f24l8   49z50f68j4pb3qm4r3
21-2021   64b2m84eq4r15883ox4rv   3sr5mj3o753q3gz44w4ih3is4132a24ut4je   3in3v74363tb3hm4vs   5le   52l3q04ti3uv3t23mu3i04a73gd2sc4484s25ti4dr4jy   4cw33m
21-2099      3gc3wz3i83w43173nr   2yx3so2wt3ej   3mr2xx   2mp      2x6   3mg2tu3ly2v52vh            3cs      3y335a   2ub2o2         3e62t6   3px   4ty
23-1011bkia6l7moacyf1wd04cmgf27ddza9yaej9n79j77z8ceo9se8897u3816dmsaqf8q8a2kbyyaap72p8049ur88w8f99blcgf98gbm3g1ea3y7yaanxc4maq09a77vgaiabwca8zcwh9tnbw59s47wi7q5
23-101257q   66n4n563j56r7m3   4zs49a4943ml4yi5tu   4eq3j0   4vib275er58l4sy5hf53i   3ng   6ll3tp   4jl   5dcaac3ug3gz6pb3wj   3vt   5sv4vd406536   66w46p40s
23-1021   aeh4wu9ic   9d97crdyy4dv8y058v87s9j250p83nb7l9rl   9r88rzaaq5v09ty9r0a075476h3a10   916   9wg68g6qc9i563g9hh6vu7k9   7bk   8ba7qw7z6      9fza7d633
23-1022   5xd   6c77jc6df   8ie                  cj54ff50h   3k2   4jl   5vv         50i5t8            8i2   5go5b32u6   58l4x54jv   4sm3xi   64x
23-1023e5742t   774   fc7gsw   a4uecsabagcdbdrdcc   e4cbhnbmh6eoh3vdabcgj3y9eo3   3us6j3   d7ag2a   fr4fukcu4gp37cm   cu88j6ii06nh   g2rasv75q80wezdacz5wu4vo
23-20115au3na3nq4r75yz6174xa6xb4vb4pg4tc4uk47j3u14wv4ef48s4m74nd5zo52c4te4sp5tx4ql3ka4f54fq4l34vp4sc5im4m84zo5a14nu43p4qt4w14c945o4i04je4t34vm4xr56k64k4ii4jw3th
23-20935v04qd3nz3tq56r5zk4uu   51b4id3q8   3kp4rh3uv3k747s42u2yv5by4a23ru3tm4ht3pv3mq   3wa4mm3rs4sh4s14gy5hd4qi4dg3vn5xp4124vu3lu4kq3vk4n04st46n   54k3pj5yj3rb
23-20996k4   3g34vg6mf556   6ts69h4e04oe4tp3fj4z44vp4eb6t159i3yb607   5kb5446pi5cn4bd4b54vh45y5bp6e96t14gi4oy5wk56r49p4p25sv64f      4it4ve4yudvw53m6lv4vd4b9
25-1011d196c94zi6ao9wv6198079wla256336e25xi6f46hv7b96oo6ff66m9yg7yf9rk6f98kv7e67qn5u86ad6548hp6ud6er6kt6ha7ms82965l6by7qa7uo80e62z5lt6mr7t58xv80i7t17qv7gk8285d7
25-1021   75c4c26hh9w567p8797tm7vk5xr7kb   6wn   7mb7x65786fv5zd9vn7ml7p18b56m37055ts6ak66g6a47a46gb6ae64o8887fx71f5wp8a37iu7rz61c5tu6ao7is9lq88m7bp70n7jh5p84xi
25-1022   53246y5hva306bl6k66bg7tz4om54k   672   5y462u4yp52u6626lh6fk69d7nx6lp5rc4rk67x5oi5x964b72n68254v6da6qb69x4zm72x6c97dk5zi4zi5vs5xv6fb5un6jq6lo67k5cp5xn
25-1031   68d      7zk67p9hc6jz   63c      63q   82i6hg6mt   6ek7xw7w0   7rq7dg   60h5zn6p9   5ze   6ga5dy   9r764w6b86807um73l5xm   63x7so7vu86a   6bn666
25-10328gg7zq81h8dialc8139lf7v9a357iea4m   7z48nsag786h8vw8jt9ptael91k6uj9tf8d3   7r07t1   8gr7ea9sz8hb84t8bp8747wh7p788s6bz7x97za7je7rk9ig8469ek8179988pf7qw7z6
25-1041   66b5qi5o68hd6bk9o7   9s54te81t   7ss85l84w5qw8og6hm      a0w74wai57qx62p5e977n7ww8cd7j8   a4y8ct      3k84y07sd         7ku9wb84p4z684l88c6eg6ef   7m2
25-1042   5ze5zr6en9yr7m47fz7gz7tm4eq6si   60u6aq7n66ex69u5g763h83t6fy6hk7zu7h468x55n7r45zu70269j7wh64y7mi6k87kq6545387s26mt7w66cm5wp63a6d36am63z6cf7i863856n6ed
25-1043   67a   8xh4rh               79z            7w9               6ckanp6dn65q   81i8d7                           9sl                     a8y   8297ld6il
25-1051   6bm   8j8aa363z9jt      6bq7bb   7ja   6q37pp7un7e7   8el8b67cs8327xu7vw5zr   7y27k8   a1ra6h8978626qn7bl81n9vy85h   5wi4vg6k683w7i4996   7yb8a96bd7qg
25-1052   5wb4zs80ba9c7gc62y7z582l5zn6ky   6bx   7ju6ah78n6db6gg8cr7u16kt7sn81y6ek54i6j862e8ke6k97vy6ao6ks7uc7pg60f4z17tj7c37sc69k5ul63v6b97vn6756286mt6fw6bb6e3
25-1053   4zq4mf6b18ct62w   7nu   6076i5   651   82461s   aqf   86ra4273w8p57846f55vp7jx6cs      7x56e98l37be7x46ec8rs6yr72k   7oi   7ls63w7zj82x7wy7tr63s
25-1054   6dv50a52lara7ns8o96kn8e95pp7u6   81n86k7bm7y17hu66z6y48l48ka81n8f189w7pp5ho7kd6qp7ui7li7n57ms8ed7fl7ye7fj72e81s7l9   69l6mx67z7jk7pe8297lb7h96wz7l4
25-10617ui      6889wl62u8pi87r   5we      6nz   6jj6le   7vq   8ab8316mm83d7jaa2i      4yu         6eb82b   7oe5wc   7yf7s8   679   7ko7vi62o79u   6nc5zz
25-10626ay4v9   5u884a63z7pi7ui   54s5zn         6y36k189k5rh   7r371p7ya6s06am      62l54n      9oh7iu      7us66e5ws6737ep8264z6   5si5kp6ej6ms   6a562t5hs5vl
25-1063   7t95wtal9alk7mnc17chm   71692o   6kd   9mt84r7zh875a8jcopaay9pw9zg8da8zp6t9   8t8   a3ufk18h88hm   9u686989yaj193p   8ey6m282g9599wl9xrael7g27pp719
25-1064         6d7b9o   84z         6la         7rz6e3   6p3   7uz7zb   6a27ed6g15sp   6j3   5ku   6266ve   7qy69t6ht8ra7hs   6md   69m7of      8bf6zj62n
25-1065   60a4i37pj9mx   7qf7w7   60a65v   66o   7rq6gp62w62j6sp9vz85f7gs89e7hx7ai4kn8ex62s   6ny9kr7qi68077681166h4w46g67i37tg62h5lm69x6pj67x7tr8al7sy6f35z26jf
25-106663k5ta4op62d8a65xd6iq7t97wa5bt64o   61x6el60a60665h5r071q6ed7tr6au7pi6dk6444tv5y85t27hr5yu7bz68f6g869u7rs6254rg66e5v07a45s150m5v55y276l60j69a61l5zi5qc50p
25-1067   5on4tb61v9uo62f7tx7yk9jn4wb6i9   6bj6hq6dh65w62f4q66gi7gv7em5v57xr6qm6045gu5us5wb   5vr8pl61n5zy6r07iy65d50a7v87ou   61t4yd5yx69m7nz6106re6ey6k05yy
25-1069      2w55hva98   5pd      4eu452   6h44pz4wb5qk3z6504   7ky5ap54h7ip7wj5vh4o7      4xe4s95y64vp6xm6gy63k5of4nu5l63rb9rr520   5j45ov7v97b66gz5lv62g4w0
25-10715p974f9mx7n0cqnakd   cxc85u6uf8946ac9wx7v375y7kp6ou6gg9nlado8cg7yd8ep7zja2hal67t67yq7rw68w6kt7gfadw5yca4i5rk5wd7ym8bs80a6d462o7mn8cfcyu88w8amam06ae4ni77o
25-10726lx65d4v963e6bo6d97da8bd7kp6cx5zw9zt5yw70h63v5vc4un5js6646kh6hh65463369s5w25si60m67c6876ds61j5xu64i7g26ef5x258g60t61y61m64y55366d6jx6co6db5566ar6ja4st5ln
25-1081   4x15qy6248mp55r67y68h   4ws4tn3uc4sh52k4r053r4v14qp6gj66662y5y165z63b5334ru5fc5el5ze63b3st5zk5035q86bu4tc4p45p85s366b5594vz5l359o5y55y260y5st5rr4vr54b
25-1082   5w2      9p0            5tq5lf   6h7   68c6fh53m4wu   68l9i5   6fl6gj5rs4mg   64q   53v   6kh      5va6dh52a6bh6nl   51f   5xq5xq   6e8   82e
25-1111   51c4ta5hvas49f15n1   67n4qz5in   65d   53g59u3vn4ng6c264u7oo   5x96eq5fu624   4v25844r963z5ix   57c6dx5wt4uz7907b36i35xs   4sh5yn5wx      5ly6bh5x55d5
25-1112   afy7dna6j982      ach   7xc      cee88p8b6ar8ap7av6   a6pasuaiwaxkd97   5qs   7hp   9upc6cah4      a765ux   cvx9cz9wxcj4      ans59naij   9ntavi
25-1113   54s4nz5j56ae   664   7rb4oa51jaae4yb4sv5xx5q88dp51a   65f7hr66x5x06d354n4ww3bh5aq   4qn5tq5zh5eb5q27m64p94p75qg5uw   7qw4my5sv6fs6bd5ye   60g5wa5w0
25-1121   4wi4oh5k67o55em62c7h67z04xa65v   5zy5ku4uw5v94q64z062n6me6lr65u6ej6005v04oa61u5p056n5sw63p66i5vs42v7ml60t4ss5x95yo7j24te4w25k35zg53y5rz7k660j5zg5nk4kf
25-1122   4x44m55hvaf05c87i16h37qi52m5nz   5zu   61351n4ya4ta5yl6dh6fz60o6rj6fm5jj4q960z52x61063y7e06023uk6bu6j95zq5557mq6037ef65p5i25535y160j5ov5vg5t962u60c5x8
25-11236dx4ur4d05xva2h5mj7ib6cm7hq4ly521   65g   5zh5c64t650t4nn6ha6go6i56yo6hw5mz4ok5n84w14wx61x7m162s54l6mf6jp50y43s73768363z4z34uw4ye6365nk5716pb65s68g4vs4sb
25-11245wh5g24uq5hv7pe60867z6397su5vr5nt   65w   6ah5r753152b5th7mb6qg7hd6f36815vf47v6654xi4za   7un63m5j86k27c85qf4r272n5yh   6036985w35sl6295pk   61k6215w2
25-1125   54v3oy7in9t961t7v76ln   5gw63h   5y0   6h664p5s44zg63f83e7jr7op7o87696844w95uh5sj   4er88w7pi6gi6bl7qw69855v81t7ml   5on5ca5mm6ah6b36mn6gn6f96a25d85tg
25-1126   4st5pu63a85y60u7qs64b   4vx5zh7sl5ye   5zw65i51p5265vz7l861o7xg6wx65g5t44wk   5w25i85t46e27o9      73p5xx5046ky5ws6d75yj4h45pt5x27d16kz7x069o63u
25-1192   4w6      7j6            4x5      64b   66u52m   5o2            6fy   5w04oh   62t         43x         6fo6f45ur61a66s5pl         5xb4wm   4xc
25-11934i15lw4v25hv9uy52l640      5ve54h   5sp4j456m56a4lx5095366sc7j857z6gh67d5na4o8   5p6         53263p   66r5f64wn4v96ez   62w4t05nk5wg5w351g   5rx67m54k6fa
25-11945yr4tu3v850d5wv5et4l24ki4tc4mn4nk40f4sz4lx4tk4gm3rj4po4cw62u4se4ri4w85xo4lo3wr4f34tb5od4o150o5l84o14ri5st4oc56a51r4vg5156555mm4t35123wy4gm4th5zd6di5145q5
25-1199   3xu47q5x27rp6f561a6357sr4u34zl3u55j45q24lj5w75uj58162x7ag6e54mj5fz6i44ru   5zf5q84w74116666ku6304kn57w5u86iv5l851o4nr60i   5wg4y34qh6hi4jx63a63s51a3lr
25-20113k526n2mz2su3no3ie3j24sn2t02rm3e03ri2lz2j435n2tt3on2aq2xm3jh3fw3dx2v33cn2s92sp2ti2r732c3mo31b3py3ef2zz3l82pq2gb3he2s52ub2nu3fm2n82m22p92v63u53iu2sg2i82b5
25-2012   3xe40m42r6db4un6y36ae5pn4he52g43o4ia4sw4xu4ht4df4ng43l6hm5uv42a4vu5tq4d73rs3o743q4l24ss4nc5q55qm50d5zn5ll3oy5ai4yz6lf4p53t94hb4x64vj4xk4vs7po4kv4jb4pf
25-20216464qi42e4d77ot4w567w7ga5uw4jp5kt5id4oa4r45t84lu4ct4od4j97945zs4tb50v5w33xf3ub4ft48l4mr4ta5l56185r350o6m85yx3pw5y95y270l4oy3v94mm4uc5rt5234v77wb4q14aj4pv
25-202263a4rl4lh4lv7mv4x478165y58a4jq4zy5cb4nx4p95vf4om4oa4ps4j86wh6234wn4x74u04kr3x34qz40h4my4tn5hm62t5t05467bg5y53qk61n60h75o4ox3xm4ol4w363y4wg5pe7vq4s44ex4tk
25-2023   4i94os      5477ds      4j85mu   4w0   68648o4io   4cs7726hs   4oh6aa42749d   4173l94tu   59o      6o56og469   60m7i44so   4s34vx6pd57e   7yx5xi   4u7
25-20316594s74lq4i47tl5mi68x6dv60k4nt5to5qf4q04rd6674rw4mg4r04m97cm62j50853f5we4kk3xm4pf4g54q14w95y26cc5uu5207hn62w3rb65162w7594tu3xt4ru4wn5w15kh5vq7x74un4d94u5
25-20326114l74rm4uy67y5m37s1   6434sm62s   4g64o360j4cn4hy4pt4qa7ka61k60t5z05j14kq4gv49b4is4qu4vi5w06gp55f4z765q6434jc61q5ug6ba5kc4br4re4zh5l25ty6427t25qf4gg4tt
25-205167b   2qu4n14lf60s6sc   4kl4hs5kv5so4wi3tt4tu3r84ki46m4e17n76k54ok5uq5us4sx41m   4n64mu4uc4rg73q53d   59e4om3u45z96fz4kr4m4   4lf52g4hr5zh63g6oi4p3   40q
25-205266v4z846t4bn7hx5qd6ef7jz53b4jh5mg4pa4nw4wp60k4j84ml4mu4jc71r6314rw5r857u4f23wh4g34hu4gz4te5105wy5wa50v69q5ph3wn5zu5lw6i64t83xx4ts4t54q95865q47c04qw3vy4p9
25-20576904ul4dv4sl7u153p76263x5z24nw5fz4rj4wn4n55rl4jm4m24n84l26iv5w94w85v84wr3vx3wz4xo4kw4g84wa55g63r5qs4vs78m5r73w561o5y07914t33yo4mo4w06384xa5n37og52w4cs4ud
25-205867u4st4ec4ym7sq56s6az7ov6214qv5pz53a4ou4om65x4pt4om4op4k66h177t4rf60t5ws4bc40d4t34dp4q14wa5d86gp5xq4ox6w35vm4lq5z05xw76b4sn4894qg5034yd5a064g7sw4wg49v4ub
25-2059   3tk4rd4la7y96494qs5hl6k85at5vh   5hd   5054p8   4ve4px61w5ve4dq6265cz3tt3lq   5114qu4m05575hj6oc4yx5393yb   6cg5wl66g      4vu52j58i5yo3mi5xb55v32w
25-3011   3rr3c44rj7vf3y55ki4uu62c4jo3o23fw3pd3v04t94iy40j3gz55r4t14mj4jk4me5xc3zt3um4cy3zx4xa3s84z069a3sl3rx60p3n340052i4ez4g94uu2rc4nm3th3u04za4tm5ef50i50p40m
25-30213oj2yr2dl3ej3tp3g749g54j2oh3jb41c40c2r32td3ev2uq36p3332ww3tb3zf3ls3433iu3bp2zp3h537v2pi2y84mc45e3jh3mm4gj2vs2xl45f37y38k32k3u42zl2se3d23sk43r3pe2x23h13lk
25-303155w1ye2972yy4ni   2yu3ub2tf2v02zz4il2vf2mo31h2t02sj2al24136v3l32w031q3vz2on1q225x2lu3a92wp2p73dm2t41xc3ct2v71u14hw3gn3in2cg25c29y2h02td30e2y44au3e33s62ur
25-30413jr2qm2dn3063ha3nq3vv   2kc2vn3nm2tn2u72p72vw2xt2mx2n42lu4p642p3uk2vu3gg2hn3tt36y39r3kb2yv45f39f2tu2ci3mu3d52nv3q42sr6092ka2zo3vo2le2pr35745s3i036u3ef6cl
25-30995v454r38i49j6qy5w64sz76g56r3zp4n15yw46844w5wd3s07ak4ho4l67rh79b6i947w4qd4b756o3rt3uw4nu4ts4545of55k52961i4e15no52s4iaa2g4na56o3uw3y04cc6kw45s5zw3za4y6
25-4011   4gq4io3ml5fx4kh65n76g45p40q4jx   4jx4i54ku46m3so3rl4k36165wc4ca4xh52m4mq      49t      4ql58m      5p64jb40a4rw4ol5xv42p   43t3vc4de      5wh4l0
25-40124xg4ps45n4wf62q5oj5wj7774ds4la4gl3ww45j4sr4v645r4db4a24mw6034x34cv4vj45s4mk34s47a3tf   4is6d56044wx5e663s4ws4o84uf4si60h3n45sb4fy4mn4mf4ho4d05pn4yt   4rz
25-40134p02yj36o3ll4qz40f4sb5vf2xs44i3sv33l3zq3cw4dk3l53ko3uq2hv4il5xm3qm30c3va3sl   39r315   38k   3dm4df4cv5r33o53pl3ja3mz4a32yd   3g73jg2qf40z   4ll2zw   4cq
25-402262x4zl4ds4o26xf5wg6417g75zu56a5x759n4ic46d4u644m4ry5144oh6266u14le4mp5zp4j24e94xf4qm4uj4xy4wm61q4tp6iu62b4of4hm60v4uo5uq4u03y94sh5jm4595z34t87pv55r3be3l9
25-40313me2v727d34j43y3lo4ei4pk3o63642vo3xb2z72nv3mw2qs38k2r630u3w33rw3fo2oc3xz30s2382y63l83102uk3r53ro2zv3it3v22xc29s3ut3k23re2s72a72t42zc33k3ik3v54tt2p82c622l
25-9021   4i13tw5nd7md53z      4vu3sd2l33qa3pw      52m42v4pz   55w65m52q50n      4l8   4yk4wc4oj   4gl4u9   3rq      66b3jp      4nw   2ke   5x34uj4w84p83xh3wb
25-90315kw5bo56e4ty7hh6c87f586f6494ov6967ew5s94v35v95464zv4ws4vc7cs7vy5x264967r5k84rr4p84vy5ta63v69l7ex68n57967s6004xq6j25ty4vb51u4gv5qn62n52q6f761o7i56ek5dc5vi
25-90442rf1qs1sa3ud3si2w1   3bw   2wx3rk   3082vn2s42oz37i3u02xf4cl4i13n532n44a      2bj3v13us32522h46q3q31xc3d53rb3uo3tn2xm3ta3lw32o2un4an41a3ul3r23w63pb2rw
25-90452vb1uv27z2rq3l52rc2xv3mc2x32nn27x2u92cr2qs2ur2ki29x2bs24431e2uy3lv2pj33e2su1zs2oj2ar2y82po2ys2vl2rq2gm2y82rs25k32p2oi2ve25e26e2952ax2ux2z03do3sg2x02as2sa
25-90994cv2wj31e4hq4y24y14076ex4dz3mn1wu4z134u3a43kv2wg3zl3hz45f4tz4m73iw3sy47s3j73l13wv4r24e539f5h747j4jg3u440g3m63qe3ps2zo   4kh4v14ll35p2xm42335k4ii4s22vf3qs
27-10115sw5yi5jt   amq7pr5jq      7ou8ir6w268u6847zn85l4ny5vk6gcbis7lc7qm6oq8gq7se53e5p56y06f15nja6o9yw   7kfalg7a7684abs7ip5lj6sf5516xm6t787u7sz9z29cl69d4wj
27-101237k35c   3km7ra3d62mh      3rb3rs         3bk            3oe   44a20424k4rm                           3s62xr   3xu37k   2pd   2j747x         3ek4ix
27-1013      2hu4c04hs4075ht      3vw50l         45l   1zr3ph352   53u3k92zd4rh3ue            32k      4v96ar6332ga3ov7lq46r         2dc3tx4f33p5   5l7447
27-1014         6x1a2m71l         6mj6a3   3o1   69i5t14u83xl   6806mf   6on50j51v      6tf   3x7      4607if7gt564562   5jc66c      6es6396t16af   aas5094pa
27-10194v8         4o65e2806      3jf98g   31v      521         7bl9x9   4xb   4vd      6bd4z3   4iw6li         6ck   5il6nm         3bj4xy3bz8lt         7to
27-1021   4ws7525wa7rx6zn69u      62o71s   5fm689   6sk83b5ve7kc7uk5gv   7vs7a55tk   5mr67y   5it5pp6yv4u75x06x064r5ww5xt6dh7sy5yq4mz5hv   4ty6cf68579w67v5mv
27-1022         3j0   79i6af      3bi61m3pb         3564kb      7zk   3tl4w738z         5sb      7q87u9      7m06bx      4xc            338   79g6556bv4ef
27-10233pp2nn2b32ue3mo3i230y3bb3232u52qg3k92q62ub2ro2ss2en2p22bc3l235y2rt2rp2vb2n129l2mq2vb2q12rt3c33hj2m33203hq2rf2ae3g92rs2t62gw2m72sm2pg2ry2vr3g83fi2p92ay2pa
27-10244tt3xv3ke4ij5sp5495ly6s84n14ra4nd4hb3vr3vv4ts4a444z4343un5x35so4mr4fb4xe4dn3is4e14id4cv4di4o15oz4dl4up5yu4mw44z53g4op61a4et3qf4f34n34t35kv52h5lz4me3433hf
27-10254vw4pl5ef4qq66v61r5717lh4no4p25jc4x64h8   5vx4tu4pp4kk4od66j50r4xb4ku5nj4ll3di4rl4qk4kf5074y65pm4p1   5ty4ql5ac54b4tc4he4x75164wu5104ri4ts4xf5wp4ua3uc7ey
27-10263l93b02sn3233ml3c339t31m2wr2sm2ux3453282zp33v2tf3302ri2ou3c93ch3j32tz3j13b52js3de2xg38w2xi35k2y42tj31k3da2x52ym3hk2wu2wh2u933n2nu2vi32x2wv3gl3ri31r2tu2zr
27-1027      2zi3kk83r   4ok5xm   4or56p   3wo      5kk   43y   5r267q   3xf53l3zd      3t9   5pi   5w6   3xa   47k   4ud4lr            4e53fq4ix   5yj
27-1029      3fj   51q52b         51z4io6m2      5z654y      4ee   4p7         3q8   38o3zq      7ay4l7   5tp6mz2yr   4pn5m4   6ha   5l937j4bc4mo   4fr
27-2011
27-20124664vy2zu570a0j60u6t681n5lt66066353v4in4pv6984mb4oc47j4us68x64f5i452k5w454m3pm4224wy4gr4224r098w   6208ar5cn4r46qy5tm6i14bn4ne5mu5j75w35324am6aj54f3lm4nu
27-2021         3v563k            62d5zd               4wr4v24b9   3pw         dbq                  jl7   98q   30g3ej   4em   3j0      67n9h44qu
27-202236d   30543l3oe3mv48751k3hk31d3px4b63t33lg3sg3fk3b62qt4pc4953wj3d83mp3ph3av   3pe3ds2v23ot3z15x23uu3xq4mg3l936c3s03rd44z3bb2t02wy2tf3iw3kl4mn3pf3gg40l3ta
27-2023         3l03fp3ev31t      2uz26s   3bk2hl3sb3k61zm   3v43qg      2o0   2k22362t121q4xk2f7   57s         48w1ou2zl3es   4q92py   3b82fb35g3k036v4ec3l5
27-2031
27-2032   30b      5sc            2tv            2o03gk      3y5   5c2      5rt               3th            dcu55v               340   3l22lg
27-2041   39d      76l6tq5y36hg   4gn56e5r54ri   3sv5yn         62e4ym   4l0   4rb4sw3z54w2         9gz      6ed4qi46p4ow4pw         6585256dd4k1   5si62l
27-2042
27-2091
27-2099
27-30113gf2z12sg3p5   3wq         4ck38q3xr2v13me3ls4rk2pl2sh2jq4n85qw3e83lk3cx3ia2mk2p83p32yy3h23js5go3064ny69v39w2sb3kb40o4932e034v3q53s93k03fc2pu3fe34v2qc2u4
27-30233dq3co2w13bq   4ot4r684r4ag4j56bj4dl3cy3y74ob3o93jf3o13wz   4ww3v54uc3l53mc3ho3p84iz3cm34a3ql4m747p6277rx3p03px3so   5r53p63cw4tb3qn4rw4sm3mh4844ft2q02s4
27-30315el4rf50k55b6k76846k37xe5vg4wu5nc4xg4ux4pr5w650a5064n34nz65a6504th51e5am4pt4m54x656r5f84rm5nk66l5au5p469p50450c5s24fm5ze4u94z84p65104u367a53i6qz56s4dl57h
27-30414wr4vx3ve4v97kb60b6mr6h45se5pf5wx48z4ew   5va4cs4s04l34ji6f15tv3ve4v94u14r64724rj5ou4o43ko54r6aw4yh5lf7tw5kg3x25iq4wa60k4s84dl4lf3jn50o67v55q6094yj4db3lr
27-30426f46mg4py65m80w7rh7uz9396z16nk5mz   54s   6ue5tr5ob6974x78fc7sj   6kv6fb68k5165sj6ns5mr   7fi9fs7bt6uj7l35wg5ds6hc6re7wc6da4vz64z6dv66z7806s281366b
27-3043   55z3p94bj6o85xf7li9z6   5945rj   4ph4ck59i5um52w3ri6wo6ku81t      5m94hi46i   4wu3xa51v5jj6an   4xj   5354j967q5z15ez4084di4jj5ef4z96k47ab6m24yt4yx3tx
27-3091   3k541t3vb5gl5jf59u8hh   3rx4gs39f3pr53p49l3pq3p744v3qi5m36tz4wb3hv54h4ed4ep3ox3uz3pv43d4cl4jt4wj3vx6hl4q33s25464eg6co3xa43m3xw3nz52p4v34th4rj4w3
27-3092   5724ke6018ya6el4kz   3gc3ss      78l5cl5ut482   3vv4w26624kq3sf4r46gg5le56y4u95o75fy5wg         4sb7vb5714ow   50u7494pq5sx   8hs   49d   8b352c4dr
27-3099      2ho   7x355n44o57d   57d56q3oh3v4   4op2nf   30h   4xm4fz3ok4j45hh4x0   3d73b8         55n3dj3f369b3i2   37k5cz5mb      3iv4q94d05cu3ub4235du
27-40114se3vc3dz3my4zi4dr4sk62t4lu46n3yn4n33xr3ur4oq3uj3uz3q83fk   5ek3k04hy45g3ws3cu3lq3lq3v73wq4c25hc3mr4ud57s3ul3s540g4e14xz40g   3ut3tc3rd45w3z25cf3yr3lf3u0
27-4012   3nd38b5mw5m85po4jp8cr   50f3ni3so3m23g95q53fc37k33s3fg3na4xv4933ol3lz37k2533lg3oq3pl3dc69f   3uv5mz6303rc3fp3fe67j3tq3m62hb3ni3tc2fh4gy   4sf4tc23v31e
27-4014         54b6134of5m8887   5fg5xx   4fg48p5n55n54u75pu4a94vp6673qe400   4rj   4g03sj   4x952b8vz3ix6ix6r34xv      3th   3ho   4o24712t43uo      3ly
27-4015            79b   5l9      4sr5ev            3v43rj   55o4mz3sc   4n9   38e   48f3t9   3ui   6r7   4q560o48m56f4gu4g6   3ls   4p343n3sc4nm   9qa
27-402130v2sd2j52up3ow3mr3ub8k93v63ag3dl3jo2yd2kk2tl2rw2wz3n12ub4h33l13lo   3l330t3je32u2v42vx38g3ge34k3pl2w24mt2yv2u344z34k2vm2x93hx2xf36o40u3lb   3ph38u2sb319
27-40316ga4ro3r859l88y5sb52b7l2   4su6k93ev4ey4hi7q94dt4ol45f4ic4qc52z2wf49l3yu   3uo3xf4u84513ka3jg   3s94sj77h5063r2   3zs3ub4gy3eo4ef4vb5o14ic3kr4nd42p3cj
27-40322zs5qp3qo3jc6tt6j26g37mj   4nv3yg      4685la3ly3xe4t555r73x61q   4k643n4gz3w13a44mq   4b14q56e93t852k7zc4cp49d5ku         30l4gs4q25vs62q4v855r44f3qk
27-4099   7ey   7nw4zb6nx5nw      6nj3po4e2      5l7         6nm4pc5bc3xk7g560k44k3tr2uh62l   73s3mo5f83pl47t5v65ix   58f5u0   5pl   39p5w85xb92s
29-10117zi68z5vx7qi5tn5po650      6i44ra5m85sh68d5556034g06b26705uy6l18a25hu64v50t61x5vg72a60n53h5efaez5sg5q39bz5zv6lq6ai56r6bc64b5vp6hb6r445q6sj   8136em6f04u0
29-1021htn   dt1ezecszctscdo      dhufyccy6e089kzc1ncux   acod6be0gd02g54d41gwwftcb32cwgfz0h0ydvbdp0d7xbzacike4icx1ctlgc1clvcgsc8oc7agm1cj0aacf7jftcd3hey1d599jz
29-1022         owo   rua         hzd9yd         5f2                     7hk10o         hac                  qfz         16qvy6               v4n
29-1023   jkn   l0h   w3k10x         cab         qh2               ruvn8trjx   pnz   o50hcz                  dcigx6      o0e   o15   q7d            mergfa
29-1029      hyhiu9hsxeeg9r5                     jcw               g09   hoj   hr9      hfr   hcz   fko         ethh7wjsjf23   j1h      m3v               i5t
29-10316se53v5224yx7ml5tr67w6c760u5v95nc6bk5lx5ix5o854l55n5d45fq5wy6044zh55p5ze51t4wy5iu57o5ek5ew5jk6il5rl5br6d45d55d86hu5795i25ed50957u5qs51f5yy5z56hy5s56wg4yt
29-1041d53b719lr9flaimbq8blmaekcfzbpb9xvbxi9oa7z7b8iageaoy9xy93ybphcsobw3agtc8uabp8c781ocgsa6z9nc9osc9sb5uagtcfmael7ifa6qag4adob9f7w8acp9q096ra5haldc5oas493t8lg
29-1051cwradzahybc5cp9c1fawhbu4bsoahpakwcleapqb6iaqcb4tamsaj9a7tantaq3avhamycbqam9aa3ayoapqaykar1b1aamabccaszaypakmafect0ans9w2agybbraajao2b4ob46aijce5bh6aanarn
29-1071bmm83k94zae1cs5adqasiafear3a028wjcnpaedabna6ja6t9p09bg9xzazlam4a4da5baw7afd868awz9zcaapa9kbnccs9asoae2cewa6xajbc0q9szasp9g9aa094gadraeaahmbm1cokac39x9ai0
29-1081   chi   a9zfj6b06gf0ki6d5saoaa8f   aej9m5cx0a99   fj2f8kgsqfkyfhxciek5ia0zcop   gme      jancdafn1ftf8da9zejjug07bypcbscw7   ge7djk773ab8   hz5ea6fz0
29-112280079987g7zy9lv88g7wk8f97vp7o080x7xr6xr7jk7oy7hi7nh7j97ll7sd8966i76xr76h7i97bp6v77666f478e6h27z97nh8j07fr7o381q8nz7lg7pw7sx6k97je86u7hv7rr77a8b374n7f76nd
29-11238w87i97n17yq9kz7vf81w7uc7vh7so7xa7ui7j07n084d7u47l17rr7lp80b88x7p07sa7vd7nv7pr7217pj6l17hp7pd8ni88w8l17rm7y97lv7zj7tm7o47th75e7q685x7pg7tt7k586b7uw7gc7qw
29-1124   6ql63b8e4cud8c28yp7qh   7sc7ae9oo6ap7ou9m47gl8eb7jk7b387a89k7va7ed7k87ph6sq84s7np   7m38779zm7pt76ba027m17lba5k7ra   7rz7ir6g085t8b27yz7sq9po7805iv
29-1125   4fc3aj4tx7kp54y4vo7do3xz4h240h4z64by3u448j45d3354kk3y34ui4ym4fw4re5w44iu31w3xz3xr4i54uy6ck4ns3sp62p5204ot3w854t4jq   3rs3m54074tl4dc4q74w260a4kv3s5
29-11267k353r5p765m8366ni6kr8mz71069g6gi79p5ro61y6hl65h5xt5m35t07vt6v46d365t7m761r4vr69j66h69n6an7ei7s15bb6lg8bh66062w7rc6216pe5zy59k5ke64y6816eb6gu7sx6hx5ar64d
29-11277x75om6g67jo96h8jn7q38fu7xg7pr7gs7j06956ie7c46qo66k6g35dd7tf7nj6dm6vk6wa6w061162q6o65t06ib6eo7u47m582b7rh7766in7x676880w6zh52g6j37pj72c7fd6c18576ek68x6bw
29-1128   3x63rp4t74tg4x84tn   4gy4my4hl   4dc4dn4n13u64k53xv41p5374su   49056r4213bm   41p3w3   4wn4zo   49g4mi3zi3sn5iz3pg   3lb3zf44t4dq3dt41k   69v4vl3vn4sf
29-1129   59n4s04x36b450s3ne9st6yc4zg4ky7ok      8ys4rg5x65si4z95bt3t8   4h15tc4pf3f0   4ns   6pe5bs7qh   2ya60m5ge4mx6be4t36o070q   4dh5rn4rl5gx   7lr4l257q
29-1131   85f8b7bqacnca3g9qjadp   a5q9rna1g9m58ypab29lx89g8169lhatmcl9a2s9oba9r8ui84p7o39z07vu7zi9w3ccu9zf9ora679ne7kh9y0aaw9rl9f96u99lfa4t9kf9s1a66cdv8e69yb7i4
29-11418g45y463a7oeatn7qi7xe7wu7og6hv77vaio62f74u7en6fy64c69466v82f7p76pn79y7tz6b65y56kw6ib6896jd7oy87u7a27zz8g06d76ec9yd7fv7rk6cs60u6ae7el6j07807iq9l07dd66l6go
29-1151qbteomhb0j6qmk9   ia8      g8xhbz   l2jkaxm4r   gd5h64h51mszh7uj3fj25kjfipzfb5leihbxiugj1dlammhb9zd   orrhvxc3nl0hh3d   khgkd5gbdiwj9rojgblual67l2tlhpjp1
29-1161aan      avkfq8am9a3b7tt9u79u2853d4ja4w   9bo7ub      97ccbwat8aa79nmaeha1q      9q45lrapsb14bvp9in   b5f9ut   bc299bafi9fz   90y9iqa3pagzbnjc9la9n
29-1171bz185r9p2aded04a99aonahga409zr9zjagla1ka86a309xv9rt9hb9owazoa47a1ua55aa6a0x9mhal59yba1ba71am3cajam0aurbuf9mvaajc0ga1iahp9ih9xw92na5ra3o9v1aeac1ma6m9toa78
29-11818t56nq7he6f58v77w38qe7wq6m277o7lj8s97hy7c877r6ys7i57505sw81971i7vi7jn7vp7o968a6pn6v095v7iq85b9776epa9r7s66a35xk8gc6wk   6cp71b6zi77x8256697ul8dm7xo667
29-1211   u9v            116fmp   zwphqw      ypz   uemxpzqukvoa   w95      12b               psd115   ued   ydy11u      zln   ift   pieglv   11oxjq12ky9b
29-1212   143      ebl   11q      w0j1b2   lub   13y19f   172      q0r   wbz   1e0            1dv   m3y      11y12w      18ouix      1b2vnb   zlt   1en1d4
29-1213   ufzwkehzz   urtcqg   y44         wshlr4xmfhdk   f3z      y4d   w0j1ca         scf   rqu13t      wd1suxstw            k27   xgjgvf   lly   14ly07
29-1214yxa               wbqojw   ftfgwd   x3th33   qs2   d2j   rhjyui   w8gu5yz7gjio   q6nubdsp0   obyv9d   na1t4kqw6      13kqdwue3   og3atx   x8qtdz   11w
29-1215oyladrgniml8jg1khocndi0bhlchkik0cgu5kgoqsciwwk7mhp7j6xjp9letm1piibginllvd7ii6jpisglvlm2hmzkq9mjlhlgjerg9wh9ervrmmknm3101iggiilhi3i6rmyfh6figumlmmfcl1gkey
29-1216s8wo0ehzlk0co7xn5bg1sh85   h6cwtu   9hgrf7auso9b   imxg8fm0dk3dog8bknsu2gplp4h   mcyq40h2whop6xz   8sxe5mjafgplkq1ggjta5rqmln8hx2krjplg   hn7q8hsbw5lw
29-1217rdg   oj0vltrjwrhloqspm8   owj            iakgzp   q59      nd8      tg7         p4b   krz   h50      c1b               r7o   hpzrts      xjlp8qqfg4we
29-1218wipg8e   sj0n8s   fh6   p08   rbcq39rgyh90g1sr5rh19ogvv7rl08nmvtbdg6dou7         adqvy6qflqv2hnrk27   qwwe08skiui6   cu7nbumyprcykzgxqdlshwb8qh6nj7n7l
29-1221kmrg5xcdoi1vgiuf5ogqb644gwve1lbknf7hk90mywf6kdoig6wdk112sh2de0kiz4fslhhmh9ze65l32e5vi4ndkvl3hfjwfm7   gdbgthi9qhc5hh0gtsgr4jvldlhddkg8cf4agm7d2yktfc87
29-1222      giqq3pedimq3         o6vgcc   oyi   tghq9ahb0p13   m0cjkn   ndvrybk7bk6l   j7i   hoi   rgt   tnnot7nvooix   vw9ox3ia7      qon   ikueixn786g9uvb
29-1223qeh   9mjj9or9ykjxp7fe4klk5oecibomdjms75tnjyqlx7lgiichqmg   nk4n5umippyho4kghk   d14   afiizqez3hklg7fkiliwjkykoaolixm6xib1hgagkwhmmn4fmrhnd1nj0pjn4vw
29-1224      5u010bkvkqkbetbe2t   w89pv3   v9m      x88dvzllr   www18v16v11h1in      rsx   16o   1311187f5tsty2mk28      z4y   dgo197   on0w71t17      ual10echb
29-1229reel19ak8o41lq7n0ogl75z3mybk8aklcq6hmrzn3ia86s97h3ep9fr2si96gd4wd1bzwscchlahlpxv1k35z2nmevrvmlzppa7jgcipmmy8k02qsegrnhmzl6g   n8xktghlilhpqgxnp9u86jwqqg8
29-1241   njsk0c   uvjm85         utktjo   ugy   lynd0c   7v6bz9p3cgc9q2hdv8spwhmh               v75      qo0rs5kxjgncpt1nh9yr1giwgcvhtsox9ejldotjz7nirgi5
29-1242   p1lk93174jjztql         10j10m   em5   wwydpno1n      u9q      vwh15h1t115z179oyz   13616vqcf      vytoyk14w   rbe         p48fhq   10x   16o1851a4
29-1243                                                                                             mal      t6b11o
29-1249      jo6w3ia6n   ch4      x6f12q   skvgbhxspzfu   cignirtvfpd2   vtq17u   dx6   uqp1aoqcd159xsds2yp70vo116r16q      ffj      stjh6y   rtfxu510zw3k104txg
29-1291         6ky5tt4e7         5ef5pi4zd         9ap   6kh   77c7ud6eo51x5dl6v8      5wi      5z79ny      6n8      507            awv54t4iu      6f46jm
29-1292a8l4pw6p07sl9n18ge7rpal67mr73i7d97j16hd7ax7gj74h   62z6ks7rk8bj7jc6gr80t75n56w7lg7jt6zh7567t989c7ei8w986t6v77j29f467x6pf6ia7456j47no7147xz7ira4c7g65p46kh
29-12998i6   69x7e29or7u5999bq7   7nq9qu9806wk   7c46gq6of6u5   86mcpf8n574p7o48nu   9hh91l7t86nm6db7sa7ay6lr9ts7uj   7dk7yj69s   6gq70384p97r6r56gm7z681t   7tc
29-20104pb3tc3tz4tp5v55el51f5wo5an4o34sq53e46q3nt5jv4ek4sd4p447a63s4wx5at4q65qs4ni3wo5134oh4u44o66925a53nk4f87i84x84426el3zk5ui49k4p54sf4kp3sd4pl62k5m44oj4rp51z
29-203163k3od5rs5s261579n7bq7o26rg5ya60v8md6317q24rv64i5bu4pe3v185a6o46bx6815io5oo2xk6e54a25314mo6eu6dr3ni5hw6wt6473gq7no4hd80w4kd56x5wx4388rb5xk5de6gr5qm3jj6hq
29-203285j59e6ae7pw9x18d57yr8n67lp6ee6f99ln6o87pk7rm6k87fj71f6878ak7nl7cj6d57xp7q55wk7sk6mx6ia6dn8087yj6q97em80o6e76gf99y6dr75u6fd68i6807567q27dq8169d27vl5xe7rl
29-2033   6dj6gf7q5cj290z91f8zz7r37ib7s89p176182n83j7yr4zh7d76rj94h81b7oe7d08aa7k96fi7r56ks7x481s8bp9l87lc8f795l7j16zs9f67ap80w6yn6bt6in7t18mh7uu   9qk7lh5we6bi
29-20347ms4om4ws6vs9cu6rs73h7xh6hx5x75r37ui53566g6615zo5vb5dj4ww7zu6ml66g5wa6fo5n04kq5y35qt58b5me6jv7bw6626eb7lj61k5q07w55v96l15dc5184zj62f6906837am7vl63u5pz60a
29-20359b163562u7rg9kg84q87d9xj7zj6i973q97l6a67ug7cy6pc6dn6cc5zb8j884b79i6j27sa6ev5j76pj6kg67x6dr84u80p6s17ky8qn6rj6r09eo71483u6g35xx62d7gu7177m07yb9gz7b467l73l
29-2036      ao2aypaty            budbzn         cn6b4wbmj      avnbdn   an9   a018wt   ben         d61      cumbn6b1ke73b0t   aud   aghae4   b0r   elsaza3hz
29-20424fk2x12sn31q3ku3j33wo3ll3lz32r3ij54h34y2zw39e3aq2re2u82rn3vj3pm3kq32r3pl3942tr2se3ex32737v3lz44x2wb2wc3qg33q2mx3sv3cb3yh3452u83412vi3053i63io42d3bm2ng3mr
29-20435jm3qu3vr4is5r74xj5z86274yg4n24g669s4ob4nq4oi4nk3xq3ul4bp54a5564v540o5vy4ke47r3xd4f84t44c74yd6on4a94ko5nc3yi3lz5rw4pg4wj44r3rn4g94fq51q4o04no81r4lv3qm4xw
29-2051      2gm3jp3kx3ot38s35d36o2oi2n43d22pu2im3a72fy2pe28h28632g2ln39k2t63o92sa27p3382e52rp2ww38734l2we2wj3w236y2zw47v2mp31g2u5      2c434q2zr   3mk2zn2pt
29-205242830f2zg3oc4933ut3mp3np3kz3d338f3lw3gm3ky3ll3fs3cb30w3fd3l33hc3i43f63q633e30g3t83fp3o43lh3nk3213lj3pa3e134x34i48i3383fa3903k938g3ji3pq3fx3p64jm3jp2y53q2
29-20533zh2tw2rt3is3si3nr4a657b2yp3d13kh4973b73793kc35n3dm3452fc40g3ig3hw3bu33y3jc2q430v34v3304fd3g246430e3l14hc30q30i4m63e13qs35t   32k3313593q83o441r33x2mq
29-205567a3ta4fg5kq69v5ue65x5zc4sx4tg4xt6dk4o65lj4zl4yg4oc4o14fd68n5bl4um4vw66t4ps3ud4pd4p84r84xg5sg5yg3zu5to64z4te4pz6a34u45px4so4mb4o55164u857q4oi5yn5pw3sf4jh
29-20563l42tn2yk3km4of3tx3xj4q73qd3ku3bm3qv3ik3903l03rc3j931z2qp3tm3nj3x53u34f33cw2t236d3oa3rj3dc3ri3s93gf3vl4jx3pb30m4b13kz3hv30e3hu3ax31h34o40p3th4ly3mm2wq2zd
29-20573ut2tw2vq3mo47d3ki3q33x33fq3m330r4hs3eb2yc3mu3ct3de30b2zn3u73v33po3lv4v833x2sm3nd3hf3kb3hl3sf3s92z92wm3qk3432xc3uy3h53l634839v3013d82rv35o3v53ro4cq2u12ra
29-206168g4ef4da5y365j5p85op5ue5av4rl4sb5hm4tz4x85sc52k4rk4ny4fn66u5re5nc51u4x34qx3vi4st4vr4t24u25y75ss4kt5vk56m4s34i067j4xm66h4rq42j4jj4sw4vn50c5e96ez4x449s4wa
29-20724pp3dp37y3ob4rp4jy4pa5k44bq3j43z74vi3wo44i4cs3of3ps3qh3fx4nn46m40p3po4qx3wz37a3vf3tu3kk3zj3sp3vk4fn3vq4rg3xn44i4jw3m44xo46s3zd3ri3rq42v4414fw4sz4ng3nk46l
29-20814ht2ug3b43px4h33nf5t64qb3ke4jh3pd5t63fk3e33e431d33i3f12t056p3ra3n636e3pe2zn2tw3mp3vf3hn32n40e5la30l3mb4xg3wa2xe3sp3i93no3pc3ck3ug2zk3824b24fb3sq3gi2xw30m
29-2091   5w86315737325x45xz3eg   6a15uw   6qi   6vq53u5pn4zt5tm6xm7bz69n5ul5tt60y67m   6cb4tt4q95fk96f4ux67b6wx5076gq78j6aa77b66768c5115yi7g5765   84c6x768m
29-20925t63l9   5x766e5ze5r0   4kc5654bl5rs4lf5t64v54p63m25sw4ze5t75z6   4924qj3zk   5t65ul   3iu   5uc5qz6b86ej4u43ow54b4hc   3n348j61f4ka4gy5t64gp5zb5x72pj
29-20994673d43ay4cl4nr4l33xr4bc62h3j43sz4me3p33n63up3p846i3t932d4o23on4qt3qs4le3jw30d3ze3l43tg3k64fy4hy3ey3tu4nk3o53hx4nr3ls4gk3gk4353sm3oz3nx3ni4l74sh3yn3za67o
29-90215hi   7763wy70361z5vi5tm5bd5xr5ex40967w4ce4ue3l34mr3t152a6a65ek3vs56j7044ky3mk63u4v169h3tk6924s238o4wp5t85i53hl6nj4mm5kc3fp4oq4zc5xe5t84k25n54lo6vy4qd6u0
29-9091   3me4f04rf6214ze5ec5qt4lp4qf4zf5w049z4nt4zv4ue4ka4ok4uc5eh4xp4s54ko51n4iy4hm4mx4d24p64pi4n85vp5l84m653z4qm4qc4gj4pm4x34kk4iu4m94y753a4ru4ur4x34rq3wb4vj
29-9092         7xdamd86q7uc7qu86h7w96dv         7ec6x0   7p5   7i4799   6k17vd6ha      77x         933      8ah7rn      7bp   780   7a67o97lf7po   7xw741
29-90934q137v3ts8kt4tq8ag57q9ir   4tr3tk46j53f4cu66t4da4gl6j0   4cr4hh   4cr5uz3t83x55754mg   43r5zr6zz4s97s24mv5z533k67h4o74ry6lq   6as50d3gz637   51s60r3xb
29-90995al5d42wm4um5uk5qw63e8ro3uv5uu4vn4f938v4tl5lp69t3cn72c4vo66w5sc   5y96676n72xc63n4ff4143t865u5wp2pz4y97y34oj5no56v3i04v658q   4w44te5704w54kq6896am53k4nt
31-112032e25c24u2t62nc2z230b3am2nc2lw29b2xv2s82on2xq2pe2eu2t81qk35n2xo2z62p82yl2jw1ua2tr2es31k2sf2zo2v12782lj3222nq24z3fd29q3dc2bn2wu2h91vb2ro2c637k3ol2sy25t2k7
31-11313kt2mu2nn3ge3ob3nm3gf3oi38r2w72wo3hz31b2zd3jo2yh2xl2yl2cr3lo3c43mr31x3lo2wo2fk35m2yu3ja3343oz3m331f3id3qz30d2rt3uf3fv3l02ve2zs2xj2w632o3c03mx3sm3hd2u030s
31-113231h2ez2fm2vu3uo3d12wb3113do2qe2sa3mx2ud2zd31l2z22v62py23x3092y53a52sm3fr2qy2ar   2zg2y8   35h2zf2wl2rl3lg2uv2nn3hc33i32n2tc   2gg2wl   2uo3po3r936y2g92vx
31-11333sy23f2sr   3ny3k53g2      2xd2u741b312   3r73gm2yn2z92bf3hu3yw3ls3j848w32o2cr3kq2yo         3j6   3ys3vi2yw3gw3q63gf3xy2sw      3a835d2vk3oy421   2xb
31-201144p4sx63a5o56b55ta5m654f62g5iz5uw5lz4y651h4y455650l51753l5sg6bt4yj4vq50c53j4r95m85cr4pd4vi58b5s85xy64v5ad4u654s5xh5iv55b5ou4c24te6ae53k5s8   5zj4mk4np4ub
31-2012            3cs33f3gk322      2xt      2ij   2y9      27c33k2kj   30h   3011vi   53v   3gy   3fj3bx2t83ke2t22ob   2v2   2gr   25c2va         3jh2u4
31-20215zo4qn4z84zl6ev5015us4w45r95lh5m857j4pj4pi51851c4z64qs51l64q5zr5414rb55h4x54rl4u157m4wg4qh5ig61w4t05ts4y24xa4l85na4tu5ao5fu3sz4tm60o4s65ow5iw54l4y04nv4wj
31-20224aw23t29t2py2yh38l2rd3072mm2pm2cv2lx28w27m2tt2pi1y82ql1qe2w02om32629j39l2992413072ok2wo26034e2nn2gv2gt2qa2ve24r2s62qo2eo2kg2f12c82fr28z2kr   31q2ua2os2cn
31-9011aet3rx3334tc3jp4pm4sy4y34jj3u03x669s4gb4nu4o14af3uv4m32tc4w34sz5nl5h44v74sd34h44q4oh5py45v6783vb2x444q4tz4bj2tr6pl4hy5s84h440g3v34kx4sl4su   6qo4hb3lg4s6
31-90914gb30k3az3s43v73qa4dx4oa3o83oa3m43g83qj3jg3r13r7   3ol3eh4h23r24mv3rm51b3jp30s3lo3vy4gh3lm4ld3t73fc3mv3pn3p93j24l93p53vb3ng3p23ls3i72ww3ln42k4hd3o02xg3gz
31-90924202sa2ww3jm3ty3qg3nr3xt3fl3dc37k3qh3ic3g63k13hb31r3132sw3te3kx3o632r3w834c2q83m23he3jq3nl3pe3n530z3hk3pc3ax2zn3w13e03n336c38b31x31s3i03ga3n94kp3r82va35o
31-90933uo2rg2xu3lz4qh3oi3pa3r74423jh3ox3zf32x3l13ph3hl3hs3m82rw4iq3r83m63iv3v33cs2po3g33hd3033783ru3vo2u03lk4f83ii3cq3rt3ja3yy3a339l3mj3mh3pa3le3s34jf3o53gj3px
31-90943qc2q62pi2tj3h53bo3pv3hb2mn38t26p3f33h12xy3id3702qb30c2xo2uj32u3r02vk3uz2w42z836u3163g23jg   30e2w431b3c62uy2523kk37b2on2m33jz3g83b63232pl2jr2zh3sj2w03pm
31-9095   2sq2ue3cg3982we2sz4mk2yy2po2o73kh2kf2wp2ut2rp2h32o52kx2vv2pp2xq2sd2vz2x226u2v62qp   2ft2vr2tn2t330k2xo2w62cc33t31n2xm2se2sd2bt2zb3zc2t32vn3hb2tu   2uv
31-90962td2rg2o12y93ki3023ex3sc2z92x32rl3ef2r82w92w42t62r42mu2co3ln3gd3if2xg3hs2tu2cc2yi2uz2v82sa2uj3k82w62uk3gb2sy2ot3f92v63u92uq2oe2sw2ot2wc2w12vl3en2ud2hv2x8
31-90973ji2ve2w13ki4bo3n23ja40e3pn33r3jc3on2y83ck3jt31130m3a02sc3vd3cs3is32q3js3bs2st3ib3cd3nr31u3r63r53b73j43wd32h30f3sk3dz3ku30d31w2z334d34v3kq3js3rs3l33112y2
31-90994qa2u42xo3uq3sh3nh3fr5of4gg3iy3lv3r23g840w3qc3um48b3ju2mk4i23dc3se33w3jl32y2oy3713ms3ml30q3ia3ts40x3x34cz3d63uq3nz3hg3o83u53fx3p63hp3m03jy3nl4sc3gl2zm3uq
33-10117le66v3tr5rwa4h6aa6vo   6jg4ai4iw7i05qq64d84x4qq5iv4ue4js86963v5876137go3m44cv5rb56v5ng67l6ln9294w289y7z05zh4bu7ph7as   5y75z05py4tv8ip4yb6ay7mr7fe4cx5gl
33-1012alg5v14t1839cng9s98fsaeca447s866kauj7mk7boaf86ai6ef67b5fr81s9ba74j7km95v7ac4ma6wa7127l286q7pyb17744a6y9ko7la6e39f97wg7jd5oq6rx5rp8kc8iy7t77nsaik7hs5qc71w
33-102175o5no4rx7fz9uj7wy7lm9rk5rf7ls56o   5v575b9j26tb6344p14lz7gc9at5rr5zf62w5v13q16e24lg6e868h78caa14ib78wa846ip6kz7qi7sp6kl5105l660g6az7qu7jm6f99zb6ff49u66y
33-10915o63ns4604lp45w47w4bj6gj4uk3my3t84k43lc3sy4le4qw4h03vm3wi4gt4wx4ew47e4im4ho3cl3kt4ff4gc3iy55i4r34t543t4md43a3ys4pa3nz3xx3mu4gs3x73lu4cd4ov60z4tn49j3jd3zq
33-10996vp63153d5yt75h51x4c37j83oc62p5ze65j4cp4y86nm58u5xo5pc5w85vw4gz69x67f67w5uk3t166s54g5w85yb5164804h15vk7655px4tp5yi4vf6w469x5w869x5w85pc   50k6475o65nk51b
33-20114jf3o83294ko6kg5q15zn5ur3lr4in3lb   4b13ng61q4ue3ji2v72k05m85p13q547s2xv3sc2ro4kr2xe4904pk4da6hp37j54x7sg4kx3u35gy5o25763a93ps3sy4n63q74iz3kz7ak3m52vr4hd
33-2021   60z4h35rq7nn6m767l      5u64zb   6be5m94tc5nq4yl4bh50269e7m94hs5z66ih5yk49i   55m6745x95sz4my4zo77l5pc4ko2vo8vo4k460y4rx   4w46cv5m45fq   9he55041t
33-2022   2vz3cb4ip7ih3vd         3zl3pd      3mp            5to      59r         2g4               4fe            4re5o9                  6y2
33-30116zo39i3h93kv   4vw8mt      4jw4tc3ry40q3vv3kv3bg5cr2dg3ec6ox4l74ug45h3ul3ec2y43m04bu24k5vd35x3dd   5hv5ze3xu38o4eq3o8   2n8   2rz4ni4f54t1   61h30k2sp2yk
33-30125i83lm34148p7fp4sm4zv   5303u33o05d943c44u63z3qa4bw39j32p6nr4yh42h4xu53g3ae2zk3sm3wf41q4w24qg7b93p65wh5xe4kx3ix6gh4wa   3p143c3xi42b56x3va45h64q5o342x486
33-30218va54547e7wa9ms8507ckcek9f15y251r8si6505lg71b5fe5ue5j34nx8hz9s16tb6zt6685u54iw74p4vs6cl7r96w18z26p87af7t864a67f8ah7j26tp4uc5zx5y56zf6388p887d8xn70w74p6bg
33-3031   5qd5kk   7q1   51o      2eo64o5cd7ky5nc   7934rs47l4mi   6w25ni6qy   5ej   4l94qn64w4v0   5mk   72v66e5us5c0   3vl      5b55ux6mu   54u5s6   6vj4tp5pq
33-3041   3132bm   4t03p33ei   3443k82sa34g3ch2m93ms32y39u3j7   40e3jy3ec2w237r30g24j3on39t      3za3e0   48w3o73qr3hk4m53j5   3bk   2r92zk42b3m43nu5983sa2cp
33-30517nd3yf3of6349687if6c96u97695qv4hg6gu5qv5637r85nt4kj4o13qe63a60l5695ot6fk4l63k65el4kq5qy5ra5j07595c661275r5xy4lu6su6lf5yj4hb4oq4ko5uu5yr52z5bf7vk60x4e853q
33-3052            8gl            5dx4g9                           7o6         58g                  879      6za                        6206rt
33-90114vy2vq2nl3od4tz4if4ep      3je31q   46j3e13a03bg31s2q82xm4p94453ty3qa   3802ox3wd3e2      3ro40l2x04jd3qi3hm2w153p40g48y2zr3ih3bd3c53n53s5   54k2vu2pk45n
33-902144g3m13on4pj4q53rd5sd5m04ar3wo3h63j33673p34n93873hq3od38j3vk   3dr3r54gs37k30i3nr42x3f33zr51l47z37k   4ka3n43285wg3y847q3z53gk3t43zx4gv4c058n4y03893kx46v
33-9031   2up   3ux3ga3f64ce   30330i      2rb2zx3as3mb2ub2sx2m74rl3p7   3li3eg2zy2q8      3lu      3r22ul3ld3sf3jg2s03v8305      2ly         38m   3j23932pn
33-90323nw2lo2rd2yd3c43hf32w4yd2t02rq2p63ay2v02ye31p2td2v02qe2hk3g32y630m2v03ci3472922yw2p931732o3hk3003cc2vn3ew2rd2sr3ie2ux2um2qi2v72s02ry3am3d83ij3mu2w028030w
33-9091   2932dn2w03wl2wi38j35c2te2r92n33au36k33a30b2w02qg2np1yp3cq2rl33i2ti3pm2l8   2ik2lp4nb2xj3jq37k2fe2fg3g92w027h3mv2rh2eo2it3me2rw2kn2qk2wc3i53ry2qu2j43mr
33-90922ny2652302qa3ao2r02rw4ns2gp2pc2ds4271yq27x2ln27k23m2781ps2tt2nw2nc2ao2gj29a1vw2wv23v26z28u2h62ok27f2dn2tn2551y52pb29w2rd20t2e326c29t27s2bj2s32wx27d1wj28n
33-90935ib4x54pr4yp5oh5ip         4vd55h5ew4r34vd5g14rb4vd4vd4vd5o75ko4vd57756x3y94vd4854za48n4rf5vh5qo4x94z65k152z      5715in4vd4a94pr5ao4pr5e751u   4vd4vd4pr
33-90942mf26d26i2o02yk2l62q737w2tk2mr2bp33t2iy2hj2m02lb29q26e1y52s22zn2xq2i82z72n21ta2oi2jl2yw2oj2wi2sa2sp2972uj26326535m2q12rr20w2ni23p29e2xm2tf30e39l2ts   2u9
33-90994bw6nv2ev3sd3193f62w46u131s3f33hk4fd2y03le2xm3p53933le3fd3v042m3uq3u52yh3sx3uc37q3di44i3mt6v448n50e48742d3gp41g3tk2nc47r3el39e3ei2l23tt2pv4fp3954g23de341
35-101140z4tc3k94md4z651o4yn5wa4qo4hs53z5yw3pb40g4jf40z4i73pj3il5d64r34ed4mv4tw4z448d4fn4pt5rm4o34w45qc4sx4ta5gb45z4im4wo4xe6615jm3qn5dx4bs4k24vr51s5v54qa4pq5n9
35-10123ld2v32lw34n3mi3wf4324et3po3fj2z83rs2zo2y331n3go2y62rh2rg3lg39x3pb2xe3hr2vw2th3e93h13g830z3u33qi3173eb3n32vq2qe3mf3bl3qg2z034w34i2tc2zn3ij3ue4l03272jv2ua
35-20112mc25f24z2iq38t2ui2p63g32gg2b222u3po2772eb2p42az27k1ta1xc2x72kk2sz29u2ms2b11qz22d23j2by2cj2z72hi2bv2m02rd22n2502x82812pv2462dz26p26k2gc2b72y730o28c1s828f
35-20123qy23c2c03263kv3a23k43i93eg2sp2ph3op2rh2qw2w02ry2gr2fn1yt3or36y3ct2uf3cq2oy2432v72se31p2t33i13fo2tb31j3jg2u029b3fo2ti3ld2p42u12qt2q82y42x93kt3tz2zd2am2um
35-2013                                                                                                      2w0
35-201433i2he2bu2zf3go37k31o3k52x42uu2ru3i62r32t82we2pp2pl2o828p3io2x23ht2uq2z72um2a42xq2qc2tb2uv33o2yu2pa2z93dc2qq2g43bq2tm2tf2ra2sm2t62ok2td2u33i33m02tj2a72ub
35-20152wy1q12cr3lj3b939x39x39x2yy2n422n3br2mp33d2w01oy2442gg20y3f12u82q82nv2hb2yx26a2kc2ex   2ct2ht3542v72wy2qr29d2pl2z31jb3kh2ac2hy2bx1yc2xl2eo2zv3as265248
35-2019      2di37y3b23ct2vb      31s3bc32r20e   2ru3f1      28d5d92hb   2v32ud3e72kt3ag2eg3er      3k0   3ya3bg2q8   38q2sm         2t82hb   2rh36l41v2ls
35-20212r825l24u2u331b3082tt3202rt2rs2px2y02cc2fj2ot2ai2c422l1tm3022qm2s32em2ot2fj20w2m22c22u82pt2u62qq2kp2ky2qx2nx27a2w12do2qj2he2cj27q2d52l62oy2tj35n2mn26s2sb
35-30112cm25q1xp3h72sm2y12zq45s2uc2pn1rf5wh1oc23o2eo1r925m27y1lx2w02we3rw2u622q2bl26o2092tb28o2bu2803ea2uq24a4q12ds1wv30226y2t51ht29o24c1r12hb3mr3i94b31t62ab1p7
35-30232kg1tu20x2n339g2sr2qa2vz2ey28s22s2px26v28e2m727z24m23d1rc2rl2li2of28d2f52cf1qt28t27d2bk28k2fr2mv27q2gr2px26z1t32pd27d2fh24g29x24b25227n2bn2s32wr27g20f25e
35-303121322k1wk3e32s83gm2wx3ox2ug2sf1fy4tb1mc2bh2eo2742sc2ae15w2yu2u33ch2ww1yr29o1nd1sx2hb2dt2lt2yr3gw2uk21d3mm2ty1dr3qh2od2qe1f128j2541sk2ej3gc4ka4bx2af2qa1ug
35-30412xt28k24o2qb30d3022rv2xc2fb2m92fl2xc2bn2n22pg2gg28o2hg23k2u32tt2wo2n62s02gg23p2h52fe2uj2fm2tz2t32ra2s331d2ck2752tq2ki2ou2g62gu2d729e2bt2ph2wa2zz2ob2bt2jx
35-90112341qf24v2te2s12u72ny30k2gk2kg28c3y826d2592eo26o21221522e2qa2uu2z42cf2952gh1se24f24k2e52d92112mx29k24a2u229o22j2u829f2eo22j2b429v1nv2312i12ms37223823f1wc
35-90212m528d24i2pl2x72x42qr2zf2re2es2al2wu29e2b42si29w25y28q21g2vb2mj2qy2ey2mm2hb2122bp2ca2ba2am2p42rq2cs2p02qh2a02432s42b72mc29026b2ct2a92gf2k12s133c28r21i2a8
35-90312bx20l22c2oi2ts2sy2n12wd2eo2at25d3mr26d23s2eo22s26323a1pa2p42ou2u828f2bw28x1p328b26o27m2712m82ml2742el2td24j1wq3542912f82302c724d2382a92cp2ec2vj25y1vu1qy
35-9099   1rv2fy2wg2uj2r72sw2z62m02n01zi3cy2l0   3002y0      1om2q22w6   2pi   27g2d02ak2bs1t13k92y52st2sp2fj2ne24i2eo30k2js2eo1pr   2ts2bx2va2rn2i22o92es1o42gg
37-10114dh3f92w63r14qr4924ew3p73wz3j53jz4k23n43qf3t93wh3ua3je2zc4m03tn4b13lx44n3iu39b3q03nx46l3rr49c4993gk3v44oa3k334e4c53mc4wg3hw3m63m037q41m3r64ku4wj3sb3753ow
37-101258842f3ul4cp4vr4p04ua59q5qi3yh48b4tt4g74ho4464sc4q74g73qh4x34814t24jg4t03rb3mx4l64e54t04gm4yq5ai4k84f15gk4ao3u25g04a14mi4my4ok4563ob4ew4i855l5jt4tz4bb4c7
37-201134j2d22an2sm3652z82xg2z02q42nt2nb2wr2qa2sb2x12ta2ns2hs28d3im2tq3062s53212rq26u2v32nu2wv2rq30r2wj2s22yq37o2rq2ef31a2tg2vn2em2qk2kw2jp2hg2pp35n3ig2us2e22s5
37-20122vt24c25o2r03ai2wc2sh39e2mv2m22ap3zc2im2o02t22fa2ee2ds21w3072qm2wj2o92w32lj1yg2ra2ez2pd2mx2uk2xi2co3lb38j2hd27i2wf2m32wa2c22b72dp2ae2sr2ly2wo3962qp2612gj
37-2019            3i73my      2xu32r2w0            3hy      26i4oi3cq   3go         3de30u   3u64z450z32i38s4r23mm3843nf40u   3hn   2mk2wp32l3y9   3m1   38p
37-20213ma2yp2wr3ff3n33r53s5   3hu3f42x63qx3ht33q3l12z82zh39j3ft3ik3nk3qa3fj37o3al2vc37x3ga3pe3083pc3ri2uz3ss3qt33f30h3ld3j03h33bt3uo3292wm3ga3jn3ko3yi3hz2w73fm
37-30113oh2qz2rd3033ik3j43j23rj2vr2v22xh3jk30437k3dn2xr3192tv2ov3r731e3jp2xw3lh2z02fv3hz2xb35b30q3gp36w2wc2zu3gk2y62rd3h431q3g92tz2q92uu2u23562yp3kf3mf36j2hk2yf
37-3012   3co2x63r33h73mm      46j3hl30k3yc3lu3ob3q43qq3sd31e20u4uy3fg33o3fi3s73gz2rd2ww3q03w93ny   3f52zm3pf3qe3v22uf3zb3rr3qc2xu3ko3ni   3i73r1   3nk3kb   3sn
37-3013   37a3it3ws4tr3yr3rx   3t13jz3mb4eb3b53ds4z13jx3qg3fd3nj4tr3n53kz4fv5z64pu37g4li3qo3gi31e4lq5ju3nh3y94tc3tx3mf5tk4ho4pk3da3w33nj32s4e13qv4sp4xd4gx3si3kd
37-301942e3ze   5lj3rr3q443h3fj   3s432o   4ef2s03vb62a   3lz2md5lj4183ft3dz5nm4ac2fa3tq         43k5jg   3c34n33wk5nm3rt2u9   3i0   3323fm   48r3ak3ma   2xq2ze
39-10135w23zs4gt5bt58x5bv      4np50i      42q   4zi4rc4fx4gn4fw   5q04l44sh41t4sd4h53q6   3um3d54jw4yd4n25585r14ao4jm5xs4vk5563on3ok   46y         5yv4df4kh
39-101447h3cq2ub3hz44y4iw45y4sh4m33v73fc4aq38j3hy3mm3lc3rq38b36v4eb3tj4k13cy3w13o13ab3ow3s83ke3gr42241g2ve3pt3yk3kn33f3ri3j43k03tn3fj3ec3g53gn3np3z34uq3se2sn44u
39-10223t635d31i3oh4bv47h42g4df3ry3nh3k048n2zq3m63sj3qz3nl3792zf45a3z342m3aq3y43dg2xb3q83i43vz3jt3wi46x3se3f14jm3262vv4hs3pb4ok3ei3ui3l73ik3e93s34ih4mm3kr2xw3ip
39-20112oy4aq31g2kl3sa3f13j82y42lx2uf3hp   3bi3593jb3hr2og2mj2iw3d22vz3582dm37t2mh2pl3g42wo3092oy2xn3lp2ok2u43rj2iu33z4a8304   2af2xw2q42t12z64uw   3ky2v62v0
39-20212ts26p2bz2y22zi2vz2vn3et2m72mv2ay33h2bk2hd2qt2bb2av2dc25j3252u62vf2c82t72er22x2n12dr2mk2g02on2rl2l92c82x42c728e2tm2f42v42ew2cf2cv2ix2oj2ni2s934p2bs27b28s
39-3011      26u4pa2ph2dk      3192yy1nj   1ry   2eo1v4      1dc   2g6   28w23j27g26h1oy   241   2h62jo2ur1zd3xa3531tw4sv3pz   23z2sj   1xp   20p   4j24rb1xq
39-3012         2r03gm2np2nm      2mw      2w0   2o52ix2fn2xb21y3ok2pv   2ws2q9   26q1p7   2d42af   3q2   2w64822yu      2d9   2lh2d2   2d6         3963n91iu
39-30192zl      3g331h3262yc      34l      416   2jn2pf      27j   3th   2wb2fm2qn3pm1t0               32n34b   2lr21q2m629o            2bi         33d   1gv2qv
39-3021         2jd5rw                     1sh   63f                     2wf   28y                           6ci2uf      2ax         1r72ek         30j
39-30312oc1q425x2ib2x72ym2p22xd2eo28x2dm2d41zg29k2o02482252012532ma2mi2rl2ct2l02hv1nx2nm2c225c26i2md2rz26f2bn2v327a20y2mr28x2mk21l29r2cv21x22127e   35x27y1t0258
39-30913iw1sh22l2l92us2rd2ou2xg2eo2d720k32w2472ct2j124w21d23l1r02no2tz2q527e2dn2ar1sc2aj22425z2bn2ep2nu2902b62su22y1p82qc2612eq2342al27p21t25s2dv2q12wz2bu1y327m
39-3092   2rr   2vz5k34h03fr441   3507bl4g6      3sl2mw   2vg   49b      2go40g35c      2m8         3h1   4ak7cj3kp   3zk3vn   2l3   3hm2703ox3lz   4zl2yv
39-309321721g23i2t43lc2wp33u3w4   2q12kv3xy1tw   301214278      3592zw2qy2ac2aj2d8   3vx2k2      2nd2tt   2tq2vy28g1nz2w82yu36l2kd      2mq1tq2xl   3ny27a
39-3099   2us      31p3jk         29w1tz3bc2kp               2t1   2k7   33i2hb3l1   2222vg         2wp   3qk4tp1vn   2l32oq         2b1206337
39-4011   43g4ht   4mu4em         4n548s   31p   4rh4tc4vg3ui48h46w            54p4jm   5af            3hy      5ir3sg4et5eb4nj4rq   4994fb   4x9   3wl   466
39-4012   2m0   3ut3ua40m3n0   3vs2zj      2pk   37y34x3l52wu   4bp      35t            36v               3kb   3cx   2uu3pa         2ro2kf         44u4ye3ds
39-4021   2c72fv2qh2zi37v3j8   3ls2bx2ct   33a2kg2r52nm2dc2902cd3kk30e3192qa3dz3132ct2v02p22p62bt4b52vg2ox40e3992r02ct3432su44u2b02v92a82cw3692p935c37k2s32f92jj
39-4031   3gt2sc38b3wz4p14lv   6ah3qr3uv3kn4wy4nd5dc4p54iq3cc3lt4sk4ha4p44nx3u83ba3qb3dc4op4m04yn4g35bz3vy3e24v94gk3oq3r34wm49y3363ow3ka3lj5m8   3re4lu4ht3p84ad
39-5011   28w1z82ni2ym4qu370      3t92df   4jm2s451r2lc      3ff   2qc2q22ql45z3p02yw   2e93qu30l   48d30m   2z6   2ou5z32uk2oy2je   1wl2dg1yh3lt   4pv2ti
39-50122hb28z2832u92ze2wp3fy47l2nf2a12o02pc2r62qk2mk2j72aj2aw20b2vl2t63e82oq30t2df24k2xk2yp2ot2nc2o92sf2wv2m02rc2sq2ad4fy2u72eo2lm3uc2ez2d82pm   3r54lb2sn2ns291
39-5091            avb      7dx   6cwb1v                     9zy                                             7hv
39-50923p12c624x2q12tr2v32og2tq2eo2x422r4ov3i62oz2ux2se2dx3hv2692qj2vm3qu2uh2s430m2vm2li2oi2kv4e62pi2t11zg38c2oa2qv2f13k025r2oz2lx3hv2op2mk2822tr   3um2tw2ya
39-5093   1ol      2v0   2mh2zz2hb27b24k         2mz         2902os2oy   204            20b         2k6      2uz   29q   20l         1v42eo   28c
39-509436k3122tg3w72zp47e3dc5z83x63dw3r6   2v02mt3hx3fh3j42z62uh3nf3lf4b53ho3ff3hk36c4ii30o4hk4ia3m93jf3n72ze3b730r2vq40r3d63dw3272y72tn3st3id31b   64c3ke2xn4tc
39-60112hb1xv2eo2u233830s2vy2y1   2dt28r39c2ej2l334725j25f2xe2143602sv2uf2dx   2dk1qo2dn2ji   2lg24o3642b12ug3r126c20y34y2n72na1zt24d2h22ec2dd2th2td35x2eo1ux2sq
39-6012   2bo2f22w23d03ls34n2y72i22r22mc4mx33c2ok2ui2mw2q62f72f233g32z3hx2ra2ug2kg2q82w82om      3072wu2ra2ua4fx2r22b52zi31w48d2mr   2q42s72z32xp3ip3nh34e2pl40m
39-70103et2g22n92wc3js3b02ph3sp2k937k33n3jm1qh2xg2u62e73de2s72h22x433z3gu2ph3252gu24a33e2ih2q82fq37k2ts2v031c3fh2j42hb3122jf2yf2pr2pi2ls2jw2z2   3jk46g2bs27d3mm
39-90112sk1r42712pi3363572tu3ni2k92n125u2uv26y2bs2rj2bu29828c1rm35m2s32sz2e12qo2dj1p92pk28y2c52de2v02t32rk2am2wf2ag2512zd2bq2um2ad25m2ae27d2fv2nd2xn37s2i624z26h
39-90313kd30u3923pa4h33um4r230x3f62zs3mz3q52sg3ua3m02p42rq3hs3fd4zi3nq3mq3ig3d62t92cu3e23l12ww2fc3t44mb3g44h03mt2t13fo4ij3hp3is3d733b3nm35k3gg35e4f63x73es2xw3vl
39-90322w726s2552rg32i2zu2tp3l22lv2ql2ie35w2lm2bm2qk2bv2g82i027e2z22vc2w12ph2w72nc25y2ph2iw2vn2o32uw2ug2gm2br2xo2i22fq3212r72sy2fa39f2la2iw2jd2sc2w13gp2qp2aj2dc
39-90413ka24t2ye3783ll3gb3d62yw2nx34y31e2ul2ud2v83el2zx2wo2c22lw3pv3mf3dm32d3rh2tf2du3n730p3qz3jq3s53dw2wa2zr3qe2z72qb3n03353hs2re2yq2oe2wj3103b53g73r437t2gg2nu
39-9099   1tj2eo3ru32q2xd2sd3dw2t22pn1xt2my2eo37k39x2572rx2pm2ju3ly2w035c2hb2g22ai1p1   2kh2nn2bo2bd30x31k2p435427g   37k24n   3fr3xn2h32w02uk2m72o935y2kg2kk
41-10114ek3gm2un3pd48f4ho4cz4if4ar3qh3k74b53lh3k63pb3or3mf33c3du4fp3mk44u3kz3rh3m63j43sy3oo3t33hs3zh4f83lb3ma4hy3iw3i73wq3lp4ip3op4dg3p03kk3nv3pb4aw4or3tn32e3jq
41-10126h25y350i6cr69e8it63b6tm6nm6at6cw4wd6x06186uq6j55q65no5oq8vv6di6eb66p6tv64o59e5xz71c63m6ei7ir7n35tu5x79ea6b05rw67i6e76la5y985k6mu5r76ao7kp6bd7cb73i4ux66v
41-20112sd26h24v2o42v22uf2qr3002l12ct28r2u628h2cd2nt2af28027f22b2qo2nj2p12am2o62cs21b2mz2882fe2c12m02o32bo2az2qm29a26a2q22962ou2792aq27f2972fs2cy2r82zk2ds2192dl
41-2012         4w42vr2yg2yj   2v62wx      2y7   2hg28m2mg2xq1sz   36i   2xb2ly30p2bs25j   3uf260   2x52dk2d23pn2h727m2ut2oo      2be   4tc         2zc2uu1pc
41-20213cp2pp2p23e03h13kg31p45c2z82x72z73fe30831d2xy2tw30l30b2oz3ef31p3m731b3gl2xc2sg3dy2y73fy2t93n93ru2qu30q3kj2z72v83dq3b73ks2vq2t42xg2vh2wb3ii3qj3ou3j02om3du
41-20223k52ly2q43ju3fg3oe3fc   2xp2vb2up3hc3ln3fu39c2w62um2t42ez3g239y3hz3ef3mn32e2p83h62i83r03ha3kt3if2uh2zm3hi2u72t33hj2z02t92he3i12sb2qg30v2xr3ki3m33i22u82za
41-20312vl2bg29b2r82ys2xf2td2yy2q82mh2do2wz2f42pg2q92fl2he2ad29x2tp2qn2ts2o82t12ky27k2sr2f52s42gj2sk2tg2ki2mz2ws2dk2ae2u52eo2ou2d92nh2gr2dk2m62n42vw31w2ns28f2nb
41-30113ds3xb3sg4sd6785ny4rq5sf41s4ia4hi4q94ig44i5454ef3r63za3rl67m4m73ri5004u24qo3m13jw   3v74up48f5de3iq   7l83w14g74uh4i33pg59g4n735n4ng5qa   4j77tg4vr3g63nd
41-30213wa51z4dk4r05vg5ax5rw6it3lr4m34rt4y94n24ij4yk4qg4np4p44a064a4hy4us4ry62g4jv3p54sc4j35hu4r35ql6as3hi3se60z4q63p44rc5nt6614qf5jz4eo3y64q34o45gg4pk64p3ic5jj
41-30315w43sr47u5rw65h5657ls5k16gn4ud4mn4fz4yl4zi7pc59p5ul4k73pg7qn4ra4ml5o46fj6223lo   5po4wv6dc6396cy4p14qtczm5nm5vc5x35jk   49v6p24h961z4zm4ur6t85tr5pl3v1
41-30413od3oc2to3zw3xr4d54og4r0   3v23rs3o43i83pn3sd3qt44w3t52rx4ct3sk   3kh3na3ia3s94qd4c23ga3u13n34pp3g64w44ae3js2uq4dt3ok4m32o03fn4ak3ti4df3hq4o849i3ms3gc3pf
41-30915dd4jg3wh5mk68l65p5xq5x957m4oi5t44ii4te4jp55u4xo4tu42j49c6go4vv4xi5nu5td4nw3qk4j44ty53i4gh5in6404rw4th7434kz48r5684z46a94ij4rl4nb4rc4tu5ls5zd6604xu3vk4jt
41-40115y46q25jj7ri9l2af07k87668bj8b69xx9qb7z67tn8at7xva3h7j89l096i7c07ux9p17y47bg5sb6g99o97xc6ig7k4a4w6qj7lm9zh8d15lc8s780b92v8kv   7ad7n8   9wb7ee9tv6207i37s5
41-40124dv4y64945l35wh6455tx6694t04tl4xe4jx55g5045o75i55bk4yk4vt65p5n04xo5mq5x74s24ks4rb5h75q94xv5m764l4qc59b6535pg4so5q253p6cy4yh5yh4r75394s64w45xg65r5354wk5lh
41-9011   27j2lg32i3ke2wv2uh32f2eo2ey2he2yx2ux2f52tj3ob2lt3b72ag3o73022ro3vp2my2wu2732jv2tt2he2he2yz2t628v3h33sj2o53j42yr2uj3o82z72a42pf2zq2yc37k2uw2zf2y6
41-9012         8hb4fg            3ji15w         440               3n1         2o5            37k32t4o4      8a03a7   3b4   3h6         3m4   3j0
41-902152u6dj5p05qa67h66585w   5at53d   5qf3va4g64tq5sc5ef         6aj49k6d732p4t037t4vo42r5nm   3z18lf676      4z7   4v7            4n34w375v5yn5xo6dz   4js
41-90226vp4p52y24ja4fw4wv3lx9jt3n23sz3lt3ke   32m4ki3m832h4it3jd   4274e54gs3kx3e431v63q3yc5pc3n84g27pr5vl6677y33kg3pa4r54bo4nj4d65113kh3j23ww4xq   63t4hg4k13uv
41-90315hg821a38a6baqkasv9ji   cwg9op7mk   6ft9vn7oz5s87k86yj9e0aicbu57ce8t67rd70o      9dl   6ye8blaq597q7n2alw7im8u49w17lmbjz8td96v8lya2t92t   90fbe293pafq
41-9041   2os28q2wv3js3of3hk      2qt2s2   2lg31g2eo2fn3pd2np28b3g12qv2il2js32p2aw1nu   2ni1t42eo2ct31d   2n93702q122o38u26z   2v1   29v2n92tp2w0   3272ke2kp
41-9091            31s2z72w0                        32r2jl         2n9   2ty   3ku      2vt         3f9         2sl                     3jw30b2hs
41-9099   3lm21l3ns42p4oj52m   4zf33m3z95gg2px2nk3xk3t02cn3uv2gv3ze3rw2wc3eo2yj2n72iu3k82yv3ud2ww4hx5r02qx2si49j2x72ab3h839x   3994qz3pv2y14kd2r93rt5sm3pq2dj2gj
43-10115e04no4he4yh5zj5ws6186405sy4ys4zi4v84yw4qj5bp5d14xs4vi4eu5x95py57l4zs5wc4v54i64tr4t65aw4s65nh5ww4u04v963x4ye4p35qe51b5v74us4tp54f50e55u56l5b364s5g04524v5
43-20112wp2hh2q13463ro3dg2ym47y2ry2qd31p4ma2yo2xk3ai2ue2zo2wf2rp3dn2v03cf2vv3nr2v52cs2sr2z0   2wd3et34b2wr2xr3hx2sz2q0   2uh32p2mh   2qr2le   2u13af3os3372vz
43-2021            4et      3t1   2va2uk                     2f83p639y   2wb            344         38k      3vi2up2vo                  36l   39n      3lf
43-2099            64p                                       3qw47e      40847e6pr      3kz                     3nk                     4i9
43-30114ox34130n3om4gx3v54gx4sv3lo3kx3km44t3js38c3pq3ho3j43q930p4m43ux3rt3mx3tq3802wo3i63b73lm3c13fh41v3lc3rf3n13kf3gi3xc3lm40g3bu3li35o3iz3ho3dl4g33qm3sd3e438z
43-302140x31s2zq3ol4ca42b40g4yp40r3la3nn3yc3mv3l03u53kw3ky3in3bx4bv4113ow3m94b13lw36f3lt3n03qv3np3wv3zr3k43nr4443kv3hc4023m942z3hp3ka3kp3jj3l33o63wx4bt3pz3163go
43-30314cr3g03b03wj4kj4604ml5123zu3t13t33rd3pu3q73to3ou3nd3lb3gp4m744q3wb3s247o3pb3b03nb3p53u33mv41p4hy3pk3vy4hk3rl3ka4663qk4403p63kq3pu3rv3tc3ze4804iu3vu3b53p3
43-3041         35a2wl2ot      2te3b6      2vf   32u2wl2t02ou2ka   3p5   2zj2u92tk2dt      2t72fw2ua3732fk2z53qa   2cz2xo30a      2ki   24c         37w2t72cp
43-30514st3k93k33vh51i4y64ss5rf4cr4074mn4sf4683zv4qj45d4d742x3x44wv4m04fc4c04qc4683hh48w44r4oc48i4v94or43v4hq4pk4f33uo4pe4ap4kx4143og3zu4694cr4ht49q4zc4kr3nu40a
43-306146a4323oo3p94c049d3wb4uo3nv3rb3wx45p3rr3vr3op3sp3ol3wl3u04mz45w43f3uu4he3rm3kj3to3vz3zf3p74jf4fm3xw3z54683uk3uq42e45g45y3ud3lp2zj3oe48n47u3p842z3t93ph3vy
43-30713lx2vr2r73hp3ma3jy3ko3in3hy3im37t3dz2yt39q2zf2zl2uc2vd2r43ma3jt3b53103er2tt2u92xs3gj3162xy3fi3n52wo3gy3fc32l2rk3fg33o3hu39g2yu2u32xp2yl3hc3eb3of3242o02yd
43-309949m   4d84oo4he4mn3zz   4nm3z94143lc3zt3yj4ea4013ma4023kj4o541h4kc   4oa41k2g7   4hx4dg3m13z04gw   3vg4qu3po4j447y3zh4h83ua   3mq45j3qy4pk3f04jt3xr37f
43-4011      4iz4ry60k4pb5t97d54qj4vd4r1   4ck   4vz4hx3uv4g94qu4ws4sg5mc5nr4sj   4ho3qc4pb   4p459a5rv      6394xu   5kp4nr4tc4lv4bs4zh4v65794ts6185n44xf
43-4021         32u4503if4qb                  3xp3kk3u3      2u7      3sm35a   3ck      39m   3uc3u53qr   3ou3t43u2   4pw33v   37v   39r3rq3nt3q7      3no
43-403146r2yk2uo3ra4vw3w14o053p3fw3mu3bc4053q43ql3mc3kr3ga3dc3ld4rh4i63qy3r94d035y2vd3iw3sf45l3qi3lf4563mg4dg44m3pf30o4qa3gj4rb3cq3dt3g83le3y13it4384zo4082x13la
43-4041   2rz      40b3x6         3852cp   3ua   4jk3p5   3ub2w049m   3vx3ro4pg42q30g3xu3ni   3uz4iu4l0   3na4cz4eo3l13ze3xx            4ut3ye3ne   4m84gy3l4
43-40513hf2yo2x43ix3to3o23pl3q13pv34c3233it3k13c03k53bu3402zi2vp3sg3az3n03e33rk3er2t23ht33s3g33e23ne3om30f34o3pc3ip2zd3nt3fz3o32zy34x3az34a3bu3ap3ny3vt3mh2yr39m
43-40614rs4643hy37t4wg4j75ju5ps3b62vf3fy48p4qe42b4rs33k3tx40i3q24zv4es3xa55n4ui3b12uc4ke3nj3zx3vs4f63yq43849844f3v33sd4am4k34zc2zf41f3sr3m642n3xk4il5493z03en
43-40713un2yd2yv3dd3s83l53gh   32y37z35w3wn3lc3jj3uo32e3913112hg3q73gs3dz3e33lk2yo2eu2yl3c63b234w3fb3fc2wq3en3f634x30t3wq3b82t431b2ts3bh31o37532u3o23jb3hd2fs
43-40812w625x26m2ro31c2u32us3mq2r92pb28x4k72cz2m32qd2kg2an2b924631g2rm2vu2m32sw2o023u2q52b22nx2fh2vm2xv29e3022z72d324r2uu2f12x42be2cv2bs2ab2sp2kf3gu34e2q822j2pd
43-41113ob2my2v73c04e03ty3pa3u53s53cu3752r431s31l3c034j31j34h2vb3vu3o33dr3eq3uu3062pj3bd30w2z73el3rt3nm   39m49x3a030p3wx3ef3ua2zv3e131a3e637d3f03tg3xx3jz2tc339
43-41213gg24h2ee2xv3oy2sd30m4kz2v12x82t52v329w2mc2oc28a2fn2ll2aa3a43jj2x92nv3312ls26330j2nz2nx2602vw32i2px3li2rz2l02ac39f2d92tp2me   2vx2eo2it2xm2t73o23212dk2xo
43-41313yz33y3he3v84f64do4ju5y44gg3wb3q749x3v43pl3uw3nf3oc3p33lq4jq4l33uy3z23zs3n130o3qm4gi3yh3s14bo4j83k24ej4hg3sj3n54g53nj3z83ny3mk3hn3uu3pn3va3v24j63rx3a13p7
43-4141   3ge2r4   40q3rr4ek4pf3mz3jl3j53ns3ir3j43s83bb33l3e7      3c03nq3ly3rw3vn35n3d53tg4h13my3pt4f03yq3nt4gz3q73ci3q93nh   3ie   3u93ec3gp3kr3p342r3ph2z03j4
43-41512wf3ro3803qz3nd3tl3ny3sj3733fa37w3lw3gy33f3of3f63hk34u2w848w3oi3on3ew3qg   3bk38o3jy   3ee3qu3kj35y34o3q83k43jd3vm3m43t937y3pd30s3f033u3aa3ur3pb3on3hw
43-41614cz3923kb3p14fz48g46d4k13x93q93m33su3qp3zt3q73ox3tv3w03nx4b44e03u33q147g3p83ge3v33pv4383mx3ys4753tx3p24303q73gv44r3rk4cl3hu3hf3j43o23j740b3zx4ff3r93bf3ty
43-41713g82ij2os2zl3ei38p34v3sa2sv2u92sa37k2vp2u92vw2sg2s52ji2iz3dv2xu39w2w32w72ra2ek2vs2qg31t2x62y037p2pm2ux3bo2rs2o035m2u93ae2qn2yc2oz2pt2uo2uy2yl3g736b2go2w4
43-41813jf2tq38s3iz3ta3jo31e3lb3bu31p3oy3h22ug33r3ox3702p23jc3fo3ev3573524na4mx34o2wt3br3fz2ov2x535o2zq3ox35w3bf2s73ni34p3fa3i63di2rm2z12y62ze3em2yf3qs2rv2mj
43-41993r345t3eo3kl4j04243lo5ft46o3qr3o14803tc3uq49j4cf3mp3qe3jp3n44ha   3j44163iu3tc3ow2m441o3uq3c64b33zf2z441740s3uq3sz3y14if3tc4413l13c43bh3wr3wv45p2i748n3uq
43-501140n48h3wa3uk4g93yr   5vt   3qs3yq39s3qd3iz4lz3uy3a23kf3ry4j03rd3vu3p64ix3x83uo4kk3pc46n4tm57y4n93rv3mk4ms3tl3uq3ta3tr4nj4ec4yq3zw3qn42l3u03o44os4f53se
43-502137w2oq2uz30a3gx3he31o3hl2zo2wu31g2z62yu2sb30m2vj2yl2ro2l139q30q37v2xe3gm3712re33c30m2xt2o434v35j2z53l82zm2yg3033hh32a2u92tz2fx33v3123b02x23io3l62uj2ox2g0
43-50315563082y84d866k4wg4td4k443m3vd3av4ee4dp3zu4q63s93hb3iv2z34rg4jn4f144354v3mj2nv3oc3lb4mi3vn4hs4kk3sa4ms4qp4he32t5jy3ul4hz3cy3p23kv3v046c3w94l76314mo34h3wk
43-50324dl3rj3mx3p041f4673p85kq4et3jg3sm4213mk3ty4f03v23n13uv3mp4ap3yn4973th4ki3yt3iu3my3pz4fy45o42l47n3e43p44b13vs3gv48q3us3t03o33e03ty3ng3xp3wv4ck4kt41f3li3r9
43-50414u53iz2vq3gc63k54v4ya   4hs34t3bu4074pa   4ol3so3uj3fh2wd46f      4p35pd3sj2v4   387         4v33qt5vg4e83oq31o4wu61x4dv3ox   3hl3bj   3ea   532   4l34qr
43-50514gm4r84l94rf4wt4o54sl58b4rf4tx4tx4wt4ml4o54rf4rf4o54tx4vl4tx4vl4sl4wt4pl4ml4pl4if4yl4gm4l94tx4yl4ml4tx4u54u54l94o54pl4r14tx4if4vl4tx4o54tx4pl4r14pl4pl4ml
43-50524mc4ga4lu4tb4sh4mc4pt4yh4mc4pt4ga4mc4mc4gm4sf4mc4im4jn4jn4sf4sf4jx4mc4mn4mc4fn4jx4mn4jx4mc4mn4pt4mc4sf4sf4pt4mc4l04mc4wp4ga4os4ip4o74mc4sf4jx4mn4mc4ga4mc
43-505349r4fj4if49r4l94if4if55f4if4fj4414l94o54fj4hy3rs47i4fj4if4if4if4l94l94ly4fj4gk4fj49r4m84l94hy4o54if4if4if4if4if4gt4fj4l94i74r14cn4cn4fj4hy4l94l94if4if4o5
43-50614tv4f03vv4iq4v04xq4vo5lu4u640a4dx4x64nk4mj4gs4ju4ek4ap4n04ng4ir4n84rb4qt46h3xw3x44284i14ar4r34u73tw4az4p84gn4ce4ov4kk51f4g43wd43a4b54r94rm4o85yf4im4cd5dn
43-50713p230634i3i53l83mx3j93ty3ek3523d73ty3o73733lw3ng3ej3az33m3ss3nc3n03he3p13cs2za3d33bk3lt3ej3p83i82zy3c13mu3hr3623o23j63ig3cn3dc3gs39730h3f13sc3zb3nx32y3bg
43-51113j43jt3id3j73j13k83la   3k43ey3hi3jx3n23dg3r84ex3j43si3rt3m83k93y03e33uf3ke30234e3dc   3sd3gj3oc45w3kz3mh3hn2vr47e3tg33y3j43ff3nh3oj3uf3i03l03rw3pf2ep4uk
43-601153x5cx3zc5gl6v852x6d870d6384zr59p6874t64n85qn4k45064td43w6dl6264y255o61z4nk4an4lz5eu4q753x5j16wo5p958f6805dc4mf5to5t36064p549959f5jz4pt6755gl6455bg4xa411
43-60124q83jn3714944um4l953y7ns53p3qr3qm3te3lf38c42n3om2tq3163ph4sk4qo3pg4dz4vi2z43he   3dg44q3j83zz4v84gk4cv5kn3xw3jn4ll3yv4v242s3or3hy3jm42u49o3sd4i449x3mg3mg
43-60133oz2ul2us3ja47d3mc3qq3sm3fm37x3bw3uo35u3gs3ln3ee3bi2zn2ul3vp3ox3mj3663uz3e62st3di3er3i33k23qh3r63ev3mj3oj3f02yh3v93gt3m633l3j932y3b73f53ka3pw4he3qe2yr3ff
43-60143qt37n2wj3p649w3r94ex4mf3p93ji37k3x73hf3df3q73ez39f3es2zr4gy3r83ue3ju3ys3cy2vq3e23j73nw3lw3pk3vm3l13ld3ts3kf3263zq3kj40u3go37u3j93he3mp3oa3rw4f93oj3453i9
43-90213522pl2m23c03ml3dz2z44992x130036n3ob3d83ax3b034n2yd2uf2uk3o43093pv2xs3f0   2ny39m3213q63203co39z3ud3123gm33q2z7   2zt3gy2xr2nc34h3003n23023c83nw2y12rq3jf
43-9022   3m63bh38v4cm4fv3st3sm3ic2rd2fd33a3c13up3id31s         45a3mv   3p93z72w0            3ms   3tk3kw36p3qg3r73df41m35w3mo3b0   3u73ok   3k5   3k33qu2s6
43-9031         40g5jt5zz         42g31m         4qf3sb   3j43mx4px5dy3mu3hu48l         3de   2ss3q64v2      4de44a3jw3wp      4t4   3fg4gg      44r   3jt
43-90413re2xy3hm3wd4ds4iy4m0   3uv3mx3lf3nq3kz3n43qk3ss3p83q93m042z3mr4jl3oy4h73jt3ds3xd3pp3qf3qp4oh4m537u3q64gj3qe3r53xd3ta   3g13ip3j03uk3mw3kz3su4na3sl3ga3m7
43-9051   2sj2xe2ya3fd3cn3e53ss2t93162sb2yb2qx32t2y32yx2s22x92ou3rq33w3ge2ui3gk2xv2nf3002x32xw33c3623de33c34k38q2yv2tw3cp2xi2yh2u62we2qx2yv3hf2u63i23ku2wt2pm2ji
43-90614052eo2ux3ky3qm44r3q448w3aq3fh34r39m3f33gj3j13fo2hx2x72i83uq3nb3hu3gi3ow39p2oy3l43813vc2x23s63qx2v53ia3jh3dc2vg3un3gv3ov2uc2z42zy30c3ee3kx3q73wa3gy2pa3b0
43-90714bl   2tg2h23mz3m62wz37630w2yh2u12y136t   3f82x630h2zc2uo3nv2r33ho2ug3jh2ww2o83ey3fk   2zu2ij31c2pm3hx3j22ym2op3b72u03ik2m3   3562uy2t038g3qe3kl32t3bu2w3
43-9081            4fp      598   2qx3so   3g4   3v235o3y43ku   4es45s   2qp3td430      3k6         4di      4ly4ac      3nz   3b6      38n3b03pl   45p3d72u1
43-9111         4e26de   5vi      4ew   33s      4w53m6   3iu   5fr4lt3ph3ty4iq4it            4lm   5d0      3l83pa3jt   3re   4jt   3oq3d3         4wu44c
43-91994go3uu2z13dm46244i33p5ak3tu2tq3412nu3zm4pu38r3rz2b93ut35235d3su3j43n52wm3ty3p63o53rt46k2zw3293y04e53oi   2bi41m3zd3pt4if3xu   37h3b03qa43p44d3vf3jo21u41m
45-1011   4on4uf50a4cc53f4l6   54v4ja5g04mt4kb5co4jz5tm4iz4sb4jy4lo4sv4yl4a26ac4pb4p550j4j2   4ty5qq4f03vc4py54m48m4sc4gy4ip45d4dl4gs43443p42k4eb5an53w4tx43r4lo
45-2011   31638u3iy44y3w3      3zb3e73764oh3ts3r54s83qw3zf3lk4vd3l74hk38052l5yb3ke330   3oo4fz491   37c41p3135pc5cg43e43e4al   3uq   3ow3uq45t3nm4wr4uo450   2tv
45-2021   43s      4ko                                                      3p2               33q            3qb5bm               3gl   3qh            3y1
45-2041   2qb2q32g22sx3re         24b2qh   39x24w37r   2y12vm2s938137y3j930u3o22rg2bq   2og3in3ik   2x82co      2yy2oe2oa2yr   2nv32u2ug2s93an2ou   2p32kd
45-2091   2m72h22to2zu2vl      3un2tu2qd   3n63043jx3kk3il38o4ik3sj31y3l539q3qs3l52ta4j931y3pk3ln   37q2qu   3uy3n62oy3en3mu   2nt3pi2wv2n6   3p1   2yv3mu
45-20922u62m32jl2pg2qu2y12un   2jx2d42c62ur2wf2nr3612uq2uu2jt2ke2y62yq30i2zg2xs2ss2c136z2m32ec31t2rs2wr2ej2kg35p2w32jx2mn2ut2wa2pj39e2e62j82l12qu2pp30t2q82e949a
45-20933w52tq29i2po2zc32e2pm   2um2u726x3mp2tc34q2m02w92uy2xn2gq2yc3803952iq3ju2jj2vz2ut2zn3402ve31s3082t42g22ou2eo2lj2qk2q8   2ph2xk2lo2m82jl2zf3553i12jl3qm304
45-2099      2l13cf43h            2kg3173ll33h2zr         3312y0   2wo   28f         3913dn                     3cy2pm3052l9         2jw31x         3e12ws1xc
45-4011      3nf   3dc2wp2mh      2u62mv4ch2lc4l6            32u405         31z2v9   2ik            37k2t12rc   3qn   3jt3vl   3ed2y53402cn   47k   3ff2t6
45-4021      56a   4lj               31e      61l   20t      4sc   4hy   3zm      46b   3k0                  2sj3oi   6ip      5w3   3o4      3qa   5yu3ux
45-4022   3ot3q4   4s23tu         3t53h8      4cx5hi3ko   2bz4is3s03o13ge3o94ir3813tu4d13qi      3z6         3o23wj2vj4j43m8   3od4j63kn4up   3k142z5sq3ks2sd3tx
45-4023   3gv39m   4df            30g32n      4g2   3k8   3hx3nz      3ve3zx   2w03pd   2ud      3l9            3u3   4nd3fr   3f9   2rs2sa   2sm   4r23k73bk
45-4029            3nx               2ov                     68t         46e      2vt   3qm                           4gt                     3b7   57x   383
47-10117vq4y44q36277jc69n74a6oc69a5uj61v7x36235tv85r6d95xa5o55tc7jt62s5yp6167j56r455v5xn5t36a15tx69m8535sp6br7du6525mw7yb6ai7lv5tb5zt5qv5r05yo62g6d58gd6l366e61d
47-2011   4wl5xd60i9476w7678      5dv4yc   6d36tk7p171x5kh5rt5pi   39d   7ku7f7627867   3u4      6lf6cx7t44qn6jh6ln5zz   6p9   5rw   3zx5uf   57m   7cg7j34xd60e
47-2021   3u34924km5bt51a58s4z154v42k3wp6455cw4tn6xy5n34ki4m64fk7br4jz3an4we7ci5l13rm4bn3uq6624q055t5xx3gy4oj6ih5h33wm64p5d86483s54nq4xd4cp4nx47w4lj6f366k3lg4ms
47-2022   399   3914p93tv         4ju               3jf4fv      5dd3f04pe4kc4o33dw3524pk42k      4g053x   6543mi3rm35p   4k24tn      3m33j73su3qv53760p6du
47-20315p63py3oo4iq5uw4uj4xy4rf4kg3uj3t36kw4gb40g63g4un4e842c3uo5sw4uw4so4rc50d4p03r54je3se4gt3vs4q04xt4lw4ta5kx4ox3mb4un4kx4p03wr3pq3x73ru41g4ap4tc5q34ra3rb4dx
47-20415xb3lg2vv3p44783yg3sr   3vv3qy3q24j34bc3z73tg3tw4gw2x03t83p54ef   3rj6mn4xo2tn3ds      3wk5288vy42e56840w4713a14gk3jv   2lx34a5qz3d53fk3rw48b48b4oz2sm
47-204275y2zl3573ga4q13ju3n5      4ee3jv5yo48o   5e43ww3jp3vy39e6483p044b3m04ky47z3ss2wr3zm3ph      4m83ub4im4qg4l72xn4cu4mt   3ui4jp3um3bn3p23w43y84ds42u3i3
47-2043               49a         40m34l   3m1      3l8   47m   4hr3xy   3ys4uu3qu      30t   3dw3nf         4nz3pc   4sa3i9   3f3      33g5q83m6   4ai
47-2044   3gg30a40g4jk4g94vf      3nc3ow64746z3p656k3ql48k3nm3gb69f3iv5gg3p75g04ob30p4iz3g13ae4kv3um4t93fr4q04q63k63f64jb5f33sl3cv3wo3d13mn3t23rs4b960g4u43xe
47-20517683g83kf4jn4u64om4iw4rc4ef3r83kg7ed4hq4cp6154q740t3vg3sm4xc40b4ao4ma55n4qj3e64r63ly4gb3tj46l4ql3sr4q34xw4uz3j35ad4r54uv3t43n03p33ny4cq3xh4pw5zc4yh40b4id
47-2053            373            3ti            89r                     5l9                        4fv      9jy                                       4gx
47-20614ha2ui2wj3lf4nf3p24hx3uy3ij3eb30b5y73qp3me4ol3v33gk3iz2y74w33mg3kz3tr4ne4dl2wr3uf3g83sb3na3uu4xy2yo3s34bd4bs31c3xa3t84f03ba3iz3h034u3lb3d03qy4gc4bu3aj3jv
47-20716g038c3e940u6ex4jd5z871k4623m43k28lc4pr5nd5my3vy3sb3iu3ql4pb4o54ee46m59e5cs2uv4bc3ou   3j44sg3wa3jg3ys4uc4ng3lw4vv4bl4v63mf4n23a33mq3rq3pi48b6zh5bq3yb4hc
47-207260w         8ii            3zz3p5                     4pv9c2                                                      77v         48b53q   4mf   8kk
47-20736053o03fo4oe6q44ty62r5r94h63t83p08xu4nl4rc7ji6523ze4gi3zm5xe4ql4by4u563t4o63np4r23sz4sn4i44ss6x240g5id68y50e3p95nz4o54wp3ry4la40g3w64oq4es4jj6ay5t43yi4uw
47-20815op3pc3fr3vp5304rm4o0   3vd3s14hu8373xr3dn4vi3ud32t3qa3nq5d247w4mw4ic4q94tu2vn4n23h83hb3r24s45sk45q4184q84qm3k05o94pw3mv3hy3rp3nz3o73xq4b44m65n54ml   3e7
47-2082         4ce5o247e4wo      3t8   7d95624g98qe3ax5pw      50q      4wr60x4v2      3j5            3q84ol6035p4   5ih6cg            3db431      63k4go37k
47-21116wg4ap3sb4pm5vk4sv5ze63d4wy4f14i07fy4p24v07ok5a952y4lw4qy64m5o55te5vv61451p4p25x84ds52j4oy4uk5yl4i75od62r4zq4ph7tf57s5pt4j64qj4pp4ip4s84uq4w77ci5wm5015vg
47-21214v03ig3g64d44xw4t64xc61r   3mn3ce68g4f94m94rs4n93mt3sf3mz7s14md3op42l53p3yv2u33t43k94ro3vf4jh5gx3me3th4rk4n83i25gx4jd4r93wp3my3r13ol3yz4km4nr55q4tc3ud48v
47-21314cv3re3dh3993ro3x43qv   44t3mu3ot   4b237f43847r3z43u53ni3ry4ia3or3l546z4bo4uo3pm3bf3l15n63yk42j3qm3l74k64i83m84n93wk   3mm3ja3qh3re33c3gh44t5873tk2qb3kc
47-21326ih3rx3yr67d98h3s9      3gl3ty4246r9478   7qw5km3s93k73q44zr5ej4wm4ji85j62i3ve   3qj4hi5uy   8ax43k8t14k857s4rs97w68d5yb3w4   3ku3rx4bj4ed   73w6kg5q43pv
47-21414pe3e133d3q14jy4354ig4lc4il3o13qa59i3u33go4q63vm3if3pn3kx4fr3sg4kn3wp4f34fr3gg4hx3ej48f3nc3tz4kl3kg4cn4lh3td3gq3ru40s37j35g3ps3c33ia3jx3nv43k4lp3v53ev3n6
47-2142            4uf3pu         3ri               489                        4lg      3qz                  4nb3ov      4ro   3m0   3jt            3kj3z2
47-2151   3fr2wl4ua5vm4ly   4a34hs3na3ke   45z4ix3tr5oe3nn4je3f65m54ak3xm4r06bq   38e3pk3n63ot3fj45n62z3ij4wl5fh5is3hj4yf37k   3hi3wp3ju3iq40g3ra   6d16pb34c
47-215278w4iz3r64sf5mb4vo5yo7sm4zs42z4ew60u4xh41i7pn5w05164y84ww78s51o4xs66r7a955j4a46644ek4wk4pd55l61c4qo4r55z94vx4h17hl5945wf45u3ze4is4m84ry4nz4sp69369l4ea4td
47-2161         3tj4mi3o5         3nq   81m      78j45t44g   3ur   4e1   5mr7wt64i   3la         76c5ef3hz44x99u4ss3td5hq5ej            3y24574y4   4003wu
47-21714qs3d83iy4hr4vb4c0         3wa3nw         85a4zl   55n5ge   4r8   71e   4l132q   3zl   4us   8yj4687vp7kc   3vx77p5rf   35y   4gw3wp3s8494   8ep9du
47-218155f3iv3nv3ni4wo3zr4sf4rj4l43o73me4li3r64gj60e4h23n33me3rg5m34mx3v84ld5qx3qx3gu4jz3s54ly3l24m75ws3hu3xx53e3t73dc4jt4ar4r73j43oj3ix3jv3r83qi4k04og4kx3y53it
47-22117as3o13ja3vm5wr4gs62r   4qq3tw4ds7fn54m3kr6on4xw4u34ok3vs6c24ts4sk4z55mp4wk3ti4qm3wx5124z04m475w4dk3lt5ow5rr52c5ov4qk50u3uo3os4kd46o4ve4124ht7lr6005l34j6
47-22215xt4dc3if4kz5w54jf4tc4q44m64aq3pl7pe5z05m37ux5et4io4xy5b79bo5j94rj4uj7cs5z13wt5773re6c451v4mg8qi   4tn7595rj3oe7et6eh7l43wz4eh4dn4144ht4ne4ak8b275u5jl3nw
47-2231      3gi3y44oc3u54af      3wf3or5fh4dm   4ln3k63uv      4ke3i74q13ms            3du         63b3qp58d4c04tc   5483oo   3w939q   3q03uu3sn3th4r73u9
47-3011   2vv32l2n23tr3uu4k43734ci33k   4pi4ki3rz37d4693c7   2g64pi2rk   3ii   4x0   3rb30z3v83mk3qu3nw2xg3g84sa4fh3313yb4jp   2si3sj3to3233v63e43tp5vm4kz2x73pj
47-301230x3053m037e3ul3xe3w6   2m833q33k3fr32n3863iu3ba2xx2qo35m3pp31n3v63gw   2i22q83aj34m   3274hd3ec2v22sn3om3gc2xs3c63dw3vq2s92oe32j3e32ri3dh3fr3jy31o2ls
47-3013   2td31r3ej40o4cq4bm3q62tk2zf30f3p137l31o3c92sk3gz3av2z53qa3e53lb3ew3lv4i22r42t432s   3ed2ob3fr3pf3em3n538g3k33uc300   31m2qy32b3f83c53fp2xb4pr3n72lk
47-3014         2gw3ke39z3bn      2s12qf3z6   2zo   2tj      2vq   30k   2c6      1t73g82ry            2rm2yh40g446   33m            2sd2uw3fm3bw   31c
47-30153nd2w02wn3pb3mx3h33053i82s72wc2wt40g2x733g2ye39c34m3cd2vu3f63k93qh3ax   2o72w03723df   3fr3jv3f833e36640g3j433c3gg393   31l2te3fr38j3ci2y32w04by37r2rt3hp
47-3016   2wn2rv   4a34b6         2yj3o9   3ah               3dc   2or   37z   2rg2ed   3ek         3aj2wk2vz   3lg3073f536s   2x6   2ym2yr5me3jv   3fo
47-30193je   2w03ov3qj3mn2xj      31q32t2du3qj3103uk3du2g33dc3303g83f8   32o   3zf2ye2z32yw   2qj   3642vk2w047c3gn2rj3712vd   2xj   2wt34t26439j3k14rj3le
47-40117wh4qa42e5o07td6637m36ng5ly59d53a64c5iz4wl61m4ul4vf4n859m6f45ww5rf5hc6ub4ux3vl5ua53k62950k52c6b451q5t564q5qx4ko6ir52z5z24jg50e4mb5015px5u654y7f25u14xs4rv
47-4021   8024qx   aw69io   9gh   82x6fy   8wa   abd74n6jg3aj   aoi9fmb357ne9vm9s3   6z18b6   92x   an45ifaybah083q84vap091p   70e8z47r57vq6968cp   al25zo
47-40314zg32m3k73kj4bq3qe43q   3wn3ij2ur   41v   3wv3o03mx   3zt3qj   3hv3j84f23c92zi4as30m3sz3v83x94dh3fh3me3pc3oz2x73fu4is3l12xg3qe3hx2vj3rc339   4023yt3h432f
47-40414nk2z92tr3wd4bw4mg3mt4nc3ex39n3s04ic3uj3u34qd3lo3ih3oc2xk3tu3r43nc3ku4k64k831k47i3by4n43qu49n4ba44g3o05n13li3f23u43oy3ln3sl3yu4mx3fb3ss3hw3ly4n43on3kv3qx
47-40514692vz2ra3x94li41f507   3i93992wc   4ih40l4re3qo3jx3483gf4qu3s73s745b4vf3nv2pk4pc3p04of3r53xt3zo3om3t049d3rs2zw51h3oh4gz3pp3r13jz3ii4bh3x44ie51e4h43hq3pv
47-4061      4nb5wu5hp4ym      67x4q24v1   3is63i63760q4ir5n43en7a173n   5tl3tw4yv   63x3oi         54u6fl4dm6q33pa4ru3xh4m4   5jd4z654f4cv4vj6jf   4j63p44de5iu
47-40714gc3nl2yh3of49e3zm4om   3qk3k740447h4h23m643r3qe3mg3e63ru43g4cp3qt3v04sr3z82zz4dy3nc3kq55t4zf4zl33r4n649e3wz35s4gw40n   3lm33831o3du3u93mz3k64v94fa2sk3o0
47-40903lt   3aj3o34p54723t6   3bm3hc3kz50g3mj51q3ri3vh3jn2qe3ty5fy3ug5ta45g4b83h92sq3nc3nz54l   4h451h3up3yv4c14623l23xz48n   3pk   37k3ow3rs3uk3sf5cq4vw3f2
47-501160t3t33v3   4a44zt         50f            3ji         6pm         3hi      3ni      5jl         4lh      3wp4hv   4lw            4bu4ea            3wo5x7
47-50126lf5782wq4us52065r         4s5                  4oc2z03t9         462      56x   4gg5i063u      6dy   5644wo498   4rm         4ja6085fk4ql         4ee4pg
47-501387s3th3po   4tu4nh         4sd            37s4ea3kf26k4os         40g   6zm3tt5zz   4ox4uz      50j   3j34q64dg   486      3uo   3ue4cd            4c94ts
47-50225rg3op3k94nj5qy4pi52j   3ma40f3vp   4kz4iz67w4rz3rz3oq44n5vb4g14b94k04q64do3qp52x4iu6z24i54im6735w34x94hg4hs3mu4q841f4lj4223q13ti3s446x4l84m34yj4hw4qd61b
47-502366c3l03k84jj55v50252j   4es49o3uz   46048b63o4ub5284c04ap4ya4q63ik4tt4x73z54ok5ij4f64tt4n854h60j4n24pj4p24ph46i50c4fg   4qu4es4iz4j24o14a34qm67l59s4aa4z1
47-5032   4m643k   6795dg         5du4qs4zc31s4no4o44k7   3vw32u   4lw         4xw3mq   6lv         7r863c4o27ha3lj49a   6ig      4dq5q34d858n4xk      41k3tv6kb
47-5041   4kw3p14p44uf69b         4tu4es      4pf5rv5it   3uy            4gg70a3nc      4jz   3zs      3ru6lr3l14h73mi   4ou            3rz4l24wc         5zh6ku
47-5043   566         69r                        6be      5lf                                                                                 61e         64k8zt
47-504476p4mq   5l7   63v            3vy   3qp   5ut         3r7         4kr   40k                        6ec4p55ia3gc   5t0   67k      3nf   5xm         5s78nf
47-504988s                                       5m8                        6ew      6ih                  4m5            47c               56o4s7         529
47-5051            4r63lf            39k      2ro   3ul3a83e8   53c         4h14pf   3ki4cg                     3qw3h44m03qy         3ps         51q   4s8
47-50714ox3t83gw   3rs3s9         4ek            3l63zq3ke   3gl         3zo      3ss4jc   4o0446      3uw      3yb3na   3o0      3vx   3jn3q3               3lm
47-50813rm      3sb3zo2w1         365               3th   58y3me   3xq            2sg3ls3aj      47y45i48c3lh48j   2yz3kj3q5      3hp   34x4a53vv         5ye49g
47-5099      3n4   3wj60d            3j4      5hd            3pj            3mr      3y8                  57d4ya3fr      64w         3t84q93he            4wj4k5
49-10117kj5rv5ii5vs7866fa7996fu6f95uu5xx6r761m5s66f265961r5x85tv7496cp6466056q45z75gy6a85xc6zo6096r875g5zf65u71762p5y06pl64k6305so68h5un5x863968d6ep7aa6dd5i86qy
49-20113lo3313jp3tu4hw3tx4pz   3z73ix3i33sv3nh30v3gm3k93f13mr3vb4f346c3tt3o53we3eg3b83rm3m94j43m94o94f93cd2yr4f53om4043mf3p43u230i4lu39l3ic3853gb44x3s93oh2zk3nw
49-202163l      7c04uk4bv7s9   4oq4n24s95393x089x4pr4p04h53ug   4p57s040d4y55xs41p3p83mk3mo   41l4th5ux50v64i6975kg4b84pi7y5   61d4wq3si60f   58b4kp63i4ge4sp
49-20227e94m13u65lz5wv5w95sw5n55574pj50a64552j4tg4zj4pj4j14lu66t5wi4v54rg4re5sr4g14q55ph4xp70h4o46ks60o4wo4ug5834rc3vv5t350g5604qs4s84q24kx52d4qe6b85zl4ot4wk4nd
49-20917bd7eg46g65l74w63g         6gs63m6nm   67y69h5x94m539w66x6w67it   4hw4am5io52v4fi62n4me   6p77qh79666c6ez4mw5g86gv92b   6b06f64oy6bn51b6ly   71u517   6ic
49-2092   2yr3zj3zc53g4r14xp   3f13kc3d5   3n23ow64c3l84g03ru4nu4u747v4pp3qk4j13mw3sa   3ko4pw4gg4v34or   4nb55b41f3003su4c5   4l63vb2so4nh4mm4wx   4dz5tv3yg
49-2093   5tl   6hn6jm7gk4hg      5y74u7   5sp   776   7o6   5yn6a67ml4rq5d362l69m   7g8               6fv7vx6qo5ul4y48216jf         4ht6oc   6s2   9fa
49-20947fr5285625y76pw6555yp   6np4qx5a76la5kp4yx4mj5525yw4uy4z65zh65969i53q66u4pb5j65u65x67m64y46095sa67v6do6114t35to73b5385xi5tp50a4r05qw5tq5i45pk7nk5sa5s46pc
49-20959ny7cb7sw63w9dk9os8gh      7uq8919tp6o99718aj85m83l7mm67x97u9347558847pi7h17bt7ii82v5sh8396928m07qx5qk7l37m67joa417ue8by7167uv7h07wn8td7o385g9oy8eq7j4
49-2096   2z037b4f43qq4mv3gy      3pa4lf3oq4984aw3mz4dl2kq4zd3603o7      3pj3u62zo2yy3uo3m53nf3ob   3633sy3k24na3hc   4bk220   3pz   3si3rd   3sp   4jx2xr405
49-2097   3lx3l93i44tb4g85s14g25ef3ua3v5   4yv4dh4un3l13v93qe4444bo510   3i446x3we38g4p63fl3xd32y4uh3ri3im3rf4ta3pp3p04md3xp   3hi2zy3pd3op43g4cf   5gg3q6   2ki
49-209865v4on3rz4ls5it4sx5th4ie4ls4mv43i4ve4x33sm4m44hb4qs4om48162551h4y04b34tg47q3n04jc46c4g23pc4qx4ve4i34pe4in4ru3q05ub4la5w04lv4ap3yy4174pv4ov4mw5mn4pt3xy4m4
49-30117176ci51q5t66n66c07gz   6g35xq5u470b5e54q56aw4w466z58o65m76g7r658l5s26bq5ij5s04y95xu5zy4xu65584p6ik7bl7xk67t5qn6e560o5gg5ss5uf6946ik5ew6cc5w57my5pd3ib4dg
49-30214rc40k3sz47f55q4mc4hq4u03ri3r03y74o63t83so40i3y43rw3k03mz4kq4bu3vv4e04pd4o63ti4fq3wc49846d42n4tc3q24o43of3sc3rl4mo4525ld4413te3nu3zm3vg4gg3xe4i24de3mt3so
49-30224163kq3hi3iv3oj3r14xg      3rk2t73t93ig3qt3rq3m532u3jq37m4ih3nj3nb3m63os3mq3mq3mt4on4cc3lj40g4pk2w33n53vk3v536v4f33qb   3ka   2yq3lb3sz3ol   4of3rj   3jp
49-30234p03is3eo3tp50i4q84na5aq4i93q23sa40w3wb3qi3sl3t43or3gp3kw4os4fs40k46c4i73sk2x24j63pw4fc3wg4jy4d93ne3q546c3rb3lc4ik3uc3zt3pm3y43vp3q73ld4kt3zf4f346z2wm3yl
49-30315ty3w741d4rc5pf5fs56y5144wn4o14qh66g4ls4kj4yq4od4l64a44j05nj5rr4p14qm55o4kw4704mn4fp53n4ka5ib5ky4bb5a15eq4nz49q4xp4ri56v4kt4hg4kf4jd4yr4pp4kz60e4th3lh4r2
49-3041   3uw3s744z45f49w4j1   4rt3qc3vd3uv4ma4lk4l34ny3vp3s13q9   4no4jk3xb4h83yl3s74rf3wz4v33ud3vw4t23uo5194d344c4ji4oz3yj   3lk4sm3ov4er4br3oi4j74qh4jj3kg4p4
49-30426dn4xd4o550i6275jj6175gm5654wj4o863x4yl5035i94yc4p54ki4sy5vb59l4q855864h4w34hm5lk4y05v750z5ah6164wr65u5474vk4hh5rm4xf5994ke55d4rw4s24wm4xn4xu62e51t4dt5nc
49-3043   4hc45h69n59x6on      6364sy4yf   4o76la6ix4o13ps4l33p98dw6wf4mx4yt60459p3nw   3p0         62r57n3pm6iy44k4o66qz4t7      5jb4mx4kt6ha6gk   4w54jj3x44k0
49-30515lg3hp3je4kz4t54eh4wc   4nb4ao3uh5zy3up3om3ow3y83ok3xg43g5q04nj4o33p24ph3d23do40w3yv4pf3i44c05jo2tf3tv4jq41p32w54m3z44if3sc3m43sg4413l34w95kz4v24e42tc
49-30523ie3aj3nj3er4eg4dx40d      3ra3bl3kv3gk3cr37n3ib   3py   3ry4g43qe33e4hw   3iz3mx3r73vd3vd4up4l33lh4nx4853f03ga4h83v1   40w3l53ne4453dq3t83s140d3pv2w131s
49-30534n73br2wh3le3x34264dg   46n3ow3nk4hf3jb49o3kb3na3la3br3c04gn3ir3p83lt4bj4942xa3p03nl3we3u34g140g3a44dn3wo3k33af3uy3kj40w3nz37i3jy3j03x83nw3yd45z3pq30x
49-309139l      45x3hc3oa3ir3m62r137n2dr   2n42wb2wc2jp2q8      37k3fr3kc3032pt2y1   2xj2te2no      3su   2q13on2lg2o93io32t2t42qp2fi2o82wp3bq2t6   3py3df38k3s7
49-30924753oo3rk3st59k4os3yy      4o8441   3pf3tn3o84dn3h23os3i34qr   3s337k4l13mi3kw4f74s83vz4cz4sh4os3u45144gc46z4jv47l3q0   4cx32m4ic3u34hd36o   4184i72rs4c4
49-30933cd2p92np2ye3283i22rc   3lj2mh2oe3j42y52wd2yq2rg2x82su2m62u53ff3032v53dj3042nd3ks2pm2y62tn2x53fg2fw30y3da3802ox3od2x43kg2pc2zs2tw2s62uo39p3fk3g331w2b02t1
49-90117zn2w02yd3zs4lg4ti3r3      3uy3z3   4lo3zt50t4o83p84go3mv4ax4cr4pu41h4jj3se3mq3yp40l   4do4tb56j   3ow4o84ht3k23v54703y43tj3wa3zv3pv4zm3xc   4mh3vz3jc401
49-90128g14rb4qo4o97qi4x582t7mh5uc4fm4pn6bd6gv6if4s64n55zw4qp55d7dc54q5407h55ww5zp3r74jq5027zq6u54qi7g357k5kv7sz5xo4ue7hr6108k23x47kh4ed4hr5n158w6bt7xr5wm63g7pv
49-90215z33qd3pn4l05lk5145wt6if4t44df4cn51t4ok4c85z14nv4ny4iu4ix5yq5ei4vh4p15w34mj3r84p14f25qx4m95p55qt3vn4o35qr4tn4fw4uu4tc5754d94qj4a54gg4j54lx4sn5u64rf3rp47y
49-90314xn3vf2zg3os4ig4124ta   44b4f43ti4hy3eh3it4dy3ms2zw3u33ss5gj4gq3l640w4qg3qt2rp3mx3nb3rc3iq4504a12w03pj5133ne33p3y440f3vd3nu3ni3tq3r33t34m64j74hf41o2r83d7
49-90415yz4s04m05rr5qo5u05eb6rj5704oh4pt5yt4yw4um5vo4xn52v4zc4ne5mc5jn5kv4yh5jw5774gg56t4tf53b4y34y75ro4oj5zz5dq50x4qy5u74xc4zx4t54r050l4s15gg4xu4vi5yi5524rf61k
49-90434q94o843x4bx58g4xt4vp4to   4064gd   4zw4c94kq3rg4n45x34u048s4lh41a4lj4v24x0472   4oa   4pz5y34gw2so5tq57t4ko4jt4fk4po5k450b3ho4zz4ko4p151y   4ux4yn4mq6j2
49-90445xq4ql4cf4fe60j6a85xd   4j94s84uc   4su4zr5545ya65d5g553k5164ki59i6vr62954o4hw4mt4uz4or4nk5vn8aq6yn4v46505ne3xj5ge4yx   4re4rq4rp4tz4v43yv4ya5wh6dj56v4ue
49-9045   3od      5yi                              5r8                                                         4if            2x7      571
49-905174v73n6a95ti9yg80u9sd7t87hy6pb66gad67qc9od8cc7vg7ua5xy5w98i586p6et88x81e7fo5ut8ig5yn86373z7vt9dq5wf7g89cw76r5v5a4587382m5xj7ib6ge63a7t65wr8dga9m85y6gt78q
49-90527ip4p54p04is7k653e7hu7j478p4ri4j865w4p54ci5ge4jo4wk4xt3rh7z96cu73w5qk5or4k43t45uc4dg4ko3v36nx7vl4hh5kn7sg4um3ru4nl69280d4m33to4wf5ue4mx63p4s55vb4wk6x54wu
49-9061         4k44m1            36p3t0               3mc                              36a         4nh   42e3q46kb                  3gu2ma   511
49-906262943m3074uh5l955c5hu4m24sy4e63qb5l04kq5qb5764zf3hk4nb4pr61b5kv4rp4ok5pe4fa3535pr4kf5oh4ek4ru5a64u05dy4wv4fd3qk5ws4up4v13k45d53qt4i54jn4pn4ok5hr4su3mt3g0
49-9063         2x53o63db432      3eb2ac   2zi   3st2ys3dc      3m24953qt4lh3ev3n61um   3bd3ly      4j5   2yy44e32u2ek4883o0   3gn   4j53q13ve3he   3cd3la304
49-9064            8hp3uv         6bd                              4tg                                       7c2         4mc            4mj   67d
49-90698rr4yw4pf5yh66e5fv5vr   6cc4kr4vb6u23jo   3yn4qf5yt54h6c64sy51844054c4f569x5f6   4pn   4j3   68t60u   51166s4p159v2m3   4fo   6c14y74986bd   7l6      4ra
49-90714nf3d73ck3oa4ec3yg4g24nj3vb3jy3og4h040w3pv4dk3ul3n53m13e44i03z13tb3o64kg3qd3f73m73p33ug3wu42r4893j441g4gj44e3ar46z3sx3xe3p03pm3n83ln3w53tf4a74kc4b13013p2
49-9081         54960f5rm                  5s04ox   5x061c            4ki4ug50k5173v04t854e55a         4ez   69x5p84kp4rq4oz      5p2   4s3         5us      4uj
49-909140k34z3me4ct4033io3v8   3qb3qj3i0   3j23c33ik3f03j33933lx4723ui3n03mi3tp3eu3603of3jt3rr3o03rb4m13du3y94mp2xf3ps4bu3lg4t73mw3du43z3us3ld3g8   4j73v12y33hj
49-9092         6mv7u2   4lt      3tw   7dz         6fz   4wj4sv      5r947q   4v3                  6pg      c6c            9qw3su      3l5   4t66machg
49-90944i73ce2rd3fi4ph3ny5cg5x64ws3sg4654z53ks3cq4hf3oc4313y03lb4l24nl42b46c4k33va3ba4c43ji3f33sb4cz4ec38g3nt4rr3oo2zg3w540w4fc3lc   3vl3du4a844v   4h53qc4dh
49-9095   2ob      4l5            30q3v2            3jx   2ol                  49v   3cb3yy3ue         3p8   3nc3lt      32w   3ek3m93jr2oz   3wa   4dh   225
49-90964h54h24ls41h6m55os57o      41j56o6ih4tc5md6be3k13623vn3da44m71y50b4ih6q046j4w3   4dc60d4po   6c52w06b085c4i63qp7af4n24yi3xq   3n240e7844wq   5y63tw
49-9097         7fy6j76h5         62k65u         7dl7446g35ur   9r8      76i7gu6nq                  6ej      7al4jg                  65h6k6   7dm   9e36lc
49-90983j22se2lf3ik3g33ip3f948e34l2zj2ts3ko2zh31132d2w32vz2us2sg39837n31s3d73gv2v32qg31j2zi3g72qk3j436j2un2tp3dv3322qp3ca37a3ho2yw   2yx2us3et3013af3k037k30f2eu
49-90995tc3lh3jb3uv3yb3x84bv4ks3q73kl3qp5qa3r83zk4ay3po3xu3yj3wq4md3ur4qi3nv4nd40g3f93qc3ly40k3ry3s73uo3ux3vf4e23o33ta4133pu4md3kz3qp3pw3i043j3p33xr4v83se3ox3q2
51-101160k5my4v95t95xg6356ez66b63q4xn5c55jz5rn5gx5sw5pf5qw5ld5zc66062463d5kh6275nd5aw5b05dg5w35kk64b69b4zk59n62a5kg5eg5oe5sb6at5za5mw51f5eu5hu5pz5tu64b5rw5bn6z3
51-2011   4jv3kl5pd4ws5gv62f      4ze5lj      3v6      4m9               3n7   4is      409   4z9            3tu   3sb4h96aw         54f5ww3y1      8iv
51-2021   4b83ux   39l3qn39a      3t34ke   4m23uf3h23rw3l344l4qs3eg46i   3nj42q3z12r9   3y6      3i93q9   2xy4183op34h37k3vy   3zj   3kk3ee4074c7   5pc3c73oo
51-2028   2y23kc3k33pk3oe3h8   3p030l3cl   3go33239z3ax3cw3n62xd3mx3ok3n83f73ok3lx3c73ol3h83av3m13s63j82vd2v33i43mh35y3oc3io2wb3kd3by39b3fd3me3g23rn41s3ib33u3ig
51-2031      47q46a3m13jz4qc      42a2z2   3jw46o3tv   3ab37i   3m830o   4pb4je3ls3lh   3j3   3tr5ev3xf      3l25rn3h64w640g   3mf3jl3m13n53rd2s3   5m846o
51-20414w641236m3pr4fz3y04j8   3me3m83ux3dj3yo4hi49u4n63ow49h3sg4sc3v74zw3p74c544x3a7   3s34773rm45s4al3ra31x49041a3vy4su3zg   3mb3x43w63qp3pp45u   4rt4cf3m83zq
51-2051   2yk318   3on3b0         3my2r3   3w543c   3ja34e   3344bi   3wv3e62vx3lk38w   3dx   3nq   468   3oi3ne3sh3123uh4883su3hp3qh40s3fh3fn30q   4i93ee31l
51-2061                                                                                                                  5jd
51-20903t73am2ur3h83ok3k73hh3vt3dl2yp2yf3tv3rw3et3em3ij3hm3p73h73ls3i93jp3g53mc3l430j3gu3413n93ib3me2wi31a3s93fu3j034s3mb3eo34r3ie3c43fz2yg3ec3gq3e63q23iv32p354
51-301132b2mj2ce2wq3bs34x2ta3ec2u12rn2p93lr2vd2mm2uv2sf2na2m525u2xx2uw2vv2rj33p2pl28c2vc2nv2ui2q031q2uo2ot31u2ze2o02fe31q2t02xy2qi2yi2no2lv2tv2nn3323k62vn274334
51-30213w52te2ni3j63f13nx3ft3rg3mo3av2z23v42wv2xn31039w2vo2qf2u73qj3el2y931b3e12x62ai37k2y833c2wj3om2z22ts33x3ms2wj2pf3t42yi3hl32j2vn3302vw3co32h3im3zj3jq2l93gi
51-30222va2ec2xi3qv2tl3vz2om   2qm2ek31933u3bz30w35139x3pk30r25d2tl2jj30t3ff3ck38d2x92w030t3n93o63na2p12es2xc2vp2uu2su2s62tc2wu2on3f12wf2rp3en2sh33f3bh3ca2uf2uw
51-3023   2t02x03s631i3w82st   2eo2nn2u53013dq3453gv3dl3q02yh33g2wy2wl2zm3jd3cg3fl2lh3lq32x32d3rv3133hn2cw2cj2m42u83jp3jq2vp2wd3js3fd2rf3bw3ec2vz39a3ha2w7
51-309149k   3h83bh3io4lj37w      2q62vv3i33p83q12y73ch3fr3qu2ys3i44n53vi3q03vu3cq2uv2q82ry5yq3cl   2v62qk48n3s63er39r3kh3ty   3343h430p2v63p64km35v3wj3qw
51-309230f2uq30b34n37r3gq30n   2ve2qm3l52w53q63tp3pp32a3b13ma2o62ug33s39e33k3ba3ix2th3232tn35g36h2w32y92vv3682yv3fv2sw32p32w3112uz30w3ad2w636z3643ve3an3qc2oa2yr
51-3093   23834g3ed3ga3ma300   2es2t92ys   3p23hc3aj3cf3jd3843fg3p82uo2w63na3n93942ej   30j   3i634c2va   2tp3iw36c2s33fp3an   2y63133iq2me3r22pm   3xy334
51-3099   2w72x43hx2y73md2w1   31n36z2x1   37y3m23hy36l3jy2w12er3c02rn2yb2zn3843ed2xz2wu2vs3hc   3i52ob2o02bo3b831n2z12y137m2ol2uy   3al33j3702x13ca3e634r2wv3aq
51-4021   3oh3vb3h03jg3xz3vj   3k632d3qh   3n82oe3qs3ta3kj3uw3p53vx3lt3lb3he3zz3jx3eu   445   41g3vh3y63iv3et3rx3kq2zu3tx3y34qf3s83tu3o33jh3s43hm4ki3n73vj3fn3jn
51-4022   3mh2xw3rd4kl4h13hc      34g3l5   3ml   3u744r3y02sb   3zt3uo   4r6   49d31v         4ny   2qz   3h44cj4dz4rg5c93vo   3tt   3dp2vv   46n      4nj2vv
51-4023   44a3jh3ou3pg4fq4od      3m13h5   5lv   46i3i733u3w03uo3ov4qr   3eh4oe3nn318   3ql3cs3j84o93mi      4p53uz3q93w0561   3px3jw3qu3ty3o23l15404wk3yp
51-40313s53dr3im3lh3ql3x33kk   37o31k3h8   3q031y3s33mi3m43j435j3j43ng3zy3k43u93q734x3qp3ck3qg3r93pn3iw31j3oh3md3hn35p4543oy3pt3fe3jy3ge3ao3ln3ne3d03y43sv3bn3m9
51-4032   43j3lt3pq3sc3yg364      54a3kj   3du5db4dk30n   3zq   602      4nt3ml3gz3up   3mh      4m43oz      49n3zj49f   3kt   40k   3h73f7   6z3      3tw3h6
51-4033   2y131z3gz3jh3k43qz   3fb33z3jd   3ku3jq3ka3nf3an3sk2zd3xf3cx3n73ia3zu3kj3ai37y3op3of3qq3le3fh2xm3k63sx3hr2z54f53od3d93pg30i3g739d3f43bx3wo3sy3nh3ur3m0
51-4034   4ih30i4b44n65j33t6      3g73ve   3vx   48l3ta3nf3mq3wg4p348e5003lo4pg3rz      45k   3nj3s23pu   4hs3x03uk3dc37o4ee   3th   3553pe   3rw      3xq452
51-4035   2rc3fg3rg4k145e64a      3n62yi   3zc   4w04gc   54k   4ta4bs3hl3qg49d3og30m   3sp   4ln3sr3wd   42o4d43yj33t   3oh   3qa   3df45k3le4cp   6o64j93i8
51-40415zr4ac3y24po4ev4n84sl5mi4u14eq4256ih4fu4jd4ik4gk3ya4iy4pr56v4m54kc41g4pu4j34ab4p849f4rq4b64qu4vj4l443d4p84gy3y04xa4gl4gg4h13xd3ts4ke4q84q94u453s4k73nj4v7
51-4051   46q32w4m74hz   3wb      3ua3on   4ef   3xq4hy3gg4k0   4ig      3gq5us4a4321   4ou   42o3ku5se3vm4dr54k4903rt4yx4bb   3eo   4fp3ln4o34ec   4ul3q24cd
51-4052   3nh3i5   3en            4sh      3s5   4ew4qn3wd2zs   4ui      4ng   3rp3ch   4ga                     4ot   40h3n6         5jo40q3he31i   46l3p0
51-4061            768            661      4qz   5bd4ty         58f      4o6            3j4         5ky      5zv4p4      4374ac         534451
51-4062   4t1                              4w6      482         515      45e5s2         3mp                     7jd      46f            3t7         4m440v
51-4071   3xs398   3md39c3nf      2yh3ke   3sa   4en3ui3p33d5   4be      3k74dw4qs31w   3mb   3jj3c149d      4723s83cz56a3gb   366   2vn3973gx3bt   3qk3el
51-4072   30d3gf3md3n83pw3kg   3hm2ys3c55zg3hm3al3ie3f13bl3mv2zd3a94wa4kj31p3tr3ek32d3ce37n3oq3qq3o932z38n3tr3fm3gj3iw3kc3lw38q3hr3572zu36a3lv3i13fp3q53ev3a22y0
51-4081   3do3eg3bp3m13k83aa      36i2zt   3rv3w13f73ha3ql48o3kd3pz3zu3lr3jk3s243o2sx   3ng3sn3xk3iz36z   33z3ul3ky3l33nv3pj2zk3j23g63d73s93cz3wk3w53we3oi5vc334
51-4111   5004dw4ka5xz4x85ze      4xh4mq   50k4gk4px5916h154x3mf56r4hf65z5275ha4ox4h2   4pm5n55c35e75qu3p84qf5944t052z5pd4pw4w75194m14os4a34dm4xx5ci8fv5983kb
51-412168k3qp3p94ag4ha4ir5084n64f33wo3qj63g4913wd3yk3u53t93yz4sx4tt4nj4su3uv4ng40b3xy4ah3wj4s84124t84l44m84qw4ka3vu3u44l542y3wi3uu3tc3pg4464i64ke4p54v24i93rl4xa
51-41224u63393m85ev3ry3ui3p2      3723jd   3zq3x94jg3e43lr3wy3re3w83mv3qh3a54fw4c52vv2r33o6   4f43ny454   3oz40o3pv3484ix3o13v03ki41w3n23yj34s3sk   4jv4g43l2
51-4191   3mc2wf3wq3vb4hy3f7      3nl3ed   3u8   3hy3m63ny3mt2pq3sw   3in3wg3663pa3lj   3lm   3po4153tw      43242w3zk4ng3rk   3lv   48l37t3oy48z   4s73se4e0
51-4192   2wf      5qx            4hl4246r9            644      4xg   5r14qz                           2z4   4u6      5se4kv   37p   3c53py   5f6   6ky4ox
51-4193   2lp3y23mv3lw3p52ve      3l230s   5gz3fj2za2zg2zp2oc2mk3k738r3j02wg3lt3eg40p   3cy   3pd3km35c   2w23if3lz3t13ph3in2z63fs   31r30i3me3ci   4h43f7
51-4194   37w2yp   3yi2md32b      2ug3m0   3zs4kl   3ra46a3ep4cm4d8   3lv3cr40f41y4a73to3j7   3nk3ku3tf      3mr4dh3io4os31v   3vi   2uk3js   2yl   5sv3yc
51-4199   47034p3mp3nm41n33u      2s438r60o3ld   3tp48h   4qc3iw3mq3vo37k33f40f3rw   4dm3hj      3ov2lv43g3l04oq3hi50o3tj3hz   3l3   2u53ik48m3zl   52o3ha
51-5111   2pa42o2zv45m3zp3ri7si   3iu3vo   3op3n63td3s93ht3jb2xq4f14ot3nj3mg3sh3je   4073u8   35p3qy4dw32n4ao41m3ot3j14703se3jl3ji3kt3or2yp3ev3se4b845d3qh2q4
51-51123l22tv3l33bb3k33oy3iv8zz3fw36e37c3i335b2zd3ki3hn38d3pc2wl43d3ow3nr3hs3qw3k52yo39a3ir2x538v3qh3w32v33cu3oy3j42u43rg3ml3i234f3gt3bw3a735z3ea3l23uc3nh36g358
51-51134ew31336032e3i33j63on8c833c2zl3173612zr33o3p02zl2w33222sn3lj3hh3pz34e3qf2z57352sm31y3rg2u83rp3lg29m33o3et3dc2wx3kg3bh3h535e36v2uo2vn31x3au3rx3hu3ck36u
51-60112s526t2722te2wz2wo2sv2wz2lp2hu2cy2r52ml2pm2pu2dx2bo29624a2w52of2vu2pi2we2m323j2sp2go2w32on2ue2s52dp2sl2pd2cs2692x02mm2vf2cn2j22ka2ab2r52ha2vm31z2r628h27j
51-6021   22m2b02uf3162ye2s3      2g82jp2ry2jn2rz33r28428v2eo23h2t52nj2xm2st   2cs23i2pz29e   2ki2z22xc27t2qs2tf2dm26q2ue2b02t3290   29u2ag2q42eq   2wi2qm26w2cm
51-60313dt2dn2qz33p2xe3ds2wy   2wp2kf2on30z2rn2v82sm2ys2q829u2a83b72rm3cw2w53052qx2wg2u22po2r62uy37y2sd2os3j32yw2rc2km32i2r02zf2y930c2n22e42qr2rf35h3cg34529g2tf
51-6041   2rx   3if2xx2sh         2qq2i7      3343dh2u9         3lb   2xn2ru3ba2zi216   2xm      35c3lz      38y2rv2dc   2ov         41w2d22zi2vf   3q73e8
51-6042            3ol                                                32p   2wg                              3qi                        21s            2xh
51-6051            39u3o8         2yw2y5   39h   2tc2nl      2342zg                     2tj         2t4   31k2vu         2qs   329      29g         3hh
51-6052   2eo2e33443f83xz3344gc3fh32j3c64542g0   39l2t923b2id2l83w73pw   2w63ka3q01ye2of36m   2ym3jp3bv3cf3sj4n92v92123nt3q7   2jr   2zd2sq3pg3jy   46u3ca
51-6061   2k7      2tv            2ax38k                                 3g8      3d8   2wh         2tl      30f         2yq3jl31h   2vx               2dx
51-6062   2p828y2w22zz2uf3n0      2r432o3j42bi   2z837y2rt2e82w53dc2ox   2vk3782cu2wg   3cq      3jl35a   27j3m137k2v32yu2tx33437y   2tz2bs   2nl   3i2323
51-6063   2vq      3fp               35p   2lp   3bb2v8      2ue3er   3qb2xw3kz   2q9   2ty      3qk2ud      3tp3h4      3im2zo32g   2l72on   31n   3py3ip
51-6064   33p      3dl2wa3ea      2sg305         2un34v      3u133v   35j2ti   31b2w2   2tm   2u43sn3n7      2ve2y0      2zv2vw2yc   3ls      3x1   3o4
51-6091   4my3op   3ht            3cw3i0   3qg      4ew3vs2kl      3x3   3sm4243rl      33d   2wj            3ek4qo      4bg   3ci   3kc3mh2z5359      38m
51-6092            6v9            2lv               4l0         3og            4cx362   3pu                  7t73sq   4au532            2p1   3i3
51-6093   2yb3da38a3qy39c3xb   3ui2x43x04ff3ad32d39x3h83c637t3uo3qe3vn   3gp3rl2bb3gt37k3wk41m2b8   3ag   3uk3ng31i2xm3qw3b24w0300   2xm3b93fv2gr   4bh3ml
51-6099   2ph2ln   2u23ag36w      3cd2tf      2bc39p3ce         3392g64982ev2no2s62fl   2vk28u2vx3it2vx   2w84642vc3h22yr31n37r330   2t82p92ya2ze   58l2st
51-7011   2z33v33im3s73tt4he   4mx3ks39g3s93mv3gn3vc3ij36v34c3144h83sm3pr3qv3re3jq2zs3p43jt3my3r04h23zs3n53oq4j03nr2tr3mb3o942o3og3jn3l02yi3kv3jj4g23rb3lz39s3ku
51-7021   2p330q3263sc3uw4m7      3io300   3l931r3o83c231l3bb3044ce3dw3ik3hq3r43ke2yr   32w   3ii4bp2wp36p3mi3qa3kl2vb3as3nt   3cb31a2hc2sz3hg2xm3nc3bf3by37k
51-7031                                                                                                         2rq
51-7032                                                                                                                  48u
51-704142c2w82u23b33nn3mn3y3      2yc32q   3pl3qb3l93ae2ul2u93lh3n53mq3kd33u3yl2xn2uo3sd2xu   3mh3k13fz2og31b39d3h12se3u634r   3162w430j2u23ct2rf3jw40a3fg2qv31n
51-7042   2u32ud31k3kt3l63my      2zm2vu   3y83j136w37k3d22xs3n13kz3l33f93og3z62zc38x3ip2wb3ja3sn3l13u02zd3653dg3e12rz3tg3gy3jg38n37y2q12m031231d3l44363fh33632x
51-7099   48p   2up3oy36q         3a83d43tv      2rx         3pe   389   3fh4g730g2z3   31d         4fp      4hy   4fp3in4rw   33d   2on2po   4u93ef   30f
51-8011   96k                                    9ke                                          8dt            9zy               95i
51-8012   8u99217lnam5            7sq67s   7y2ajb7tv9yk90h85c   9c58rq9dk90e85f84x7mw   6z6   7lt   9w6652ao6ar77qo855alx7mt   72da1v65z7xt   698   b5z6ey7v899x
51-80136uv89g7jk6k18497xi7iq   7y579x8au9e27r69lo82489866677g7t17q68l269685y7a77v27wg86k8cu9fc7kt697a4x853a5089781c6u38h37e47kd65y   8y07wr89k5ok61ca5m53k7i17nk
51-80216td44j4h45th6zt69v7bj6zb5zn50o5g87z857d4z28xm57o4z555h3on68g6ks4ur6e05up5lq4505zt4p255g50d53u5wo5qw63r79b5tn5a557v5mi4vx5lt5955lb4x95wh4y75a07294px4468mw
51-80314n44033f44qe6b55q462y   50e4jz3rx5244pf41158d44q3ly3i73kd5af4rv4rv4kn5rf3uq3l44h83zk4nz4q24uu62s3pv6a84xr4kd3jh5do4vv4rq40p4493wr3te4q94l24ws68g4wj3o44vq
51-8091   72h72h   6r74un         9xv3sr   4nw6ei52j3sf   7iz7py6gj7cb   5l754q4a35hg   4us         6p65lp   4uy57q   6pz5er   5ab4ml3jb7xf4wa4v0   4n04u86az8bh
51-8092   5y87s782ka1q7kg8ey      56l69m   7696487jp6mb68c4v78cz80f7xz7937r67r66ry6ao6gb6aa7gs6rv   8k27ja   7lb6c561j8gw68h   57q7tt54w65z7l26oa   6gd6kc6dg6aj
51-80939lx5o76oi4mv7yt78f4e0      4wc4eu7bm6yg   7xt57a7v062j888   62a50z6hf7v368w5su7l366e76p   5el82e5qi4te6uw8437ca   6gz   4hk   7gp6hm86e4jt   7zu5ih6h37qr
51-8099   3zl3ju5ce60q3zc5bj      3xf3g3   5uk4rd6025ft5q35cv4tz9b66bh4sz4zp6t93z850s69y4pz   3py4xv5ed4ar6685ri4y65q85jq3x8   4bq4fj4nc3x658n4s2   6uh4ug5ga55h
51-9011   6754z03j74hy3vx4ih   4vk3f83ty3ow4fv5y64s24ds48h4ft62a4e44m94f03v24463wo4ys6513tx   4lz3tc4cy4p74ik3tw4o73vc4cz4db5df4c83rn4pc4n330e4ml   56y3xb53i7u7
51-90123pc3mh37w4gm42z3tr3vx   3o03tt4a63xv41240w3qk45z3rj4j94iw3s14ae4ev3tg4ev3sx3dx3p43si4kz3ms4nm4hi36x4uw4bj3oc3tc3vc3qf3lr3t03x23w73mb3lg4l844t4c04my2rn8ei
51-90215ax4083033vn3jf3mf43l      3mf3jk   4tv3z23q53y33qx3a43gq3v739g4683l64d33ro2vy4mz3kj3sw4jo3vw3lp3j44n64hd3dt2ym4ag420   3hs3q93bb3h93zt3ik4jl3pe47m4j85i2
51-9022   2qy3082yc3fh34s3r7   3oq31o34y   3nc   2tn2zt3qh   2k43am3qf   3ff4093nk33w3w62wg      3p43ow27k3hv3n833z2yi39q34j3zf3iz   2lz2y1   3rn4dx3nd3or32r
51-90233u63jx3g13q43wo3qs45j   3yy3js3mk   3z93g544s3od3wz3qp3nh4ov44k4aa3f34kn3vu3kx2yp3mm3pc3s94084gl2uq3qm43p3ok3mk3w23wf3o93om3s43ow3hw3n23ut3i645g4103xq4i0
51-9031   2po   2ef2x4   2rx      2pn2w4   3qy   2q837y2zs      331      3m33ld34o2vk   3p3   3rn   2o4      3kb2q82oz   2qs3pm31a   23328x   2i73r72rw30d
51-90323kg32e3ng3ly3k33zr3fp      34m3el   3ts3m43u63k73gc3pu36d3dn3gi3so3fy4hu3xh37j3z63dl3nw3q63vp3r02j13cr3u03qg2xb3y63m53jn3np3gy3eb3993if3gf4123w33pg2xc
51-9041   2zd3q83l03ne3se3k1      32k3iv   3t22z63nl3lz3f12si3es3n63lk4h332j40n3nv3lc   3bl3ke3rg3ol3ms2tz3v13g23mr3963qc44u30z3ze3c438l2wr3se3t741e3fn3kt3wt
51-9051   3wk3d03fp3hu4ax         39s3x6   3jj4g94un3rh4t75u23ou4425z43pi3np3n53tf3f943x3174n537p3st41o      3sw3kb3bd3x63tt   3pt3pw3g73h43ip3tx4204iq4by3ix4sl
51-90616133353ft40q46u4i34el4lx4ev3o23k54ly3wy3hd3p43p24543kk3th4174rn44t3fl4et47634z4hb3kz3x63yf4883si3ti3sw3uv3nk3tv46c3q848m3m93n83j43kd3rv3tr3kd4yy3tt3ml4gu
51-9071   3rt2rv39c4ov4eo5dw      3yz3ot3ql3vo3mt48r3oa4gd3mt3yu3xu3i73pk4d946v4by48t2we49y4ee3mc3cw4l83kc34j4rg3pv37w3fn48g3rk4nq3hb3q03o732q4s24ip4nq4b33kt
51-9081   3j43us3p53np4q2      2yy4m33sz3hu3o03nm3yq3uo4dr3lx2yx5m83ox4xu3tp4bt3m73op3o43u257q4ir4od3nb3hu3pv41q3qo3r73rk3sw3hw2v93qd3rs3kp3mv406   4co3n13om
51-9082      31l5m43z54lg477      3k32w0   3zv3pe3kt3ja2v13ix3x14m53me3of3si45b3lv3ha   47t   48548q41k   3jf3pk3iz3uj3l14p83se39b4333g63kz3ej4ca   3pf3rt
51-9083   2ut2uy2za3np3qu4td      2xm3h5   2m7   2uc2vs3gs2tt2v83bq3mu3cw3id33w2zm2pv   3em   34w4l63nq2z730b39x3ko2qy3j62wo3ns2mu   2vt2xc   2mx   3sr3b82v6
51-91112zl2x22wu34o3ea3jt31m   2yy2v93b82u93iu3ls3bv3fw3gp3i92yl3443db3p937t35s3pj2ws3f736b3nn3ke3td33w2r02w03193cb3173hi3fk2yh3353du3bz3073dm3gv3ln37u3ke3kx3rt
51-9123      33z2uv37k4673ww      2w03kn   3ln3h538k36v31n39a2yg4673ng   2yy3d73qw2kl2on3bc         40w   4n73qr3sc2u6   37q   3dq2fn2qq2i32yr3mt   4q13q9   2v1
51-91245e73ex3ku3oy43344v42y   3k43oy3l140f3t13j93pc3ng3mw3n13p73y34a74c43g34113o643p3nm3lt3xq3t23qh4hs3j13j33pc3qv3j63t83qa3uh3py3pa3n53lv3p03uk3t44mm3sl3bb3vi
51-9141      34t63a3pf41g3mk      4t53qy                        3yt3o93nb   4gi         4c0      3oj      2vl3t8      4vx3kz            2ys358      4j3
51-9151   2ax   2tt3ng   2w2   39a3m42on   3cb   2xe2wn   2vz2te2yo3io   2z9   2l6      2qu         3ca      4gg2ap   32y2vq   2bd   28p2rv31r3nm   3kk3l4
51-9161   41i3vo3rz4cz49j4m8   3ux3k93ob   41a4463qi3qz3qg3sm3uc4r73m74lq3n94dq3xo31s4043w44nd3t44lx46a3gx3ln4463sk3oo4df47n4ff3zw3wz3uu3qo3he3tr4fq8bs42d3tv46h
51-9162   4zf4cn5qt6c15d96nz      4xp4qg   4gi4wk5b74vk5vc50i   6av52f5mk4zk5q36113vf5gu4xr5v34vj5j45fq   4ex5ax4mw5275sr5494u05cz5555dm5d75295qn60m6a657e
51-9191   2wz3u937k34c3uo3sw      2o93kr   3sq4g7   3463nx40u   3112l63e43ib4d22yi2et   2or   3c3   4kd   3hw3913t74mm3v1444   3mk   3az3ql51y3n9   4d63vp
51-9192   2ph2w52xa3hf   30q      2ub2yr   3mh2li3di3dq2yi2rl   3c1   4zh3fc3ac34j2n8   2yi3q03ix3nz3d42qw2td3kl3ib35r3sh3pc   3103gd3672uw3313hx   3io46t
51-9193   2q02xt   38y3k8364      3hr3lx2xj4to3qc3so4at   35g   3m0      2g23mb45u2y4   30f   59d   3yy      3ia3ps32333731c   3243ig2wy2rh3ie2q9   3xb3mq
51-9194   2e73ly4mi3l435c3h5      38z33n   3bb3ag3cp3f840g2ti2jc3wv4543o03by3kk2xj      313         4h4      3z63w32rp2wy3or4vp26m34r2y72em   31c51m3dc3vp
51-9195   2u12qy3sa3sn3tl41w   3p63h33n04bj3ke3ae3n23kw3nk37j3m73wf3vw3r43hp3j73ku2we4gq2y33k93ke3yz3nk3mh3h23jm3fs3l242i3hv3o93k3   3je3353co3i53r63zu3pf3ca2w7
51-9196   4193r33sk3rd3ry3qt   3pn3rv3vc   3k34gz4co3ri3jc4h94hr3ro3oq4rm3we4hj3o43nm   3p6   3pa3vg3jn45t3oq42o3nt4ws4dt3zu3rb3v03mb3mc3ov4ov3um   4l14h9
51-9197         3j53gf   3r3      3en3eu   3wk   4m73y5   3jt      3kl   3fe      43d   4xn                  3lb4cl3jb3qe3hr         5pu48g
51-91983a52rr2qq3283e53ij3hq   2ym2xf2ss3fa3ik2y83783992vo3912t439g3g43ek37q3g834q2m43k331h3k93h23aq3152r132d3cy3202so3i33623g82tp   2yh2tp2v32wu31u3i93ha30v33o
51-91993d02w22s336v37r3n43he8g332c2wp32u3hu3fh2w437x3q22uz2zb3hl3j63oc3l32xf3mm2yv2z538n2zr3ha3be3oa3342ta35238v2zk3ek3n23f12sd3203gr33h2zx3762yi3ld3mq3b131q2w6
53-10414hr4l65o85rq4o564662t      4sw6a24k848v4d14is5us   41x64q41r      3ox43i5wd      4k9      41g5275m45gi4f565937k4qe5u2   4qr   44s4cd4fx61u   4pp
53-10474yy4m24dt4w052351m51s4nj4tn4pg4wi50k4o14cd51q4zq4uu4mx4ne5255pr4mx4ng5a34np4kp4oj4mv50r4of4xn58u4az4nm56y4rk4q74qy4qq5m34wb4zy4pw4mo4tw4sl4nt5q94zc41m5g3
53-2011hwuakjd1dhkzrb2nq5ff7      hd21bo   a5x136mn9d7qb2ur2v9be      bexx2hgbf7jcb2u   boy   a5p7ns   akjeumjp0fr5abcdd3cqbcq0b2u   b2uglndgz      hqm
53-20127q47tq7a97yacrzas0hww   cmg9elb728pz7us8gi9qa81c84wa137ei   a4h92k9rv7lz7y37zw8019tna9h832   hhr7k084mdovbll9qi9bgacb7mi85q6gj92can87op83damt931a0q86b7y3
53-20219kb8vc8gwak0ccodoqavi3oo   bdtdrmc8u707   e0cc95cbm9v07p99nea4p89z96ddn89fg6sr7tm9yz8bz8mb   a7bbgnavgb6o   9ia   a7n9qu8n7   c51d4gc7resu8f6cjl      77y
53-20225in62b   5zh4tw5za         4g555j   3rr4tn   2wt   9ih   4bm      4rm   3443f12mf3ja2wb      3a05bx4qf38o4eq3so5sp4am   2lb2x633m4p74m25kp   6hh31g27n
53-2031         4rm6c94la616      3ng61k      4ss4sk            4qv      4tl4q3                           3zw9rt4tg   4qs31s            4hq6dt      5pt
53-3011   1vu2iw   2sf2dk5ot   2nk2pa2rv   2s9   2u12kg   2j924531o2yp2od2g92ir   1xx2s52i52wp2pa2r92sh27q2t82vf2qs26635m2ix   29e2932ra2e52wm2uq2r5   2w120w
53-30313qi30v32m2ys3io3cm2u137k2eo2sq3382ev3mw2rd3082sp3by2uv2st3m72yy32u3212jm33o2qk24m2ti2z92p337c3g82ap2g83ap2r828w3642vp2n31ps3h539a2rl21v2va3km37h24k27z22u
53-30325eq40s3z74hc4nb4qu4o14y94fz3wo4eh4m64hb4j94nk4nh4jo4ci3t04v34kw4eh4eu4s747j3zy4jj3z54p74i74ng4wl3wa4t14sd4m44754s64iq4n73y14j14iu4cd4oe4dy4oz4zw4it3tg4nj
53-30334ev2yx2v03he3lz3qh3fm3t13e73853ed3jl3ar3f93nm3fs3dh3c331k3pn3pr3fr3bg3rs3ie2xy3ky32v3p73ek3ki3m239o3dk3kp3ac32o3mz3ek3iu2wo3c43h53a23je39x3h93sb3iv2zy3dm
53-305146k1cz3ie3jx4pk4264qw4a139r3g53gv4k53ko3kh3sd3pe3je3gj29t5114ct3r43ku3ry3m82d43ke2w23x33oo3xn4l33ib2vk4dc3je2uk3yf3o14j232u32d3fn3fl42x3vf4d64w13oo2ko3ig
53-30524y72wq2w845n56h4v14my4ae4o33q63ie5aa3jh3s45144i936u47j3rq51u5164gr3oe3vg4oi2z53is3ee3rt3hc48b4pu3ip4re6io4uc3vq51z3yo3r13cd37j3op3re3wx43245j5ks42a3123ir
53-305332k2e02am2uc3g935y2z23iy2x82oa2mr3vr2ii2sj2wf2j22ob2la2d43d332f2xq2sx32l2ux22q2tq2gu2wc2q02mp31n2p52sh3eo2l52ij2vn2n32su2cp2sv2kx2qw2x92zf39f3g22mg25n2l6
53-3054         2sc3123ct         25y2kv         2u5   22x2m1   2pz2ui2uo2tv2r72wc      2un      37b      3gg37h      2v42qk            3re2t3275      25a
53-30995rj40q2s94ao3h530v2w05e32zr2vp2sc4pr3q636f3gh22s3uk1ub2wt2ti2qg2ll2mf2ob2ht3l638a28k2n32kg2g93ws46r1y93072e84fv2ov2j33a525c45f2l72sy4by2tg29d4lx2md2gb3qt
53-4011   5zk6396xk5y36w8         74f      6xx   77875r5sv5zm4yc8e7         78a62y7gn6ym4pz      5gb6of6td   8fe4vs73h63t6d2   6w15c66a563g   706   5ov6iv4yw637
53-4013   3ru30a   56k4ot         678               4764bt4sf                                       5hb   3s1   4l64w4   51m         46643l4i6            71u
53-4022   4bp      4j95vi         4ht5tu   68r   5vx4z95634cp46q   63y   561   56f      489         5q05ky   6g1589      4a3            5iu         6ki   3ma3id
53-4031      58360w5eb5zf      67d6545ul         65q69q5ax41i4sp   6fn   63c63958z60p   4jp            60d   6684qj7w25ai6g9   5om4u95ja5bm   65y   63k4lt49a5a3
53-4041            62k            5me4lh                           74q   37v51p43b      4tv         5bl                                 4ja4iu4s5   5xy
53-4099            4no               622                                                                                             3r63bv         6op
53-50114vd3bg1uk   49a   3hs   4ms4gx2w65vi3pm   3sd4d5   3nu3lh3ef   3m03yj4dg40a3vz   3gd         5jo      46l44o   5fl2zt3rq3wa   4oa4ah   3sg   55a3rs3nl
53-50216t35bg   4j28ht   5ul   5nk5v85y55mo7je   5dc73k      91g60japz5m544v68s6gf81i   5c5      5ur6yv      8344br63r7hl4qm5xb4g6   a8n8lf3ux6rd4xu8055qn6kx
53-5022            2o1   3jp      3li   5vt      59y         3j83hg      3lw                        3en      4s8                     39o3vn         4wt
53-50316sz7er      7ja   96l      a2g   a5o      8wb9ff   9av7zb9gw   5yc63x      7la   50l         94n      ab8      6uo66t97h7jx      9v1   6ct   8bu
53-6011   55n      5l3            261      5gx   5gx4ou   4hq30l4b3      3we5qq5pv5rl   36y                  3z84i9      5b5         4nu3ja   3mw   60q4fb51u
53-60212tm2cb2b12n32xq3192ng2ve2n32ad28g2ll2bj2gv2u12f42c82fv1ug2vs2pt2dq2ll2px2e921e23a2cu2qr2jc2s12pi2ct2an2rs2bm23n2zl2ee2nj2fh2n22di2eo2o72bn2y03by2ev2cm2re
53-603137j2922oj2rk3812yl37k37z2th2ou2dz3d72dl2qs2s12r62qg2f928z2r42we2hr2ew2w32xx2dl2zi2lk2u22p23372q72ds2wb2va2p72g82n82fn37t2s02s52gt2lj2us2cb2zi31k2tj26i2ts
53-60323lw3bp2yd3dm3m03fm30z   2xc2yo3af45d2qs33t30j2vv3jo2zx3b93er5ja37036w3md2tp2tz3kn   3f42w93ip3kd3hs3553fw3cb2ts32m2zv   2sd   4da2zk3ma30x   3wc38o2do2t0
53-6041   40m3tn4mm63r   3w0      3ya3pn   5964eu5h55h83mu   3an4x64oh   2x96054dk      4ds   4qi   4yg3sw43i5j34qq4or   529   4ek   3gx3rh4s54sz   5jw4jq44c3v8
53-60519i08ce6kh4sx6ek6ba7286xw   7tv7bz8cr90l46x3pb6757z66h95z66597rq4x32rp75y4zp   4uh6in87d      3st4wx3v277i5xx8kj60z6aj   67l5eo61v7ts4z45al   81l5t24iz
53-606146t      2ua3ce2wb2nc42h   2ag21539o      305      3gh   3cf2kn   33t   2mr      2ra         32g   2h937j20u2jg32v2jo   27r   2422er1zs2zt   3801wh
53-609939o   3zo   3o7   2mh3zp2ku2v33ef4la      2rq2t5      3co49c3973x42vb3hk3b62tf   3da   2v62a75ca2qg2vq3ql4ed526   26h386      3kk42851b3xz   4hy3by
53-7011   4bh2um3123bv34g         2y334v3b44e23573f13km3373gg47n3bv4bw2yf31a3bg3ei2yg2zo30s3op3cg   3wz   2yt3aj3212sk3cl3hd   2xm3gp2ya34x3r232o3473cs31v4uj41s
53-702174x4ov37k5736515y86a0   4n45is4sd9l657s42l4rq4335y64s84px7kn6sb52h4ly68t4id4q66e04z46e94oo4vv7rk4tc8xs6mh4g24wn6fa51381u4y45h84l15nk5795505m47sv58448b60l
53-7031   3uz                     42o      4h3               3qz                              3ht   4x9         443                     526            46v
53-7041                           2l92x789i      94d32f         4sw7pc   33b61s3nz                           5sa3bg   4b8            32x      2uu      2tk
53-705146j3go3dm3pn3op3wh3n36gk4nn3qd3c14503o73lg3ok3it3nr3lj3rz3m53ir3ol3hm3u63hj3cm3pi3cm3su3lt47a3k24sn3hn3s73l13g63x03ol3h13dc3np38y3i93s83mc3nm3un3ok37r4m6
53-706133p29k2p52qd2xc3212rn3an2w02kq2d12wc2rs2r02rt2p22vt2nr24o2zb2t32w02m52we2ob27k2tf2kz2vl2v82vy2v12c72n331f2pv2ds2xr2o92vq2n32pd2p329t2oy2np31t33b2q029n2m5
53-70623fn2tv2rs3f13g73i13d83j22vo2y02yw3ek3ct32u34n36u33t3at2q63gs37k3ag2zy3kk30k2t43ds2y73ix3b738z31u2vf31b3fz31m2ur3gb3a037t2w930a2y02wa39p31e31f3kb3fx2ur2yh
53-7063   2zt3hp33t3463qg2un   3ej2pj31c   3hp3aa   2x53p53983ch3cv37j2hr39k3re3le2yi   2vt   3ib3le3gp   34n3cp3hd2tw3im36i2j12xp3173482vr33k2st   3io49431c3yg
53-706437r2g92m92uy2vi3552rp35n2vl26k2ke2rt2w32uk2s92vy3fi2ud24z2n02rm2sx2q633z2wn2kc2p42ng2fc3002da3ds25z2vw2vi2us2nw2sj2uo2u12he27w2ry2jx2s62p831k30y2s127u2h7
53-706533z2n92oe2w63b339n34r3242vy2t42qy3162ts2vn2wo2sp2qh2u92nt2wa2wp2ve2rt2v42tz2n730h2rv2u72rs2u62vh2rj2vu30f2v52on3cs2ts2tb2s22wl2se2uc2wp2t22v53fy2p82nv31y
53-707187o3co         5vo                           7qk8b9   665         61c         6gn      4zi            4k06mp6c73y34n5      3fg3hz6c4   50j   4fq   50p
53-707266t55t      4g63lo5jp      4k84xx      4n874f4oe   3lg4y3      3yp5d64lu3g14rb5jd3jh6a43k9   50j4jo4h23pd4zq3ma47i4oi         40s4rl4r354q   4ef4nk4qp606
53-7073      4zl   4yz5ly                        3yw   4tc   5xp         3ob      4ts4gn   65q         60p   3s23lv4qi   3id            5uq4ml            40x4ew
53-70813j23kg2r03mb5094nj2y64a54q93ou3mg4cb3uh3uk5sh4jm3if3bq2zt3vr38b3cg3xr4tt3ux30t3ta3g34jw3t73le47r3oe4qb50f3t13bm4vl3q04bh2ow2jj3c73kp4kr3l940c5ra4m52rk3rm
53-7121   5tl2lw   5ak3y8         3ii3y43ho3yx37u   3f3   43o4jm5jb69w   4gu5wu4gf   66f3gr4q13km5ej5093pd   3py4ga2q85po3po   686      4px44936f      4f1483
53-71993pr42f2r13q22yp4q43m4      2we3vc   3xk   32r3v0   4fv      3y73yx3eh43o2z5   4g2308   3fn4gc507   3bd4pc2ku3na3rz37t   31d   2w935a2sx3u93s85j02qu
`;

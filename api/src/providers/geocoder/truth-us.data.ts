/**
 * Public buildings of the United States as `address|latitude|longitude`, coordinates written by hand to about two
 * hundred meters. What the geocoder answers is measured against them (docs/PERFORMANCE.md).
 */
export const usTruth: readonly string[] = `
City Hall, 90 W Broad St, Columbus, OH 43215|39.9628|-83.0034
City Hall, 601 Lakeside Ave E, Cleveland, OH 44114|41.5045|-81.6931
City Hall, 801 Plum St, Cincinnati, OH 45202|39.1043|-84.5188
University of Dayton, 300 College Park Ave, Dayton, OH 45469|39.7401|-84.1793
University of Akron, 302 Buchtel Common, Akron, OH 44325|41.0761|-81.5106
One Government Center, Toledo, OH 43604|41.6528|-83.5335
City Hall, 121 N LaSalle St, Chicago, IL 60602|41.8837|-87.6322
University of Chicago, 5801 S Ellis Ave, Chicago, IL 60637|41.7886|-87.5987
Northwestern University, 633 Clark St, Evanston, IL 60208|42.0565|-87.6753
State Capitol, 401 S 2nd St, Springfield, IL 62701|39.7983|-89.6544
University of Illinois, 601 E John St, Champaign, IL 61820|40.1083|-88.2280
City Hall, 419 Fulton St, Peoria, IL 61602|40.6922|-89.5900
City Hall, City Hall Park, New York, NY 10007|40.7127|-74.0059
Public Library, 476 5th Ave, New York, NY 10018|40.7532|-73.9822
Columbia University, 535 W 116th St, New York, NY 10027|40.8075|-73.9626
Borough Hall, 209 Joralemon St, Brooklyn, NY 11201|40.6928|-73.9903
City Hall, 65 Niagara Sq, Buffalo, NY 14202|42.8867|-78.8793
City Hall, 30 Church St, Rochester, NY 14614|43.1569|-77.6148
State Capitol, State St, Albany, NY 12224|42.6526|-73.7573
Syracuse University, 900 S Crouse Ave, Syracuse, NY 13244|43.0377|-76.1340
Cornell University, 144 East Ave, Ithaca, NY 14853|42.4494|-76.4839
City Hall, 40 S Broadway, Yonkers, NY 10701|40.9315|-73.8995
City Hall, 255 Main St, White Plains, NY 10601|41.0326|-73.7680
City Hall, 1 City Hall Square, Boston, MA 02201|42.3604|-71.0580
Massachusetts Institute of Technology, 77 Massachusetts Ave, Cambridge, MA 02139|42.3592|-71.0935
City Hall, 455 Main St, Worcester, MA 01608|42.2625|-71.8019
City Hall, 36 Court St, Springfield, MA 01103|42.1013|-72.5900
University of Massachusetts, Amherst, MA 01003|42.3912|-72.5267
City Hall, 375 Merrimack St, Lowell, MA 01852|42.6459|-71.3130
City Hall, 1400 John F Kennedy Blvd, Philadelphia, PA 19107|39.9524|-75.1636
University of Pennsylvania, 3451 Walnut St, Philadelphia, PA 19104|39.9510|-75.1939
City-County Building, 414 Grant St, Pittsburgh, PA 15219|40.4380|-79.9967
Carnegie Mellon University, 5000 Forbes Ave, Pittsburgh, PA 15213|40.4433|-79.9436
State Capitol, 501 N 3rd St, Harrisburg, PA 17120|40.2645|-76.8836
City Hall, 435 Hamilton St, Allentown, PA 18101|40.6037|-75.4670
City Hall, 626 State St, Erie, PA 16501|42.1290|-80.0846
Penn State University, State College, PA 16801|40.7946|-77.8603
City Hall, 815 Washington St, Reading, PA 19601|40.3370|-75.9250
City Hall, 340 N Washington Ave, Scranton, PA 18503|41.4098|-75.6624
City Hall, 920 Broad St, Newark, NJ 07102|40.7318|-74.1741
City Hall, 280 Grove St, Jersey City, NJ 07302|40.7174|-74.0436
State House, 125 W State St, Trenton, NJ 08608|40.2204|-74.7700
Princeton University, Princeton, NJ 08544|40.3487|-74.6593
City Hall, 1301 Bacharach Blvd, Atlantic City, NJ 08401|39.3640|-74.4310
City Hall, 155 Market St, Paterson, NJ 07505|40.9163|-74.1723
City Hall, 550 Main St, Hartford, CT 06103|41.7630|-72.6739
Yale University, 500 College St, New Haven, CT 06511|41.3113|-72.9246
City Hall, 45 Lyon Ter, Bridgeport, CT 06604|41.1817|-73.1948
Government Center, 888 Washington Blvd, Stamford, CT 06901|41.0530|-73.5430
City Hall, 25 Dorrance St, Providence, RI 02903|41.8238|-71.4135
City Hall, 100 N Holliday St, Baltimore, MD 21202|39.2910|-76.6107
State House, 100 State Cir, Annapolis, MD 21401|38.9789|-76.4907
University of Maryland, College Park, MD 20742|38.9869|-76.9426
City Hall, 111 Maryland Ave, Rockville, MD 20850|39.0840|-77.1528
The White House, 1600 Pennsylvania Ave NW, Washington, DC 20500|38.8977|-77.0365
Library of Congress, 101 Independence Ave SE, Washington, DC 20540|38.8887|-77.0047
Georgetown University, 3700 O St NW, Washington, DC 20057|38.9076|-77.0723
City Hall, 900 E Broad St, Richmond, VA 23219|37.5407|-77.4331
University of Virginia, Charlottesville, VA 22903|38.0336|-78.5080
City Hall, 810 Union St, Norfolk, VA 23510|36.8464|-76.2853
City Hall, 301 King St, Alexandria, VA 22314|38.8050|-77.0434
Virginia Tech, Blacksburg, VA 24061|37.2284|-80.4234
City Hall, 215 Church Ave SW, Roanoke, VA 24011|37.2710|-79.9440
City Hall, 800 N French St, Wilmington, DE 19801|39.7430|-75.5460
Legislative Hall, 411 Legislative Ave, Dover, DE 19901|39.1573|-75.5197
State Capitol, 1900 Kanawha Blvd E, Charleston, WV 25305|38.3363|-81.6123
West Virginia University, Morgantown, WV 26506|39.6359|-79.9545
City Hall, 600 E 4th St, Charlotte, NC 28202|35.2226|-80.8379
State Capitol, 1 E Edenton St, Raleigh, NC 27601|35.7804|-78.6391
Duke University, Durham, NC 27708|36.0014|-78.9382
University of North Carolina, Chapel Hill, NC 27514|35.9049|-79.0469
City Hall, 300 W Washington St, Greensboro, NC 27401|36.0716|-79.7936
City Hall, 70 Court Plaza, Asheville, NC 28801|35.5950|-82.5487
State House, 1100 Gervais St, Columbia, SC 29201|34.0004|-81.0331
City Hall, 80 Broad St, Charleston, SC 29401|32.7766|-79.9310
City Hall, 206 S Main St, Greenville, SC 29601|34.8485|-82.4003
City Hall, 55 Trinity Ave SW, Atlanta, GA 30303|33.7488|-84.3905
Emory University, 201 Dowman Dr, Atlanta, GA 30322|33.7925|-84.3240
City Hall, 2 E Bay St, Savannah, GA 31401|32.0811|-81.0912
University of Georgia, Athens, GA 30602|33.9480|-83.3773
Government Center, 100 10th St, Columbus, GA 31901|32.4660|-84.9915
City Hall, 3500 Pan American Dr, Miami, FL 33133|25.7280|-80.2340
City Hall, 400 S Orange Ave, Orlando, FL 32801|28.5383|-81.3790
City Hall, 315 E Kennedy Blvd, Tampa, FL 33602|27.9475|-82.4572
City Hall, 117 W Duval St, Jacksonville, FL 32202|30.3294|-81.6590
State Capitol, 400 S Monroe St, Tallahassee, FL 32399|30.4381|-84.2822
University of Florida, Gainesville, FL 32611|29.6465|-82.3533
City Hall, 100 N Andrews Ave, Fort Lauderdale, FL 33301|26.1236|-80.1437
City Hall, 175 5th St N, St. Petersburg, FL 33701|27.7731|-82.6390
City Hall, 710 20th St N, Birmingham, AL 35203|33.5210|-86.8110
State Capitol, 600 Dexter Ave, Montgomery, AL 36130|32.3777|-86.3006
University of Alabama, Tuscaloosa, AL 35487|33.2119|-87.5459
City Hall, 308 Fountain Cir, Huntsville, AL 35801|34.7290|-86.5860
Government Plaza, 205 Government St, Mobile, AL 36602|30.6910|-88.0420
State Capitol, 400 High St, Jackson, MS 39201|32.3039|-90.1822
City Hall, 1300 Perdido St, New Orleans, LA 70112|29.9520|-90.0765
State Capitol, 900 N 3rd St, Baton Rouge, LA 70802|30.4571|-91.1874
Government Plaza, 505 Travis St, Shreveport, LA 71101|32.5137|-93.7485
Metro Courthouse, 1 Public Square, Nashville, TN 37201|36.1668|-86.7781
City Hall, 125 N Main St, Memphis, TN 38103|35.1490|-90.0520
University of Tennessee, Knoxville, TN 37996|35.9544|-83.9295
City Hall, 101 E 11th St, Chattanooga, TN 37402|35.0430|-85.3080
Metro Hall, 527 W Jefferson St, Louisville, KY 40202|38.2545|-85.7602
University of Kentucky, Lexington, KY 40506|38.0307|-84.5040
State Capitol, 700 Capital Ave, Frankfort, KY 40601|38.1867|-84.8753
City-County Building, 200 E Washington St, Indianapolis, IN 46204|39.7683|-86.1533
University of Notre Dame, Notre Dame, IN 46556|41.7056|-86.2353
Indiana University, Bloomington, IN 47405|39.1682|-86.5230
Purdue University, West Lafayette, IN 47907|40.4237|-86.9212
City Hall, 200 E Berry St, Fort Wayne, IN 46802|41.0793|-85.1390
City Hall, 401 Broadway, Gary, IN 46402|41.6023|-87.3371
Municipal Center, 2 Woodward Ave, Detroit, MI 48226|42.3295|-83.0440
University of Michigan, Ann Arbor, MI 48109|42.2780|-83.7382
State Capitol, 100 N Capitol Ave, Lansing, MI 48933|42.7336|-84.5555
City Hall, 300 Monroe Ave NW, Grand Rapids, MI 49503|42.9694|-85.6712
Michigan State University, East Lansing, MI 48824|42.7018|-84.4822
City Hall, 1101 S Saginaw St, Flint, MI 48502|43.0105|-83.6876
City Hall, 200 E Wells St, Milwaukee, WI 53202|43.0417|-87.9097
State Capitol, 2 E Main St, Madison, WI 53703|43.0747|-89.3841
City Hall, 100 N Jefferson St, Green Bay, WI 54301|44.5150|-88.0150
City Hall, 350 S 5th St, Minneapolis, MN 55415|44.9773|-93.2654
State Capitol, 75 Rev Dr Martin Luther King Jr Blvd, St. Paul, MN 55155|44.9552|-93.1022
Mayo Clinic, 200 1st St SW, Rochester, MN 55905|44.0223|-92.4667
City Hall, 411 W 1st St, Duluth, MN 55802|46.7836|-92.1058
State Capitol, 1007 E Grand Ave, Des Moines, IA 50319|41.5911|-93.6037
University of Iowa, Iowa City, IA 52242|41.6611|-91.5362
City Hall, 101 1st St SE, Cedar Rapids, IA 52401|41.9766|-91.6680
City Hall, 1200 Market St, St. Louis, MO 63103|38.6274|-90.1994
City Hall, 414 E 12th St, Kansas City, MO 64106|39.1002|-94.5781
University of Missouri, Columbia, MO 65211|38.9454|-92.3288
State Capitol, 201 W Capitol Ave, Jefferson City, MO 65101|38.5791|-92.1729
City Hall, 840 Boonville Ave, Springfield, MO 65802|37.2165|-93.2930
State Capitol, 500 Woodlane St, Little Rock, AR 72201|34.7467|-92.2890
University of Arkansas, Fayetteville, AR 72701|36.0687|-94.1748
State Capitol, 300 SW 10th Ave, Topeka, KS 66612|39.0481|-95.6780
City Hall, 455 N Main St, Wichita, KS 67202|37.6923|-97.3375
University of Kansas, Lawrence, KS 66045|38.9543|-95.2558
State Capitol, 1445 K St, Lincoln, NE 68508|40.8081|-96.6997
Civic Center, 1819 Farnam St, Omaha, NE 68183|41.2580|-95.9400
State Capitol, 500 E Capitol Ave, Pierre, SD 57501|44.3672|-100.3464
City Hall, 224 W 9th St, Sioux Falls, SD 57104|43.5470|-96.7310
State Capitol, 600 E Boulevard Ave, Bismarck, ND 58505|46.8208|-100.7828
City Hall, 225 4th St N, Fargo, ND 58102|46.8786|-96.7850
State Capitol, 2300 N Lincoln Blvd, Oklahoma City, OK 73105|35.4922|-97.5034
City Hall, 175 E 2nd St, Tulsa, OK 74103|36.1560|-95.9912
University of Oklahoma, Norman, OK 73019|35.2058|-97.4457
State Capitol, 1100 Congress Ave, Austin, TX 78701|30.2747|-97.7404
City Hall, 901 Bagby St, Houston, TX 77002|29.7602|-95.3694
Rice University, 6100 Main St, Houston, TX 77005|29.7174|-95.4018
City Hall, 1500 Marilla St, Dallas, TX 75201|32.7763|-96.7967
City Hall, 100 Military Plaza, San Antonio, TX 78205|29.4245|-98.4951
City Hall, 300 N Campbell St, El Paso, TX 79901|31.7602|-106.4870
City Hall, 200 Texas St, Fort Worth, TX 76102|32.7500|-97.3340
Texas A&M University, College Station, TX 77843|30.6152|-96.3410
City Hall, 1201 Leopard St, Corpus Christi, TX 78401|27.7950|-97.4020
Texas Tech University, Lubbock, TX 79409|33.5843|-101.8783
Baylor University, Waco, TX 76798|31.5489|-97.1131
City and County Building, 1437 Bannock St, Denver, CO 80202|39.7392|-104.9907
University of Colorado, Boulder, CO 80309|40.0076|-105.2659
City Hall, 107 N Nevada Ave, Colorado Springs, CO 80903|38.8350|-104.8220
City Hall, 300 Laporte Ave, Fort Collins, CO 80521|40.5885|-105.0790
State Capitol, 200 W 24th St, Cheyenne, WY 82001|41.1403|-104.8202
State Capitol, 1301 E 6th Ave, Helena, MT 59601|46.5857|-112.0184
University of Montana, Missoula, MT 59812|46.8601|-113.9852
City Hall, 210 N 27th St, Billings, MT 59101|45.7830|-108.5050
State Capitol, 700 W Jefferson St, Boise, ID 83702|43.6177|-116.1996
State Capitol, 350 State St, Salt Lake City, UT 84103|40.7774|-111.8881
Brigham Young University, Provo, UT 84602|40.2518|-111.6493
City Hall, 495 S Main St, Las Vegas, NV 89101|36.1670|-115.1490
City Hall, 1 E 1st St, Reno, NV 89501|39.5268|-119.8130
State Capitol, 101 N Carson St, Carson City, NV 89701|39.1640|-119.7662
City Hall, 200 W Washington St, Phoenix, AZ 85003|33.4485|-112.0770
University of Arizona, Tucson, AZ 85721|32.2319|-110.9501
Arizona State University, Tempe, AZ 85281|33.4200|-111.9300
City Hall, 211 W Aspen Ave, Flagstaff, AZ 86001|35.1980|-111.6510
City Hall, 1 Civic Plaza NW, Albuquerque, NM 87102|35.0868|-106.6510
State Capitol, 490 Old Santa Fe Trail, Santa Fe, NM 87501|35.6824|-105.9397
City Hall, 200 N Spring St, Los Angeles, CA 90012|34.0537|-118.2428
University of California, Los Angeles, CA 90095|34.0689|-118.4452
City Hall, 1 Dr Carlton B Goodlett Pl, San Francisco, CA 94102|37.7793|-122.4193
City Hall, 202 C St, San Diego, CA 92101|32.7170|-117.1628
City Hall, 200 E Santa Clara St, San Jose, CA 95113|37.3377|-121.8860
State Capitol, 1315 10th St, Sacramento, CA 95814|38.5767|-121.4936
Stanford University, Stanford, CA 94305|37.4275|-122.1697
University of California, Berkeley, CA 94720|37.8719|-122.2585
City Hall, 1 Frank H Ogawa Plaza, Oakland, CA 94612|37.8053|-122.2725
City Hall, 2600 Fresno St, Fresno, CA 93721|36.7390|-119.7850
City Hall, 250 Hamilton Ave, Palo Alto, CA 94301|37.4443|-122.1600
City Hall, 200 S Anaheim Blvd, Anaheim, CA 92805|33.8333|-117.9120
City Hall, 735 Anacapa St, Santa Barbara, CA 93101|34.4225|-119.6985
City Hall, 1221 SW 4th Ave, Portland, OR 97204|45.5150|-122.6793
State Capitol, 900 Court St NE, Salem, OR 97301|44.9387|-123.0301
University of Oregon, Eugene, OR 97403|44.0448|-123.0726
City Hall, 600 4th Ave, Seattle, WA 98104|47.6038|-122.3300
University of Washington, Seattle, WA 98195|47.6553|-122.3035
State Capitol, 416 Sid Snyder Ave SW, Olympia, WA 98504|47.0358|-122.9049
City Hall, 808 W Spokane Falls Blvd, Spokane, WA 99201|47.6600|-117.4240
City Hall, 747 Market St, Tacoma, WA 98402|47.2555|-122.4400
City Hall, 389 Congress St, Portland, ME 04101|43.6592|-70.2568
State House, 107 N Main St, Concord, NH 03301|43.2067|-71.5378
State House, 115 State St, Montpelier, VT 05633|44.2623|-72.5807
University of Vermont, Burlington, VT 05405|44.4779|-73.1965
City Hall, 632 W 6th Ave, Anchorage, AK 99501|61.2166|-149.8950
State Capitol, 120 4th St, Juneau, AK 99801|58.3020|-134.4103
State Capitol, 415 S Beretania St, Honolulu, HI 96813|21.3075|-157.8574
`
  .trim()
  .split('\n');

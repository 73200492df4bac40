/**
 * 150 places of real postings, drawn at random from those that name a city with its state or country, as
 * `text|city|country-state`. Labels were written by hand from the texts alone, before any answer was seen; no city
 * where the text names none.
 */
export const labelledPlaces: readonly string[] = `
Littleton, CO|Littleton|US-CO
500 Groton Rd, Windsor,CT 06095-1580|Windsor|US-CT
New Market, Maryland, United States|New Market|US-MD
Holyoke, MA|Holyoke|US-MA
Boston, MA 02210 (South Boston area)|Boston|US-MA
Jackson, Mississippi, United States|Jackson|US-MS
Troy, NY|Troy|US-NY
Pittsburgh, PA, USA|Pittsburgh|US-PA
New York City , CA|New York|US-NY
South San Francisco, California, United States|South San Francisco|US-CA
Palo Alto, CA|Palo Alto|US-CA
Moscow, ID|Moscow|US-ID
5188 Kyle Center Dr, Kyle,TX 78640-6137|Kyle|US-TX
Bloomington, IL 61702|Bloomington|US-IL
Rochester, MA|Rochester|US-MA
Quantico, VA|Quantico|US-VA
University Park, IL|University Park|US-IL
Lexington Park, MD|Lexington Park|US-MD
Coraopolis, PA 15108|Coraopolis|US-PA
Virginia, Minnesota, United States|Virginia|US-MN
Dayton, OH 45430|Dayton|US-OH
Pontiac, MI|Pontiac|US-MI
809 N Azusa Ave, Azusa, CA 91702-2510|Azusa|US-CA
Oxford, UK|Oxford|GB
Santa Clara, CA, US|Santa Clara|US-CA
Ava, MO 65608|Ava|US-MO
Elk Grove, California, United States|Elk Grove|US-CA
Minneapolis, MN 55413 (Sheridan area)|Minneapolis|US-MN
Tulsa, OK|Tulsa|US-OK
Greenfield , IN|Greenfield|US-IN
Northridge, LA|Northridge|US-CA
Fort Meade, Maryland, United States|Fort Meade|US-MD
55 Graceland Blvd, Columbus,OH 43214-7508|Columbus|US-OH
3900 N 124th St, Wauwatosa,WI 53222-2105|Wauwatosa|US-WI
Wake County, NC||US-NC
St Louis, MO|St. Louis|US-MO
Atlanta, GA, United States|Atlanta|US-GA
4300 Veterans Memorial Dr, Batavia, NY 14020-1258|Batavia|US-NY
Irvine, CA, USA|Irvine|US-CA
Newington, Connecticut, United States|Newington|US-CT
St. Louis, MO 63108 (Central West End area)|St. Louis|US-MO
Santa Monica, CA|Santa Monica|US-CA
2800 Meadowbrook Mall, Bridgeport,WV 26330-9795|Bridgeport|US-WV
Washington, DC 20020 (Anacostia area)|Washington|US-DC
Minneapolis, MN 55414 (Prospect Park area)|Minneapolis|US-MN
Bellevue, Washington|Bellevue|US-WA
4303 Nawiliwili Rd, Lihue,HI 96766-9581|Lihue|US-HI
Hendersonville, NC|Hendersonville|US-NC
1970 Hilliard Rome Rd, Hilliard,OH 43026-7566|Hilliard|US-OH
Cambridge, MA 02141 (East Cambridge area)|Cambridge|US-MA
1818 E Baseline Rd, Tempe,AZ 85283-1502|Tempe|US-AZ
3130 44th St SW, Grandville,MI 49418-2567|Grandville|US-MI
Tysons, VA, United States|Tysons|US-VA
Smyrna, Georgia, United States|Smyrna|US-GA
Providence, RI|Providence|US-RI
Hill AFB, UT 84056||US-UT
6301 Gosford Rd, Bakersfield,CA 93313-4748|Bakersfield|US-CA
McLean, VA 22101|McLean|US-VA
Audubon, PA|Audubon|US-PA
21500 NE Halsey St, Fairview,OR 97024-8616|Fairview|US-OR
Princeton, NJ 08540|Princeton|US-NJ
2650 NW Federal Hwy, Stuart,FL 34994-9318|Stuart|US-FL
Denver, CO 80202 (Lodo area)|Denver|US-CO
Casa Grande, AZ|Casa Grande|US-AZ
Framingham, MA|Framingham|US-MA
4050 N Harlem Ave, Norridge,IL 60706-1202|Norridge|US-IL
Irving, TX 75063 (Freeport/Hackberry area)|Irving|US-TX
1907 E Victory Dr, Savannah, GA 31404-3714|Savannah|US-GA
Puyallup, Washington, United States|Puyallup|US-WA
Champlin, MN|Champlin|US-MN
North Bethesda, MD|North Bethesda|US-MD
Las Vegas, NV 89119 (Enterprise area)|Las Vegas|US-NV
Alexandria, VA 22301 (Potomac West area)|Alexandria|US-VA
555 W Webster Ave, Chicago,IL 60614-7610|Chicago|US-IL
Carlsbad, California, United States|Carlsbad|US-CA
Richfield, OH|Richfield|US-OH
Kapolei, HI|Kapolei|US-HI
Rochester, New York, United States|Rochester|US-NY
Aldie, VA 20105|Aldie|US-VA
Larkspur,California,United States|Larkspur|US-CA
Raleigh, NC 27605 (Hillsborough area)|Raleigh|US-NC
San Francisco, California|San Francisco|US-CA
5570 Roswell Rd, Sandy Springs,GA 30342-1102|Sandy Springs|US-GA
Las Vegas, NV 89128 (Desert Shores area)|Las Vegas|US-NV
Collierville, TN|Collierville|US-TN
Roseau, MN|Roseau|US-MN
701 Rio Rancho Road, Pomona,CA 91766-7018|Pomona|US-CA
8101 W 151st, Overland Park,KS 66223-2113|Overland Park|US-KS
67750 E Palm Canyon Dr, Cathedral City,CA 92234-5441|Cathedral City|US-CA
Media, PA|Media|US-PA
Southampton, UK|Southampton|GB
Woodland Hills, CA 91365|Woodland Hills|US-CA
Pomona, CA 91767|Pomona|US-CA
Darien, CT|Darien|US-CT
1717 Route 228, Cranberry Twp,PA 16066-5312|Cranberry|US-PA
10560 Sawmill Pky, Powell,OH 43065-7699|Powell|US-OH
Dover, NH|Dover|US-NH
Grove City, OH 43123|Grove City|US-OH
Wood Village, OR|Wood Village|US-OR
Manhattan, NY|Manhattan|US-NY
Port Arthur, TX|Port Arthur|US-TX
Burleson, Texas, United States|Burleson|US-TX
Whitehouse Station, NJ 08889|Whitehouse Station|US-NJ
Durham, NC 27713|Durham|US-NC
Milpitas, CA|Milpitas|US-CA
Waltham, MA 02451|Waltham|US-MA
Massena, NY|Massena|US-NY
Richmond, VA 23235 (Stony Point area)|Richmond|US-VA
18200 Royalton Rd, Strongsville,OH 44136-5181|Strongsville|US-OH
Thousand Oaks, CA 91362|Thousand Oaks|US-CA
Delaware, OH|Delaware|US-OH
Birmingham, AL 35233 (Southside area)|Birmingham|US-AL
Irvine, CA, US|Irvine|US-CA
Wilmington, DE 19803|Wilmington|US-DE
Sunnyvale, CA, United States|Sunnyvale|US-CA
Portland, ME 04101 (Downtown area)|Portland|US-ME
Middletown, CT|Middletown|US-CT
Grand Island, NE|Grand Island|US-NE
3701 Broadway St, Quincy,IL 62305-2821|Quincy|US-IL
Lafayette, IN|Lafayette|US-IN
New York, NY 10013 (Tribeca area)|New York|US-NY
Boise, ID 83702 (Harrison Blvd area)|Boise|US-ID
Middlesex, NJ|Middlesex|US-NJ
Lynchburg, VA|Lynchburg|US-VA
Solon, OH|Solon|US-OH
Portsmouth, NH 03801|Portsmouth|US-NH
Leesburg, Georgia, United States|Leesburg|US-GA
Marietta, Georgia, United States|Marietta|US-GA
Denver, CO 80014|Denver|US-CO
10340 N Sepulveda Blvd, Mission Hills,CA 91345-2422|Mission Hills|US-CA
1515 County Road B W, Roseville,MN 55113-6005|Roseville|US-MN
Mexico City, MX|Mexico City|MX
New York, NY 10001 (Garment District area)|New York|US-NY
Vaughan, ON, Canada|Vaughan|CA-ON
Amsterdam, NL|Amsterdam|NL
Boerne, TX|Boerne|US-TX
Charlotte, NC 28202 (Dilworth area)|Charlotte|US-NC
Stamford, CT 06901 (Downtown area)|Stamford|US-CT
Marina Del Rey, CA|Marina del Rey|US-CA
Lake County, IL||US-IL
Redwood City, CA 94065 (Westport area)|Redwood City|US-CA
1833A LaCienega Blvd, Los Angeles,CA 90035-4664|Los Angeles|US-CA
Washington, IN 47501|Washington|US-IN
Washington, DC, US|Washington|US-DC
United States , CA||US-CA
Los Angeles, CA 90014 (Downtown area)|Los Angeles|US-CA
Hunt Valley, MD|Hunt Valley|US-MD
Providence, Rhode Island, United States|Providence|US-RI
Lisle, Illinois, United States|Lisle|US-IL
840 Winfield Dunn Pkwy, Sevierville,TN 37876|Sevierville|US-TN
`
  .trim()
  .split('\n');

/**
 * Areas as people name them, by the codes of the metropolitan areas they are (delineation of 2023, US Census Bureau),
 * their spoken names divided by ` | `. Common knowledge.
 */
export const spokenMetros: readonly (readonly [codes: string, label: string, names: string])[] = [
  [
    '41860 41940',
    'San Francisco Bay Area',
    'bay area | sf bay area | san francisco bay area | san francisco bay | bay area ca | bay area california',
  ],
  ['41860', 'East Bay, CA', 'east bay'],
  ['41940', 'Silicon Valley, CA', 'silicon valley | south bay ca | santa clara valley'],
  [
    '19100',
    'Dallas–Fort Worth, TX',
    'dfw | dfw area | dfw metro | dfw metroplex | dallas fort worth | the metroplex | north texas',
  ],
  [
    '35620',
    'New York metropolitan area',
    'tri state | tri state area | new york tri state | new york tri state area | ny tri state area | nyc tri state area | nyc area | nyc metro area | greater nyc | greater nyc area | ny metro area',
  ],
  [
    '33460',
    'Twin Cities, MN',
    'twin cities | twin cities area | minneapolis st paul | minneapolis saint paul | msp',
  ],
  ['14460', 'Greater Boston, MA', 'greater boston | boston area | metro boston'],
  [
    '47900',
    'Washington metropolitan area',
    'dmv | dmv area | dc area | dc metro | dc metro area | washington dc area | washington dc metro | washington dc metro area | greater washington dc area | national capital region | northern virginia',
  ],
  ['47900 12580', 'Washington–Baltimore', 'washington dc baltimore | washington baltimore | dc baltimore'],
  [
    '31080',
    'Los Angeles metropolitan area',
    'la area | la metro | la metro area | greater la | greater la area | greater los angeles',
  ],
  ['31080 40140 41740 37100', 'Southern California', 'socal | southern california | so cal'],
  ['40140', 'Inland Empire, CA', 'inland empire'],
  ['33100', 'South Florida', 'south florida | miami fort lauderdale | miami fort lauderdale west palm beach'],
  ['45300', 'Tampa Bay, FL', 'tampa bay | tampa bay area'],
  [
    '39580 20500',
    'Research Triangle, NC',
    'research triangle | raleigh durham | rtp | research triangle park | triangle nc | raleigh durham chapel hill',
  ],
  ['24660 49180', 'Piedmont Triad, NC', 'piedmont triad | triad nc'],
  ['47260', 'Hampton Roads, VA', 'hampton roads | tidewater | norfolk va beach'],
  ['42660', 'Puget Sound, WA', 'puget sound | greater seattle | seattle area'],
  ['19740 14500 22660', 'Front Range, CO', 'front range | denver boulder'],
  ['41620 36260 39340', 'Wasatch Front, UT', 'wasatch front | silicon slopes'],
  ['19340', 'Quad Cities, IA-IL', 'quad cities'],
  ['10900', 'Lehigh Valley, PA', 'lehigh valley'],
  ['37980', 'Delaware Valley', 'delaware valley | greater philly | philly area | philly metro'],
  ['16980', 'Chicagoland, IL', 'chicagoland | chicagoland area | chicago area'],
  ['10580', 'Capital Region, NY', 'capital district ny | capital region ny'],
  ['28880', 'Hudson Valley, NY', 'hudson valley'],
  ['32580 15180', 'Rio Grande Valley, TX', 'rio grande valley | rgv'],
  ['12700', 'Cape Cod, MA', 'cape cod'],
  ['26420', 'Greater Houston, TX', 'houston area | greater houston'],
  ['38060', 'Phoenix metropolitan area', 'valley of the sun | phoenix metro | phoenix area'],
  ['12060', 'Metro Atlanta, GA', 'metro atlanta | atlanta metro | atlanta area'],
  ['19820', 'Metro Detroit, MI', 'metro detroit | detroit area | southeast michigan'],
  ['17410', 'Northeast Ohio', 'northeast ohio'],
  ['24860', 'Upstate South Carolina', 'upstate sc | upstate south carolina'],
  ['37340', 'Space Coast, FL', 'space coast'],
  ['36740', 'Central Florida', 'central florida'],
  ['41420', 'Willamette Valley, OR', 'mid willamette valley'],
  ['42200', 'Santa Barbara County, CA', 'central coast ca'],
];

/** Counties of an area that is no metro: state and code. */
export const spokenCounties: readonly (readonly [counties: string, label: string, names: string])[] = [
  ['NY-059 NY-103', 'Long Island, NY', 'long island | long island ny'],
  ['CA-037', 'Los Angeles County, CA', 'la county'],
  ['CA-085 CA-081', 'The Peninsula and South Bay, CA', 'sf peninsula | san francisco peninsula'],
  ['NJ-003 NJ-013 NJ-017 NJ-031 NJ-039', 'North Jersey', 'north jersey | northern new jersey | northern nj'],
  ['NJ-007 NJ-015 NJ-005 NJ-001 NJ-033', 'South Jersey', 'south jersey | southern new jersey | southern nj'],
];

const newEngland = 'US-CT US-ME US-MA US-NH US-RI US-VT';
const midAtlantic = 'US-DE US-DC US-MD US-NJ US-NY US-PA US-VA US-WV';
const westCoast = 'US-CA US-OR US-WA';
const midwest = 'US-IL US-IN US-IA US-KS US-MI US-MN US-MO US-NE US-ND US-OH US-SD US-WI';
const southeast = 'US-AL US-AR US-FL US-GA US-KY US-LA US-MS US-NC US-SC US-TN US-VA US-WV';
const southwest = 'US-AZ US-NM US-OK US-TX';
const mountain = 'US-AZ US-CO US-ID US-MT US-NV US-NM US-UT US-WY';
const eu = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const nordics = 'DK FI IS NO SE';
const europe = `${eu} AL AD BY BA FO GI GG IM IS JE XK LI MD MC ME MK NO RU SM RS CH UA GB VA`;
const gulf = 'BH KW OM QA SA AE';
const middleEast = `${gulf} IR IQ IL JO LB PS SY TR YE EG`;
const northAfrica = 'DZ EG LY MA TN';
const africa =
  'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW';
const southeastAsia = 'BN KH ID LA MY MM PH SG TH TL VN';
const southAsia = 'AF BD BT IN MV NP PK LK';
const eastAsia = 'CN HK JP KR MO MN KP TW';
const oceania = 'AU NZ FJ PG SB VU WS TO';
const centralAmerica = 'BZ CR SV GT HN NI PA';
const southAmerica = 'AR BO BR CL CO EC GY PY PE SR UY VE GF';
const caribbean = 'AG BS BB CU DM DO GD HT JM KN LC VC TT PR KY';

/** Regions of several states or countries: `US-OH`, `DE`. */
export const spokenRegions: readonly (readonly [areas: string, label: string, names: string])[] = [
  [newEngland, 'New England', 'new england'],
  [midAtlantic, 'Mid-Atlantic', 'mid atlantic | us mid atlantic'],
  [
    `${newEngland} US-NJ US-NY US-PA`,
    'Northeastern United States',
    'northeast | us northeast | northeast us | northeastern us | northeastern united states',
  ],
  [midwest, 'Midwest', 'midwest | us midwest | midwest us | midwestern us | midwestern united states'],
  [
    southeast,
    'Southeastern United States',
    'southeast | us southeast | southeast us | southeastern us | southeastern united states',
  ],
  ['US-AL US-GA US-LA US-MS US-SC', 'Deep South', 'deep south'],
  [
    southwest,
    'Southwestern United States',
    'southwest | us southwest | southwest us | southwestern us | southwestern united states',
  ],
  [mountain, 'Mountain West', 'mountain west | rocky mountains | rockies | mountain states'],
  ['US-OR US-WA US-ID', 'Pacific Northwest', 'pacific northwest | pnw'],
  [westCoast, 'West Coast', 'west coast | us west coast'],
  [
    `${newEngland} US-DE US-DC US-FL US-GA US-MD US-NJ US-NY US-NC US-PA US-SC US-VA`,
    'East Coast',
    'east coast | us east coast',
  ],
  ['US-AL US-FL US-LA US-MS US-TX', 'Gulf Coast', 'gulf coast'],
  ['US-IL US-IN US-MI US-MN US-NY US-OH US-PA US-WI', 'Great Lakes', 'great lakes'],
  ['US-KS US-NE US-ND US-SD US-OK', 'Great Plains', 'great plains'],
  ['US-NC US-SC', 'Carolinas', 'carolinas | the carolinas'],
  ['CA-NB CA-NL CA-NS CA-PE', 'Atlantic Canada', 'atlantic canada'],
  ['CA-AB CA-BC CA-MB CA-SK', 'Western Canada', 'western canada'],
  [eu, 'European Union', 'eu | european union'],
  [`${eu} IS LI NO`, 'European Economic Area', 'eea | european economic area'],
  [europe, 'Europe', 'europe | all of europe | across europe'],
  ['AT BE CH DE FR LU NL', 'Western Europe', 'western europe'],
  [
    'BG CZ EE HR HU LT LV PL RO SI SK',
    'Central and Eastern Europe',
    'eastern europe | central europe | cee | central and eastern europe',
  ],
  ['ES GR IT MT PT CY', 'Southern Europe', 'southern europe'],
  [nordics, 'Nordic countries', 'nordics | nordic countries | the nordics'],
  ['DK NO SE', 'Scandinavia', 'scandinavia'],
  ['AT CH DE', 'Germany, Austria and Switzerland', 'dach | dach region'],
  ['BE LU NL', 'Benelux', 'benelux'],
  ['EE LT LV', 'Baltic states', 'baltics | baltic states | the baltics'],
  ['AL BA BG GR HR XK ME MK RO RS SI', 'Balkans', 'balkans | the balkans'],
  ['ES PT AD', 'Iberia', 'iberia | iberian peninsula'],
  ['GB IE', 'United Kingdom and Ireland', 'uki | uk ireland | uk and ireland | uk i | british isles'],
  [gulf, 'Gulf states', 'gcc | gulf states'],
  [middleEast, 'Middle East', 'middle east'],
  [`${middleEast} ${northAfrica}`, 'Middle East and North Africa', 'mena'],
  [northAfrica, 'North Africa', 'north africa'],
  [africa, 'Africa', 'africa'],
  [`${europe} ${middleEast} ${africa}`, 'Europe, Middle East and Africa', 'emea'],
  [southeastAsia, 'Southeast Asia', 'southeast asia | south east asia | sea region'],
  [southAsia, 'South Asia', 'south asia'],
  [eastAsia, 'East Asia', 'east asia'],
  [`${southeastAsia} ${southAsia} ${eastAsia} KZ KG TJ TM UZ`, 'Asia', 'asia'],
  [`${southeastAsia} ${southAsia} ${eastAsia} ${oceania}`, 'Asia-Pacific', 'apac | asia pacific'],
  ['AU NZ', 'Australia and New Zealand', 'anz | australia new zealand | australia and new zealand'],
  [oceania, 'Oceania', 'oceania'],
  [centralAmerica, 'Central America', 'central america'],
  [southAmerica, 'South America', 'south america'],
  [caribbean, 'Caribbean', 'caribbean | the caribbean'],
  [`MX ${centralAmerica} ${southAmerica} CU DO HT PR`, 'Latin America', 'latam | latin america'],
  ['US CA MX', 'North America', 'north america | namer'],
  [`US CA MX ${centralAmerica} ${southAmerica} ${caribbean}`, 'Americas', 'americas | the americas | amer'],
];

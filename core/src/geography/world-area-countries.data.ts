/**
 * Countries of parts of the world by the names of `worldAreaName`: the regions of the United Nations' M49 standard, the
 * member states of the European Union and of the European Economic Area as of 2025, and what short forms of business
 * (EMEA, APAC, DACH) usually span.
 */
export const areaCountries: Readonly<Record<string, readonly string[]>> = {
  Europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK'.split(
      ' ',
    ),
  'European Union': 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
  'European Economic Area':
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
  EMEA: 'AD AE AL AO AT AX BA BE BF BG BH BI BJ BW BY CD CF CG CH CI CM CV CY CZ DE DJ DK DZ EE EG ER ES ET FI FO FR GA GB GG GH GI GM GN GQ GR GW HR HU IE IL IM IQ IR IS IT JE JO KE KM KW LB LI LR LS LT LU LV LY MA MC MD ME MG MK ML MR MT MU MW MZ NA NE NG NL NO OM PL PS PT QA RO RS RU RW SA SC SD SE SI SK SL SM SN SO SS ST SY SZ TD TG TN TR TZ UA UG VA XK YE ZA ZM ZW'.split(
    ' ',
  ),
  MENA: 'AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA SY TN TR YE'.split(' '),
  'Middle East': 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'.split(' '),
  Africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW'.split(
      ' ',
    ),
  Asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE'.split(
    ' ',
  ),
  APAC: 'AF AU BD BN BT CN FJ FM HK ID IN JP KH KI KP KR LA LK MH MM MN MO MV MY NP NR NZ PG PH PK PW SB SG TH TL TO TV TW VN VU WS'.split(
    ' ',
  ),
  'Southeast Asia': 'BN ID KH LA MM MY PH SG TH TL VN'.split(' '),
  'Australia and New Zealand': 'AU NZ'.split(' '),
  DACH: 'AT CH DE'.split(' '),
  Benelux: 'BE LU NL'.split(' '),
  Nordics: 'DK FI IS NO SE'.split(' '),
  Scandinavia: 'DK NO SE'.split(' '),
  Baltics: 'EE LT LV'.split(' '),
  'Central and Eastern Europe': 'AL BA BG CZ EE HR HU LT LV MD ME MK PL RO RS SI SK UA XK'.split(' '),
  'Eastern Europe': 'BG BY CZ EE HU LT LV MD PL RO RU SK UA'.split(' '),
  'Western Europe': 'AT BE CH DE ES FR GB IE IT LI LU MC NL PT'.split(' '),
  'United Kingdom and Ireland': 'GB IE'.split(' '),
  'North America': 'CA MX US'.split(' '),
  'Central America': 'BZ CR GT HN NI PA SV'.split(' '),
  'South America': 'AR BO BR CL CO EC GY PE PY SR UY VE'.split(' '),
  'Latin America': 'AR BO BR BZ CL CO CR CU DO EC GT GY HN HT MX NI PA PE PR PY SR SV UY VE'.split(' '),
  Americas:
    'AG AR BB BO BR BS BZ CA CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PR PY SR SV TT US UY VC VE'.split(
      ' ',
    ),
};

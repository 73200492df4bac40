import { countryByName } from '../geography/country.ts';
import { plainLetters } from '../text/plain-letters.ts';

const codes =
  'AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BN BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LA LB LK LT LU LV LY MA MD ME MG MK MM MN MT MU MX MY MZ NG NI NL NO NP NZ OM PA PE PH PK PL PS PT PY QA RO RS RU RW SA SD SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN XK YE ZA ZM ZW'.split(
    ' ',
  );
const locales = 'de fr es it pt nl pl sv da nb fi cs tr ru uk el ar he zh ja ko'.split(' ');
let names: Set<string> | undefined;

/** Whether a text is the name of a country, in one of many languages. */
export function isCountryName(text: string): boolean {
  names ??= new Set(
    locales.flatMap((locale) => {
      const display = new Intl.DisplayNames(locale, { type: 'region' });
      return codes.map((code) => plainLetters(display.of(code) ?? ''));
    }),
  );
  return countryByName(text) !== null || names.has(plainLetters(text.trim()));
}

/** Words that screens show in English whatever the language is, with the reason; `words` fits the whole text. */
type English = { words: RegExp; why: string };

/** These are names: of products, offices, official lists. */
const names: readonly English[] = [
  { words: /^(?:acme|Saltm)$/i, why: 'the company of an example address, and one that is cut to fit' },
  { words: /^(?:Foothold|Google|English|Deutsch|LinkedIn|Indeed)$/, why: 'products and languages' },
  {
    words: /^(?:IRS|EEOC|FTC|BLS|OPM|HUD|Department of Labor|International Telecommunication Union)\b/,
    why: 'offices, and what they call their pages',
  },
  {
    words: /U\.S\. (?:Department|Bureau)|\b(?:MSA|FMR Area)\b/,
    why: 'areas and tables of the statistics of the United States',
  },
];

/** Proposals for English documents are English (docs/TRANSLATING.md). */
const byRule: readonly English[] = [{ words: /^Resume$/, why: 'the name that is proposed for a resume' }];

/** The official titles of occupations and the list of helpful pages, shown on these screens. */
const listScreens = ['/resources', '/cities/resources', '/job/occupations'];

/** Whether this text of a screen may be English. */
export function isEnglishOnly(screen: string, text: string): boolean {
  if (listScreens.includes(screen)) return true;
  return [...names, ...byRule].some(({ words }) => words.test(text));
}

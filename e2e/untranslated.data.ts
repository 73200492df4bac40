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

/** Answers by rule and proposals for English documents are English (docs/TRANSLATING.md). */
const byRule: readonly English[] = [{ words: /^Resume$/, why: 'the name that is proposed for a resume' }];

/** Texts that are in core or in tables and have no message yet; a line goes when its texts have one. */
const notYet: readonly English[] = [
  {
    words:
      /^(?:Application (?:Not Started|In-Progress|Submitted)|Interview (?:Requested|Scheduled|In-Progress)|Offer (?:Pending|Accepted|Rejected)|Rejected (?:Before|After) Interview|Canceled|apply)$/,
    why: 'statuses of a job',
  },
  {
    words:
      /^(?:Applied|Interview|Waiting|Rejected|response|Canceled or archived|Interviewing|Rejected after)$/,
    why: 'the flow of applications',
  },
  { words: /^(?:site|Phone|E-mail)$/, why: 'sources of a job and kinds of an interview' },
  {
    words:
      /^(?:Bonus a year|Sign-on bonus|Other benefits, Start date, Notes|Name|Travel destination|Country|Latitude|Longitude|Description|Notes|Web address|Website|Careers page|Categories)$/,
    why: 'labels of fields',
  },
  {
    words:
      /^(?:(?:Could move there|Later in life|Country|State or province|Metro area|Postal code|Address)(?:, |$))+$/,
    why: 'kinds of places',
  },
  { words: /^(?:Places|Metro areas)$/, why: 'kinds of lists of locations' },
  {
    words:
      /^(?:Search, maps, companies|Reviews, fit and practice|The model of your own key|Job tracking, without|Everything you wrote stays)/,
    why: 'what a plan has',
  },
  { words: /^United States$/, why: 'countries of the settings' },
];

/** The official titles of occupations and the list of helpful pages, shown on these screens. */
const listScreens = ['/resources', '/cities/resources', '/job/occupations'];

/** Whether this text of a screen may be English. */
export function isEnglishOnly(screen: string, text: string): boolean {
  if (listScreens.includes(screen)) return true;
  return [...names, ...byRule, ...notYet].some(({ words }) => words.test(text));
}

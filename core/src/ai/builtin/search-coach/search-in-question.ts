import { foldText } from '../../../text/company-name.ts';

/** What a question says after the search it names: “… too narrow?”. */
const endings: readonly string[] = [
  'too narrow',
  'too wide',
  'too broad',
  'too specific',
  'too general',
  'good',
  'ok',
  'okay',
  'jobs',
  'job',
  'work',
  'postings',
];

/** Words before it: “search for nurse”, “looking for …”, “no results for …”. */
const beginnings: readonly string[] = [
  'search for',
  'searching for',
  'looking for',
  'look for',
  'jobs for',
  'results for',
  'postings for',
  'openings for',
  'nothing for',
];

/** One word before it: “how do I find remote teaching jobs”. */
const leads: ReadonlySet<string> = new Set(['find', 'finds']);

/** What may be between “find” and the search. */
const fillers: ReadonlySet<string> = new Set([
  'more',
  'a',
  'an',
  'some',
  'any',
  'me',
  'good',
  'new',
  'other',
]);

/** What alone is no search: “find more postings”. */
const bareEndings: ReadonlySet<string> = new Set([
  ...endings,
  'something',
  'anything',
  'results',
  'openings',
  'positions',
]);

/** The search behind “find”, as typed, where it says “jobs” or the like at its end; '' for none. */
function searchBehindFind(words: readonly string[], bare: readonly string[]): string {
  const at = bare.findIndex((word) => leads.has(word));
  if (at < 0) return '';
  let begin = at + 1;
  while (fillers.has(bare[begin] ?? '')) begin += 1;
  let end = words.length;
  while (end > begin && bareEndings.has(bare[end - 1] ?? '')) end -= 1;
  const isOfJobs = end < words.length;
  return isOfJobs && end - begin <= 6 ? words.slice(begin, end).join(' ') : '';
}

/** Words of a sentence: what holds none of them is a search and nothing else, “quality inspector near Marysville”. */
const ofSentences: ReadonlySet<string> = new Set(
  (
    'a am an and answer answers any are be better but can change changes could did do does doing else enough find for get give good ' +
    'had has have hear heard help hi hello how i if is it job jobs keep less make many me mean more most much my need no not ok one ' +
    'only or please reply replies result results say search searches searching should so some something thank thanks that the them ' +
    'then they this too try use want was we were what when where which who why will with word words work works would you your'
  ).split(' '),
);

/** The whole question where it is a search itself, of two to eight words; '' where it is a sentence. */
function bareSearch(words: readonly string[], bare: readonly string[]): string {
  const isBare = words.length > 1 && words.length <= 8 && !bare.some((word) => ofSentences.has(word));
  return isBare && !words.some((word) => /[?!]$/.test(word)) ? words.join(' ') : '';
}

/** The search that a question names, as typed: “is my search for RN night shift too narrow?” is about “RN night shift”; '' for none. */
export function searchInQuestion(question: string): string {
  const words = question.trim().split(/\s+/, 60);
  const bare = words.map((word) => foldText(word));
  for (const beginning of beginnings) {
    const [first = '', second = ''] = beginning.split(' ');
    const at = bare.findIndex((word, place) => word === first && bare[place + 1] === second);
    if (at < 0) continue;
    let end = words.length;
    for (let isCut = true; isCut; ) {
      isCut = false;
      for (const ending of endings) {
        const length = ending.split(' ').length;
        if (end - length > at + 2 && bare.slice(end - length, end).join(' ') === ending) {
          end -= length;
          isCut = true;
        }
      }
    }
    let named = words.slice(at + 2, end).join(' ');
    while (/[?!.,;:\s]$/.test(named)) named = named.slice(0, -1);
    return named;
  }
  return searchBehindFind(words, bare) || bareSearch(words, bare);
}

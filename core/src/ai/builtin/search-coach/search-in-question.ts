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

/** Words before it: “search for nurse”, “looking for …”, “find more …”. */
const beginnings: readonly string[] = ['search for', 'searching for', 'looking for', 'look for', 'jobs for'];

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
  return '';
}

import { unpackNumber } from './packed-numbers.ts';

/** A license of a state as it is recorded. */
export type Licence = {
  state: string;
  title: string;
  agency: string;
  /** Whether it is asked for; null where the record does not say. */
  exam: boolean | null;
  schooling: boolean | null;
  experience: boolean | null;
  /** Of the record, '' where it has none that can be. */
  year: string;
};

/** Records older than this, or without a year that can be, say no year. */
export const earliestLicence = 2005;

const letters = ['y', 'n', '-'];

/** Exam, schooling and experience as three letters: asked for, not, or not said. */
export const askedLetters = letters.flatMap((a) =>
  letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)),
);

const asked = (letter: string | undefined) => (letter === 'y' ? true : letter === 'n' ? false : null);
const signs = 8;

/** Reads the table that `scripts/career-licences.ts` writes; a state's licenses when they are first asked for. */
export function readLicences(text: string): (soc: string, state: string) => readonly Licence[] {
  const [agencyLine = '', codeLine = '', titleLine = '', ...lines] = text.split('\n');
  const [agencies, codes] = [agencyLine.split('|'), codeLine.split('|')];
  const rows = new Map(lines.map((line) => [line.slice(0, 2), line.slice(2)]));
  const byState = new Map<string, Map<string, Licence[]>>();
  let titles: string[] | null = null;
  const ofState = (state: string) => {
    const known = byState.get(state);
    if (known) return known;
    titles ??= wholeTitles(titleLine.split('|'));
    const found = new Map<string, Licence[]>();
    const row = rows.get(state) ?? '';
    for (let at = 0; at < row.length; at += signs) {
      const [exam, schooling, experience] = askedLetters[unpackNumber(row, at + 6, 1)] ?? '';
      const years = unpackNumber(row, at + 7, 1);
      const licence = {
        state,
        title: titles[unpackNumber(row, at, 2)] ?? '',
        agency: agencies[unpackNumber(row, at + 4, 2)] ?? '',
        exam: asked(exam),
        schooling: asked(schooling),
        experience: asked(experience),
        year: years === 0 ? '' : String(earliestLicence + years - 1),
      };
      for (const soc of (codes[unpackNumber(row, at + 2, 2)] ?? '').split(','))
        found.set(soc, [...(found.get(soc) ?? []), licence]);
    }
    byState.set(state, found);
    return found;
  };
  return (soc, state) => ofState(state).get(soc) ?? [];
}

/** Titles that lack what they share with the one before them, made whole. */
function wholeTitles(cut: readonly string[]): string[] {
  let former = '';
  return cut.map((title) => {
    former = former.slice(0, unpackNumber(title, 0, 1)) + title.slice(1);
    return former;
  });
}

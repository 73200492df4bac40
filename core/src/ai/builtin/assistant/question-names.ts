import { singular } from '../../../entities/occupation/occupation-title.ts';
import { foldCompanyName, foldText } from '../../../text/company-name.ts';
import { typosAllowed, typosBetween } from '../../../text/similar-words.ts';
import { usualNameWords } from './question-words.data.ts';

/** What names are found among: jobs with title, company and place, and companies that are kept. */
export type Named = {
  jobs: readonly { internalId: number; jobTitle: string; companyName: string; location: string }[];
  companies: readonly { internalId: number; companyName: string }[];
};

/** Whom or what a question names. */
export type FoundName = {
  /** Own jobs that are meant, the likeliest first. */
  jobIds: readonly number[];
  companyIds: readonly number[];
  /** The company as it is written, '' where a title or a place was named. */
  company: string;
  /** Places of the question's words that name it. */
  at: ReadonlySet<number>;
};

/** A name in words, and the records it leads to. */
type Entry = {
  kind: 'company' | 'title' | 'place';
  name: string;
  words: string[];
  jobId?: number;
  companyId?: number;
};

/** Before a name that is a usual word as well: “with Next”, “at Gap”. */
const leading = new Set(['at', 'with', 'from', 'for', 'to', 'about', 'by', 'of', 'mark']);

/** A finder of names in the words of a question. `isUsual` tells of a word that means something else as well. */
export function questionNames(
  { jobs, companies }: Named,
  isUsual: (word: string) => boolean,
): { find(words: readonly string[]): FoundName | null; isNameWord(word: string): boolean } {
  const entries: Entry[] = [
    ...jobs.flatMap(({ internalId: jobId, jobTitle, companyName, location }): Entry[] => [
      { kind: 'company', name: companyName.trim(), words: split(foldCompanyName(companyName)), jobId },
      { kind: 'title', name: jobTitle, words: split(foldText(jobTitle)).map(singularOf), jobId },
      { kind: 'place', name: location, words: split(foldText(location)), jobId },
    ]),
    ...companies.map(({ internalId: companyId, companyName }): Entry => {
      return { kind: 'company', name: companyName, words: split(foldCompanyName(companyName)), companyId };
    }),
  ].filter(({ words }) => words.length > 0);
  // Each word once: a long list of jobs is looked through by its words.
  const byWord = Map.groupBy(
    entries.flatMap((entry) => [...new Set(entry.words)].map((word) => ({ word, entry }))),
    ({ word }) => word,
  );
  const vocabulary = [...byWord.keys()];

  function meant(word: string): string {
    // “Shift” is no slip of “Swift”: a word of many names stands for itself.
    if (byWord.has(word) || isUsual(word) || usualNameWords.has(word)) return word;
    const one = singular(word);
    if (byWord.has(one)) return one;
    const near = vocabulary.filter(
      (known) =>
        known[0] === word[0] &&
        typosBetween(word, known, Math.min(typosAllowed(word), typosAllowed(known))) !== null,
    );
    return near.length === 1 ? (near[0] ?? word) : word;
  }

  function find(given: readonly string[]): FoundName | null {
    const words = given.map(meant);
    const runs = words.flatMap((word, at) =>
      (byWord.get(word) ?? []).flatMap(({ entry }) => runAt(entry, words, at, isUsual) ?? []),
    );
    const best = (kind: Entry['kind'], taken: ReadonlySet<number> = new Set()) => {
      const free = runs.filter((run) => run.entry.kind === kind && !run.at.some((place) => taken.has(place)));
      const most = Math.max(0, ...free.map(({ score }) => score));
      return free.filter(({ score }) => score === most && most > 0);
    };
    const company = best('company');
    const companyAt = new Set(company.flatMap(({ at }) => at));
    const title = best('title', companyAt);
    if (company.length === 0 && title.length === 0) return placed(best('place'));
    return together(company, title, jobs);
  }

  return { find, isNameWord: (word) => byWord.has(word) };
}

type Run = { entry: Entry; at: number[]; score: number };

/** The longest run of a name that begins with a word of the question; null where it is too little to be a name. */
function runAt(
  entry: Entry,
  words: readonly string[],
  at: number,
  isUsual: (word: string) => boolean,
): Run | null {
  const { kind, words: name } = entry;
  const begin = kind === 'company' ? 0 : name.indexOf(words[at] ?? '');
  let length = 0;
  while (
    begin + length < name.length &&
    at + length < words.length &&
    name[begin + length] === words[at + length]
  )
    length += 1;
  if (length === 0) return null;
  const places = Array.from({ length }, (_, step) => at + step);
  const run = places.map((place) => words[place] ?? '');
  const isWhole = length === name.length;
  const isTelling = run.some((word) => !isUsual(word) && !usualNameWords.has(word) && word.length > 1);
  if (!isTelling && !isSaidAsName(kind, { run, isWhole, before: words[at - 1], after: words[at + length] }))
    return null;
  return { entry, at: places, score: length * 2 + (isWhole ? 1 : 0) };
}

/** “Next” after “with”, “State Farm”, “Office Manager”: words that mean other things as well, said so that they name something. */
function isSaidAsName(
  kind: Entry['kind'],
  {
    run,
    isWhole,
    before = '',
    after = '',
  }: { run: string[]; isWhole: boolean; before?: string | undefined; after?: string | undefined },
): boolean {
  if (run.length > 1) return isWhole || kind !== 'place';
  const [word = ''] = run;
  if (kind !== 'company' || !isWhole) return false;
  const isSpan = ['week', 'month', 'interview', 'step', 'steps', 'friday', 'monday', 'year'].includes(after);
  return leading.has(before) && !isSpan && word.length > 1;
}

function together(company: readonly Run[], title: readonly Run[], jobs: Named['jobs']): FoundName {
  const idsOf = (runs: readonly Run[]) => [...new Set(runs.flatMap(({ entry }) => entry.jobId ?? []))];
  const companyIds = [...new Set(company.flatMap(({ entry }) => entry.companyId ?? []))];
  const [ofCompany, ofTitle] = [idsOf(company), idsOf(title)];
  const both = ofCompany.filter((id) => ofTitle.includes(id));
  // A title that no job of the named company has is of another word: “driver” beside “Werner”.
  const jobIds = company.length === 0 ? ofTitle : both.length > 0 ? both : ofCompany;
  const used = company.length > 0 && both.length === 0 ? company : [...company, ...title];
  const name = company[0]?.entry.name ?? '';
  return {
    jobIds: newestFirst(jobIds, jobs),
    companyIds,
    company: name,
    at: new Set(used.flatMap(({ at }) => at)),
  };
}

function placed(runs: readonly Run[]): FoundName | null {
  if (runs.length === 0) return null;
  const jobIds = [...new Set(runs.flatMap(({ entry }) => entry.jobId ?? []))];
  return { jobIds, companyIds: [], company: '', at: new Set(runs.flatMap(({ at }) => at)) };
}

/** In the order of the jobs handed in, which is newest change first. */
function newestFirst(ids: readonly number[], jobs: Named['jobs']): number[] {
  const wanted = new Set(ids);
  return jobs.flatMap(({ internalId }) => (wanted.has(internalId) ? [internalId] : []));
}

const split = (text: string) => text.split(' ').filter(Boolean);
const singularOf = (word: string) => (word.length < 4 ? word : singular(word));

import { singular } from '../../../../entities/occupation/occupation-title.ts';
import { foldPlaceName } from '../../../../geography/place-name.ts';
import { foldCompanyName, foldText } from '../../../../text/company-name.ts';
import type { AssistantData } from '../assistant-data.ts';
import { usualNameWords } from '../question-words.data.ts';
import type { Found } from './meaning.ts';
import type { Token } from './query-tokens.ts';
import { condition } from './record-query.ts';

type Named = Pick<AssistantData, 'jobs' | 'companies' | 'contacts'>;

/** Names of own records as questions are searched for them. */
export type RecordNames = {
  cities: ReadonlyMap<string, string>;
  words: ReadonlySet<string>;
  tags: ReadonlyMap<string, string>;
  /** A company, a title of several words, a person or a tag that begins at a token; null for none. */
  read(tokens: readonly Token[], index: number, isUsual: (word: string) => boolean): Found | null;
  /** A word of the title of a job. */
  isTitleWord(word: string): boolean;
  /** A word of notes, titles or tags. */
  isRecordWord(word: string): boolean;
};

const split = (text: string) => text.split(' ').filter(Boolean);
const singularOf = (word: string) => (word.length < 4 ? word : singular(word));
const withoutS = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

type Name = { words: string[]; value: string; field: 'company' | 'title' | 'person' | 'tag' };

/** The names of these records, folded once. */
export function recordNames({ jobs, companies, contacts }: Named): RecordNames {
  const unique = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  const companyNames = unique([...jobs, ...companies].map(({ companyName }) => companyName));
  const titles = unique(jobs.map(({ jobTitle }) => jobTitle));
  const tags = unique(jobs.flatMap((job) => job.tags ?? []));
  const names: Name[] = [
    ...companyNames.map((value): Name => ({ value, field: 'company', words: split(foldCompanyName(value)) })),
    ...titles.map(
      (value): Name => ({ value, field: 'title', words: split(foldText(value)).map(singularOf) }),
    ),
    ...unique(contacts.map(({ name }) => name)).map(
      (value): Name => ({ value, field: 'person', words: split(foldText(value)) }),
    ),
    ...tags.map((value): Name => ({ value, field: 'tag', words: split(foldText(value)).map(singularOf) })),
  ].filter(({ words }) => words.length > 0);
  const byWord = Map.groupBy(
    names.flatMap((name) => [...new Set(name.words)].map((word) => ({ word, name }))),
    ({ word }) => word,
  );
  const titleWords = new Set(names.flatMap(({ field, words }) => (field === 'title' ? words : [])));
  const textWords = new Set(
    jobs.flatMap((job) => split(foldText(`${job.notes ?? ''} ${job.contactInfo ?? ''}`)).map(singularOf)),
  );
  const cities = new Map(
    [...jobs, ...companies].flatMap(({ city }) => (city ? [[foldPlaceName(city), city] as const] : [])),
  );
  const read: RecordNames['read'] = (tokens, index, isUsual) => {
    const word = tokens[index]?.word ?? '';
    const options = [word, singularOf(word), withoutS(word)].flatMap((one) => byWord.get(one) ?? []);
    let best: { end: number; score: number; of: Name[] } | null = null;
    for (const { name } of options) {
      const run = runOf(name, tokens, index, isUsual);
      if (!run || (best && run.score < best.score)) continue;
      if (best && run.score === best.score && run.end === best.end) best.of.push(name);
      else best = { ...run, of: [name] };
    }
    if (!best) return null;
    const field = (['company', 'person', 'tag', 'title'] as const).find((one) =>
      best?.of.some((name) => name.field === one),
    );
    const values = [...new Set(best.of.flatMap((name) => (name.field === field ? [name.value] : [])))];
    if (!field) return null;
    // Several titles that share the words that were said: the words count.
    const said = tokens
      .slice(index, best.end)
      .map((one) => singularOf(one.word))
      .join(' ');
    return {
      end: best.end,
      meaning: {
        kind: 'condition',
        condition: condition({ field, values: field === 'title' ? [said] : values }),
      },
    };
  };
  return {
    cities,
    words: new Set([...byWord.keys(), ...textWords]),
    tags: new Map(tags.map((tag) => [foldText(tag), tag])),
    read,
    isTitleWord: (word) => titleWords.has(singularOf(word)),
    isRecordWord: (word) => titleWords.has(singularOf(word)) || textWords.has(singularOf(word)),
  };
}

/** How much of a name the tokens say; null where it is too little to be one. */
function runOf(
  name: Name,
  tokens: readonly Token[],
  index: number,
  isUsual: (word: string) => boolean,
): { end: number; score: number } | null {
  const first = tokens[index]?.word ?? '';
  const begin = name.words.findIndex(
    (one) => one === first || one === singularOf(first) || one === withoutS(first),
  );
  let length = 0;
  while (begin + length < name.words.length) {
    const word = tokens[index + length]?.word ?? '';
    const part = name.words[begin + length];
    if (part !== word && part !== singularOf(word) && part !== withoutS(word)) break;
    length += 1;
  }
  if (length === 0) return null;
  const run = name.words.slice(begin, begin + length);
  const isWhole = length === name.words.length;
  const telling = run.filter((word) => word.length > 1 && !isUsual(word) && !usualNameWords.has(word));
  const end = index + length;
  if (name.field === 'title' || name.field === 'tag') {
    // A single word of a title is looked at when nothing else has read it.
    if (!isWhole && (length < 2 || telling.length === 0 || name.field === 'tag')) return null;
    if (isWhole && length === 1 && telling.length === 0) return null;
    return { end, score: length * 2 + (isWhole ? 1 : 0) };
  }
  if (telling.length === 0 && !(isWhole && (length > 1 || isLed(tokens[index - 1]?.word)))) return null;
  return { end, score: length * 2 + (isWhole ? 1 : 0) + 1 };
}

/** Before a company whose name is a usual word as well: “with Next”, “at Gap”. */
const isLed = (word = '') => ['at', 'with', 'from', 'for', 'about', 'by', 'of'].includes(word);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Synset = {
  words: string[];
  kind: number;
  pointers: [sign: string, to: string, pos: string][];
  gloss: string;
};

/** One part of speech of WordNet: its words and what ties their senses. Senses are named by their offset. */
export type WordNet = {
  lemmas(): string[];
  /** The senses of a word, the most frequent first. */
  senses(word: string): readonly string[];
  /** “sell.1” is the first sense of “sell”. */
  sense(name: string): string;
  words(at: string): readonly string[];
  /** Where the pointers of these signs lead, within the part of speech. */
  pointers(at: string, signs: readonly string[]): string[];
  ancestors(at: string): string[];
  /** Words of other parts of speech that a sense is kin to: “decision” of “decide”. */
  kin(at: string): [to: string, pos: string][];
  /** The words of what a sense means, without its examples. */
  definition(at: string): string[];
  /** How often a word is in the texts that WordNet was tagged by. */
  frequency(word: string): number;
  isTop(at: string): boolean;
  isPerson(word: string): boolean;
  /** An adjective that describes, and does not just say what something belongs to. */
  isDescriptive(word: string): boolean;
};

/** Numbers of the files that WordNet’s authors wrote senses in. */
const files = { tops: 3, people: 18, describing: 0 } as const;

/** Reads one part of speech from the files of WordNet. */
export async function readWordNet(folder: string, name: 'verb' | 'noun' | 'adj'): Promise<WordNet> {
  const read = (file: string) => readFile(join(folder, file), 'latin1');
  const [data, index, tagged] = await Promise.all([
    read(`data.${name}`),
    read(`index.${name}`),
    read('index.sense'),
  ]);
  const pos = name.charAt(0);
  const synsets = new Map<string, Synset>();
  for (const line of data.split('\n')) if (/^\d/.test(line)) synsets.set(line.slice(0, 8), synsetOf(line));
  const order = new Map<string, string[]>();
  for (const line of index.split('\n')) {
    if (!line || line.startsWith(' ')) continue;
    const fields = line.trim().split(' ');
    order.set(fields[0] ?? '', fields.slice(6 + Number(fields[3])));
  }
  const number = { verb: '2', noun: '1', adj: '35' }[name];
  const frequency = new Map<string, number>();
  for (const line of tagged.split('\n')) {
    const [key = '', , , count = '0'] = line.split(' ');
    const [lemma = '', of = ''] = key.split('%');
    if (number.includes(of.charAt(0))) frequency.set(lemma, (frequency.get(lemma) ?? 0) + Number(count));
  }
  const of = (at: string) => synsets.get(at);
  const pointers = (at: string, signs: readonly string[]) =>
    (of(at)?.pointers ?? []).flatMap(([sign, to, into]) =>
      into === pos && signs.includes(sign) ? [to] : [],
    );
  const ancestors = (at: string): string[] => {
    const up = pointers(at, ['@']);
    return [...up, ...up.flatMap(ancestors)];
  };
  const senses = (word: string) => order.get(word) ?? [];
  return {
    lemmas: () => [...order.keys()],
    senses,
    sense(asked) {
      const [word = '', at = '1'] = asked.split('.');
      const found = senses(word)[Number(at) - 1];
      if (found === undefined) throw new Error(`WordNet has no ${asked}.`);
      return found;
    },
    words: (at) => of(at)?.words ?? [],
    pointers,
    ancestors,
    kin: (at) =>
      (of(at)?.pointers ?? []).flatMap(([sign, to, into]) =>
        sign === '+' ? [[to, into] as [string, string]] : [],
      ),
    definition: (at) => (of(at)?.gloss.split('; "')[0] ?? '').toLowerCase().match(/[a-z]+/g) ?? [],
    frequency: (word) => frequency.get(word) ?? 0,
    isTop: (at) => of(at)?.kind === files.tops,
    isPerson: (word) => of(senses(word)[0] ?? '')?.kind === files.people,
    isDescriptive: (word) => senses(word).every((at) => of(at)?.kind === files.describing),
  };
}

function synsetOf(line: string): Synset {
  const [head = '', gloss = ''] = line.split(' | ');
  const fields = head.split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? '').toLowerCase());
  const from = 5 + 2 * count;
  const pointers = Array.from({ length: Number(fields[from - 1]) }, (_, at): Synset['pointers'][number] => {
    const place = from + 4 * at;
    return [fields[place] ?? '', fields[place + 1] ?? '', fields[place + 2] ?? ''];
  });
  return { words, kind: Number(fields[1]), pointers, gloss: gloss.trim() };
}

/** The words of WordNet that a form may be one of. */
export function lemmaOf(form: string, ...all: readonly WordNet[]): string[] {
  const stems = ['s', 'es', 'd', 'ed', 'ing'].flatMap((ending) => {
    if (!form.endsWith(ending)) return [];
    const stem = form.slice(0, -ending.length);
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  });
  if (/ie[sd]$/.test(form)) stems.push(`${form.slice(0, -3)}y`);
  return stems.filter((stem) => all.some((one) => one.senses(stem).length > 0));
}

import { titleKey, titleWords } from '../../../search/title-words.ts';
import type { Career, CareerTables } from './career-tables.ts';

/** Titles of the tables as they are compared; read once. */
type CareerTitles = {
  byTitle: ReadonlyMap<string, Career>;
  byHead: ReadonlyMap<string, Career>;
  wordsOf: (career: Career) => ReadonlySet<string>;
};

const read = new WeakMap<CareerTables, CareerTitles>();

/** The titles of tables, read when they are first asked for. */
export function titlesOf(tables: CareerTables): CareerTitles {
  const known = read.get(tables) ?? readTitles([...tables.careers.values()]);
  read.set(tables, known);
  return known;
}

/** The occupation of this very title, as a choice gives it, or of what is before its first comma: “office clerk”. */
export function careerOfTitle(title: string, tables: CareerTables): Career | null {
  const { byTitle, byHead } = titlesOf(tables);
  const key = titleKey(title);
  return byTitle.get(title.toLowerCase()) ?? byTitle.get(key) ?? byHead.get(key) ?? saidCareer(key, tables);
}

/** Names that people say and no table of titles has. */
const said: Readonly<Record<string, string>> = {
  miner: '47-5041.00',
  'coal miner': '47-5041.00',
  forklift: '53-7051.00',
  'garbage man': '53-7081.00',
  'mail man': '43-5052.00',
  mailman: '43-5052.00',
  'lunch lady': '35-2012.00',
  'oil field worker': '47-5071.00',
  'oil rig worker': '47-5071.00',
  trucker: '53-3032.00',
  ironworker: '47-2221.00',
  hvac: '49-9021.00',
  seamstress: '51-6052.00',
  principal: '11-9032.00',
  architect: '17-1011.00',
  consultant: '13-1111.00',
  server: '35-3031.00',
};

const saidCareer = (key: string, { careers }: CareerTables) => careers.get(said[key] ?? '') ?? null;

function readTitles(careers: readonly Career[]): CareerTitles {
  const words = new Map<string, ReadonlySet<string>>();
  const heads = Map.groupBy(
    careers.filter(({ title }) => title.includes(',')),
    ({ title }) => titleKey(title.slice(0, title.indexOf(','))),
  );
  return {
    byTitle: new Map(
      careers.flatMap((career) => [
        [titleKey(career.title), career] as const,
        [career.title.toLowerCase(), career] as const,
      ]),
    ),
    // Of several words, and where one title alone begins so: “cook” is many things.
    byHead: new Map(
      [...heads].flatMap(([head, [only, other]]) =>
        only && !other && head.includes(' ') ? [[head, only] as const] : [],
      ),
    ),
    wordsOf: ({ code, title }) => {
      const own = words.get(code) ?? new Set(titleWords(title));
      words.set(code, own);
      return own;
    },
  };
}

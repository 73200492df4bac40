import { titleKey, titleWords } from '../../search/title-words.ts';
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

/** The occupation of this very title, as a choice gives it, or of what stands before its first comma: “office clerk”. */
export function careerOfTitle(title: string, tables: CareerTables): Career | null {
  const { byTitle, byHead } = titlesOf(tables);
  return byTitle.get(title.toLowerCase()) ?? byHead.get(titleKey(title)) ?? null;
}

function readTitles(careers: readonly Career[]): CareerTitles {
  const words = new Map<string, ReadonlySet<string>>();
  const heads = Map.groupBy(
    careers.filter(({ title }) => title.includes(',')),
    ({ title }) => titleKey(title.slice(0, title.indexOf(','))),
  );
  return {
    byTitle: new Map(careers.map((career) => [career.title.toLowerCase(), career])),
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

import type { WordNet } from './word-lexicon-wordnet.ts';

/** Verbs that say little without their thing: “deliver training” is no other word for every delivery. */
const light = new Set(
  'deliver provide perform conduct carry_out give undertake make do have take use utilise apply ensure implement offer work come administer adopt activate employ go put keep get show'.split(
    ' ',
  ),
);

type Counted = [one: string, other: string, count: number];

/** Words that stand for one another in two labels of one skill: verbs they begin with, and things where one word is another. */
export function escoPairs(table: string, verbs: WordNet): { verbs: Counted[]; things: Counted[] } {
  const acts = new Map<string, number>();
  const things = new Map<string, number>();
  for (const labels of skillLabels(table)) {
    const read = labels.map((label) => actOf(label, verbs)).filter((one) => one !== null);
    const seen = new Set<string>();
    const more = new Set<string>();
    for (const [at, one] of read.entries())
      for (const other of read.slice(at + 1)) {
        const isSame = one.rest.some((word) => word.length > 3 && other.rest.includes(word));
        if (one.act !== other.act && isSame && !light.has(one.act) && !light.has(other.act))
          seen.add([one.act, other.act].sort().join(' '));
        const differ = one.rest.filter((word, place) => other.rest[place] !== word);
        if (one.rest.length === other.rest.length && one.rest.length > 1 && differ.length === 1) {
          const place = one.rest.indexOf(differ[0] ?? '');
          more.add([differ[0] ?? '', other.rest[place] ?? ''].sort().join(' '));
        }
      }
    for (const pair of seen) acts.set(pair, (acts.get(pair) ?? 0) + 1);
    for (const pair of more) things.set(pair, (things.get(pair) ?? 0) + 1);
  }
  const counted = (all: ReadonlyMap<string, number>) =>
    [...all].map(([pair, count]): Counted => {
      const [one = '', other = ''] = pair.split(' ');
      return [one, other, count];
    });
  return { verbs: counted(acts), things: counted(things) };
}

function actOf(label: string, verbs: WordNet): { act: string; rest: string[] } | null {
  const [first = '', second = '', ...rest] = label.toLowerCase().trim().split(/\s+/);
  if (verbs.senses(`${first}_${second}`).length > 0) return { act: `${first}_${second}`, rest };
  return verbs.senses(first).length > 0 ? { act: first, rest: [second, ...rest] } : null;
}

/** The labels of each skill of the table, the preferred one first; fields in quotes have several lines. */
function* skillLabels(table: string): Generator<string[]> {
  const field = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\r?\n|$)/y;
  let row: string[] = [];
  while (field.lastIndex < table.length) {
    const match = field.exec(table);
    if (!match) return;
    row.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    if (match[3] === ',') continue;
    if (row.length > 5) yield [row[4] ?? '', ...(row[5] ?? '').split('\n')];
    row = [];
  }
}

import { careerMoves } from './career-moves.data.ts';

/** Codes of the occupations that people move to from one, by the longest beginning of its code that the table has. */
export function movesOfCode(code: string, table: Readonly<Record<string, string>> = careerMoves): string[] {
  const [best] = Object.keys(table)
    .filter((begin) => code.startsWith(begin))
    .sort((a, b) => b.length - a.length);
  return best === undefined ? [] : (table[best] ?? '').split(' ');
}

import { careerMoves } from './career-moves.data.ts';

/** Codes of the occupations that people move to from one, by the longest beginning of its code that our table has. */
export function movesOfCode(code: string): string[] {
  const [best] = Object.keys(careerMoves)
    .filter((begin) => code.startsWith(begin))
    .sort((a, b) => b.length - a.length);
  return best === undefined ? [] : (careerMoves[best] ?? '').split(' ');
}

import type { ListColumn } from '../store/columns.ts';

/** Whether a posting of one segment, by its number, meets something. */
export type PostingTest = (posting: number) => boolean;

const daySeconds = 86_400;
/** A date reaches to its end twelve hours behind UTC (decision 0065). */
const dateSeconds = 36 * 3600;

/** The last instant of what was posted: of a date, which is midnight UTC, its end in the west. 0 stays “no date”. */
export function lastPosted(posted: number): number {
  return posted !== 0 && posted % daySeconds === 0 ? posted + dateSeconds : posted;
}

/** Whether a list of a posting has a marked text. */
export function hasMarked({ starts, codes }: ListColumn, posting: number, marks: Uint8Array): boolean {
  for (let item = starts[posting] as number; item < (starts[posting + 1] as number); item += 1)
    if (marks[codes[item] as number] === 1) return true;
  return false;
}

/** Whether a list of a posting is empty. */
export function isEmpty({ starts }: ListColumn, posting: number): boolean {
  return starts[posting] === starts[posting + 1];
}

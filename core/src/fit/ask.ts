import type { Asked } from './requirement.ts';

/** Something asked for in a passage: where the words are that ask, and as far as `to` they are used up. */
export type Ask = { asked: Asked; start: number; end: number; to: number; label: string };

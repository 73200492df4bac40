/** Where a sentence stands beside what the person wrote. */
export const verdicts = ['supported', 'partly', 'unsupported', 'no-claim'] as const;
export type Verdict = (typeof verdicts)[number];

/** Words of a sentence, by their offsets in it. */
export type TruthSpan = { start: number; end: number };

/** Something a person wrote, under an id that stays: “resume:12/experience:3/notes:0”. */
export type Evidence = { id: string; text: string };

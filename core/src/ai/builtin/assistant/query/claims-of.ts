import type { Claim, Meaning } from './meaning.ts';

/** A claim whose meaning is of a kind. */
export type Of<K extends Meaning['kind']> = Claim & { meaning: Extract<Meaning, { kind: K }> };

/** Whether the meaning of a claim is of a kind. */
export const isOf =
  <K extends Meaning['kind']>(kind: K) =>
  (claim: Claim): claim is Of<K> =>
    claim.meaning.kind === kind;

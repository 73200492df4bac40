import type { Misspelling, SpellRequest } from './spell-engine.ts';

/** A message to the worker. */
export type SpellOrder = { id: number; request: SpellRequest };

/** A message from the worker; `found` is null where there is no dictionary, or none yet. */
export type SpellAnswer = { id: number; found: Misspelling[][] | null };

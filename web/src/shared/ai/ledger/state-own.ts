import { stateBeside } from '../../../data/resumes/state-beside.ts';
import type { SaveResult } from '../../../data/rows/save-result.ts';
import { takenBy } from './letter-entries.ts';

/** Keeps a sentence with the piece of a resume that it is about, as the person’s own statement; Undo takes it back. */
export function stateOwn(beside: string, text: string): Promise<SaveResult> {
  const id = Number(/^resume:(\d+)\//.exec(beside)?.[1]);
  return stateBeside(id, { beside, text, by: takenBy() });
}

import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { ResumeEdit } from './resume-edit.ts';
import { writeResume } from './write-resume.ts';

/** Writes what one press of a review fixes: several edits at once, and an entry of the history for each press. */
export const mendResume = command(
  'mendResume',
  async (id: number, edits: readonly ResumeEdit[], clock: Clock = systemClock) => {
    const plan = await writeResume.plan(id, edits, clock);
    // Two presses in a row are two steps: each is taken back by itself.
    return 'told' in plan ? plan : { ...plan, label: 'resumeMended', coalesce: false };
  },
);

import { nextInstant } from '@foothold/core/domain/record.ts';
import { type Clock, systemClock } from './clock.ts';
import { commit } from './journal.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/** Ticks a task off, or opens it again. */
export function setTaskDone(id: number, done: boolean, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      done ? 'Task done' : 'Task opened again',
      ['tasks'],
      async (writer) => {
        const task = await writer.get('tasks', id);
        if (!task) throw new Refusal('missing');
        if (task.done === done) return;
        await writer.put('tasks', {
          ...task,
          done,
          open: done ? 0 : 1,
          updatedAt: nextInstant(clock.now(), task.updatedAt),
        });
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

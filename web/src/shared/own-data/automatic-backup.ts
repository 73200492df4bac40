import type { Clock } from '../../data/rows/clock.ts';
import {
  alone,
  type FileHandle,
  type FileProblem,
  keepFile,
  mayWrite,
  storedFile,
  writeWhole,
} from '../../platform/files/file-handle.ts';

/** How long changes are gathered, and how long it is at least from one writing to the next, in ms. */
export const automaticPace = { gather: 5_000, apart: 10 * 60_000 } as const;

/** How long from now a change waits until the file is written; `writtenAt`: instant of the last time, '' never. */
export function waitBeforeBackup(writtenAt: string, now: number): number {
  const last = Date.parse(writtenAt);
  const earliest = Number.isNaN(last) ? now : last + automaticPace.apart;
  return Math.max(automaticPace.gather, earliest - now);
}

/**
 * Writes the backup of an account into the file it chose. `ask`: after a click the browser may ask for permission.
 * Returns why it was not written, '' when it was, and null without a file, without anything to keep, or while another
 * tab is at it.
 */
export async function writeAutomaticBackup(
  userId: string,
  { ask, clock }: { ask: boolean; clock: Clock },
): Promise<FileProblem | '' | null> {
  let answer: FileProblem | '' | null = null;
  await alone(async () => {
    const kept = await storedFile(userId);
    const { hasRecords } = await import('../../data/backup/backup-state.ts');
    if (!kept || !(await hasRecords())) return;
    answer = await write(kept.handle, { ask, clock });
    const writtenAt = answer === '' ? clock.now().toISOString() : kept.writtenAt;
    await keepFile(userId, { ...kept, writtenAt, problem: answer });
  });
  return answer;
}

async function write(
  handle: FileHandle,
  { ask, clock }: { ask: boolean; clock: Clock },
): Promise<FileProblem | ''> {
  const permission = await mayWrite(handle, { ask }).catch(() => 'denied' as const);
  if (permission !== 'granted') return permission === 'prompt' ? 'ask-again' : 'denied';
  const [{ makeBackup }, { noteBackup }] = await Promise.all([
    import('../../data/backup/backup.ts'),
    import('../../data/backup/backup-state.ts'),
  ]);
  const made = await makeBackup({ clock });
  if (!made.ok) return 'failed';
  const problem = await writeWhole(handle, made.file);
  if (problem === '') await noteBackup(made);
  return problem;
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHasJobs, useNewestChange } from '../../data/backup/backup-state.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { onHidden, storedFile, watchStoredFile } from '../../platform/files/file-handle.ts';
import { askToKeepOnce } from '../../platform/files/storage-space.ts';
import { waitBeforeBackup, writeAutomaticBackup } from './automatic-backup.ts';

const Reminders = lazy(async () => ({
  default: (await import('../reminders/reminders.tsx')).Reminders,
}));

/**
 * What is done for own data behind the screens: the browser is asked to keep it once there is a job, and the file that
 * the person chose for automatic backups follows every change, and reminders are said.
 */
export function OwnDataCare({ userId }: { userId: string }) {
  const hasJobs = useHasJobs();
  useEffect(() => {
    if (hasJobs) void askToKeepOnce();
  }, [hasJobs]);
  useAutomaticBackup(userId);
  return (
    <Suspense>
      <Reminders userId={userId} />
    </Suspense>
  );
}

function useAutomaticBackup(userId: string): void {
  const newest = useNewestChange();
  /** Null: no file was chosen. */
  const [writtenAt, setWrittenAt] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = () =>
      void storedFile(userId).then(
        (kept) => isHere && setWrittenAt(kept?.writtenAt ?? null),
        () => undefined,
      );
    look();
    const stop = watchStoredFile(look);
    return () => {
      isHere = false;
      stop();
    };
  }, [userId]);

  const change = newest?.isBehind ? newest.key : 0;
  const write = useRef(() => {});
  write.current = () => void writeAutomaticBackup(userId, { ask: false, clock: systemClock });
  useEffect(() => {
    if (writtenAt === null || change === 0) return;
    const timer = setTimeout(() => write.current(), waitBeforeBackup(writtenAt, systemClock.now().getTime()));
    const stop = onHidden(() => write.current());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [writtenAt, change]);
}

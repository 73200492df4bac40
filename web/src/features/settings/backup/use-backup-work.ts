import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BackupWatch } from '../../../data/backup/backup.ts';
import type { Work } from './backup-progress.tsx';

/** Redrawing for every page of rows would cost more than the rows. */
const minStep = 0.01;

/** One piece of long work at a time, with its progress; leaving the screen calls it off. */
export function useBackupWork(): {
  work: Work | null;
  cancel: () => void;
  run: <T>(label: ReactNode, task: (watch: BackupWatch) => Promise<T>) => Promise<T>;
} {
  const [work, setWork] = useState<Work | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function run<T>(label: ReactNode, task: (watch: BackupWatch) => Promise<T>): Promise<T> {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    let shown = 0;
    setWork({ label, share: 0 });
    const onProgress = (share: number) => {
      if (control.current !== own || Math.abs(share - shown) < minStep) return;
      shown = share;
      setWork({ label, share });
    };
    try {
      return await task({ onProgress, signal: own.signal });
    } finally {
      if (control.current === own) {
        control.current = null;
        setWork(null);
      }
    }
  }
  return { work, cancel: () => control.current?.abort(), run };
}

import { useCallback, useMemo, useState } from 'react';
import { saveSetting, useSetting } from '../../../data/settings/settings.ts';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { type JobColumnId, readColumns, writeColumns } from './job-column-choice.ts';

/** The columns the person chose for the table, undefined while they are read, and a way to choose others. */
export function useColumnChoice(): [
  readonly JobColumnId[] | undefined,
  (columns: readonly JobColumnId[]) => void,
] {
  const stored = useSetting('jobsTable', 'columns');
  // What was chosen last shows at once: the next press is made on it, not on what is still being stored.
  const [ahead, setAhead] = useState<string | null>(null);
  if (ahead !== null && ahead === stored) setAhead(null);
  const text = ahead ?? stored;
  const columns = useMemo(() => (text === undefined ? undefined : readColumns(text)), [text]);
  const choose = useCallback(async (next: readonly JobColumnId[]) => {
    const value = writeColumns(next);
    setAhead(value);
    const result = await saveSetting('jobsTable', 'columns', value);
    if (result.ok) return;
    setAhead(null);
    toastFailure(result);
  }, []);
  return [columns, choose];
}

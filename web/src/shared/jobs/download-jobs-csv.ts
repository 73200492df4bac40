import { saveFile } from '../../platform/files/save-file.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';
import { toastJobsDownloaded } from './jobs-csv-toast.tsx';

/** Hands a file of these jobs, or of all, to the browser's downloads and says so, or why not. */
export async function downloadJobsCsv(ids?: readonly number[]): Promise<void> {
  const { exportJobs } = await import('../../data/transfer/export-jobs.ts');
  const made = await exportJobs(ids);
  if (!made.ok) return toastFailure(made);
  saveFile({ name: made.name, text: new Blob(made.parts), type: 'text/csv;charset=utf-8' });
  toastJobsDownloaded(made);
}

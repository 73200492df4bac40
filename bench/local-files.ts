import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { timed } from './measure.ts';
import { emptyTables } from './page-timing.ts';
import { figure, type Table } from './table.ts';

/** A backup of a hundred thousand jobs takes its time, once. */
const patience = 600_000;

/** One file with everything, out and in again by way of the screen, once for each number of jobs. */
export async function filesBench(
  pages: readonly Page[],
  jobs: readonly number[],
  tell: (step: string) => void,
): Promise<Table> {
  const rows: string[][] = [];
  for (const [which, page] of pages.entries()) {
    const size = (jobs[which] ?? 0).toLocaleString('en-US');
    tell(`a backup of ${size} jobs`);
    await page.bringToFront();
    page.setDefaultTimeout(patience);
    await page.goto('/settings#backup');
    const made = await backUp(page);
    // Rows that are the same already would not be written: the file comes back to an empty table.
    await page.goto('/favicon.svg');
    await page.evaluate(emptyTables);
    await page.goto('/settings#backup');
    const back = await restore(page, made.path);
    const { size: bytes } = await stat(made.path);
    rows.push([
      size,
      figure(bytes / 1e6),
      ...[made.ms, back.look, back.write].map((ms) => figure(ms / 1000)),
    ]);
  }
  return {
    title:
      'A backup of own jobs, once each: from the press to the file, from the file to its preview, from there until all is back',
    head: ['jobs', 'file MB', 'backup s', 'preview s', 'restore s'],
    rows,
  };
}

async function backUp(page: Page): Promise<{ path: string; ms: number }> {
  let path = '';
  const ms = await timed(async () => {
    const downloading = page.waitForEvent('download', { timeout: patience });
    await page.getByRole('button', { name: 'Download backup', exact: true }).click();
    path = await (await downloading).path();
  });
  return { path, ms };
}

async function restore(page: Page, path: string): Promise<{ look: number; write: number }> {
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Restore backup', exact: true });
  const look = await timed(async () => {
    await page.getByLabel('Backup file').setInputFiles(path);
    await confirm.waitFor();
  });
  const write = await timed(async () => {
    await confirm.click();
    await page.getByText('Backup restored.').waitFor();
  });
  return { look, write };
}

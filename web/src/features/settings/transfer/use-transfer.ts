import { type ImportSheet, importSheet, isSettled } from '@foothold/core/transfer/import-sheet.ts';
import { type OwnFieldNames, ownFieldNamesIn } from '@foothold/core/transfer/own-field-names.ts';
import { useRef, useState } from 'react';
import type { SaveFailure } from '../../../data/rows/save-result.ts';
import { importJobs, matchImport } from '../../../data/transfer/import-jobs.ts';
import { readTableFile, type TableFileProblem } from '../../../platform/files/table-file.ts';
import { useSay } from '../../../platform/use-say.ts';
import { pointsOfJobs } from '../../../shared/geography/locate-jobs.ts';
import { placesOfSteps, withPoints } from './step-points.ts';
import {
  type ImportPreview,
  importSteps,
  type MatchChoices,
  readSheets,
  usualDateOrder,
} from './transfer-rows.ts';

/** Where an import stands. Nothing is written before `writing`. */
export type TransferState =
  | { step: 'reading' }
  | { step: 'problem'; problem: TableFileProblem | 'unreadable' }
  | { step: 'failed'; sheets: readonly ImportSheet[]; failure: SaveFailure }
  | { step: 'columns'; sheets: readonly ImportSheet[] }
  | { step: 'checking'; sheets: readonly ImportSheet[]; part: number }
  | { step: 'preview'; sheets: readonly ImportSheet[]; preview: ImportPreview }
  | { step: 'writing'; part: number };

type Imported = { journalId: number | null; added: number; filled: number };

/** The steps of an import from a file to jobs; `onDone` gets what was written. */
export function useTransfer(onDone: (imported: Imported) => void) {
  const say = useSay();
  const [state, setState] = useState<TransferState>({ step: 'reading' });
  const running = useRef<AbortController | null>(null);

  /** Starts work that ends what was under way; a stop leaves the state to whoever stopped it. */
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  async function open(file: File) {
    const signal = begin();
    setState({ step: 'reading' });
    try {
      const read = await readTableFile(file, signal);
      if (signal.aborted) return;
      if (!read.ok) return setState({ step: 'problem', problem: read.problem });
      const sheets = read.tables.flatMap(
        ({ name, records }) => importSheet(name, records, usualDateOrder()) ?? [],
      );
      if (sheets.every(({ table }) => table.rows.length === 0))
        return setState({ step: 'problem', problem: 'empty' });
      if (sheets.every(isSettled)) return await check(sheets);
      setState({ step: 'columns', sheets });
    } catch {
      // The file was moved, or the drive taken out, while it was read.
      if (!signal.aborted) setState({ step: 'problem', problem: 'unreadable' });
    }
  }

  /** `isQuiet`: what is shown stays until the answer is there. */
  async function check(sheets: readonly ImportSheet[], { isQuiet = false } = {}) {
    const signal = begin();
    if (!isQuiet) setState({ step: 'checking', sheets, part: 0 });
    let read: Awaited<ReturnType<typeof readSheets>>;
    try {
      read = await readSheets(sheets, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted && !isQuiet) setState({ step: 'checking', sheets, part: done / total });
    };
    const found = await matchImport(read.rows, { signal, onProgress });
    if (signal.aborted) return;
    if (!found.ok) return setState({ step: 'failed', sheets, failure: found });
    setState({ step: 'preview', sheets, preview: { ...read, matches: found.matches } });
  }

  async function write(preview: ImportPreview, choices: MatchChoices, sheets: readonly ImportSheet[]) {
    const signal = begin();
    setState({ step: 'writing', part: 0 });
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ step: 'writing', part: done / total });
    };
    const names = Object.assign(
      {},
      ...sheets.map(({ table, mapping }) => ownFieldNamesIn(table.heads, mapping)),
    ) as OwnFieldNames;
    const steps = importSteps(preview, choices);
    const points = await pointsOfJobs(placesOfSteps(steps), signal);
    if (signal.aborted) return;
    const outcome = await importJobs(withPoints(steps, points), undefined, {
      ...{ signal, onProgress, names, say },
    });
    if (outcome.ok) onDone(outcome);
    else if (outcome.reason !== 'stopped') setState({ step: 'failed', sheets, failure: outcome });
  }

  const change = (sheets: readonly ImportSheet[]) => setState({ step: 'columns', sheets });
  const stop = () => running.current?.abort();
  return { state, open, check, write, change, stop };
}

import { importDraft } from '@foothold/core/resume-import/import-draft.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  DocumentAnswer,
  DocumentProgress,
  DocumentReading,
  ScanLanguage,
  ScanProgress,
} from '../../../document-reading/document-reading.ts';
import { workerReading } from '../../../document-reading/worker-reading.ts';
import { isDataDear } from '../../../platform/connection.ts';
import { forgetImport } from '../../../platform/files/stored-import.ts';
import { useSession } from '../../../platform/server/session.ts';
import { keepSource, storedImport } from './draft/stored-import.ts';
import { type ImportProblem, type ImportSource, type OpenImport, titleOfFile } from './import-source.ts';
import { takePassedFile } from './passed-file.ts';

/** Where an import is. */
export type ImportStep =
  /** `text`: what was pasted before, to be corrected. `isGone`: a reload lost the import that was open. */
  | { at: 'start'; text: string; isGone: boolean }
  | { at: 'reading'; source: ImportSource; progress: DocumentProgress | ScanProgress | null; isScan: boolean }
  | { at: 'problem'; problem: ImportProblem }
  /** `isBack`: a reload cut it short, and it continues. */
  | { at: 'preview'; open: OpenImport; isBack: boolean; turn: number };

/** What can be done with an import before its preview. */
export type ImportControl = {
  step: ImportStep | null;
  readFile: (file: File) => void;
  read: (source: ImportSource) => void;
  readScan: (source: ImportSource, languages: readonly ScanLanguage[]) => void;
  stop: () => void;
  /** Back to the beginning; what was read is forgotten, but for a pasted text that nothing was read of. */
  reset: () => void;
};

/** Larger files are not even taken into memory: bytes. Backups are led elsewhere by their beginning. */
const maxBytes = 60_000_000;

/** Reads what is to be imported; null until it is known whether an earlier import continues. */
export function useImport(): ImportControl {
  const owner = useSession().user?.userId ?? '';
  const [step, setStep] = useState<ImportStep | null>(null);
  const reading = useRef<DocumentReading | null>(null);
  const turn = useRef<AbortController | null>(null);
  const turns = useRef(0);
  /** The file that was chosen last. */
  const latest = useRef<File | null>(null);

  const run = useCallback(
    async (
      source: ImportSource,
      ask: (
        from: DocumentReading,
        options: { onProgress: (now: DocumentProgress | ScanProgress) => void; signal: AbortSignal },
      ) => Promise<DocumentAnswer>,
      isScan = false,
    ) => {
      turn.current?.abort();
      const mine = new AbortController();
      turn.current = mine;
      setStep({ at: 'reading', source, progress: null, isScan });
      reading.current ??= workerReading();
      const answer = await ask(reading.current, {
        signal: mine.signal,
        onProgress: (progress) =>
          turn.current === mine && setStep({ at: 'reading', source, progress, isScan }),
      });
      if (turn.current !== mine) return;
      turn.current = null;
      // What was taken out of an archive continues as a file of its own.
      const from = answer.inner ?? source;
      if (!answer.ok) {
        setStep(
          answer.problem === 'stopped'
            ? { at: 'start', text: '', isGone: false }
            : { at: 'problem', problem: { source: from, answer } },
        );
        return;
      }
      const { document } = answer;
      const open: OpenImport = {
        source: from,
        document,
        draft: importDraft(document.reading, document.resume),
        title:
          document.kind === 'backup' ? String(document.resume.resume.title ?? '') : titleOfFile(from.name),
      };
      void keepSource(owner, open);
      turns.current += 1;
      setStep({ at: 'preview', open, isBack: false, turn: turns.current });
    },
    [owner],
  );
  const read = useCallback(
    (source: ImportSource) =>
      void run(source, (from, options) =>
        'text' in source ? from.readText(source.text) : from.read(source, options),
      ),
    [run],
  );
  const readScan = useCallback(
    (source: ImportSource, languages: readonly ScanLanguage[]) => {
      if ('bytes' in source)
        void run(source, (from, options) => from.readScan(source, { ...options, languages }), true);
    },
    [run],
  );
  const readFile = useCallback(
    (file: File) => {
      // A file that was being read makes room for this one.
      turn.current?.abort();
      turn.current = null;
      latest.current = file;
      const refuse = (answer: ImportProblem['answer']) =>
        setStep({
          at: 'problem',
          problem: { source: { name: file.name, bytes: new Uint8Array() }, answer },
        });
      if (file.size > maxBytes) {
        refuse({ ok: false, problem: 'too-large' });
        return;
      }
      file.arrayBuffer().then(
        (buffer) => {
          if (latest.current === file) read({ name: file.name, bytes: new Uint8Array(buffer) });
        },
        // The file was moved or changed since it was chosen, or it is a folder.
        () => latest.current === file && refuse({ ok: false, problem: 'failed', detail: 'unreadable' }),
      );
    },
    [read],
  );
  const reset = useCallback(() => {
    turn.current?.abort();
    turn.current = null;
    void forgetImport(owner);
    setStep((now) => ({
      at: 'start',
      text: now?.at === 'problem' && 'text' in now.problem.source ? now.problem.source.text : '',
      isGone: false,
    }));
  }, [owner]);

  useEffect(() => {
    let isOver = false;
    const file = takePassedFile();
    if (file) readFile(file);
    else
      void storedImport(owner).then((kept) => {
        if (isOver) return;
        if (kept === null || kept === 'gone') {
          if (kept === 'gone') void forgetImport(owner);
          setStep((now) => now ?? { at: 'start', text: '', isGone: kept === 'gone' });
        } else setStep((now) => now ?? { at: 'preview', open: kept, isBack: true, turn: 0 });
      });
    return () => {
      isOver = true;
    };
  }, [owner, readFile]);
  // What reads is fetched while somebody looks for their file, and stays for working offline.
  useEffect(() => {
    reading.current ??= workerReading();
    if (!isDataDear()) reading.current.warmUp();
    return () => {
      turn.current?.abort();
      turn.current = null;
      reading.current?.dispose();
      reading.current = null;
      // Who leaves the screen has answered that it may go; a reload does not come by here.
      void forgetImport(owner);
    };
  }, [owner]);
  return { step, readFile, read, readScan, stop: reset, reset };
}

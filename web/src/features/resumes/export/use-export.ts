import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PdfProblem, PdfStep } from '../../../shared/resumes/resume-pdf.ts';
import type { ExportFormat } from './export-formats.ts';
import { prepareExport, type ReadyExport } from './prepare-export.ts';

/** What became of the file of the chosen format. */
export type ExportState = { kind: 'working'; step: PdfStep | null } | ReadyExport | PdfProblem;

type Made = { content: string; files: Map<ExportFormat, ReadyExport> };
/** A state and the question it is about: another format or another content has none yet. */
type Asked = { question: string; state: ExportState };

const begun: ExportState = { kind: 'working', step: null };

/**
 * The file of a format, made as soon as the format is chosen and kept while the resume reads the same, so that a person
 * sees what reading it back found before saving. `retry` tries again what did not come about.
 */
export function useExport(
  whole: WholeResume,
  format: ExportFormat,
): { state: ExportState; retry: () => void } {
  const content = useMemo(() => JSON.stringify(whole), [whole]);
  const question = `${format} ${content}`;
  const made = useRef<Made>({ content, files: new Map() });
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState<Asked>({ question: '', state: begun });
  useEffect(() => {
    if (made.current.content !== content) made.current = { content, files: new Map() };
    const { files } = made.current;
    const before = files.get(format);
    if (before) return setAsked({ question, state: before });
    const off = new AbortController();
    const { signal } = off;
    const show = (state: ExportState) => !signal.aborted && setAsked({ question, state });
    show(begun);
    const onStep = (step: PdfStep) => show({ kind: 'working', step });
    void prepareExport(whole, format, { now: new Date(), signal, onStep }).then((answer) => {
      if (answer.ok) files.set(format, answer);
      show(answer);
    });
    return () => off.abort();
    // The same content is the same resume, whichever object holds it.
  }, [question, tries]);
  return {
    state: asked.question === question ? asked.state : begun,
    retry: () => setTries((before) => before + 1),
  };
}

import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { type Captured, type CapturedJob, pastedLink } from '@foothold/core/parsing/page/captured.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { systemClock } from '../../../data/rows/clock.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import type { Told } from '../../../platform/server/error-words.ts';
import type { JobField } from '../editor/job-fields.ts';
import { type CaptureFill, captureFill, takesLink } from './capture-fill.ts';

/** Where reading a posting stands; `failed` without a message is a part of the product that did not load. */
export type CaptureState =
  | { kind: 'idle' | 'reading' | 'offline' | 'too-long' | 'empty' | 'undone' }
  | (Told & { kind: 'failed'; requestId: string })
  | { kind: 'choose'; captured: Captured }
  | { kind: 'nothing'; captured: Captured }
  | { kind: 'filled'; captured: Captured; fill: CaptureFill };

/** Reading a posting into a form, and taking it back. */
export type Capture = {
  state: CaptureState;
  /** Puts a text that is a link into Posting link, before it is read. */
  note: (given: string) => void;
  /** The link that was given and is in the form; '' for none. */
  link: string;
  read: (given: string) => void;
  cancel: () => void;
  choose: (job: CapturedJob) => void;
  /** Fills in a posting that was read elsewhere, by the browser extension. */
  take: (job: CapturedJob) => void;
  undo: () => void;
};

/** Reads what is given into `form`, which started on `start`. */
export function useCapture(form: UseFormReturn<JobFormValues>, start: JobFormValues): Capture {
  const [state, setState] = useState<CaptureState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const filled = useRef<Partial<JobFormValues>>({});
  const before = useRef<JobFormValues>(start);
  const [link, setLink] = useState('');
  /** The link of the posting that the form shows, kept until a text of another one is read. */
  const kept = useRef({ link: '', isRead: false });
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // Somebody is in a field that was just filled: what is typed next takes the place of it, and mixes with nothing.
    const field = document.activeElement;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (state.kind === 'filled' && isText && field.name in state.fill.values) field.select();
  }, [state]);

  const write = (values: Partial<JobFormValues>) => {
    for (const field of Object.keys(values) as JobField[])
      form.setValue(field, values[field] as JobFormValues[typeof field], {
        shouldDirty: true,
        shouldValidate: form.getFieldState(field).invalid,
      });
  };

  const note = (given: string) => {
    const url = webAddress(pastedLink(given));
    if (url === '' || !takesLink({ start, now: form.getValues(), filled: filled.current })) return;
    kept.current = { link: url, isRead: false };
    filled.current = { ...filled.current, url };
    setLink(url);
    write({ url });
  };

  const take = (captured: Captured, job: CapturedJob) => {
    const now = form.getValues();
    const fill = captureFill(job, { start, now, filled: filled.current, link: kept.current.link });
    before.current = { ...now };
    filled.current = fill.values;
    kept.current.isRead = job.fields.some(({ field }) => field === 'jobTitle' || field === 'companyName');
    write(fill.values);
    setState({ kind: 'filled', captured, fill });
  };

  const read = async (given: string) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    if (given.trim() === '') return setState({ kind: 'empty' });
    // The text after a link that was read is another posting; after one that was not, it is the same.
    if (pastedLink(given) === '' && kept.current.isRead) {
      kept.current = { link: '', isRead: false };
      setLink('');
    }
    note(given);
    setState({ kind: 'reading' });
    try {
      const { readGiven } = await import('./capture-given.ts');
      const answer = await readGiven(given, { now: systemClock.now().getTime(), signal });
      if (signal.aborted) return;
      if (typeof answer === 'string') return setState({ kind: answer });
      const [first, ...others] = answer.postings;
      if (first && others.length === 0) take(answer, first);
      else setState({ kind: first ? 'choose' : 'nothing', captured: answer });
    } catch (cause) {
      if (signal.aborted) return;
      const { message, text, requestId } =
        cause instanceof ApiError ? cause : { message: '', text: undefined, requestId: '' };
      setState({ kind: 'failed', message, text, requestId });
    }
  };

  return {
    state,
    note,
    link,
    read: (given) => void read(given),
    cancel: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
    choose: (job) => {
      if (state.kind === 'choose') take(state.captured, job);
    },
    take: (job) => take({ postings: [job], notices: [] }, job),
    undo: () => {
      const now = form.getValues();
      const fields = (Object.keys(filled.current) as JobField[]).filter(
        (field) => now[field] === filled.current[field],
      );
      // What was changed after the reading was typed, and stays.
      write(Object.fromEntries(fields.map((field) => [field, before.current[field]])));
      filled.current = kept.current.link === form.getValues('url') ? { url: kept.current.link } : {};
      setState({ kind: 'undone' });
    },
  };
}

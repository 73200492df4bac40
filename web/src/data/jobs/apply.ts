import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { documentProblem, type StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { applyDateApplied } from '@foothold/core/entities/job/apply-date-applied.ts';
import type { JobWithHistory } from '@foothold/core/entities/job/apply-status.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { type HistoryEntry, inOrder } from '@foothold/core/entities/job/job-history.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import type { FitWord } from '@foothold/core/fit/fit.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { type FileContent, keepDocument, textContent } from '../documents/document-content.ts';
import type { NewDocument } from '../documents/documents.ts';
import { transferContent } from '../entries/document-holder.ts';
import { command } from '../journal/command.ts';
import { type LetterGate, letterGate } from '../letters/letter-gate.ts';
import { letterSourceTables } from '../letters/letter-sources.ts';
import { type ResumeGate, resumeGate } from '../resumes/resume-gate.ts';
import { resumeTextOf } from '../resumes/whole-resume.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { checkedDate } from './job-progress.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from './job-write.ts';

/** A resume set as PDF, and the text it was set from: a PDF that says anything else than the kept text is not kept. */
export type SetResume = FileContent & Pick<NewDocument, 'name'> & { text: string };

/** An application as it went out, or as it is corrected to. */
export type Application = {
  /** Calendar date it was sent. */
  date: string;
  /** A key of `submissionMethods`, '' when not said. */
  submissionMethod: string;
  /** The resume that went with it, null for none; its text is kept as it is now. */
  resumeId: number | null;
  /** The same resume as it was set, to be kept beside its text; without it the text alone is kept. */
  resumePdf?: SetResume | null;
  /** How well that resume fits the job today, as far as that is known. */
  fit?: FitWord | null;
  /** The text of the letter; '' for none. A letter that is kept already stays as it was sent. */
  coverLetter: string;
  files: readonly Pick<NewDocument, 'name' | 'kind' | 'mimeType' | 'size' | 'hash' | 'content'>[];
  /** What the history says of it, and what it said before this correction ('' the first time). */
  note: string;
  formerNote: string;
  /** What the copy of the letter is called. */
  letterName: string;
  /** What the account of who sends it is called: what nobody had taken yet of the letter is taken by sending it. */
  sentBy?: string;
};

const tables = [...new Set([...jobTables, ...letterSourceTables, 'documents'] as const)];

/**
 * Marks a job as applied, or corrects that (docs/spec/readings.md R12), as one step: date and status, how it was sent, and a frozen
 * copy of everything that went with it, which later changes of the resume or the letter leave alone.
 */
export const sendApplication = command(
  'sendApplication',
  async (jobId: number, application: Application, clock: Clock = systemClock) => {
    const date = checkedDate(application.date);
    for (const file of application.files)
      if (documentProblem(file)) throw new Refusal('invalid', { text: file.name });
    const gaps = await gapsOf(application.coverLetter);
    const db = await ownDataOnceOpen();
    const gate = await letterGate(db, jobId, application.coverLetter);
    const ofResume = await resumeGate(db, application.resumeId);
    return {
      label: 'markedAsApplied',
      tables,
      clock,
      run: async (writer) => {
        const before = await readJobWithHistory(writer, jobId);
        const formerDate = before.job.dateApplied;
        const kept = await keepSent(
          writer,
          { jobId, application, formerDate, gaps, gate, ofResume, job: before.job },
          clock,
        );
        const { submissionMethod, resumeId } = application;
        const coverLetter = kept.hasLetter ? before.job.coverLetter : application.coverLetter;
        const fitSent = kept.hasResume ? before.job.fitSent : (resumeId !== null && application.fit) || '';
        const job = { ...before.job, submissionMethod, resumeId, coverLetter, fitSent };
        const after = applyDateApplied({ job, history: before.history }, date, madeBy(clock));
        await writeJobWithHistory(writer, { before, after: withNote(after, application), clock });
        return { id: jobId };
      },
    };
  },
);

type Sending = {
  jobId: number;
  application: Application;
  formerDate: string;
  gaps: Gaps | null;
  gate: LetterGate;
  ofResume: ResumeGate;
  job: Job;
};

/** Brings the kept documents to what was sent. `hasLetter`, `hasResume`: those of this application were kept before. */
async function keepSent(
  writer: Writer,
  { jobId, application, formerDate, gaps, gate, ofResume, job }: Sending,
  clock: Clock,
): Promise<{ hasLetter: boolean; hasResume: boolean }> {
  const stored = await writer.db.documents.where('jobId').equals(jobId).toArray();
  const here = readRows('documents', stored).rows;
  const ofIt = here.filter((row) => formerDate !== '' && row.dateSent === formerDate);
  const copies = ofIt.filter((row) => row.isCopy);
  const resumeCopies = copies.filter((row) => row.kind === 'resume');
  const hasLetter = copies.some((row) => row.kind === 'letter');
  const isSameResume =
    resumeCopies.length > 0 && resumeCopies.every((row) => row.resumeId === application.resumeId);
  const gone = isSameResume ? [] : resumeCopies;
  await moveTo(
    writer,
    ofIt.filter((row) => !gone.includes(row)),
    { date: application.date, clock },
  );
  await transferContent(writer, gone, clock);
  for (const { internalId } of gone) await writer.remove('documents', internalId);

  const common = { jobId, dateSent: application.date, isExample: job.isExample, ledger: [] };
  const now = clock.now();
  const sending = { at: now.toISOString(), by: application.sentBy ?? '', today: calendarDate(now) };
  const { resumeId } = application;
  if (resumeId !== null && !isSameResume) {
    const ledger = await ofResume.pass(writer.db, resumeId, sending);
    const sent = { ...common, resumeId, ledger };
    await keepResume(writer, sent, { pdf: application.resumePdf ?? null, clock });
  }
  if (!hasLetter && application.coverLetter.trim() !== '') {
    if (gaps) throw new Refusal('invalid', { detail: 'letterGaps', values: gaps });
    const letter = { ...textContent(application.coverLetter), name: application.letterName };
    const ledger = await gate.pass(writer.db, job, { text: application.coverLetter, ...sending });
    const copy = { ...common, ...letter, ledger, kind: 'letter', resumeId: null, isCopy: true } as const;
    await keepDocument(writer, copy, clock);
  }
  const known = new Set(here.map((row) => row.hash));
  for (const file of application.files) {
    if (known.has(file.hash)) continue;
    known.add(file.hash);
    await keepDocument(writer, { ...common, ...file, resumeId: null, isCopy: false }, clock);
  }
  return { hasLetter, hasResume: isSameResume };
}

/** What a template asked for and nobody filled in: the first of it, and how many more. */
type Gaps = { gap: string; more: number };

/** Why a letter cannot go out; null for a whole one. */
async function gapsOf(letter: string): Promise<Gaps | null> {
  if (!letter.includes('{')) return null;
  const { letterGaps } = await import('@foothold/core/entities/letter/letter-gaps.ts');
  const [gap, ...more] = letterGaps(letter);
  return gap ? { gap: letter.slice(gap.from, gap.to), more: more.length } : null;
}

async function keepResume(
  writer: Writer,
  sent: Pick<StoredDocument, 'dateSent' | 'isExample' | 'ledger'> & { jobId: number; resumeId: number },
  { pdf, clock }: { pdf: SetResume | null; clock: Clock },
): Promise<void> {
  const resume = await storedRow(writer, 'resumes', sent.resumeId);
  const text = (await resumeTextOf(writer.db, sent.resumeId)) || resume.title;
  const copy = { ...sent, kind: 'resume', isCopy: true } as const;
  await keepDocument(writer, { ...copy, ...textContent(text), name: resume.title }, clock);
  if (!pdf || pdf.text !== text || documentProblem(pdf)) return;
  const { text: _, ...file } = pdf;
  await keepDocument(writer, { ...copy, ...file }, clock);
}

async function moveTo(
  writer: Writer,
  rows: readonly StoredDocument[],
  { date, clock }: { date: string; clock: Clock },
): Promise<void> {
  for (const row of rows)
    if (row.dateSent !== date)
      await writer.put('documents', {
        ...row,
        dateSent: date,
        updatedAt: nextInstant(clock.now(), row.updatedAt),
      });
}

/** The history with the note on the entry of this application; the person's own words beside it stay. */
function withNote(after: JobWithHistory, { date, note, formerNote }: Application): JobWithHistory {
  const sent = inOrder(after.history).findLast(
    (entry) =>
      entry.date === date && (entry.statusTo === 'application-submitted' || entry.kind === 'applied'),
  );
  if (!sent || note === '') return after;
  const noted: HistoryEntry = { ...sent, note: mergedNote(sent.note, note, formerNote) };
  return { ...after, history: after.history.map((entry) => (entry === sent ? noted : entry)) };
}

function mergedNote(present: string, note: string, former: string): string {
  if (present === '' || present === former) return note;
  if (former !== '' && present.includes(former)) return present.replace(former, note);
  return present.includes(note) ? present : `${note}\n${present}`;
}

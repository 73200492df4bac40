import { isSameSentence } from '@foothold/core/entities/ledger/ledger-entries.ts';
import { type WrittenLine, withWritten, writtenPlace } from '@foothold/core/entities/ledger/written-line.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import type { Writer } from '../rows/writer.ts';
import type { ResumeEdit } from './resume-edit.ts';
import { putChanged, readForChange } from './resume-rows.ts';
import { addVersion } from './versions.ts';
import { resumeTables, wholeResume } from './whole-resume.ts';
import { writeEdits } from './write-resume.ts';

/** Which text of a resume a line is in: a field of the resume, or the lines of an item. */
export type LineHome = { list: 'resume' | 'experience' | 'education' | 'sections'; id: number; name: string };

/** A line that a person takes from a model or a rule. */
export type AcceptedLine = {
  edits: readonly ResumeEdit[];
  /** What is kept of it; null where nothing was written, as by another order. */
  line: { home: LineHome; entry: Omit<WrittenLine, 'place'> } | null;
  /** Makes a version for this job first, since a base is never changed by what somebody else wrote. */
  versionFor?: number | undefined;
};

/**
 * Takes a line into a tailored version (decisions 0070, 0107): the words, and the entry that says who wrote them, in one step. The
 * answer is the key of the version.
 */
export const acceptLine = command(
  'acceptLine',
  (id: number, { edits, line, versionFor }: AcceptedLine, clock: Clock = systemClock) => ({
    label: line ? 'lineAccepted' : 'orderAccepted',
    tables: [...resumeTables, 'jobs'] as const,
    clock,
    run: async (writer) => {
      const target =
        versionFor === undefined ? id : await addVersion(writer, id, { jobId: versionFor }, clock);
      if (line && (line.entry.acceptedAt === '' || line.entry.text.trim() === ''))
        throw new Refusal('invalid', { detail: 'lineUnsupported' });
      const { own } = await readForChange(writer, target);
      if (line && own.resume.baseId === null) throw new Refusal('invalid', { detail: 'lineOfBase' });
      await writeEdits(writer, target, edits, clock);
      if (line) await putWritten(writer, target, await placeOf(writer, target, line), clock);
      return { id: target };
    },
  }),
);

async function placeOf(
  writer: Writer,
  id: number,
  { home, entry }: NonNullable<AcceptedLine['line']>,
): Promise<(lines: readonly WrittenLine[]) => WrittenLine[]> {
  const whole = await wholeResume(writer.db, id);
  const { list } = home;
  const item = list === 'resume' ? null : whole?.[list].find(({ internalId }) => internalId === home.id);
  if (list !== 'resume' && !item) throw new Refusal('missing');
  const place = item ? writtenPlace(list, item) : home.name;
  return (lines) => withWritten(lines, [{ ...entry, place } as WrittenLine]);
}

async function putWritten(
  writer: Writer,
  id: number,
  change: (lines: readonly WrittenLine[]) => WrittenLine[],
  clock: Clock,
): Promise<void> {
  const { own } = await readForChange(writer, id);
  const written = change(own.resume.written as WrittenLine[]);
  await putChanged(writer, 'resumes', { ...own.resume, written }, clock);
}

/** Puts what stood there before a line was accepted in its place again; what was written since elsewhere stays. */
export const putLineBack = command(
  'putLineBack',
  (
    id: number,
    { edits, text, place }: { edits: readonly ResumeEdit[]; text: string; place: string },
    clock: Clock = systemClock,
  ) => ({
    label: 'linePutBack',
    tables: resumeTables,
    clock,
    run: async (writer) => {
      await writeEdits(writer, id, edits, clock);
      const isIt = (line: WrittenLine) => line.place === place && isSameSentence(line.text, text);
      await putWritten(writer, id, (lines) => lines.filter((line) => !isIt(line)), clock);
      return { id };
    },
  }),
);

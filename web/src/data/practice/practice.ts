import {
  Practice,
  PracticeSession,
  practiceRatings,
  practiceStates,
  storyParts,
} from '@foothold/core/entities/conversation/practice.ts';
import type { DrawnQuestion } from '@foothold/core/practice/practice-question.ts';
import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { editRecord, storedRow } from '../rows/stored-record.ts';

/** Longest answer and most questions of a session. */
export const practiceLimits = { answer: 20_000, questions: 30 } as const;

/** What a session is begun with. */
export type NewPractice = {
  jobId: number | null;
  jobTitle: string;
  companyName: string;
  seed: number;
  secondsEach: number;
  questions: readonly DrawnQuestion[];
};

/** Begins a session: all its questions are written at once, so that a reload finds it as it was. */
export const startPractice = command(
  'startPractice',
  ({ questions, ...fields }: NewPractice, clock: Clock = systemClock) => {
    if (questions.length === 0) throw new Refusal('invalid', { detail: 'nothingToPractice' });
    return {
      label: 'practiceStarted',
      tables: ['practiceSessions', 'practice', 'jobs'],
      clock,
      run: async (writer) => {
        if (fields.jobId !== null) await storedRow(writer, 'jobs', fields.jobId);
        const at = clock.now().toISOString();
        const stamps = () => ({ uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 });
        const id = await writer.add(
          'practiceSessions',
          PracticeSession.parse({ ...fields, ...stamps() }) as PracticeSession,
        );
        for (const [place, question] of questions.slice(0, practiceLimits.questions).entries()) {
          const { text, message, kind, competence, because } = question;
          const row = {
            ...{ sessionId: id, jobId: fields.jobId, place, question: text, kind, competence },
            because: JSON.stringify(because),
            wording: message ? JSON.stringify(message) : '',
            ...stamps(),
          };
          await writer.add('practice', Practice.parse(row) as Practice);
        }
        return { id };
      },
    };
  },
);

/** What a person changes of a practiced question. With any of the four parts, they make the answer. */
export type PracticeEdit = Partial<
  Pick<
    Practice,
    | 'answer'
    | 'situation'
    | 'task'
    | 'action'
    | 'result'
    | 'isSpoken'
    | 'seconds'
    | 'state'
    | 'rating'
    | 'feedback'
  >
>;

/** Writes an answer, its parts, its time, its state or what the person says of it; edits that follow at once are one step. */
export const savePractice = command(
  'savePractice',
  (id: number, edit: PracticeEdit, clock: Clock = systemClock) => {
    const { state = '', rating = '' } = edit;
    if (!practiceStates.some((one) => one === state)) throw new Refusal('invalid', { text: state });
    if (!practiceRatings.some((one) => one === rating)) throw new Refusal('invalid', { text: rating });
    return {
      label: 'practiceAnswerChanged',
      tables: ['practice'],
      clock,
      coalesce: true,
      run: (writer) =>
        editRecord(writer, { table: 'practice', id, clock }, (before) => {
          const after = { ...before, ...edit };
          const hasParts = storyParts.some((part) => edit[part] !== undefined);
          const parts = storyParts.map((part) => after[part].trim()).filter(Boolean);
          const answer = hasParts ? parts.join('\n\n') : after.answer;
          if (answer.length > practiceLimits.answer)
            throw new Refusal('invalid', {
              detail: 'charactersKept',
              values: { most: practiceLimits.answer },
            });
          const changed = { ...edit, answer };
          const isSame = Object.entries(changed).every(
            ([field, value]) => before[field as keyof PracticeEdit] === value,
          );
          return isSame ? null : changed;
        }),
    };
  },
);

/** Ends a session; what was not come to stays open, so that it can go on another day. */
export const endPractice = command('endPractice', (id: number, clock: Clock = systemClock) => ({
  label: 'practiceEnded',
  tables: ['practiceSessions'],
  clock,
  run: (writer) =>
    editRecord(writer, { table: 'practiceSessions', id, clock }, ({ endedAt }) =>
      endedAt === '' ? { endedAt: clock.now().toISOString() } : null,
    ),
}));

/** Takes up an ended session again. */
export const resumePractice = command('resumePractice', (id: number, clock: Clock = systemClock) => ({
  label: 'practiceTakenUpAgain',
  tables: ['practiceSessions'],
  clock,
  run: (writer) =>
    editRecord(writer, { table: 'practiceSessions', id, clock }, ({ endedAt }) =>
      endedAt === '' ? null : { endedAt: '' },
    ),
}));

/** Deletes a session with its questions; stories that were kept from it stay. */
export const deletePractice = command('deletePractice', (id: number, clock: Clock = systemClock) => ({
  label: 'practiceSessionDeleted',
  tables: tablesAround('practiceSessions'),
  clock,
  run: async (writer) => {
    await storedRow(writer, 'practiceSessions', id);
    await removeRecords(writer, 'practiceSessions', [id], clock);
    return { id };
  },
}));

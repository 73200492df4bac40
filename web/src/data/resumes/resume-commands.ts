import { copyOfResume, newResume, savedAsNewResume } from '@foothold/core/entities/resume/resume-rules.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRow } from '../rows/stored-record.ts';
import { checkFields, type ResumeFields } from './resume-edit.ts';
import { addWhole, detachRow, putChanged, readForChange, settleDefault, versionsOf } from './resume-rows.ts';
import { resumeTables, wholeResume } from './whole-resume.ts';

/** Adds a resume without items: default when it is the first or said to be (docs/spec/readings.md R17). */
export const addResume = command('addResume', (fields: ResumeFields, clock: Clock = systemClock) => {
  checkFields('resumes', fields);
  return {
    label: 'resumeAdded',
    tables: resumeTables,
    clock,
    run: async (writer) => {
      const made = newResume(await writer.db.resumes.count(), fields.isDefault);
      const title = fields.title?.trim() || made.title;
      const resume = { ...made, ...fields, title, isDefault: made.isDefault } as WholeResume['resume'];
      const id = await addWhole(
        writer,
        { resume, experience: [], education: [], skills: [], sections: [] },
        clock,
      );
      await settleDefault(writer, clock, id);
      return { id };
    },
  };
});

/** Makes a resume the default and every other one not. */
export const setDefaultResume = command('setDefaultResume', (id: number, clock: Clock = systemClock) => ({
  label: 'defaultResumeSet',
  tables: resumeTables,
  clock,
  run: async (writer) => {
    const { own } = await readForChange(writer, id);
    if (!own.resume.isDefault) await putChanged(writer, 'resumes', { ...own.resume, isDefault: true }, clock);
    await settleDefault(writer, clock, id);
    return { id };
  },
}));

/**
 * Makes an independent copy of a resume as it reads, never the default, “ (Copy)” behind its title
 * (docs/spec/states.md, Resumes).
 */
export const copyResume = command('copyResume', (id: number, clock: Clock = systemClock) => ({
  label: 'resumeCopied',
  tables: resumeTables,
  clock,
  run: async (writer) => {
    await readForChange(writer, id);
    const whole = await wholeResume(writer.db, id);
    if (!whole) throw new Refusal('missing');
    return { id: await addWhole(writer, copyOfResume(whole), clock) };
  },
}));

/** Writes a whole resume, as it is in an editor or came from a file, as a new one that is not the default. */
export const saveResumeAsNew = command(
  'saveResumeAsNew',
  (whole: WholeResume, clock: Clock = systemClock) => ({
    label: 'resumeSavedAsNew',
    tables: resumeTables,
    clock,
    run: async (writer) => {
      const id = await addWhole(writer, savedAsNewResume(whole), clock);
      await settleDefault(writer, clock, id);
      return { id };
    },
  }),
);

/** What becomes of the versions of a resume that is deleted. */
export type VersionsFate = 'stand-alone' | 'delete';

/**
 * Deletes a resume with its items, one that cannot be read too; what was sent of it stays with its jobs. Its versions
 * become independent resumes or go with it, in the same step.
 */
export const deleteResume = command(
  'deleteResume',
  (
    id: number,
    { versions }: { versions: VersionsFate } = { versions: 'stand-alone' },
    clock: Clock = systemClock,
  ) => ({
    label: 'resumeDeleted',
    tables: tablesAround('resumes'),
    clock,
    run: async (writer) => {
      await storedRow(writer, 'resumes', id);
      const hanging = await versionsOf(writer, id);
      if (versions === 'stand-alone')
        for (const version of hanging) await detachRow(writer, version.internalId, clock);
      const going = versions === 'delete' ? hanging.map(({ internalId }) => internalId) : [];
      await removeRecords(writer, 'resumes', [...going, id], clock);
      await settleDefault(writer, clock);
      return { id, versions: hanging.length };
    },
  }),
);

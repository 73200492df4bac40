import { newResume } from '@foothold/core/entities/resume/resume-rules.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import type { ImportedItem, ImportedResume } from '@foothold/core/resume-import/import-result.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { keepFieldsToCheck } from './fields-to-check.ts';
import { checkFields, isEditable } from './resume-edit.ts';
import { addItem, addWhole, settleDefault } from './resume-rows.ts';
import { resumeTables } from './whole-resume.ts';

/** Writes an imported resume as a new one, in one step; fields nobody is sure of yet are noted beside it. */
export const importResume = command(
  'importResume',
  (imported: ImportedResume, title: string, clock: Clock = systemClock) => {
    const fields = withoutBadPhoto(known('resumes', imported.resume.fields));
    const toCheck: Record<string, string> = {};
    let resumeId = 0;
    const note = (path: string, item: ImportedItem) => {
      for (const { field, says } of item.toCheck) toCheck[`${path}/${field}`] = says;
    };
    return {
      label: 'resumeImported',
      tables: resumeTables,
      clock,
      run: async (writer) => {
        const made = newResume(await writer.db.resumes.count());
        const resume = { ...fields, ...made, title: title.trim() || made.title } as WholeResume['resume'];
        resumeId = await addWhole(
          writer,
          { resume, experience: [], education: [], skills: [], sections: [] },
          clock,
        );
        note('resume', imported.resume);
        for (const list of itemLists)
          for (const item of imported[list]) {
            const table = itemTables[list];
            const { displayOrder } = item.fields;
            const row = { ...known(table, item.fields), displayOrder, resumeId };
            note(`${list}/${await addItem(writer, table, row, clock)}`, item);
          }
        await settleDefault(writer, clock, resumeId);
        return { id: resumeId };
      },
      after: (db) => keepFieldsToCheck(db, resumeId, toCheck),
    };
  },
);

/** The fields that an edit may write, and no others: a file may hold anything. */
function known(
  table: Parameters<typeof isEditable>[0],
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => isEditable(table, name, value)));
}

/** Without a photo that no edit could write either; the rest of the file is as good as before. */
function withoutBadPhoto(fields: Record<string, unknown>): Record<string, unknown> {
  try {
    checkFields('resumes', fields);
    return fields;
  } catch {
    return { ...fields, photo: '', hasPhoto: false };
  }
}

import type { WholeResume } from '../entities/resume/resume-text.ts';
import { type Fields, itemTables } from './json-resume-extra.ts';
import { fieldsOf, readJsonResume } from './json-resume-read.ts';

/** True when reading a JSON Resume gives the resume and each of its items again, every field as it was written. */
export function isCompleteJsonResume(whole: WholeResume, json: unknown): boolean {
  const read = readJsonResume(json);
  if (!read || stated(read.resume) !== stated(fieldsOf(whole.resume))) return false;
  return itemTables.every((table) => {
    const written = (whole[table] as readonly object[]).map((row) => stated(fieldsOf(row)));
    const found = read[table].map(stated);
    return written.length === found.length && written.sort().join('\n') === found.sort().join('\n');
  });
}

/** Fields as one line that is the same for the same fields; the place of an item is one of them. */
function stated(fields: Fields): string {
  return JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}

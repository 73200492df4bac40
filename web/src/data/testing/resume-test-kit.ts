import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';
import { addResume } from '../resumes/resume-commands.ts';
import type { ItemFields, ResumeFields } from '../resumes/resume-edit.ts';
import { wholeResume } from '../resumes/whole-resume.ts';
import { writeResume } from '../resumes/write-resume.ts';
import type { Clock } from '../rows/clock.ts';
import { opened, saved } from './own-data-test-kit.ts';

/** A resume with two jobs, a school, two skills and a project; answers its key. */
export async function exampleBase(clock: Clock, fields: ResumeFields = {}): Promise<number> {
  const { id } = saved(
    await addResume({ title: 'Analyst', name: 'Sam Rivera', summary: 'Finds lost time.', ...fields }, clock),
  );
  await addItemTo(
    id,
    'resumeExperience',
    { title: 'Analyst', companyName: 'Oak', notes: 'Cut the wait.' },
    clock,
  );
  await addItemTo(id, 'resumeExperience', { title: 'Clerk', companyName: 'Elm' }, clock);
  await addItemTo(id, 'resumeEducation', { major: 'Statistics', institutionName: 'NC State' }, clock);
  await addItemTo(id, 'resumeSkills', { skillName: 'SQL' }, clock);
  await addItemTo(id, 'resumeSkills', { skillName: 'dbt' }, clock);
  await addItemTo(id, 'resumeSections', { resumeSectionName: 'Projects', title: 'Atlas' }, clock);
  return id;
}

/** Adds an item and answers its key. */
export async function addItemTo(
  id: number,
  table: ItemTable,
  fields: ItemFields,
  clock: Clock,
): Promise<number> {
  return saved(await writeResume(id, { kind: 'add-item', table, fields }, clock)).itemId ?? 0;
}

/** A resume as it reads; throws when there is none. */
export async function readsAs(id: number) {
  const whole = await wholeResume(opened(), id);
  if (!whole) throw new Error(`There is no resume ${id}.`);
  return whole;
}

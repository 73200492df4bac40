import * as z from 'zod/mini';
import { CalendarDate } from '../../dates/calendar-date-schema.ts';
import { JobStatus } from '../../entities/job/job-status.ts';
import { keysOf } from '../../entities/keys-of.ts';
import { jobTypes } from '../../entities/posting/posting.ts';
import { workplaces } from '../../entities/posting/workplace-names.ts';
import { taskKinds } from '../../entities/task/task.ts';

/** What a model is told of a field beside its type. */
export const fieldNotes = z.registry<{ description: string }>();

/** The most that one call of a tool may ask for or bring. */
export const toolLimits = {
  rows: 20,
  postings: 10,
  words: 200,
  title: 200,
  note: 5000,
  letter: 20_000,
} as const;

function told<T extends z.ZodMiniType>(schema: T, description: string): T {
  fieldNotes.add(schema, { description });
  return schema;
}

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const words = (description: string) => told(line(toolLimits.words), description);
const date = (description: string) => told(z.clone(CalendarDate), `${description} YYYY-MM-DD.`);
const id = (description: string) =>
  told(z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)), description);
const most = (limit: number) =>
  z.optional(told(z.int().check(z.minimum(1), z.maximum(limit)), `How many rows at most, up to ${limit}.`));

const search = {
  words: words('Title, trade or skills, as one would type them.'),
  place: z.optional(words('City, state or country, “Columbus, OH”; several with semicolons; “remote”.')),
  miles: z.optional(told(z.int().check(z.minimum(1), z.maximum(500)), 'Miles around the place.')),
  days: z.optional(told(z.int().check(z.minimum(1), z.maximum(365)), 'Posted within so many days.')),
  workplace: z.optional(z.enum(keysOf(workplaces))),
  jobType: z.optional(z.enum(keysOf(jobTypes))),
  payFrom: z.optional(
    told(z.int().check(z.minimum(1), z.maximum(10_000_000)), 'Least pay a year in whole US dollars.'),
  ),
  company: z.optional(words('Only postings of this company.')),
};

/** The arguments of each tool; a field that is not named here is refused. */
export const toolArgs = {
  search_postings: z.strictObject({ ...search, most: most(toolLimits.postings) }),
  own_jobs: z.strictObject({
    id: z.optional(id('One job by its id.')),
    words: z.optional(words('Words of title, company, place or notes.')),
    statuses: z.optional(z.array(JobStatus).check(z.minLength(1), z.maxLength(14))),
    most: most(toolLimits.rows),
  }),
  own_interviews: z.strictObject({
    from: z.optional(date('First day; today where it is left out.')),
    to: z.optional(date('Last day.')),
    jobId: z.optional(id('Only those of this job.')),
    most: most(toolLimits.rows),
  }),
  own_companies: z.strictObject({
    words: z.optional(words('Words of the name.')),
    most: most(toolLimits.rows),
  }),
  own_tasks: z.strictObject({
    jobId: z.optional(id('Only those of this job.')),
    until: z.optional(date('Due on this day or before.')),
    done: z.optional(told(z.boolean(), 'True for those that are done; open ones where it is left out.')),
    most: most(toolLimits.rows),
  }),
  cities: z.strictObject({
    words: words('The beginning of a name: “Columbus”.'),
    most: most(toolLimits.rows),
  }),
  occupations: z.strictObject({
    words: words('Words of a title: “nurse”.'),
    most: most(toolLimits.rows),
  }),
  save_job: z.strictObject({ postingId: id('The id of a posting that search_postings brought.') }),
  add_task: z.strictObject({
    title: told(line(toolLimits.title), 'What to do, in a few words.'),
    due: z.optional(date('The day it is due.')),
    jobId: z.optional(id('The job it belongs to.')),
    kind: z.optional(told(z.enum(taskKinds), '“deadline” only for a day that somebody else set.')),
    note: z.optional(told(line(toolLimits.note), 'More about it, such as the hour.')),
  }),
  set_status: z.strictObject({
    jobId: id('The job.'),
    status: JobStatus,
    date: z.optional(date('The day it happened; today where it is left out.')),
  }),
  draft_letter: z.strictObject({
    jobId: id('The job whose cover letter it is.'),
    text: told(line(toolLimits.letter), 'The whole letter as plain text.'),
  }),
  save_search: z.strictObject({ name: told(line(80), 'What the search is called.'), ...search }),
  add_note: z.strictObject({
    jobId: id('The job in whose history the note stands.'),
    note: told(line(toolLimits.note), 'The note.'),
    date: z.optional(date('The day it is about; today where it is left out.')),
  }),
} as const;

/** A tool of the assistant. None deletes, sends or applies. */
export type ToolName = keyof typeof toolArgs;

/** The arguments of a tool as they were read. */
export type ToolArgs<N extends ToolName> = z.infer<(typeof toolArgs)[N]>;

/** Tools that only read: they run at once and show what they read. */
export const readingTools = [
  'search_postings',
  'own_jobs',
  'own_interviews',
  'own_companies',
  'own_tasks',
  'cities',
  'occupations',
] as const satisfies readonly ToolName[];
export type ReadingTool = (typeof readingTools)[number];

/** Of these the ones that read own records: what they bring is shown before it goes to a model. */
export const ownTools = [
  'own_jobs',
  'own_interviews',
  'own_companies',
  'own_tasks',
] as const satisfies readonly ReadingTool[];
export type OwnTool = (typeof ownTools)[number];

/** True for a tool that reads own records. */
export function isOwnTool(name: string): name is OwnTool {
  return (ownTools as readonly string[]).includes(name);
}

/** Tools that would write: each is a proposal until the person says yes. */
export const proposingTools = [
  'save_job',
  'add_task',
  'set_status',
  'draft_letter',
  'save_search',
  'add_note',
] as const satisfies readonly ToolName[];
export type ProposingTool = (typeof proposingTools)[number];

/** True for the name of a tool there is; “constructor” is none. */
export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(toolArgs, name);
}

/** True for a tool that only reads. */
export function isReading(name: ToolName): name is ReadingTool {
  return (readingTools as readonly string[]).includes(name);
}

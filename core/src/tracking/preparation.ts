import { isCalendarDate } from '../dates/calendar-date.ts';
import type { Job } from '../entities/job/job.ts';
import type { Task } from '../entities/task/task.ts';
import { type AskedThing, askedThings, postingAsks } from '../parsing/posting/posting-asks.ts';

/** The steps of preparing an application that every job has or may have; `own` are those a person adds. */
export const preparationSteps = [
  'company',
  'posting',
  'resume',
  ...askedThings,
  'contacts',
  'questions',
  'deadline',
  'own',
] as const;
export type PreparationStep = (typeof preparationSteps)[number];

/** One line of the checklist. */
export type PreparationItem = {
  step: PreparationStep;
  /** The person's own words of an added step, else ''. */
  title: string;
  /** Lines of the posting that this is about, as they are there. */
  quotes: string[];
  /** Of step `posting`: what would be nice to have. */
  wishes: string[];
  /** True where the material is there: a resume is chosen, a letter written, a contact noted. */
  isThere: boolean;
  /** Calendar date it is planned for or due, '' without one. */
  due: string;
  done: boolean;
  /** The task that stands for it, null until it is ticked or planned. */
  taskId: number | null;
};

export type Preparation = { items: PreparationItem[]; done: number; total: number };

/** What the checklist is made from. */
export type PreparationSources = {
  job: Job;
  /** The whole text of the posting as it is now, '' when there is none. */
  text: string;
  /** Tasks of this job. */
  tasks: readonly Task[];
  /** How many contacts are noted for this job. */
  contacts: number;
};

/**
 * The checklist of one application: always the company, the posting, resume, letter, contacts and questions; what the
 * posting asks to be sent and its last day only where it names them; then the person's own steps. `now` is epoch
 * milliseconds.
 */
export function preparation({ job, text, tasks, contacts }: PreparationSources, now: number): Preparation {
  const asks = postingAsks(text || job.description, now);
  const lines = new Map(asks.things.map(({ thing, line }) => [thing, line]));
  const isThing = (step: PreparationStep): step is AskedThing =>
    (askedThings as readonly PreparationStep[]).includes(step);
  const there: Partial<Record<PreparationStep, boolean>> = {
    posting: text !== '' || job.description !== '',
    resume: job.resumeId !== null,
    letter: job.coverLetter.trim() !== '',
    contacts: contacts > 0 || job.contactInfo.trim() !== '',
  };
  const made = preparationSteps
    .filter((step) => step !== 'own')
    .filter((step) => !isThing(step) || step === 'letter' || lines.has(step) || taskOf(tasks, step))
    .filter((step) => step !== 'deadline' || asks.closes !== '' || job.deadline !== '' || taskOf(tasks, step))
    .map((step): PreparationItem => {
      const task = taskOf(tasks, step);
      const line = isThing(step) ? lines.get(step) : undefined;
      const due = task?.dueDate || (step === 'deadline' ? job.deadline || asks.closes : '');
      return {
        step,
        title: '',
        quotes: step === 'posting' ? asks.requirements : line ? [line] : [],
        wishes: step === 'posting' ? asks.wishes : [],
        isThere: there[step] ?? false,
        due: isCalendarDate(due) ? due : '',
        done: task?.done ?? false,
        taskId: task?.internalId ?? null,
      };
    });
  const own = tasks
    .filter((task) => task.step === 'own')
    .sort((a, b) => a.internalId - b.internalId)
    .map(
      (task): PreparationItem => ({
        step: 'own',
        title: task.title,
        quotes: [],
        wishes: [],
        isThere: false,
        due: task.dueDate,
        done: task.done,
        taskId: task.internalId,
      }),
    );
  const items = [...made, ...own];
  return { items, done: items.filter((item) => item.done).length, total: items.length };
}

/** The newest task of a step; two tabs may both have made one. */
function taskOf(tasks: readonly Task[], step: PreparationStep): Task | undefined {
  return tasks.filter((task) => task.step === step).sort((a, b) => b.internalId - a.internalId)[0];
}

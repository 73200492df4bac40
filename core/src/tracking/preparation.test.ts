import { describe, expect, it } from 'vitest';
import { newJob } from '../entities/job/job.ts';
import { Task } from '../entities/task/task.ts';
import { isPreparable } from './is-preparable.ts';
import { preparation } from './preparation.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const job = { ...newJob({ jobTitle: 'Analyst', companyName: 'Acme' }), internalId: 7 };
const task = (internalId: number, fields: Partial<Task>): Task =>
  Task.parse({ internalId, jobId: 7, ...fields }) as Task;
const made = (more: Partial<Parameters<typeof preparation>[0]> = {}) =>
  preparation({ job, text: '', tasks: [], contacts: 0, ...more }, now);

describe('preparation', () => {
  it('always has the company, the posting, resume, letter, contacts and questions, nothing of it there yet', () => {
    const { items, done, total } = made();
    expect(items.map(({ step, isThere }) => [step, isThere])).toEqual([
      ['company', false],
      ['posting', false],
      ['resume', false],
      ['letter', false],
      ['contacts', false],
      ['questions', false],
    ]);
    expect([done, total]).toEqual([0, 6]);
  });

  it('takes the last day that the person set before that of the posting', () => {
    const deadline = (fields: object, text = '') =>
      made({ job: { ...job, ...fields }, text }).items.find(({ step }) => step === 'deadline')?.due;
    expect(deadline({}, '')).toBeUndefined();
    expect(deadline({ deadline: '2026-11-30' })).toBe('2026-11-30');
    expect(deadline({ deadline: '2026-11-30' }, 'Closing date: 2026-12-01')).toBe('2026-11-30');
  });

  it('quotes the posting, adds what it asks to be sent, and its last day', () => {
    const text = [
      'Requirements',
      'SQL every day',
      'Nice to have',
      'Some dbt',
      'How to apply',
      'Send a portfolio.',
      'Closing date: 2026-12-01',
    ].join('\n');
    const { items } = made({ text });
    expect(items.map(({ step }) => step)).toEqual([
      'company',
      'posting',
      'resume',
      'letter',
      'portfolio',
      'contacts',
      'questions',
      'deadline',
    ]);
    expect(items[1]).toMatchObject({ quotes: ['SQL every day'], wishes: ['Some dbt'], isThere: true });
    expect(items[4]).toMatchObject({ quotes: ['Send a portfolio.'] });
    expect(items.at(-1)).toMatchObject({ due: '2026-12-01', taskId: null });
  });

  it('reads the description where no posting was kept', () => {
    const described = { ...job, description: 'Must have a driver’s license.' };
    expect(made({ job: described }).items[1]?.quotes).toEqual(['Must have a driver’s license.']);
  });

  it('sees what is there: a resume, a letter, a contact or the field of that name', () => {
    const ready = { ...job, resumeId: 3, coverLetter: 'Dear', contactInfo: '' };
    const there = (of: ReturnType<typeof made>) =>
      of.items.filter((item) => item.isThere).map(({ step }) => step);
    expect(there(made({ job: ready, contacts: 1 }))).toEqual(['resume', 'letter', 'contacts']);
    expect(there(made({ job: { ...job, contactInfo: 'Dana' } }))).toEqual(['contacts']);
  });

  it('ticks by tasks of the step, counts them, and keeps a thing that the posting no longer asks for', () => {
    const tasks = [
      task(1, { step: 'company', done: true }),
      task(2, { step: 'references', dueDate: '2026-11-25' }),
      task(3, { step: 'own', title: 'Iron a shirt' }),
      task(4, { step: 'company', done: false }),
      task(5, { step: '', title: 'Something else' }),
    ];
    const { items, done, total } = made({ tasks });
    expect(items.find(({ step }) => step === 'company')).toMatchObject({ taskId: 4, done: false });
    expect(items.find(({ step }) => step === 'references')).toMatchObject({ due: '2026-11-25', taskId: 2 });
    expect(items.at(-1)).toMatchObject({ step: 'own', title: 'Iron a shirt', taskId: 3 });
    expect([done, total]).toEqual([0, 8]);
    expect(made({ tasks: [task(3, { step: 'own', done: true })] })).toMatchObject({ done: 1, total: 7 });
  });

  it('is over once something was sent or the job went on', () => {
    expect(isPreparable(job)).toBe(true);
    expect(isPreparable({ ...job, status: 'application-in-progress' })).toBe(true);
    expect(isPreparable({ ...job, applied: true })).toBe(false);
    expect(isPreparable({ ...job, dateApplied: '2026-11-01' })).toBe(false);
    expect(isPreparable({ ...job, status: 'interview-requested' })).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { ContactForm, newContactValues } from './contact/contact-form.ts';
import { JobForm, jobFormValues } from './job/job-form.ts';
import { newTaskValues, TaskForm } from './task/task-form.ts';

const said = (read: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  read.success ? '' : (read.error?.issues[0]?.message ?? 'no message');

it.each([
  [{ title: 'Call Dana' }, ''],
  [{ title: 'Call Dana', dueDate: '2026-11-30', kind: 'deadline' }, ''],
  [{ title: ' ' }, 'Write what to do, in a few words.'],
  [{ title: 'Call', dueDate: '2026-02-30' }, 'Write a date that exists, from 1900 to 2200.'],
  [{ title: 'x'.repeat(501) }, 'At most 500 characters. Shorten this; it stays here until it fits.'],
])('a task %o: “%s”', (fields, message) => {
  expect(said(TaskForm.safeParse({ ...newTaskValues, ...fields }))).toBe(message);
});

it.each([
  [{ name: 'Dana' }, ''],
  [{ name: 'Dana', email: 'Dana@Example.com', url: 'https://example.com/dana' }, ''],
  [{ name: '' }, 'Add a name.'],
  [{ name: 'Dana', email: 'dana at example' }, 'Write an e-mail address like name@example.com.'],
  [{ name: 'Dana', url: 'example.com/dana' }, ''],
  [{ name: 'Dana', url: 'javascript:alert(1)' }, 'Start the address with https:// or http://.'],
  [{ name: 'Dana', url: 'mailto:dana@example.com' }, 'Start the address with https:// or http://.'],
  [{ name: 'Dana', url: 'example.com/my page' }, 'An address has no spaces in it.'],
  [{ name: 'Dana', url: 'my page' }, 'An address has no spaces in it.'],
  [{ name: 'Dana', url: 'dana' }, 'Write a whole address, like example.com/jobs/1.'],
])('a contact %o: “%s”', (fields, message) => {
  expect(said(ContactForm.safeParse({ ...newContactValues, ...fields }))).toBe(message);
});

it.each([
  [{ dateApplied: '2026-02-30' }, 'Write a date that exists, from 1900 to 2200.'],
  [{ salary: 'competitive' }, ''],
  [{ notes: 'x'.repeat(200_000) }, ''],
  [{ notes: 'x'.repeat(200_001) }, 'At most 200,000 characters. Shorten this; it stays here until it fits.'],
  [{ notes: '<img src=x onerror=alert(1)>' }, ''],
])('a job %#: “%s”', (fields, message) => {
  expect(said(JobForm.safeParse({ ...jobFormValues(), jobTitle: 'Analyst', ...fields }))).toBe(message);
});

it('an address without its scheme comes out with it, wherever one is typed', () => {
  const job = {
    ...jobFormValues(),
    jobTitle: 'Analyst',
    url: ' example.com/1 ',
    submissionUrl: 'www.example.com',
  };
  expect(JobForm.parse(job)).toMatchObject({
    url: 'https://example.com/1',
    submissionUrl: 'https://www.example.com',
  });
  expect(ContactForm.parse({ ...newContactValues, name: 'Dana', url: 'example.com' }).url).toBe(
    'https://example.com',
  );
});

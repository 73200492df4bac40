import { expect, test } from 'vitest';
import { type MailJob, readMail, statusOfMail } from './mail-proposal.ts';

let id = 0;
const job = (companyName: string, fields: Partial<MailJob> = {}): MailJob => {
  id += 1;
  return {
    ...{
      internalId: id,
      jobTitle: '',
      status: 'application-submitted',
      applied: true,
      statusDate: '2026-11-01',
    },
    ...{ addresses: [], interviewed: false, companyName },
    ...fields,
  };
};
const acme = job('Acme, Inc.', { jobTitle: 'Data Analyst' });
const acmeOther = job('ACME', { jobTitle: 'Planner' });
const beta = job('Beta Foods', { addresses: ['joel@mailbox.org'] });
const closed = job('Gamma', { status: 'rejected-before-interview' });
const jobs = [acme, acmeOther, beta, closed];
const today = '2026-11-25';
const no = 'We have decided to move forward with other candidates.';
const readAs = (text: string) => readMail(text, jobs, today);

test('the job is the one whose company and title are named', () => {
  const read = readAs(`Subject: Data Analyst at Acme\nDate: Tue, 24 Nov 2026 10:12:00 -0500\n\n${no}`);
  expect(read).toMatchObject({ kind: 'rejection', words: no, date: '2026-11-24', job: acme });
  expect(read.jobs).toEqual([acme, acmeOther]);
});

test('what is not understood is kept whole for the history, as what is', () => {
  const words = 'Hi Maya, the clinic moves on Monday.';
  const head = 'Subject: New address\nDate: Tue, 24 Nov 2026 10:12:00 -0500';
  expect(readAs(`${head}\n\n${words}`)).toMatchObject({
    kind: null,
    note: `New address\nTue, 24 Nov 2026 10:12:00 -0500\n\n${words}`,
  });
  expect(readAs(`${head}\n\nHi Maya,\n\n${no}\n\nBest`)).toMatchObject({
    kind: 'rejection',
    note: `New address\nTue, 24 Nov 2026 10:12:00 -0500\n\nHi Maya,\n\n${no}\n\nBest`,
  });
});

test('two jobs that it could as well be are offered, and none is taken', () => {
  expect(readAs(`Acme: ${no}`)).toMatchObject({ job: null });
  expect(
    readAs(`Dear Maya, Acme and Beta Foods have merged. ${no}`)
      .jobs.map((one) => one.companyName)
      .sort(),
  ).toEqual(['ACME', 'Acme, Inc.', 'Beta Foods']);
  expect(readAs(`Dear Maya, Acme and Beta Foods have merged. ${no}`).job).toBeNull();
});

test('the sender tells the job where no company is named', () => {
  expect(readAs(`From: HR <no-reply@jobs.beta-foods.com>\n\n${no}`).job).toEqual(beta);
  expect(readAs(`From: HR <no-reply@betafoods.com>\n\n${no}`).job).toEqual(beta);
  expect(readAs(`From: Joel <joel@mailbox.org>\n\n${no}`).job).toEqual(beta);
  expect(readAs(`From: HR <no-reply@elsewhere.com>\n\n${no}`)).toMatchObject({ job: null, jobs: [] });
});

test('a company that is only in the quoted thread is not the one that writes', () => {
  expect(readAs(`Beta Foods says: ${no}\n\nOn Monday Maya wrote:\n> I also applied to Gamma`).job).toEqual(
    beta,
  );
});

test('a day of the future is none', () => {
  expect(readAs(`Date: Tue, 1 Dec 2026 10:12:00 -0500\n\nBeta Foods. ${no}`).date).toBe('');
});

test.each([
  ['rejection', {}, 'rejected-before-interview'],
  ['rejection', { interviewed: true }, 'rejected-after-interview'],
  ['invitation', {}, 'interview-requested'],
  ['invitation', { status: 'interview-scheduled' }, null],
  ['offer', {}, 'offer-pending'],
  ['acknowledgement', { applied: false, status: 'application-not-started' }, 'application-submitted'],
  ['acknowledgement', {}, null],
  [null, {}, null],
] as const)('a mail that is a %s of a job %j gives it %s', (kind, fields, status) => {
  expect(statusOfMail(kind, job('Acme', fields))).toBe(status);
});

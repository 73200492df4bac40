import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, dayFromToday, undo } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';

const nurse = { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' };

/** Letters that are wide on paper. */
const ward = 'CARE FOR THE PATIENTS OF THE WARD, BY DAY AND BY NIGHT, WITH THE WHOLE TEAM. ';

/** An interview as the browser stores it, past the app: one of today cannot be noted for an hour that is over. */
async function holdInterview(page: Page, fields: Record<string, unknown>): Promise<void> {
  const at = new Date().toISOString();
  await putRows(page, 'interviews', [
    {
      ...{ internalId: 1, uid: 'held', createdAt: at, updatedAt: at, isExample: false },
      ...{ companyName: 'Lakeside Clinic', jobTitle: 'Charge nurse', jobId: 1, timeZone: 'America/New_York' },
      ...{ interviewType: 'Video', status: 'Scheduled', interviewers: 'Iris Novak', durationMinutes: 45 },
      ...fields,
    },
  ]);
}

/** How many pages the browser prints. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test.use({ serviceWorkers: 'allow' });

test('the sheet of an interview has all for its day: lines are kept, it prints on two pages and needs no network', async ({
  person,
  unplug,
}) => {
  const { page } = person;
  await person.signIn();
  await addJob(page, {
    ...nurse,
    Description: `You need a nursing license. Pay is competitive. You report to the manager of the day shift.\n${ward.repeat(300)}`,
  });
  const tomorrow = await dayFromToday(page, 1);
  await holdInterview(page, {
    ...{ dateOfInterview: `${tomorrow}T13:00`, timeZone: 'America/Los_Angeles', url: 'https://zoom.us/j/1' },
    notes: 'They want an example of triage.\n'.repeat(3000),
  });
  await putRows(page, 'stories', [
    { ...{ uid: 's1', title: 'Two emergencies at once', result: 'Both went home.' }, skills: ['Triage'] },
  ]);
  await page.goto('/interviews?open=1');
  const panel = page.getByRole('region', { name: 'Interview', exact: true });
  await expect(panel.getByText('4 of 8 ready')).toBeVisible();
  await panel.getByRole('link', { name: 'Open preparation' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakeside Clinic');
  await expect(page.getByText('Tomorrow,', { exact: false })).toContainText('4:00 – 4:45 PM');
  await expect(
    page.getByText('1:00 PM PST for them').or(page.getByText('1:00 PM PDT for them')),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join call' })).toHaveAttribute('href', 'https://zoom.us/j/1');
  const missing = page.getByRole('list', { name: 'Not known yet' }).getByRole('listitem');
  await expect(missing.filter({ hasText: 'pay range' })).toContainText('says only “Pay is competitive”');
  expect(await violationsOf(page)).toEqual([]);

  await missing.filter({ hasText: 'pay range' }).getByRole('button').click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Who covers the nights?');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('list', { name: 'Questions to ask' }).getByRole('listitem');
  await expect(asked).toHaveText(['What is the pay range for this position?', 'Who covers the nights?']);
  await page.getByRole('textbox', { name: 'Something else to get ready' }).fill('Portfolio link that opens');
  await page.keyboard.press('Enter');
  const open = page.getByRole('list', { name: 'Still open' });
  await open.getByRole('checkbox', { name: 'Portfolio link that opens' }).check();
  await open.getByRole('checkbox', { name: 'Company researched' }).check();
  await expect(page.getByText('7 of 9', { exact: true })).toBeVisible();
  await asked
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(asked).toHaveCount(1);
  await undo(page, /Question deleted/);
  await expect(asked).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Join call' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Practice', exact: true })).toBeInViewport();
  // Who one meets stands right after what one can tell them.
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    ...['When and where', 'Get ready', 'Stories you can tell', 'Who you will meet', 'What the job requires'],
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Two emergencies at once' }).click();
  await expect(page.getByText('Both went home.').first()).toBeVisible();
  expect(await printedPages(page)).toBe(2);

  await readyForOffline(page);
  await unplug();
  await page.goto('/work');
  await page.goto('/interview/prepare/1');
  await expect(asked).toHaveCount(2);
  await asked
    .last()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByText('Question deleted.')).toBeVisible();
  expect((await storedRows(page, 'interviews'))[0]).toMatchObject({
    questionsToAsk: [{ text: 'What is the pay range for this position?', topic: 'pay' }],
    ...{ ownReady: [{ text: 'Portfolio link that opens', isDone: true }], ticked: ['company'] },
  });
});

test('an interview that is over asks how it went; thanks and the next step follow, and /work and the job show them', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, nurse);
  const yesterday = await dayFromToday(page, -1);
  await holdInterview(page, { dateOfInterview: `${yesterday}T10:00` });
  await page.goto('/work');
  await page.getByRole('link', { name: 'Note how Lakeside Clinic went' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How did it go at Lakeside Clinic?');
  await page.getByRole('group', { name: 'As a whole' }).getByRole('button', { name: 'Well' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Why nursing?');
  const went = page.getByRole('group', { name: 'How answering it went' });
  await went.getByRole('button', { name: 'Badly' }).click();
  await page.getByLabel('Impressions').fill('A calm team.');
  await expect(page.getByRole('combobox', { name: 'Status of the job' })).toHaveText(
    'Move it to Interview In-Progress',
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: false }).click();
  await expect(page.getByText('How it went is saved.')).toBeVisible();
  expect((await storedRows(page, 'interviews'))[0]).toMatchObject({
    status: 'Completed',
    debrief: { went: 'well', questions: [{ question: 'Why nursing?', went: 'badly' }] },
  });
  expect((await storedRows(page, 'jobs'))[0]?.status).toBe('interview-in-progress');
  await undo(page, /How it went is saved/);
  await expect.poll(async () => (await storedRows(page, 'interviews'))[0]?.status).toBe('Scheduled');
  expect((await storedRows(page, 'jobs'))[0]?.status).toBe('application-not-started');
  // The form follows.
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveCount(0);
  await page.getByLabel('Impressions').fill('A calm team.');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Why nursing?');
  await went.getByRole('button', { name: 'Badly' }).click();
  await page.getByRole('button', { name: 'Save', exact: false }).click();
  await expect.poll(async () => (await storedRows(page, 'interviews'))[0]?.status).toBe('Completed');

  await page.getByRole('button', { name: 'Draft a thank-you letter' }).click();
  const letter = page.getByRole('textbox', { name: 'Letter' });
  await expect(letter).toHaveValue(/Dear Iris Novak,[\s\S]*You asked me: “Why nursing\?”/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/places in the letter are not filled in yet/)).toBeVisible();
  // The same for a mail: it does not open.
  await page.getByRole('link', { name: 'Write an e-mail' }).click();
  await expect(letter).toBeFocused();
  await letter.fill('Dear Iris Novak,\n\nThank you.\n\nAnn Lee');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => {} },
      configurable: true,
    });
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Letter copied.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Thank%20you%20%E2%80%93%20Charge%20nurse%2C%20Lakeside%20Clinic&body=Dear%20Iris%20Novak/,
  );
  await page.getByRole('button', { name: 'Mark as sent today' }).click();
  await expect(page.getByText('Thanks noted as sent.')).toBeVisible();

  const day = await dayFromToday(page, 5);
  await page.getByLabel('If you have not heard by').fill(day);
  await page.getByRole('button', { name: 'Add to my next steps' }).click();
  await expect(page.getByRole('list', { name: 'Planned' })).toContainText('Ask for an update on');
  expect((await storedRows(page, 'jobs'))[0]?.followUp).toBe(day);

  await page.goto(address);
  const history = page.getByRole('list', { name: 'History, newest first' });
  await expect(history).toContainText('Thanks sent');
  await expect(history).toContainText('A calm team.');
  await expect(history).toContainText('1 question noted');
  await expect(history).toContainText('Video interview');
});

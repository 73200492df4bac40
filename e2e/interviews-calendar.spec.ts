import { readFile } from 'node:fs/promises';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { chooseCalendar, invitation, nurse } from './interviews-kit.ts';
import { addJob, dayFromToday } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';

test('the calendar by month, week and list, and on a phone', async ({ person, part }) => {
  await part(
    'a month, a week and a list show what is due on which day; the choice of each is remembered',
    async () => {
      const { page } = person;
      await person.signIn();
      const address = await addJob(page, nurse);
      const jobId = Number(new URL(address).pathname.split('/').at(-1));
      const [today, tomorrow] = [await dayFromToday(page, 0), await dayFromToday(page, 1)];
      const task = { title: 'Send references', kind: 'deadline', dueDate: tomorrow, open: 1, done: false };
      await putRows(page, 'tasks', [
        { ...task, internalId: 1, uid: 'task', jobId, createdAt: '', updatedAt: '' },
      ]);
      for (const time of ['10:00', '13:00']) {
        await page.goto(`/interview/add/${jobId}?date=${tomorrow}`);
        await page.getByLabel('Time', { exact: true }).fill(time);
        await page.getByRole('button', { name: 'Save interview' }).click();
        await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
      }
      await page.goto(`/interviews?date=${tomorrow}`);
      await page.getByRole('button', { name: 'Month', exact: true }).click();
      const month = page.getByRole('region', { name: 'Days of the month' });
      await expect(month.getByRole('link', { name: /Lakeside Clinic/ })).toHaveCount(2);
      const due = month.getByRole('link', { name: 'Deadline: Send references' });
      await expect(due).toHaveAttribute('href', new URL(address).pathname);
      expect(await violationsOf(page)).toEqual([]);

      await month.getByRole('link', { name: /^10:00/ }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(month.getByRole('link', { name: /^1:00/ })).toBeFocused();
      await page.keyboard.press('Enter');
      const pane = page.getByRole('region', { name: 'Interview', exact: true });
      await expect(pane).toContainText('1:00 PM');
      await page.keyboard.press('Enter');
      await expect(pane).toBeFocused();

      await page.getByLabel('Deadlines and tasks').uncheck();
      await expect(due).toBeHidden();
      await page.goto('/interviews');
      await expect(month).toBeVisible();
      await expect(page.getByLabel('Deadlines and tasks')).not.toBeChecked();
      // The next month's first week may hold tomorrow too.
      await page.keyboard.press(']');
      await page.keyboard.press(']');
      await expect(month.getByRole('link')).toHaveCount(0);
      await page.keyboard.press('t');
      await page.getByLabel('Deadlines and tasks').check();
      await page.getByRole('button', { name: 'List', exact: true }).click();
      const list = page.getByRole('region', { name: 'Interviews', exact: true });
      await expect(list.getByRole('link', { name: 'Send references' })).toBeVisible();

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Month', exact: true }).click();
      await expect(
        page.getByRole('button', { pressed: true, name: new RegExp(dayName(today)) }),
      ).toBeVisible();
      await page
        .getByRole('button', { name: new RegExp(`${dayName(tomorrow)}.*2 interviews, 1 due`) })
        .click();
      await expect(page.getByRole('link', { name: 'Lakeside Clinic', exact: true })).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'Send references' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Lakeside Clinic', exact: true }).first().click();
      await expect(pane).toContainText('10:00 AM');

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      const ofJob = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Calendar file of all for this job' }).click();
      const held = await readFile(await (await ofJob).path(), 'utf8');
      expect(held.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
      await page.goto('/interviews');
      const download = page.waitForEvent('download');
      await chooseCalendar(page, 'Save deadlines and follow-ups');
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain(`DTSTART;VALUE=DATE:${tomorrow.replaceAll('-', '')}`);
      expect(text).toContain('SUMMARY:Send references');
    },
  );

  await part('on a phone adding is in the foot, and an open interview has the screen', async () => {
    const { page } = person;
    await person.signIn();
    await addJob(page, nurse);
    await page.setViewportSize({ width: 390, height: 844 });
    const row = { companyName: 'Lakeside Clinic', status: 'Scheduled', createdAt: '', updatedAt: '' };
    const date = await dayFromToday(page, 2);
    await putRows(page, 'interviews', [
      { ...row, internalId: 1, uid: 'a', dateOfInterview: `${date}T10:00` },
    ]);
    await page.goto('/interviews?as=list');
    const add = page.getByRole('link', { name: 'Add interview' });
    await expect(add).toHaveCount(1);
    await page.getByRole('button', { name: 'Calendar file' }).click();
    await expect(page.getByRole('menuitem', { name: 'Save all interviews' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    const tops = await page
      .locator('header', { has: page.getByRole('heading', { level: 1 }) })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops), 'one row').toBeLessThan(20);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/interviews?as=list&open=1');
    await expect(page.getByRole('region', { name: 'Interview', exact: true })).toContainText('10:00 AM');
    await expect(add).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** “November 26”, as the days of a month say it. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

test('interviews that clash, and hours that the clocks leave out', async ({ person, part }) => {
  await part(
    'for two that clash other times are offered in a message, and the way from home is warned of',
    async () => {
      const { page } = person;
      await person.signIn();
      const row = { status: 'Scheduled', timeZone: 'America/New_York', createdAt: '', updatedAt: '' };
      // With the first record the own data are there to be written into.
      await addJob(page, nurse);
      const date = await dayFromToday(page, 7);
      await putRows(page, 'homes', [
        { ...{ internalId: 1, uid: 'h', kind: 'home', latitude: 39.9612, longitude: -82.9988 }, ...row },
      ]);
      const onSite = { interviewType: 'On-Site', latitude: 41.4993, longitude: -81.6944 };
      await putRows(page, 'interviews', [
        { ...row, internalId: 1, uid: 'a', companyName: 'Lantern Labs', dateOfInterview: `${date}T10:00` },
        { ...row, internalId: 2, uid: 'b', companyName: 'Northlake', dateOfInterview: `${date}T10:30` },
        {
          ...row,
          ...onSite,
          internalId: 3,
          uid: 'c',
          companyName: 'Harbor',
          dateOfInterview: `${date}T14:00`,
        },
      ]);
      await page.goto('/interviews?open=1&as=week');
      const detail = page.getByRole('region', { name: 'Interview', exact: true });
      await expect(detail.getByText(/You could offer Northlake \w+/)).toBeVisible();
      await expect(detail.getByText(/Too little time to travel to or from Harbor/)).toBeVisible();
      await detail.getByRole('button', { name: 'Offer other times' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Offer Northlake other times' });
      await expect(dialog.getByLabel('Message')).toHaveValue(/Thank you for the interview on .*10:30 AM/);
      await expect(dialog.getByRole('link', { name: 'Open in your e-mail' })).toHaveAttribute(
        'href',
        /^mailto:\?/,
      );
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await detail.getByRole('button', { name: 'Keep both' }).first().click();
      await expect(detail.getByText('Overlaps', { exact: false })).toBeHidden();
      await expect(detail.getByText(/Too little time to travel to or from Harbor/)).toBeVisible();
      await page
        .getByRole('region', { name: 'Hours of the week' })
        .getByRole('link', { name: /Harbor/ })
        .click();
      await expect(detail.getByText(/^Leave at/)).toBeVisible();
      await expect(detail.getByText(/by car from home, in a straight line at 35 km\/h/)).toBeVisible();
    },
  );

  await part(
    'an hour that the clocks leave out or have twice is asked about; one noted as held asks how it went',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/interview/add');
      await page.getByLabel('Company', { exact: true }).fill('Harbor Foods');
      await page.getByLabel('Day', { exact: true }).fill('2027-11-07');
      await page.getByLabel('Time', { exact: true }).fill('01:30');
      await expect(
        page.getByText('1:30 AM occurs twice on this day because the clocks go back.'),
      ).toBeVisible();
      await expect(page.getByRole('radio', { name: /^The first, 1:30 AM/ })).toBeChecked();
      await page.getByRole('radio', { name: /^The second, 1:30 AM/ }).check();
      await page.getByRole('button', { name: 'Save interview' }).click();
      await expect(page).toHaveURL(/\/interview\/edit\/\d+/);
      const [saved] = await storedRows(page, 'interviews');
      expect(saved?.dateOfInterview).toBe('2027-11-07T01:30-05:00');
      await expect(page.getByRole('radio', { name: /^The second, 1:30 AM/ })).toBeChecked();
      await page.goto('/interview/add');
      await page.getByLabel('Company', { exact: true }).fill('Harbor Foods');
      await page.getByLabel('Day', { exact: true }).fill('2027-03-14');
      await page.getByLabel('Time', { exact: true }).fill('02:30');
      await expect(
        page.getByText('2:30 AM does not exist on this day: the clocks go forward.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Make it 3:30 AM' }).click();
      await expect(page.getByLabel('Time', { exact: true })).toHaveValue('03:30');
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Completed' }).click();
      await page.getByRole('button', { name: 'Save interview' }).click();
      await expect(page).toHaveURL(/\/interview\/debrief\/\d+/);
    },
  );
});

test.describe('a share', () => {
  test.use({ serviceWorkers: 'allow' });

  test('of an invitation opens it here without a server; of a link the form of a job', async ({ person }) => {
    const { page } = person;
    await person.signIn();
    await page.goto('/interviews');
    await readyForOffline(page);
    const share = (fields: Record<string, string>, file = '') =>
      page.evaluate(
        ([said, text]) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
          for (const [name, value] of Object.entries(said)) {
            const input = document.createElement('input');
            Object.assign(input, { name, value });
            form.append(input);
          }
          const input = document.createElement('input');
          Object.assign(input, { type: 'file', name: 'file' });
          const files = new DataTransfer();
          if (text) files.items.add(new File([text], 'invite.ics', { type: 'text/calendar' }));
          input.files = files.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        },
        [fields, file] as const,
      );
    const date = await dayFromToday(page, 3);
    await share({}, invitation(date.replaceAll('-', ''), 0, '15').buffer.toString());
    const dialog = page.getByRole('dialog', { name: 'Import an invitation' });
    await expect(dialog.getByText('Second round')).toBeVisible();
    await expect(page).toHaveURL(/\/interviews$/);
    await dialog.getByRole('button', { name: 'Add interview' }).click();
    await expect(page.getByText('Interview added.')).toBeVisible();
    expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
    await share({ text: 'Cook\n$22 an hour', title: 'Jobs' });
    await expect(page).toHaveURL(/\/job\/add/);
  });
});

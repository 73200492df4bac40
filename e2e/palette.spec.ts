import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { addJob, seedExampleJobs } from './jobs-kit.ts';

test('the palette: jobs, screens, commands, keys and places', async ({ person, part }) => {
  await part(
    'Ctrl K finds a job by beginnings and slips, a screen by its name, and Enter goes there',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedExampleJobs(page);
      await addJob(page, { 'Job title': 'Data Analyst', Company: 'Northlake Credit Union' });

      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', {
        name: 'Jump to a job, a resume, a contact, a place or a screen',
      });
      await expect(field).toBeFocused();
      await field.pressSequentially('nroth');
      const group = page.getByRole('group', { name: 'Jobs' });
      await expect(group.getByRole('option')).toHaveText([/Northlake Credit Union.*Data Analyst/]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Analyst');
      await expect(field).toBeHidden();

      await page.getByRole('button', { name: 'Jump to' }).click();
      await field.pressSequentially('aplications');
      await expect(page.getByRole('option', { name: 'Applications' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/jobs\/applications$/);

      // A page of everybody's shows nothing of one's own, and yet leads to it; what is typed while the palette is on its way
      // is meant for it, and Enter for what will be found.
      const arrive = await holdRoute(page, '**/assets/opens-later-*.js');
      await page.goto('/about');
      await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('northlakx');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('e');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/about');
      arrive();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Analyst');
      await expect(field).toBeHidden();
    },
  );

  await part(
    'arrows move round, Escape closes and gives the focus back, typed words become a job',
    async () => {
      await person.signInByLink();
      const { page } = person;
      await page.getByRole('button', { name: 'Jump to' }).focus();
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', {
        name: 'Jump to a job, a resume, a contact, a place or a screen',
      });
      const options = page.getByRole('option');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expect(page.getByRole('button', { name: 'Jump to' })).toBeFocused();

      await page.keyboard.press('Control+k');
      await field.fill('Beekeeper & Sons <b>');
      await page.getByRole('option', { name: 'Add job “Beekeeper & Sons <b>”' }).click();
      await expect(page.getByLabel('Job title')).toHaveValue('Beekeeper & Sons <b>');
      await page.getByLabel('Company').fill('Hive');
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
    },
  );

  await part('commands are found by what people call them, before a new job of that name', async () => {
    await person.signInByLink();
    const { page } = person;
    const field = page.getByRole('combobox', {
      name: 'Jump to a job, a resume, a contact, a place or a screen',
    });
    const options = page.getByRole('option');
    await page.keyboard.press('Control+k');
    for (const [typed, found] of [
      ['backup', 'Download a backup'],
      ['logout', 'Sign out'],
      ['new job', 'Add job'],
      ['dark', 'Switch to the dark theme'],
    ] as const) {
      await field.fill(typed);
      await expect(options.first()).toHaveText(new RegExp(`^${found}`));
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();

    await page.keyboard.press('Control+k');
    await field.fill('sign out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });

  await part('? lists the keys, but not while somebody types', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/jobs/search');
    await page.getByLabel('Job title, skill or company').fill('why?');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys).toBeHidden();
    await page.getByRole('button', { name: 'Jump to' }).focus();
    await page.keyboard.press('?');
    await expect(keys).toContainText('jump to a job or a screen');
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('combobox', { name: 'Jump to a job, a resume, a contact, a place or a screen' }),
    ).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  });

  await part('saved places are found by their words and lead to where they are kept', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/city/details/4509177');
    await page.getByRole('button', { name: 'Save place' }).click();
    await expect(page.getByText('Place saved.')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Jump to a job, a resume, a contact, a place or a screen' })
      .pressSequentially('colmub');
    const place = page.getByRole('group', { name: 'Places' }).getByRole('option');
    await expect(place).toHaveText([/^Columbus/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/place\/edit\/\d+$/);
  });
});

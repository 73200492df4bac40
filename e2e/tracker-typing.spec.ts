import { expect, test } from './fixtures.ts';
import { seedJob } from './jobs-kit.ts';

const nurse = { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' };

test('what is typed into a contact or an e-mail is not left without a question', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await seedJob(page, nurse);
  await page.goto('/contacts');
  for (const name of ['Dana Okafor', 'Lee Park']) {
    await page.getByRole('button', { name: 'Add contact' }).click();
    const form = page.getByRole('form', { name: 'Add contact' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Save contact' }).click();
    await expect(form).toBeHidden();
  }
  await page.getByRole('link', { name: 'Dana Okafor' }).click();
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await page.getByRole('region', { name: 'Contact', exact: true }).getByLabel('Role').fill('Head nurse');
  await page.getByRole('link', { name: 'Lee Park' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Role')).toHaveValue('Head nurse');
  await page.getByRole('link', { name: 'Lee Park' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { name: 'Lee Park' })).toBeVisible();

  await page.goto('/jobs/mail');
  const mail = page.getByLabel('E-mail from an employer');
  await mail.fill('Lakeside Clinic: you have not been selected.');
  await page.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'Canceled' }).click();
  // A word more in the e-mail leaves what was chosen.
  await mail.fill('Lakeside Clinic: you have not been selected.\n\nBest wishes');
  await expect(page.getByRole('combobox', { name: 'New status' })).toHaveText('Canceled');
  await page.getByRole('link', { name: 'Resumes', exact: true }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(mail).toHaveValue(/Best wishes$/);
  await page.getByRole('button', { name: 'Yes, move to Canceled' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charge nurse');
});

test('what is typed outlives a sign-out in another tab until the person decides', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/job/add');
  await page.getByLabel('Job title', { exact: true }).fill('Half a job');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(other).toHaveURL(/\/$/);
  await expect(page.getByText('You signed out in another tab.')).toBeVisible();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Half a job');
  await page.getByRole('link', { name: 'Leave this screen' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

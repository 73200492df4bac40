import { violationsOf } from './a11y-kit.ts';
import { holdRoute } from './delayed-route.ts';
import { expect, test, watch } from './fixtures.ts';
import { addJob, jobRow } from './jobs-kit.ts';
import { newAddress, Person } from './person.ts';
import { runCommand } from './server.ts';

test('the profile: name, address, a press on a page that moves', async ({ person, part }) => {
  await part(
    'a name is saved, its initials stand at the top in every tab, and it is there after a reload',
    async () => {
      const { page } = person;
      const sent: string[] = [];
      page.context().on('request', (request) => {
        if (request.url().endsWith('/api/user/upsert')) sent.push(request.method());
      });
      const email = await person.signInByLink();
      await expect.poll(() => sent).toEqual(['POST']);
      const second = await page.context().newPage();
      await second.goto('/work');
      await page.getByRole('link', { name: 'View Profile' }).click();
      await expect(page).toHaveTitle(/^Profile/);
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByText(/^Member since .+, first signed in with an e-mail link\.$/)).toBeVisible();
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill('x'.repeat(201));
      await name.blur();
      await expect(page.getByText('One line, at most 200 characters.')).toBeVisible();
      await name.fill('  Ada King Lovelace ');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect(page.getByText('Name saved.')).toBeVisible();
      await expect(name).toHaveValue('Ada King Lovelace');
      for (const tab of [page, second])
        await expect(tab.getByRole('link', { name: 'View Profile' })).toHaveText('AK');
      expect(await violationsOf(page)).toEqual([]);
      await page.reload();
      await expect(name).toHaveValue('Ada King Lovelace');
      // The profile goes to the server once after each sign-in, not with each start of a page.
      expect(sent).toEqual(['POST']);

      await name.fill('Somebody else');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
      await leave.getByRole('button', { name: 'Keep editing' }).click();
      await expect(name).toHaveValue('Somebody else');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await leave.getByRole('button', { name: 'Discard changes' }).click();
      await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(0);
    },
  );

  await part(
    'an address changes when both mails are followed; until then it waits, and can be canceled',
    async () => {
      const { page } = person;
      const email = await person.signIn(newAddress());
      const next = `new.${email}`;
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Change address' }).click();
      const field = page.getByLabel('New e-mail address');
      await expect(field).toBeFocused();
      await page.getByRole('button', { name: 'Send links' }).click();
      await expect(page.getByText('Enter one e-mail address, like name@example.com.')).toBeVisible();
      await field.fill(email.toUpperCase());
      await expect(page.getByText('This is the address your account has.')).toBeVisible();
      await field.fill(next);
      await page.getByRole('button', { name: 'Send links' }).click();
      const waiting = page.getByRole('region', { name: 'Change of address' });
      await expect(waiting).toContainText(`${email} has not confirmed yet.`);
      await expect(waiting).toContainText(`${next} has not confirmed yet.`);
      expect(await violationsOf(page)).toEqual([]);
      await waiting.getByRole('button', { name: 'Cancel change' }).click();
      await expect(page.getByText('Change canceled. Your address stays as it is.')).toBeVisible();

      await page.getByRole('button', { name: 'Change address' }).click();
      await field.fill(next);
      await page.getByRole('button', { name: 'Send links' }).click();
      await expect(waiting).toBeVisible();
      const mail = await page.context().newPage();
      for (const address of [email, next]) {
        await mail.goto(await person.mailedLink(address));
        await mail.getByRole('button', { name: 'Confirm the change' }).click();
        await expect(mail.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
        await page.reload();
        if (address === email) {
          await expect(waiting).toContainText(`${email} has confirmed.`);
          await expect(waiting).toContainText(`${next} has not confirmed yet.`);
        }
      }
      await expect(waiting).toHaveCount(0);
      await expect(page.getByText(next, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText(next);
    },
  );

  await part(
    'a press counts although the page moves under it before its release; one that the hand takes away does not',
    async () => {
      await person.signIn();
      const { page } = person;
      // Where nothing is scrolled, the browser holds nothing in its place.
      await page.setViewportSize({ width: 1280, height: 1400 });
      const ask = page.getByRole('button', { name: 'Delete account' });
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      for (const isMeant of [false, true]) {
        const letCome = await holdRoute(page, /\/api\/user\/(get|sessions)/);
        await page.goto('/profile');
        await expect(page.getByRole('img', { name: 'Loading your profile' })).toBeVisible();
        await expect(page.getByRole('img', { name: 'Loading sign-ins' })).toBeVisible();
        // What is not held back must have come, or the button leaves the mouse before its press.
        await expect(page.getByRole('list', { name: 'Security activity' })).toBeVisible();
        await ask.hover();
        const at = async () => (await ask.boundingBox())?.y ?? 0;
        const before = await at();
        await page.mouse.down();
        letCome();
        await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
        await expect(page.getByRole('list', { name: 'Sign-ins' })).toBeVisible();
        expect(Math.abs((await at()) - before)).toBeGreaterThan(60);
        if (!isMeant) await page.mouse.move(5, 5);
        await page.mouse.up();
        // A keyboard's press shows that the page has taken what came before it.
        if (!isMeant) await page.getByRole('textbox', { name: 'Name' }).press('End');
        await expect(dialog).toBeVisible({ visible: isMeant });
      }
    },
  );
});

test('another browser is ended from here: it asks to sign in again and keeps its data', async ({
  person,
  browser,
  server,
}) => {
  const { page } = person;
  const email = await person.signIn(newAddress());
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  });
  try {
    const there = await context.newPage();
    const { problems, expectRefusal } = watch(there);
    const other = new Person(there, server);
    await other.signInByLink(email);
    await addJob(there, { 'Job title': 'Kept there', Company: 'Lakeside' });
    await page.goto('/profile');
    const signIns = page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem');
    await expect(signIns).toHaveCount(2);
    await expect(signIns.first()).toContainText('This browser');
    await expect(signIns.last()).toContainText('Firefox on Windows');
    const activity = page.getByRole('list', { name: 'Security activity' }).getByRole('listitem');
    await expect(activity.first()).toContainText('Signed in with an e-mail link');
    await expect(activity.first()).toContainText('Firefox on Windows · This network');
    await signIns
      .last()
      .getByRole('button', { name: /^Sign out Firefox on Windows/ })
      .click();
    await expect(page.getByText('Signed out there.')).toBeVisible();
    await expect(signIns).toHaveCount(1);
    await expect(activity.first()).toContainText('Another browser was signed out from the profile');
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);

    expectRefusal(/^\/api\//, 401);
    await there.goto('/jobs/list');
    await expect(there.getByText('Your sign-in has ended.')).toBeVisible();
    await expect(jobRow(there, 'Kept there')).toBeVisible();
    await there.getByRole('link', { name: 'Sign in again' }).click();
    await other.signInByLink(email);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
    await expect(dialog).toContainText('1 other browser has to sign in again.');
    await expect(dialog.getByRole('button', { name: 'Stay signed in there' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('1 other browser signed out.')).toBeVisible();
    await expect(signIns).toHaveCount(1);
    await there.goto('/jobs/list');
    await expect(there.getByText('Your sign-in has ended.')).toBeVisible();
    await expect(jobRow(there, 'Kept there')).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a change of address and the deletion ask to sign in again; a link in another tab does it, and what was typed stays', async ({
  person,
  server,
  expectRefusal,
}) => {
  const { page } = person;
  const email = await person.signInByLink(newAddress());
  await addJob(page, { 'Job title': 'Kept here', Company: 'Lakeside' });
  expectRefusal(/^\/api\/user\//, 403);
  async function age() {
    // Nothing of the page asks for anything meanwhile.
    await page.goto('about:blank');
    const aged = await server.whileStopped(() => runCommand(server, 'e2e/age-sign-ins.ts', []));
    expect(aged).toMatchObject({ code: 0 });
  }
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  /** Signs in again as a person does: by the link of the mail, in a tab of its own. */
  async function followInAnotherTab() {
    server.signIns += 1;
    await again.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(again.getByText(`We sent a link to ${email}.`)).toBeVisible();
    const opening = page.waitForEvent('popup');
    await again.getByRole('link', { name: 'Open its link in a new tab' }).click();
    const other = await opening;
    await expect(other).toHaveURL(/\/profile$/);
    await other.close();
    await expect(again).toHaveCount(0);
  }

  await age();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change address' }).click();
  const next = `new.${email}`;
  await page.getByLabel('New e-mail address').fill(next);
  await page.getByRole('button', { name: 'Send links' }).click();
  await expect(again).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await again.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('New e-mail address')).toHaveValue(next);
  await page.getByRole('button', { name: 'Send links' }).click();
  await followInAnotherTab();
  const waiting = page.getByRole('region', { name: 'Change of address' });
  await expect(waiting).toContainText(`${next} has not confirmed yet.`);

  await age();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete your account?' });
  await remove.getByLabel('Download a backup first').uncheck();
  await remove.getByRole('button', { name: 'Delete account' }).click();
  await expect(again).toContainText('Nothing was deleted yet.');
  await followInAnotherTab();
  await expect(remove.getByText('You are signed in again.')).toBeVisible();
  await expect(remove.getByLabel('Download a backup first')).not.toBeChecked();
  await page.goto('/jobs/list');
  await expect(jobRow(page, 'Kept here')).toBeVisible();
  await page.goto('/profile');
  const activity = page.getByRole('list', { name: 'Security activity' }).getByRole('listitem');
  await expect(activity.filter({ hasText: 'Signed in with an e-mail link' })).toHaveCount(3);
  const asked = activity.filter({ hasText: 'Asked to sign in again' });
  await expect(asked.first()).toContainText('This network');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await remove.getByLabel('Download a backup first').uncheck();
  await remove.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(0);
});

test('what the server cannot do is said in words with a retry; leaving works all the same', async ({
  person,
  expectRefusal,
  unplug,
}) => {
  const { page } = person;
  await person.signInByLink();
  expectRefusal(/^\/api\/user\//, 503);
  const refusal = { success: false, code: 'unavailable', message: 'The server is busy. Try again.' };
  let isDown = true;
  await page.route('**/api/user/**', (route) =>
    isDown ? route.fulfill({ status: 503, json: refusal }) : route.continue(),
  );
  await page.goto('/profile');
  const note = page.getByRole('alert').filter({ hasText: 'Your profile did not load.' });
  await expect(note).toContainText('The server is busy.');
  await expect(page.getByRole('button', { name: 'Sign out and erase this device' })).toBeVisible();
  isDown = false;
  await note.getByRole('button', { name: 'Retry profile' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada');
  isDown = true;
  await page.getByRole('button', { name: 'Save name' }).click();
  const unsaved = page.getByRole('alert').filter({ hasText: 'The name was not saved.' });
  await expect(unsaved).toBeVisible();
  await expect(name).toHaveValue('Ada');
  isDown = false;
  await unsaved.getByRole('button', { name: 'Retry saving' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  await expect(unsaved).toHaveCount(0);

  isDown = true;
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('The account was not deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep account' }).click();
  await unplug();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(name).toHaveValue('Ada');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

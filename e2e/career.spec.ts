import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { storedRows } from './own-data-kit.ts';

test('counseling and coaching', async ({ person, unplug, part }) => {
  await part(
    'counseling answers out of tables on the device, survives a reload and works without a network',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/career/counseling');
      await expect(page.getByText('Nothing asked yet')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel('Career', { exact: true }).fill('nurse');
      await page.getByLabel('Where you live and would move').fill('Columbus, OH\nAustin, TX');
      await page.getByLabel('Your question (if you have one)').fill('How much does it pay?');
      await page.getByRole('button', { name: 'Look up the answer' }).click();
      const answer = page.getByRole('region', { name: 'Answer' });
      await expect(answer.getByText('No model wrote it', { exact: false })).toBeVisible();
      await expect(answer.getByRole('heading', { level: 2 }).nth(2)).toHaveText('What it pays');
      const wages = answer.getByRole('table', { name: 'What it pays' });
      await expect(wages.getByRole('row', { name: /Columbus, OH metro area/ })).toContainText('$83,900');
      await expect(answer.getByRole('table', { name: 'Related occupations' })).toContainText(
        'Nurse Practitioners',
      );
      await expect(answer.getByText('May 2025', { exact: false }).first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);

      await expect
        .poll(async () => (await storedRows(page, 'settings')).map(({ settingGroup }) => settingGroup))
        .toContain('career');
      await page.reload();
      await expect(page.getByLabel('Career', { exact: true })).toHaveValue('nurse');
      await expect(wages).toBeVisible();

      // The tables are here by now: another question needs nobody.
      await unplug();
      await answer.getByRole('button', { name: 'Nurse Practitioners' }).first().click();
      await expect(answer.getByRole('heading', { name: /is Nurse Practitioners/ })).toBeVisible();
      await page.context().setOffline(false);
      // Words that are no occupation get an answer with choices.
      await page.getByLabel('Career', { exact: true }).fill('asdf');
      await page.getByRole('button', { name: 'Look up the answer' }).click();
      await expect(answer.getByRole('heading', { name: /no occupation these rules know/ })).toBeVisible();
      await answer.getByRole('button', { name: 'Registered Nurses' }).click();
      await expect(wages).toBeVisible();
      // Free words filter the list, and the answer says what it understood.
      await page.getByLabel('Career', { exact: true }).fill('truck driver');
      await page.getByLabel('Your question (if you have one)').fill('want off the road, no beeping');
      await page.getByRole('button', { name: 'Look up the answer' }).click();
      const understood = answer.getByRole('region', { name: 'Understood as' });
      await expect(understood.getByRole('listitem')).toContainText('Left out those on the road');
      await expect(understood).toContainText('Not understood: “no beeping”');
      const fits = answer.getByRole('table', { name: 'What fits what you said' });
      await expect(fits).toContainText('Dispatchers');
      await expect(fits).not.toContainText('Drivers');
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  await part('coaching makes a plan of weeks, answers goals one by one, and leads on', async () => {
    const { page } = person;
    await person.signIn();
    await page.goto('/career/coaching?career=HR+manager');
    await expect(page.getByRole('heading', { name: 'A plan of eight weeks' })).toBeVisible();
    await page.getByLabel('What you do now, or did last').fill('retail manager');
    await page.getByLabel('Skills').fill('Excel, recruiting');
    await page.getByLabel('Long-term goals').fill('Earn $80,000. Buy a boat');
    await page.getByLabel('Where you live and would move').fill('Columbus, OH');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer.getByText('$80,000 is within reach of most', { exact: false })).toBeVisible();
    await expect(answer.getByText('No rule here understands this goal', { exact: false })).toBeVisible();
    await expect(answer.getByText('You name: Recruiting', { exact: false })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(answer.getByRole('list', { name: 'What it pays' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('What you want to do').fill('');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(answer.getByRole('group', { name: 'Choose an occupation' })).toBeVisible();
  });
});

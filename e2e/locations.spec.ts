import { expect, test } from './fixtures.ts';
import { chooseOption, seedExampleJobs, undo } from './jobs-kit.ts';
import { field, findPlace, rows } from './locations-kit.ts';

test('lists of locations: reference, own jobs, the world, metro areas, unknown words', async ({
  person,
  expectRefusal,
  part,
}) => {
  await part(
    'a reference list by keyboard: sorted, filtered, paged in the address; a row saved, managed, undone',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/location/list/city/us/oh');
      await expect(rows(page, 'Cities')).toHaveCount(20);
      await expect(rows(page, 'Cities').first()).toContainText('Columbus');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expect(page).toHaveURL(/open=\d+/);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByText(/^21–40 of /)).toBeVisible();
      await page.getByLabel('Sort by').selectOption('A to Z');
      await expect(page).toHaveURL(/sort=a-z/);
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: 'Search this list' }).fill('Dayton');
      await expect(page).toHaveURL(/q=Dayton/);
      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('Dayton');
      const details = page.getByRole('region', { name: 'Details' });
      await expect(details.getByRole('heading', { name: 'Dayton' })).toBeVisible();
      const cityPage = await details.getByRole('link', { name: 'Open city page' }).getAttribute('href');
      const cityId = cityPage?.split('/').at(-1);
      await details.getByRole('button', { name: 'Save place' }).click();
      await expect(page.getByText('Place saved.').last()).toBeVisible();
      await details.getByRole('link', { name: 'Open saved place' }).click();

      await expect(page).toHaveURL(/\/place\/edit\/1$/);
      await page.goto(`/location/manage/city/${cityId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dayton, OH');
      await field(page, 'Street address').fill('1 Main St');
      await field(page, 'Latitude').fill('39.7');
      await page.getByRole('button', { name: 'Save location' }).click();
      await expect(page.getByText('Location saved.').last()).toBeVisible();
      await page.reload();
      await expect(field(page, 'Latitude')).toHaveValue('39.7');
      await field(page, 'Latitude').fill('39.8');
      await page.getByRole('button', { name: 'Save location' }).click();
      await undo(page, 'Location saved.');
      await expect(field(page, 'Latitude')).toHaveValue('39.7');
      await page.goto('/location/list/place');
      await expect(rows(page, 'Places')).toHaveCount(1);
      await expect(details.getByText('1 Main St, Dayton, OH, US')).toBeVisible();
      await details.getByRole('link', { name: 'Open place' }).click();
      await expect(page).toHaveURL('/place/edit/1');
      await expect(page.getByRole('heading', { level: 1, name: 'Dayton, OH' })).toBeVisible();
    },
  );

  await part('own jobs: the list, an address put on the map, the history', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/location/list/job');
    await expect(page.getByRole('heading', { name: 'No jobs with a location yet' })).toBeVisible();
    await seedExampleJobs(page);
    await page.goto('/location/list/job?sort=a-z');
    await expect(page.getByText('30 jobs')).toBeVisible();
    await page.getByLabel('Country').selectOption('United States');
    await expect(page).toHaveURL(/\/location\/list\/job\/us$/);
    await page.getByLabel('State or province').selectOption('Ohio');
    await expect(page).toHaveURL(/\/location\/list\/job\/us\/oh$/);
    await expect(rows(page, 'Jobs')).toHaveCount(2);
    await page.getByRole('link', { name: 'Edit location' }).click();
    await findPlace(page, 'Dayton, OH', /Dayton, OH/);
    await expect(field(page, 'Location')).toHaveValue('Dayton, OH');
    await page.getByRole('button', { name: 'Put the pin in the middle of the map' }).click();
    await chooseOption(page, 'Country', 'United States');
    await page.getByRole('button', { name: 'Save location' }).click();
    await expect(page.getByText('Location saved.').last()).toBeVisible();
    await page.getByRole('link', { name: 'Open job' }).click();
    await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Dayton, OH');
  });

  await part('the world: one country opened, from there to its states and their cities', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/location/listworld/city/de');
    const country = page.getByRole('region', { name: 'Country', exact: true });
    await expect(country.getByRole('heading', { name: 'Germany' })).toBeVisible();
    await expect(rows(page, 'Countries').filter({ hasText: 'Germany' })).toHaveCount(1);
    await country.getByRole('link', { name: /^Bavaria/ }).click();
    await expect(page).toHaveURL(/\/location\/list\/city\/de\/by$/);
    await expect(page.getByRole('link', { name: 'Munich', exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Gabon', exact: true }).click();
    await expect(page).toHaveURL(/\/location\/listworld\/city\/ga/);
    await expect(country.getByRole('heading', { name: 'Gabon' })).toBeVisible();
  });

  await part('every metro area on the map, by population; a row chooses its pin', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/location/mapcbsa');
    await expect(page.getByText(/^9\d\d metro areas$/)).toBeVisible();
    await expect(rows(page, 'Metro areas').first()).toContainText('New York');
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('Columbus');
    const row = page.getByRole('link', { name: 'Columbus, OH', exact: true });
    await row.click();
    await expect(page).toHaveURL(/open=18140/);
    await expect(page.getByRole('button', { name: /^Columbus, OH,/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await part(
    'unknown words are the first named one; unknown countries, states and records say so',
    async () => {
      await person.signIn();
      const { page } = person;
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/location/list/nonsense/us/oh');
      await expect(heading).toHaveText('Cities');
      await page.goto('/location/map/nonsense/nonsense/us/oh');
      await expect(heading).toHaveText('Cities on the map');
      await page.goto('/location/list/city/zz');
      await expect(page.getByRole('heading', { name: 'There is no country “ZZ”' })).toBeVisible();
      await page.goto('/location/list/job/us/nowhere');
      await expect(page.getByRole('heading', { name: /no state or province “nowhere”/i })).toBeVisible();
      await page.goto('/location/list/city/USA/Texas');
      await expect(page.getByRole('link', { name: 'Houston', exact: true })).toBeVisible();
      await page.goto('/location/manage/job/999');
      await expect(page.getByRole('heading', { name: /No 999 found among your jobs/ })).toBeVisible();
      await page.goto('/location/manage/state/nonsense');
      await expect(page.getByRole('heading', { name: /No nonsense found among the states/ })).toBeVisible();
      expectRefusal(/\/city\/1$/, 404);
      await page.goto('/location/manage/city/1');
      await expect(page.getByRole('heading', { name: /No 1 found among the cities/ })).toBeVisible();
      await page.goto('/location/manage/state/US-TX');
      await page.getByRole('button', { name: 'Save place' }).click();
      await expect(field(page, 'Latitude')).not.toHaveValue('');
    },
  );
});

test('maps of locations: own jobs, cities, and those that know nothing yet', async ({ person, part }) => {
  await part(
    'the map of own jobs: points, sums by state and metro; pin and row lead each other',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedExampleJobs(page);
      await page.goto('/location/map/job');
      await expect(page.getByRole('region', { name: 'Map' }).first()).toBeVisible();
      await expect(page.getByText(/^\d+ jobs$/)).toBeVisible();
      await page.getByRole('button', { name: 'By state' }).click();
      await expect(page).toHaveURL(/\/location\/map\/job\/state$/);
      await expect(page.getByText(/^\d+ areas$/)).toBeVisible();
      const pin = page.getByRole('button', { name: /^Ohio, group/ });
      await pin.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/open=US-OH/);
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: 'Ohio', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.getByRole('link', { name: 'Arizona', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Arizona, group/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', { name: 'By metro area' }).click();
      await expect(page.getByRole('link', { name: /^Columbus, OH/ })).toBeVisible();
    },
  );

  await part('the map of cities sums all of them, not the largest alone', async () => {
    await person.signIn();
    const { page } = person;
    const answer = page.waitForResponse(/\/api\/cities\/sums\?/);
    await page.goto('/location/map/city/state/us');
    const sums = (await (await answer).json()).data.results as { id: string; cities: number }[];
    const texas = sums.find(({ id }) => id === 'US-TX')?.cities ?? 0;
    expect(sums.reduce((sum, { cities }) => sum + cities, 0)).toBeGreaterThan(10_000);
    await expect(page.getByText(/^\d+ areas$/)).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'Texas' });
    await expect(row).toContainText(`${texas.toLocaleString('en-US')} cities`);
    await expect(page.getByText(/smaller ones are left out/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Texas', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Texas, group/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'By metro area' }).click();
    await expect(page.getByRole('link', { name: /^New York/ })).toBeVisible();
    await page.goto('/location/map/city/metro/de');
    await expect(page.getByRole('link', { name: 'Outside metro areas' })).toBeVisible();
  });

  await part('maps that know nothing yet begin at the middle of the continental United States', async () => {
    await person.signIn();
    const { page } = person;
    const map = page.locator('[data-center]');
    await page.goto('/location/edit');
    await expect(map).toHaveAttribute('data-center', '39.8000,-98.6000');
    await page.goto('/location/map/interview');
    await expect(map).toHaveAttribute('data-center', '39.8000,-98.6000');
  });
});

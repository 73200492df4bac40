import { CitiesPage, setTravelFrom } from './cities-kit.ts';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';

const us = 'Cities in the United States';

test.beforeEach(async ({ person }) => {
  await person.signIn();
});

test('a city’s list without an answer', async ({ page, expectRefusal, unplug, person, part }) => {
  await part(
    'a list that is slow, fails or has no connection keeps its rows, says so and can be asked for again',
    async () => {
      await person.signIn();
      const cities = new CitiesPage(page);
      const list = cities.list(us);
      const first = cities.rows(us).first();
      await cities.open('/city/us', us);
      const open = await holdRoute(page, '**/api/cities?*');
      await cities.state.selectOption({ label: 'Ohio' });
      await expect(page.getByRole('img', { name: 'Looking for cities' })).toBeVisible();
      await list.getByRole('button', { name: 'Cancel' }).click();
      await expect(list.getByText('Canceled.')).toBeVisible();
      await expect(first).toContainText('New York');
      open();
      await page.unroute('**/api/cities?*');
      await list.getByRole('button', { name: 'Retry cities' }).click();
      await expect(first).toContainText('Columbus');

      expectRefusal('/api/cities', 422);
      const refusal = { success: false, code: 'unprocessable', message: 'Not now.', requestId: '7f3a-21c9' };
      await page.route('**/api/cities?*', (route) => route.fulfill({ status: 422, json: refusal }));
      await cities.state.selectOption({ label: 'Texas' });
      const note = list.getByRole('alert');
      await expect(note).toContainText('The list of cities could not be loaded');
      await expect(note).toContainText('Not now. Below is the previous list.');
      await expect(note).toContainText('Request 7f3a-21c9');
      await expect(first).toContainText('Columbus');
      await page.unroute('**/api/cities?*');
      await note.getByRole('button', { name: 'Retry cities' }).click();
      await expect(note).toHaveCount(0);
      await expect(first).toContainText('Houston');

      expectRefusal('/favicon.svg', 0);
      await expect(cities.city.getByRole('heading', { level: 2 }).first()).toHaveText('Houston');
      await unplug();
      await expect(list.getByText('You are offline.')).toBeVisible();
      await expect(list.getByRole('status').first()).toHaveText(/cities, as of \d{1,2}:\d\d [AP]M/);
      await cities.rows(us).nth(2).click();
      await expect(
        cities.city.getByText('The figures for this city load when you are online.'),
      ).toBeVisible();
      await cities.city.getByRole('button', { name: 'Save place' }).click();
      await expect(cities.rows(us).nth(2).getByText('Saved', { exact: true })).toBeVisible();
      await page.context().setOffline(false);
      await expect(list.getByText('You are offline.')).toHaveCount(0);
    },
  );
});

test('a city’s page tells people, time, metro, rent and income with source and year, and leads to its jobs', async ({
  page,
  person,
}) => {
  await person.signIn();
  await page.clock.install({ time: new Date('2026-01-15T22:30:20Z') });
  await page.goto('/city/details/4887398');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chicago');
  await expect(page).toHaveTitle(/^Chicago · /);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance).toContainText('Cook County');
  await expect(glance).toContainText(/Chicago-.*, IL-IN/);
  await expect(glance).toContainText('4:30 PM');
  await expect(glance).toContainText('Central Standard Time');
  await page.clock.runFor(60_000);
  await expect(glance).toContainText('4:31 PM');
  const living = page.getByRole('region', { name: 'Living here' });
  await expect(living).toContainText(/Median rent.*\$[\d,]+ a month/s);
  await expect(living).toContainText(/Median household income.*\$[\d,]+ a year/s);
  await expect(living.getByRole('listitem').first()).toHaveText(/^U\.S\. Census Bureau, .*, 20\d\d/);
  await expect(page.getByRole('region', { name: 'Chicago on a map' })).toHaveAttribute(
    'data-rendered',
    '4887398',
  );
  const jobs = page.getByRole('link', { name: /^\d+ jobs? here$/ });
  await expect(jobs).toHaveAttribute('href', '/jobs/search/IL/Chicago');
  const count = Number(/\d+/.exec((await jobs.textContent()) ?? '')?.[0]);
  await jobs.click();
  await expect(page.getByRole('region', { name: 'Job postings' }).getByRole('status').first()).toContainText(
    `${count} job`,
  );
});

test('the page of a city: distance, wages, a city abroad, saving, official sources', async ({
  page,
  person,
  part,
}) => {
  await part(
    'the distance from where the person travels from is told with what the estimate assumes',
    async () => {
      await person.signIn();
      await page.goto('/city/details/4509177');
      await expect(page.getByRole('link', { name: 'Set where you travel from' })).toBeVisible();
      await setTravelFrom(page, { name: 'Dublin, OH', latitude: 40.09923, longitude: -83.11408 });
      await page.reload();
      const glance = page.getByRole('region', { name: 'At a glance' });
      await expect(glance).toContainText('11 mi from Dublin, OH');
      await expect(glance).toContainText('about 31 min by car, estimated at 35 km/h in a straight line');
      await expect(page.getByRole('region', { name: 'Columbus on a map' })).toHaveAttribute(
        'data-rendered',
        /from/,
      );
    },
  );

  await part('wages are those of the occupation that the person chooses, and it is remembered', async () => {
    await person.signIn();
    await page.goto('/city/details/4509177');
    const pay = page.getByRole('region', { name: 'Pay' });
    await pay.getByRole('combobox', { name: 'Your occupation' }).fill('software dev');
    await page.getByRole('option', { name: /^Software Developers/ }).click();
    await expect(page).toHaveURL('/city/details/4509177?occupation=15-1252');
    await expect(pay).toContainText(/Median wage.*\$[\d,]+ a year/s);
    await expect(pay).toContainText('U.S. Bureau of Labor Statistics');
    // Read back within the visit it is stored: the choice is shown before that, and a page that goes takes its writing along.
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Open city page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New York');
    await expect(pay.getByRole('button', { name: 'Software Developers' })).toBeVisible();
    await page.goto('/city/details/4887398');
    await expect(pay.getByRole('button', { name: 'Software Developers' })).toBeVisible();
    await pay.getByRole('button', { name: 'Software Developers' }).click();
    await expect(pay.getByRole('combobox', { name: 'Your occupation' })).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Software Developers' })).toHaveCount(0);
  });

  await part('a city abroad says what is not known of it', async () => {
    await person.signIn();
    await page.goto('/city/details/2867714');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Munich');
    await expect(page.getByRole('region', { name: 'Living here' })).toContainText(
      'known here for cities of the United States only',
    );
    await expect(page.getByRole('link', { name: /jobs? here$/ })).toHaveAttribute(
      'href',
      '/jobs/search/Germany/Munich',
    );
  });

  await part('saved from its page, it is taken back from there', async () => {
    await person.signIn();
    await page.goto('/city/details/2867714');
    await page.getByRole('button', { name: 'Save place' }).click();
    await expect(page.getByRole('link', { name: 'Open saved place' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Save place' })).toBeVisible();
  });

  await part('official sources stand by question and open beside the product', async () => {
    await person.signIn();
    await page.goto('/cities');
    await page.getByRole('link', { name: 'Compare cities' }).click();
    await expect(page).toHaveURL('/cities/resources');
    const rents = page.getByRole('region', { name: 'What living there costs' });
    const link = rents.getByRole('link', { name: 'Fair market rents' });
    await expect(link).toHaveAttribute('href', 'https://www.huduser.gov/portal/datasets/fmr.html');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the detail stands in place of the list, and Back returns to the row', async ({ page }) => {
    const cities = new CitiesPage(page);
    await cities.open('/city/us?state=OH', us);
    await cities.rows(us).nth(6).getByRole('link').click();
    await expect(cities.city.getByRole('heading', { level: 2 }).first()).toHaveText('Parma');
    await expect(cities.list(us)).toBeHidden();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(cities.rows(us).nth(6).getByRole('link')).toBeFocused();
    await cities.rows(us).nth(6).getByRole('link').click();
    await page.getByRole('link', { name: 'Open city page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parma');
    await expect(page.getByRole('button', { name: 'Save place' })).toBeInViewport();
  });
});

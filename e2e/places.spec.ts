import { setTravelFrom } from './cities-kit.ts';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { storedRows } from './own-data-kit.ts';

test('places are added, grouped, searched around home', async ({ person, expectRefusal, part }) => {
  await part('a place is added, grouped, found again, and taken back by one Undo each', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/places');
    await expect(page.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
    await page.getByRole('link', { name: 'Add the first place you think of' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Duluth');
    // A kind that is typed and not chosen counts as well.
    await page.getByRole('combobox', { name: 'City, gym, school …' }).fill('Lake town');
    await page.getByLabel('Relocation destination').check();
    await page.getByLabel('Latitude').fill('91');
    await page.getByLabel('Longitude').fill('10');
    await page.getByRole('button', { name: 'Save place' }).click();
    await expect(page.getByText('swap the two', { exact: false })).toBeVisible();
    await page.getByLabel('Latitude').fill('46.79');
    await page.getByLabel('Longitude').fill('-92.1');
    await page.getByRole('button', { name: 'Save place' }).click();
    await expect(page).toHaveURL(/\/place\/edit\/1$/);
    await expect(page.getByRole('button', { name: 'Lake town' })).toBeVisible();

    await page.goto('/place/groups');
    await page.getByRole('button', { name: 'Add group' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('North');
    await page.getByRole('button', { name: 'Save group' }).click();
    await expect(page.getByText('Group added.').last()).toBeVisible();
    await page.getByRole('button', { name: 'Add group' }).first().click();
    await page.getByRole('form', { name: 'Add group' }).getByLabel('Name', { exact: true }).fill('Sou');
    await page.getByRole('list', { name: 'Place Groups' }).getByRole('link', { name: 'North' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('form', { name: 'Add group' })).toBeHidden();
    await page.getByRole('combobox', { name: 'Add one of your places' }).fill('dul');
    await page.getByRole('option', { name: 'Duluth' }).click();
    const its = page.getByRole('list', { name: 'Places of this group' });
    await expect(its.getByRole('link', { name: 'Duluth' })).toBeVisible();

    await page.getByRole('link', { name: 'Open list' }).click();
    await expect(page).toHaveURL(/\/places\/list\?group=1$/);
    await expect(page.getByRole('link', { name: 'Duluth' })).toBeVisible();
    const bar = page.getByRole('toolbar', { name: 'Selected places' });
    await page.getByLabel('Select Duluth').check();
    await bar.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('table', { name: 'Places' }).getByRole('columnheader').nth(1)).toContainText(
      'Duluth',
    );
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/places$/);
    await page.goto('/places/list?group=1');
    await page.getByLabel('Select Duluth').check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No places yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('link', { name: 'Duluth' })).toBeVisible();

    await page.goto('/place/groups?open=1');
    await page.getByRole('button', { name: 'Delete group' }).click();
    await expect(page.getByText('No groups yet')).toBeVisible();
    expect(await storedRows(page, 'placeGroupMembers')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(
      page.getByRole('list', { name: 'Place Groups' }).getByRole('link', { name: 'North' }),
    ).toBeVisible();
    expect(await storedRows(page, 'placeGroupMembers')).toHaveLength(1);
  });

  await part(
    'a search around home: what is found is kept as a place and as a company, once; a failure loses nothing',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/places');
      await expect(page.getByRole('link', { name: 'Add the first place you think of' })).toBeVisible();
      await setTravelFrom(page, { name: 'Home', latitude: 39.96, longitude: -83 });
      const asked: unknown[] = [];
      let isDown = false;
      await page.route('**/api/geography/geosearch/places', (route) => {
        asked.push(route.request().postDataJSON());
        if (isDown) {
          const message = 'Vendor did not answer in time. Nothing of yours is affected.';
          const json = { success: false, code: 'vendor-failed', message, requestId: 'r-1' };
          return route.fulfill({ status: 502, json });
        }
        const data = { place_results: [gym], notice: '', credit: 'Places by Vendor' };
        return route.fulfill({ json: { success: true, data } });
      });
      await page.goto('/places/search');
      await page.getByRole('searchbox', { name: 'Words to look for' }).fill('climbing');
      await page.getByRole('combobox', { name: 'Type of place' }).selectOption('Gym');
      await page.getByRole('combobox', { name: 'Where' }).selectOption('Around Home');
      await page.getByRole('button', { name: 'Search places' }).click();
      const found = page.getByRole('region', { name: 'Places found', exact: true });
      await expect(found.getByText('4.5 (862) · 7AM–6PM')).toBeVisible();
      await expect(found.getByText('Places by Vendor')).toBeVisible();
      expect(asked[0]).toEqual({
        lat: 39.96,
        lng: -83,
        placeType: 'gym',
        searchTerm: 'climbing',
        pageSize: 10,
      });
      await found.getByRole('link', { name: '1. Iron Works' }).click();
      const card = page.getByRole('region', { name: 'Iron Works', exact: true });
      await expect(card.getByText('Today 7AM–6PM', { exact: false })).toContainText('(America/New_York)');
      await card.getByRole('button', { name: 'Save place' }).click();
      await card.getByRole('button', { name: 'Save as company' }).click();
      await expect(card.getByRole('link', { name: 'Open saved place' })).toBeVisible();
      await expect(card.getByRole('link', { name: 'Open saved company' })).toBeVisible();
      await expect(found.getByText('Saved', { exact: true })).toBeVisible();
      expect(await storedRows(page, 'companies')).toMatchObject([{ placeId: 'v1', categories: ['gym'] }]);

      isDown = true;
      expectRefusal('/api/geography/geosearch/places', 502);
      await page.getByRole('searchbox', { name: 'Words to look for' }).fill('sauna');
      await page.getByRole('combobox', { name: 'Where' }).selectOption('What the map shows');
      await page.getByRole('button', { name: 'Search places' }).click();
      await expect(page.getByText('Vendor did not answer in time.', { exact: false })).toBeVisible();
      expect(asked.at(-1)).toMatchObject({ searchTerm: 'sauna', searchType: 'bbox' });
      await expect
        .poll(() => storedRows(page, 'settings'))
        .toContainEqual(expect.objectContaining({ settingName: 'searchTermPlace', settingValue: 'sauna' }));
      // A failure is not told as nothing found, and the map shows the box that was searched, not home.
      await page.goto('/places/search?q=sauna&box=-105,39.5,-104.5,40');
      await expect(page.getByText('Vendor did not answer in time.', { exact: false })).toBeVisible();
      await expect(page.getByText('No place found')).toBeHidden();
      const map = page.getByRole('region', { name: 'Places found on the map', exact: true });
      await expect(map).toHaveAttribute('data-center', /^39\.7\d+,-104\.7/);
      await page.goto('/places/search');
      await expect(page.getByRole('searchbox', { name: 'Words to look for' })).toHaveValue('sauna');
    },
  );
});

const gym = {
  ...{
    title: 'Iron Works',
    type: 'gym',
    types: ['gym'],
    city: 'Columbus',
    price: '$$',
    rating: 4.5,
    reviews: 862,
  },
  ...{ address: '8 Oak St, Columbus, OH 43215, United States', phone: '+1 614 555 0100', website: '' },
  ...{
    timezone: 'America/New_York',
    hours: 'Open until 6 PM',
    profiles: { facebook: '', instagram: '', twitter: '' },
  },
  operating_hours: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      '7AM–6PM',
    ]),
  ),
  ...{
    gps_coordinates: { latitude: 39.97, longitude: -82.99 },
    source: [{ place_id: 'v1', name: 'vendor' }],
  },
};

test('places on a map, and suggested cities', async ({ person, part }) => {
  await part('a map: land first, pins by keyboard, rings of time, and a list that follows', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/places');
    await expect(page.getByRole('link', { name: 'Add the first place you think of' })).toBeVisible();
    await setTravelFrom(page, { name: 'Home', latitude: 39.96, longitude: -83 });
    await page.goto('/place/add');
    await page.getByLabel('Name', { exact: true }).fill('Dayton');
    await page.getByLabel('Latitude').fill('39.76');
    await page.getByLabel('Longitude').fill('-84.19');
    await page.getByRole('button', { name: 'Save place' }).click();
    await expect(page).toHaveURL(/\/place\/edit\/1$/);
    await page.goto('/places/map/saved');
    const map = page.getByRole('region', { name: 'My places on a map', exact: true });
    await expect(map).toHaveAttribute('data-still', '', { timeout: 30_000 });
    await map.getByRole('combobox', { name: 'Travel-time rings' }).selectOption('Time by car');
    await expect(map.locator('[data-ring]')).toHaveCount(3);
    await expect(map.getByText('straight-line estimates at 35 km/h', { exact: false })).toBeVisible();
    const pin = map.getByRole('button', { name: 'Dayton, place' });
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-row="place-1"]')).toHaveAttribute('data-selected', '');
  });

  await part('the land of a map is drawn before the map of the graphics card is there', async () => {
    await person.signIn();
    const { page } = person;
    const arrive = await holdRoute(page, '**/assets/map-gl-*.js');
    await page.goto('/places/map/saved');
    const land = page.locator('[data-outlines] path').first();
    await expect(land).toHaveAttribute('d', /^M/);
    await expect(page.locator('[data-still]')).toHaveCount(0);
    arrive();
    await expect(page.locator('[data-still]')).toBeVisible({ timeout: 30_000 });
  });

  await part('suggested cities say why, in figures with their sources', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/location/edit');
    await page.getByLabel('Name', { exact: true }).fill('Home');
    await page.getByLabel('Latitude').fill('39.96');
    await page.getByLabel('Longitude').fill('-83');
    await page.getByRole('button', { name: 'Save home' }).click();
    await expect(page.getByText('Home saved.').last()).toBeVisible();
    await page.goto('/places/discover');
    const list = page.getByRole('list', { name: 'Suggested cities' });
    const first = list.getByRole('region', { name: 'Columbus, OH' });
    await expect(first.getByText('from home', { exact: false })).toBeVisible();
    await expect(first.getByText('Median rent')).toBeVisible();
    await expect(first.getByText(/U\.S\. Census Bureau, 20\d\d/).first()).toBeVisible();
    await expect(first.getByText('Fair market rent, 1 bedroom')).toContainText(
      /Department of Housing and Urban Development, 20\d\d/,
    );
    await expect(first.getByText('Prices, country is 100')).toContainText(
      /Bureau of Economic Analysis, 20\d\d/,
    );
    await first.getByRole('button', { name: 'Save place' }).click();
    await expect(first.getByRole('link', { name: 'Open saved place' })).toBeVisible();
  });
});

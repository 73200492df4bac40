import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { undo } from './jobs-kit.ts';
import { field, findPlace, rows } from './locations-kit.ts';

const columbus = { latitude: 39.9901, longitude: -83.0123 };

/** Makes the browser refuse its position with a code of the Geolocation API, from now on. */
async function refusePosition(page: Page, code: 1 | 2 | 3): Promise<void> {
  await page.evaluate((refusal) => {
    navigator.geolocation.getCurrentPosition = (_found, onError, how) => {
      if (how?.timeout !== 7000 || !how.enableHighAccuracy)
        throw new Error('Asked otherwise than specified.');
      onError?.({ code: refusal } as GeolocationPositionError);
    };
  }, code);
}

test('home: found, put right, in two tabs, by somebody else’s map', async ({ person, context, part }) => {
  await part(
    'home: found by its words, put right by hand, kept over a reload, undone as one step',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/location/edit');
      await findPlace(page, 'Columbus, OH', /Columbus, OH.*City · Ohio, United States/);
      await expect(page.getByText('Columbus, OH is filled in below.')).toBeVisible();
      await expect(field(page, 'City')).toHaveValue('Columbus');
      await expect(field(page, 'State')).toHaveValue('OH');
      await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('United States');
      const latitude = await field(page, 'Latitude').inputValue();
      expect(Number(latitude)).toBeCloseTo(39.96, 1);

      // What is wrong with coordinates is said at its field, and nothing is saved.
      const longitude = await field(page, 'Longitude').inputValue();
      await field(page, 'Latitude').fill('91');
      await page.getByRole('button', { name: 'Save home' }).click();
      await expect(page.getByText('Latitude goes from −90 to 90.')).toBeVisible();
      await field(page, 'Latitude').fill(longitude);
      await field(page, 'Longitude').fill(latitude);
      await expect(page.getByText(/look swapped/)).toBeVisible();
      await field(page, 'Latitude').fill(latitude);
      await field(page, 'Longitude').fill('');
      await expect(page.getByText(/Add the longitude too/)).toBeVisible();
      await field(page, 'Longitude').fill(longitude);
      await field(page, 'Name').fill('Clintonville');
      await field(page, 'Street address').fill('8 Oak St');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Home saved.').last()).toBeVisible();

      await page.reload();
      await expect(field(page, 'Name')).toHaveValue('Clintonville');
      await expect(field(page, 'Street address')).toHaveValue('8 Oak St');
      await expect(field(page, 'Latitude')).toHaveValue(latitude);

      await field(page, 'Street address').fill('9 Elm St');
      await expect(page.getByText('The coordinates are still those of the address before.')).toBeVisible();
      await page.getByRole('button', { name: 'Save home' }).click();
      await undo(page, 'Home saved.');
      await expect(field(page, 'Street address')).toHaveValue('8 Oak St');
      await expect(page.getByText(/unsaved change/)).toHaveCount(0);
    },
  );

  await part(
    'home in two tabs: what was typed stays until it is let go, and typing goes on over the own save',
    async () => {
      await person.signIn();
      const { page } = person;
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto('/location/edit');
      const saveOther = async (city: string) => {
        await field(other, 'City').fill(city);
        await other.getByRole('button', { name: 'Save home' }).click();
        await expect(other.getByText(/unsaved change/)).toHaveCount(0);
      };
      const overtaken = page.getByRole('alert').filter({ hasText: 'This was changed in another tab.' });
      await field(page, 'Name').fill('Mine');
      await page.keyboard.press('Control+s');
      await page.keyboard.type(' and ours');
      await expect(field(other, 'Name')).toHaveValue(/^Mine/);
      await expect(field(page, 'Name')).toHaveValue('Mine and ours');
      await expect(overtaken).toHaveCount(0);

      await saveOther('Akron');
      await expect(overtaken).toBeVisible();
      await expect(field(page, 'Name')).toHaveValue('Mine and ours');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(field(page, 'City')).toHaveValue('Akron');
      await expect(overtaken).toHaveCount(0);

      await field(page, 'Name').fill('Ours');
      await saveOther('Toledo');
      await overtaken.getByRole('button', { name: 'Load the newer version' }).click();
      await expect(field(page, 'City')).toHaveValue('Toledo');
      await expect(page.getByText(/unsaved change/)).toHaveCount(0);
      await expect(overtaken).toHaveCount(0);
    },
  );

  await part('an answer of somebody else’s map names whose it is', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/location/from');
    await page.route('**/api/geosearch/geocode', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object[] };
      const attribution = '© OpenStreetMap contributors';
      await route.fulfill({ json: { ...body, data: body.data.map((match) => ({ ...match, attribution })) } });
    });
    await page.getByRole('textbox', { name: 'Find a place' }).fill('Columbus, OH');
    await page.getByRole('button', { name: 'Find place' }).click();
    await expect(page.getByText('© OpenStreetMap contributors', { exact: true })).toHaveCount(1);
  });
});

test('travel-from: by the device, refused, of several places', async ({
  person,
  context,
  expectRefusal,
  unplug,
  part,
}) => {
  await part(
    'travel-from: the device says where it is, the person confirms; distances start there',
    async () => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(columbus);
      await person.signIn();
      const { page } = person;
      await page.goto('/work');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Location', exact: true }).click();
      await expect(page).toHaveURL(/\/location\/from$/);
      const lookedUp = page.waitForRequest(/\/geosearch\/reverse\/geocode$/);
      await page.getByRole('button', { name: 'Use my location' }).click();
      // What is looked up is where the person is to a hundred meters, no closer.
      expect((await lookedUp).postDataJSON()).toEqual({ lat: 39.99, lng: -83.012, type: 'city' });
      const here = page.getByRole('list', { name: 'Your location' }).getByRole('listitem');
      await expect(here).toContainText('You are in or near Columbus, OH');
      // Nothing is taken before the person says so.
      await expect(field(page, 'Latitude')).toHaveValue('');
      await here.getByRole('button').click();
      await expect(field(page, 'Latitude')).toHaveValue('39.9901');
      await expect(field(page, 'City')).toHaveValue('Columbus');
      await page.getByRole('button', { name: 'Save starting point' }).click();
      await expect(page.getByText('Starting point saved.').last()).toBeVisible();

      await page.goto('/location/list/city/us/oh?q=dayton');
      const details = page.getByRole('region', { name: 'Details' });
      await expect(details.getByRole('heading', { name: 'Dayton' })).toBeVisible();
      await expect(details.getByText(/^6\d mi from Columbus, OH$/)).toBeVisible();
      await expect(
        details.getByText('over 2 h by car, estimated at 35 km/h in a straight line'),
      ).toBeVisible();
    },
  );

  await part('travel-from: a device that refuses is told in words, and the typed way stays', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/location/from');
    const use = page.getByRole('button', { name: 'Use my location' });
    await expect(use).toBeVisible();
    for (const [code, words] of [
      [1, 'Your browser does not share your location with this site.'],
      [2, 'Your device cannot tell where it is right now.'],
      [3, 'Your device could not determine its location within 7 seconds.'],
    ] as const) {
      await refusePosition(page, code);
      await use.click();
      await expect(page.getByRole('alert')).toContainText(words);
    }
    await findPlace(page, '43215', /43215/);
    await expect(field(page, 'Postal code')).toHaveValue('43215');
    await page.getByRole('button', { name: 'Save starting point' }).click();
    await expect(page.getByText('Starting point saved.').last()).toBeVisible();
  });

  await part(
    'travel-from: several places of one name are offered; none is said to be none; offline the fields work',
    async () => {
      // The finer lines of the map are asked for when the map comes near: too late here.
      expectRefusal(/\/assets\/.*\.(json|js)$/, 0);
      await person.signIn();
      const { page } = person;
      await page.goto('/location/from');
      await page.getByRole('textbox', { name: 'Find a place' }).fill('Springfield');
      await page.getByRole('button', { name: 'Find place' }).click();
      await expect(page.getByText(/\d places were found\. Which one is it\?/)).toBeVisible();
      await expect(rows(page, 'Places found').nth(3)).toBeVisible();
      await expect(field(page, 'City')).toHaveValue('');
      await page.getByRole('textbox', { name: 'Find a place' }).fill('Xqzvw Nowhere');
      await page.keyboard.press('Enter');
      await expect(page.getByText('No place was found for “Xqzvw Nowhere”.')).toBeVisible();

      await unplug();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await field(page, 'Name').fill('The cabin');
      await field(page, 'Latitude').fill('47,5');
      await field(page, 'Longitude').fill('92.1° W');
      await page.getByRole('button', { name: 'Save starting point' }).click();
      await expect(page.getByText('Starting point saved.').last()).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(field(page, 'Latitude')).toHaveValue('47.5');
      await expect(field(page, 'Longitude')).toHaveValue('-92.1');
    },
  );
});

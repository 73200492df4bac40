import { CitiesPage, setTravelFrom } from './cities-kit.ts';
import { expect, test } from './fixtures.ts';

const us = 'Cities in the United States';

test('lists of cities and countries: found, narrowed, sorted, walked by keyboard, near the person, and what is none', async ({
  page,
  person,
  expectRefusal,
  part,
}) => {
  await part('countries are found by name and by code, paged, and lead to their cities', async () => {
    await person.signIn();
    const cities = new CitiesPage(page);
    const filter = page.getByRole('searchbox', { name: 'Country or its code' });
    const country = page.getByRole('region', { name: 'Country', exact: true });
    await cities.open('/countries', 'Countries');
    await expect(page).toHaveTitle(/^Countries · /);
    await expect(cities.rows('Countries')).toHaveCount(20);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/countries?page=2');
    await expect(cities.pages).toContainText('21–40 of');
    await page.goBack();
    await expect(cities.pages).toContainText('1–20 of');

    await filter.fill('deu');
    await expect(page).toHaveURL('/countries?q=deu');
    await expect(cities.rows('Countries')).toHaveCount(1);
    await expect(country.getByRole('heading', { level: 2 }).first()).toHaveText('Germany');
    await expect(country.getByText('DE · DEU')).toBeVisible();
    await expect(country.getByRole('link', { name: 'Berlin', exact: true }).first()).toBeVisible();
    await expect(country.getByRole('link', { name: 'Bavaria' })).toBeVisible();
    await filter.fill('germanistan');
    await expect(page.getByRole('heading', { name: 'No country is called “germanistan”' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all countries' }).click();
    await expect(cities.rows('Countries')).toHaveCount(20);

    await page.goto('/countries?country=jpn');
    await expect(country.getByRole('heading', { level: 2 }).first()).toHaveText('Japan');
    await country.getByRole('link', { name: 'Show cities' }).click();
    await expect(page).toHaveURL('/city/jp');
    await expect(cities.rows('Cities in Japan')).toHaveCount(20);
    await page.goto('/countries?country=zz');
    await expect(country.getByRole('heading', { name: 'No country has the code ZZ' })).toBeVisible();
  });

  await part(
    'a list is filtered, sorted and paged; its address holds it for reload, Back and sharing',
    async () => {
      await person.signIn();
      const cities = new CitiesPage(page);
      await cities.open('/city/us', us);
      await expect(cities.rows(us)).toHaveCount(20);
      expect((await cities.names(us))[0]).toBe('New York');
      await cities.state.selectOption({ label: 'Ohio' });
      await expect(page).toHaveURL('/city/us?state=OH');
      await expect(cities.rows(us).first()).toContainText('Columbus');
      await cities.filter.fill('san');
      await expect(page).toHaveURL('/city/us?q=san&state=OH');
      await expect(cities.rows(us).first()).toContainText('Sandusky');
      for (const name of await cities.names(us)) expect(name).toMatch(/^San/);
      await cities.filter.fill('');
      await expect(page).toHaveURL('/city/us?state=OH');
      await cities.sort.selectOption({ label: 'Name, A to Z' });
      await expect(page).toHaveURL('/city/us?state=OH&sort=a-z');
      await expect(cities.rows(us).first()).not.toContainText('Columbus');
      const first = await cities.names(us);
      expect(first).toEqual([...first].sort((a, b) => a.localeCompare(b, 'en')));
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/city/us?state=OH&sort=a-z&page=2');
      await expect(cities.pages).toContainText('21–40 of');
      const second = await cities.names(us);
      expect(second).not.toEqual(first);
      await page.reload();
      await expect(cities.pages).toContainText('21–40 of');
      expect(await cities.names(us)).toEqual(second);
      await page.goBack();
      await expect(cities.pages).toContainText('1–20 of');
      expect(await cities.names(us)).toEqual(first);
      await page.goto('/city/us?page=9999');
      await expect(page.getByRole('heading', { name: 'There is no page 9999' })).toBeVisible();
      await page.getByRole('button', { name: /^Go to page/ }).click();
      await expect(cities.rows(us).first()).toBeVisible();
    },
  );

  await part('by keyboard alone: from the field to a city, down the rows, into the detail', async () => {
    await person.signIn();
    const cities = new CitiesPage(page);
    await page.goto('/cities');
    const finder = page.getByRole('combobox', { name: 'City, state or country' });
    await finder.focus();
    await page.keyboard.type('columbus');
    await expect(page.getByRole('option').first()).toContainText('Columbus, OH');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/city/details/4509177');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Columbus');

    await cities.open('/city/us?state=OH', us);
    await page.keyboard.press('j');
    await expect(cities.city.getByRole('heading', { level: 2 }).first()).toHaveText('Cleveland');
    await expect(page).toHaveURL(/city=5150529/);
    await page.keyboard.press('Enter');
    await expect(cities.city).toBeFocused();
    await page.keyboard.press('/');
    await expect(cities.filter).toBeFocused();
  });

  await part('what is typed that is no place says so', async () => {
    await person.signIn();
    await page.goto('/cities');
    await page.getByRole('combobox', { name: 'City, state or country' }).fill('qzxqzx');
    await expect(page.getByText('No place begins with these words.')).toBeVisible();
  });

  await part('an own place that does not exist says so and keeps the list', async () => {
    await person.signIn();
    const cities = new CitiesPage(page);
    for (const id of ['999', 'abc']) {
      await cities.open(`/city/capitals/${id}`, 'Capitals');
      await expect(page.getByRole('heading', { name: 'That place is not one of yours' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Show the list alone' }).click();
    await expect(page).toHaveURL('/city/capitals');
  });

  await part('cities near the person need a place to start from, and then stand by distance', async () => {
    await person.signIn();
    const cities = new CitiesPage(page);
    await page.goto('/city/near');
    await expect(page.getByRole('heading', { name: 'Near where?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set where you travel from' })).toHaveAttribute(
      'href',
      '/location/from',
    );
    await setTravelFrom(page, { name: 'Library', latitude: 39.96118, longitude: -82.99879 });
    const asked = page.waitForRequest(/\/api\/cities\?.*near=/);
    await cities.open('/city/near', 'Cities near you');
    // No more of where somebody is than the list needs.
    expect(new URL((await asked).url()).searchParams.get('near')).toBe('39.96,-83.00');
    const far = cities.rows('Cities near you').getByText(/ mi$/);
    await expect(far).toHaveCount(20);
    const miles = (await far.allTextContents()).map((text) => Number.parseFloat(text));
    expect(Math.max(...miles)).toBeLessThan(15);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    await page.goto('/cities');
    await expect(page.getByRole('region', { name: 'Cities near Library' })).toBeVisible();
  });

  await part('an unknown group is the largest cities; an unknown city is told in words', async () => {
    await person.signIn();
    const cities = new CitiesPage(page);
    await cities.open('/city/nowhere', 'Largest cities');
    await expect(cities.rows('Largest cities').first()).toContainText('Shanghai');
    expectRefusal('/api/city/1', 404);
    await page.goto('/city/details/1');
    await expect(page.getByRole('heading', { name: 'There is no such city' })).toBeVisible();
    // What is no number is not even asked for.
    await page.goto('/city/details/columbus');
    await expect(page.getByRole('heading', { name: 'There is no such city' })).toBeVisible();
    await page.getByRole('link', { name: 'Find a city' }).click();
    await expect(page).toHaveURL('/cities');
  });
});

test('an order that is chosen and a name that is typed keep each other, and a saved city stays saved', async ({
  page,
  person,
  part,
}) => {
  await part(
    'an order chosen in the moment a typed name is asked for keeps the name, and one typed then keeps the order',
    async () => {
      await person.signIn();
      const cities = new CitiesPage(page);
      await cities.open('/city/us?state=OH', us);
      // The choice comes as early as a choice can: right after the address took what was typed.
      const sort = await cities.sort.elementHandle();
      await page.evaluate((select) => {
        const { replaceState } = history;
        history.replaceState = function (...entry) {
          history.replaceState = replaceState;
          replaceState.apply(this, entry);
          queueMicrotask(() => {
            (select as HTMLSelectElement).value = 'a-z';
            select?.dispatchEvent(new Event('change', { bubbles: true }));
          });
        };
      }, sort);
      await cities.filter.fill('san');
      await expect(page).toHaveURL('/city/us?q=san&state=OH&sort=a-z');
      await expect(cities.filter).toHaveValue('san');
      await cities.filter.fill('');
      await expect(page).toHaveURL('/city/us?state=OH&sort=a-z');
    },
  );

  await part('a city is saved as a place, undone, saved again; the flag stays over a reload', async () => {
    await person.signIn();
    const cities = new CitiesPage(page);
    await cities.open('/city/us?state=OH', us);
    const row = cities.rows(us).nth(1);
    await row.click();
    await expect(cities.city.getByRole('heading', { level: 2 }).first()).toHaveText('Cleveland');
    await cities.city.getByRole('button', { name: 'Save place' }).click();
    await expect(page.getByText('Place saved.')).toBeVisible();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByText('Saved', { exact: true })).toHaveCount(0);
    await cities.city.getByRole('button', { name: 'Save place' }).click();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    const saved = cities.city.getByRole('link', { name: 'Open saved place' });
    const id = /\d+$/.exec((await saved.getAttribute('href')) ?? '')?.[0];

    await page.goto('/cities');
    const savedCities = page.getByRole('region', { name: 'Your saved cities' });
    await savedCities.getByRole('link', { name: 'Cleveland, OH' }).click();
    await expect(page).toHaveURL(`/city/us/${id}`);
    // docs/spec/readings.md R10: any list with an own place beside it.
    await cities.open(`/city/capitals/${id}`, 'Capitals');
    const own = page.getByRole('region', { name: 'Your place' });
    await expect(own.getByRole('heading', { level: 2 })).toHaveText('Cleveland, OH');
    await expect(own.getByRole('link', { name: 'Open city page' })).toHaveAttribute(
      'href',
      '/city/details/5150529',
    );
    await cities.rows('Capitals').first().click();
    await expect(cities.city.getByRole('heading', { level: 2 }).first()).toHaveText('Buenos Aires');
  });
});

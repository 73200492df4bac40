import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withGallery } from './gallery-kit.ts';

// The map component on the page of components: what it reports on its region is documented in map-frame.tsx.
let url = '';
let done: () => void;
let gallery: Promise<void>;
// Without a graphics card each map is drawn by the processor.
test.describe.configure({ timeout: 90_000 });
test.beforeAll(async () => {
  await new Promise<void>((ready, fail) => {
    gallery = withGallery(async (at) => {
      url = at;
      ready();
      await new Promise<void>((end) => {
        done = end;
      });
    });
    gallery.catch(fail);
  });
});
test.afterAll(async () => {
  done?.();
  await gallery;
});

const regions = { homes: 'Homes around Acme', cities: 'Cities on a map' };
const homes = (page: Page) => page.getByRole('region', { name: regions.homes });
const cities = (page: Page) => page.getByRole('region', { name: regions.cities });
const pin = (map: Locator, id: string) => map.locator(`[data-pin="${id}"]`);

/**
 * Opens one map by itself, for two under all other components are slow to draw, and waits until it is drawn; answers the
 * addresses outside the product that were asked.
 */
async function open(page: Page, map: 'homes' | 'cities'): Promise<string[]> {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin) outside.push(request.url());
  });
  await page.goto(`${url}/?map=${map}`);
  await expect(page.getByRole('region', { name: regions[map] })).toHaveAttribute('data-still', '', {
    timeout: 30_000,
  });
  return outside;
}

async function centerOf(map: Locator): Promise<[number, number]> {
  const [lat = Number.NaN, lng = Number.NaN] = ((await map.getAttribute('data-center')) ?? '')
    .split(',')
    .map(Number);
  return [lat, lng];
}

/** Whether two parts of the page share a place. */
async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const zoomOf = async (map: Locator) => Number(await map.getAttribute('data-zoom'));

test('the map of the graphics card: points, keys, pins, list, pointer, theme and loss', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  await test.step('shows its points and rings, moves by keys and buttons, and asks nobody else', async () => {
    const outside = await open(page, 'homes');
    const map = homes(page);
    await expect(map).toHaveAttribute('data-drawing', 'gl');
    await expect(map).toHaveAttribute('data-rendered', 'c work b a');
    await expect(map.locator('[data-ring]')).toHaveText(['45 min', '30 min', '15 min']);
    await expect(map.getByText('Rings are straight-line estimates, not routes.')).toBeVisible();
    const [lat, lng] = await centerOf(map);
    expect(lat).toBeCloseTo(40.44, 1);
    expect(lng).toBeCloseTo(-80, 1);

    const surface = map.getByRole('application', { name: 'Map' });
    await surface.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await centerOf(map))[1]).toBeGreaterThan(lng + 0.05);
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await centerOf(map))[0]).toBeGreaterThan(lat + 0.05);
    const zoom = await zoomOf(map);
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(map)).toBeCloseTo(zoom + 1, 1);
    await expect(map.getByText('Streets need detailed tiles.')).toBeVisible();
    await map.getByRole('button', { name: 'Show all on the map' }).click();
    await expect.poll(() => zoomOf(map)).toBeCloseTo(zoom, 1);
    await expect(map.getByText('Streets need detailed tiles.')).toBeHidden();
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => zoomOf(map)).toBeCloseTo(zoom - 1, 1);
    expect(outside).toEqual([]);
  });

  await test.step('its pins are one stop of the tab key, in the order of reading', async () => {
    await open(page, 'homes');
    const map = homes(page);
    await map.getByRole('application', { name: 'Map' }).focus();
    await page.keyboard.press('Tab');
    await expect(pin(map, 'a')).toBeFocused();
    await expect(pin(map, 'a')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Home');
    await expect(pin(map, 'c')).toBeFocused();
    const before = await map.getAttribute('data-center');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(pin(map, 'b')).toBeFocused();
    await expect(pin(map, 'b')).toHaveAccessibleName('Monroeville, place');
    await page.keyboard.press('Enter');
    await expect(pin(map, 'b')).toHaveAttribute('aria-pressed', 'true');
    await expect(pin(map, 'a')).toHaveAttribute('aria-pressed', 'false');
    expect(await map.getAttribute('data-center')).toBe(before);
    await page.keyboard.press('Tab');
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  });

  await test.step('the list follows the map and leads it, and a cluster opens', async () => {
    await open(page, 'cities');
    const map = cities(page);
    await expect(map).toHaveAttribute('data-rendered', '6 1+4 7');
    // Suva lies west of the antimeridian, the others east of it.
    const [west = 0, east = 0] = ((await page.locator('[data-moved]').textContent()) ?? '')
      .split(' to ')
      .map(Number);
    expect(west).toBeGreaterThan(east);
    const rows = page.getByRole('list', { name: 'Cities' }).getByRole('link');
    await expect(rows).toHaveCount(7);
    await expect(pin(map, '1+4')).toHaveAccessibleName('5 cities here: Columbus and 4 more');
    await pin(map, '1+4').click();
    await expect(rows).toHaveCount(5);
    await expect(page.getByText('2 more are elsewhere on the map.')).toBeVisible();
    await expect(page.locator('[data-moved]')).toContainText('by person');
    await pin(map, '2').click();
    await expect(page.locator('[data-row="2"]')).toHaveAttribute('data-selected', '');
  });

  await test.step('when WebGL is taken away the plain map stands in where it was, until it is asked for again', async () => {
    await open(page, 'homes');
    const map = homes(page);
    await map.getByRole('button', { name: 'Zoom in' }).click();
    const zoom = await zoomOf(map);
    await expect.poll(() => zoomOf(map)).toBeGreaterThan(9);
    await map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(map).toHaveAttribute('data-drawing', 'plain');
    await expect(
      map.getByText('The browser stopped drawing the interactive map.', { exact: false }),
    ).toBeVisible();
    expect(Math.abs((await zoomOf(map)) - zoom)).toBeLessThan(1.01);
    const retry = map.getByRole('button', { name: 'Retry the interactive map' });
    // It lies where the chosen pin is, and over it.
    expect(await isOver(retry, pin(map, 'a'))).toBe(true);
    await retry.click();
    await expect(map).toHaveAttribute('data-drawing', 'gl');
    await expect(map.locator('canvas')).toBeVisible();
  });

  await test.step('pushed by the pointer, and its basemap changes in place with the theme', async () => {
    await open(page, 'homes');
    const map = homes(page);
    const [lat, lng] = await centerOf(map);
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    const ground = () => map.getByRole('application').screenshot();
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 110, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => (await centerOf(map))[1]).toBeLessThan(lng);
    expect((await centerOf(map))[0]).toBeGreaterThan(lat);
    const before = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect.poll(async () => (await ground()).equals(before)).toBe(false);
    await expect(map).toHaveAttribute('data-drawing', 'gl');
  });
});

test('without WebGL a plain map shows the same and moves the same', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const outside = await open(page, 'homes');
  const map = homes(page);
  await expect(map).toHaveAttribute('data-drawing', 'plain');
  await expect(map.getByText('This browser draws no interactive maps', { exact: false })).toBeVisible();
  await expect(map).toHaveAttribute('data-rendered', 'c work b a');
  expect((await map.locator('[data-outlines] path').first().getAttribute('d'))?.length).toBeGreaterThan(
    100_000,
  );
  const zoom = await zoomOf(map);
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => zoomOf(map)).toBeCloseTo(zoom + 1, 1);
  const [, lng] = await centerOf(map);
  await map.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await centerOf(map))[1]).toBeLessThan(lng);
  await page.keyboard.press('0');
  await pin(map, 'c').click();
  await expect(pin(map, 'c')).toHaveAttribute('aria-pressed', 'true');
  expect(outside).toEqual([]);
});

test('outlines and styles that load or do not', async ({ page }) => {
  test.setTimeout(3 * 60_000);
  await test.step('outlines that do not load leave the pins in place and can be asked for again', async () => {
    await page.route('**/assets/countries-50m-*.json', (route) => route.abort());
    await page.goto(`${url}/?map=homes`);
    const map = homes(page);
    await expect(map.getByText('The outlines of land could not be loaded.', { exact: false })).toBeVisible();
    await expect(map).toHaveAttribute('data-rendered', 'c work b a');
    await page.unroute('**/assets/countries-50m-*.json');
    await map.getByRole('button', { name: 'Retry the outlines' }).click();
    await expect(map.getByText('The outlines of land could not be loaded.', { exact: false })).toBeHidden();
    await expect(map).toHaveAttribute('data-still', '', { timeout: 30_000 });
  });

  await test.step('a style that does not load leaves the built-in map, and the map says so', async () => {
    for (const address of [
      `${url}/api/nope.json`,
      `${url}/favicon.svg`,
      'https://tiles.example.org/style.json',
    ]) {
      await withStyle(page, address);
      await open(page, 'homes');
      const map = homes(page);
      await expect(map.getByText('did not send a usable map', { exact: false })).toContainText(
        new URL(address).host,
      );
      await expect(map).toHaveAttribute('data-basemap', 'offline');
      await expect(map).toHaveAttribute('data-rendered', 'c work b a');
      await page.unroute('**/api/config');
    }
  });

  await test.step('detailed tiles take the place of the built-in map', async () => {
    await withStyle(page, `${url}/style.json`);
    await page.route('**/style.json', (route) =>
      route.fulfill({
        json: {
          version: 8,
          sources: {
            s: {
              type: 'geojson',
              data: { type: 'Point', coordinates: [-90, 40] },
              attribution: '<a href="https://maps.example/" onclick="alert(1)">© Maps</a>',
            },
          },
          layers: [
            { id: 'g', type: 'background', paint: { 'background-color': '#00ff00' } },
            { id: 's', type: 'circle', source: 's' },
          ],
        },
      }),
    );
    await open(page, 'homes');
    const map = homes(page);
    await expect(map).toHaveAttribute('data-basemap', 'detailed');
    await expect(map.locator('[data-name]')).toHaveCount(0);
    await expect(map).toHaveAttribute('data-rendered', 'c work b a');
    // Whose tiles they are is markup of theirs: shown, without what would run.
    const credit = map.getByRole('link', { name: '© Maps' });
    await expect(credit).toHaveAttribute('href', 'https://maps.example/');
    await expect(credit).not.toHaveAttribute('onclick');
    await page.evaluate(() => localStorage.removeItem('foothold.detailed-map'));
  });
});

/** Detailed tiles chosen, and a server that names this address for them. */
async function withStyle(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('foothold.detailed-map', 'on'));
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.mapStyleUrl = address;
    await route.fulfill({ response: answer, json: body });
  });
}

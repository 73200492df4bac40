import { expect, test } from './fixtures.ts';
import { addJob, jobRow, loadExampleJobs } from './jobs-kit.ts';
import { clicksFrom, linkedShapes, unknownShapes } from './links-kit.ts';
import { newAddress } from './person.ts';
import { openScreens, ownScreens, type Screen } from './screen-list.ts';
import { type Look, sweep } from './sweep-kit.ts';

const letters = 'W'.repeat(200);
const faces = '🦊'.repeat(200);

const mostClicks = 4;

/** Addresses that a signed-in person comes to otherwise: by signing out, or by a wrong address. */
const notByLinks = ['/', '/auth', '*'];
/** Shapes that stand in the specification for links from elsewhere; they show the same screen as a search does. */
const fromElsewhere = [
  '/jobs/search/{state}/{city}',
  '/jobs/searchterm/{term}',
  '/jobs/searchtermlocation/{state}/{city}/{term}',
  '/jobs/submissions/{method?}',
  '/jobs/map/search/{state}/{city}',
  // Linked for who has saved a city.
  '/city/{group}/{internalId}',
];

const all: Look = {
  // The third is what a window of 1280 by 800 holds at 200 % zoom.
  windows: [
    [320, 640],
    [280, 640],
    [640, 400],
  ],
  // The wide one last: it shows all links.
  mirrored: [
    [390, 640],
    [1280, 640],
  ],
  withAxe: true,
};

test('axe finds nothing on an open screen; each has one h1, fits in 320 and 280 px, at 200 % zoom and from right to left', async ({
  page,
  watched,
}) => {
  void watched;
  await page.goto('/');
  const { faults, links } = await sweep(page, openScreens, all);
  expect(faults).toEqual([]);
  expect(unknownShapes([...links.values()].flat())).toEqual([]);
});

test('so on an own screen; visible links lead from /work to every screen in at most four clicks', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const { page } = person;
  await person.signIn();
  await loadExampleJobs(page);
  await page.goto('/work');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  const menu = await linkedShapes(page);

  const { faults, links } = await sweep(page, ownScreens, all);
  // What everybody may open shows more to who has signed in: the settings above all.
  const open = openScreens.filter(({ path }) => !notByLinks.includes(path));
  const more = await sweep(page, open, { windows: [[1280, 800]] });
  expect([...faults, ...more.faults]).toEqual([]);
  for (const [path, shapes] of more.links) links.set(path, shapes);
  // One click opens the menu, the next one leads on.
  const clicks = clicksFrom(
    '/work',
    new Map([...links, ['/work', [...(links.get('/work') ?? []), 'menu']], ['menu', menu]]),
  );
  const isNear = (shape: string) => (clicks.get(shape) ?? Number.POSITIVE_INFINITY) <= mostClicks;
  const wanted = [...openScreens, ...ownScreens]
    .map(({ path }) => path)
    .filter((path) => !notByLinks.includes(path) && !fromElsewhere.includes(path));
  expect(wanted.filter((path) => !isNear(path) && !isNear(path.replace(/\/\{\w+\?\}$/, '')))).toEqual([]);
  expect(
    unknownShapes([...menu, ...[...links.values()].flat()]),
    'a link leads to an address that is no screen',
  ).toEqual([]);
});

test('names of 200 letters and of 200 signs fit', async ({ person }) => {
  test.setTimeout(120_000);
  const { page } = person;
  await person.signIn(newAddress());
  const editors: Screen[] = [];
  for (const name of [letters, faces]) {
    const address = await addJob(page, { 'Job title': name, Company: name });
    editors.push({ path: `/job/edit of ${name.slice(0, 2)}`, example: new URL(address).pathname });
  }
  await page.goto('/profile');
  const own = page.getByRole('textbox', { name: 'Name' });
  // The field takes as many of them as an account holds.
  await own.fill(faces);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  const screens: Screen[] = [
    ...editors,
    ...['/profile', '/jobs/list', '/jobs/applications', '/work', '/settings'].map((path) => ({
      path,
      example: path,
    })),
  ];
  const windows: Look['windows'] = [
    [1280, 640],
    [390, 640],
    [280, 640],
  ];
  expect((await sweep(page, screens, { windows })).faults).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/jobs/list');
  await expect(jobRow(page, letters)).toBeVisible();
});

import { setTravelFrom } from './cities-kit.ts';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { putRows } from './own-data-kit.ts';

const out = '/tmp/pics-place';
const place = (n: number, name: string, latitude: number, longitude: number, extra = {}) => ({
  internalId: n,
  uid: `p${n}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  isExample: false,
  placeId: '',
  name,
  description: '',
  summary: '',
  notes: '',
  url: '',
  types: ['city'],
  address: '',
  city: name,
  state: 'OH',
  country: 'US',
  latitude,
  longitude,
  alreadyAdded: true,
  data: '',
  ...extra,
});
const found = (n: number, title: string, lat: number, lng: number) => ({
  title,
  type: 'gym',
  types: ['gym', 'climbing'],
  city: 'Columbus',
  address: `${n} N High St, Columbus, OH 43215, United States`,
  phone: '+1 614 555 0100',
  website: 'https://example.com',
  reviews: 862,
  rating: 4.5,
  price: '$$',
  timezone: 'America/New_York',
  hours: 'Open until 6 PM',
  operating_hours: {
    monday: '7AM–6PM',
    tuesday: '7AM–6PM',
    wednesday: '7AM–6PM',
    thursday: '7AM–9PM',
    friday: '7AM–9PM',
    saturday: '8AM–4PM',
    sunday: 'Closed',
  },
  profiles: { facebook: 'https://facebook.com/x', instagram: '', twitter: '' },
  gps_coordinates: { latitude: lat, longitude: lng },
  source: [{ place_id: `v${n}`, name: 'vendor' }],
});
test('pictures', async ({ person }) => {
  test.setTimeout(280_000);
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  await setTravelFrom(page, { name: 'Home', latitude: 39.96, longitude: -83 });
  await putRows(page, 'places', [
    place(101, 'Dayton', 39.76, -84.19, { types: ['city', 'Relocation Destination'] }),
    place(102, 'Cleveland', 41.5, -81.69, { types: ['city', 'Retirement Destination'] }),
    place(103, 'Bay Village', 41.48, -81.92),
    place(104, 'Iron Works Gym', 39.97, -82.99, { types: ['gym'], city: 'Columbus' }),
    place(105, 'Somewhere', 0, 0),
  ] as never);
  await putRows(page, 'placeGroups', [
    {
      internalId: 11,
      uid: 'g1',
      createdAt: '',
      updatedAt: '',
      isExample: false,
      name: 'Where we could move',
      description: 'Near family',
      notes: '',
      destinationType: 'Relocation Destination',
    },
    {
      internalId: 12,
      uid: 'g2',
      createdAt: '',
      updatedAt: '',
      isExample: false,
      name: 'Lake Erie',
      description: '',
      notes: '',
      destinationType: 'Vacation Destination',
    },
  ] as never);
  await putRows(page, 'placeGroupMembers', [
    { internalId: 21, uid: 'm1', createdAt: '', updatedAt: '', isExample: false, groupId: 11, placeId: 101 },
    { internalId: 22, uid: 'm2', createdAt: '', updatedAt: '', isExample: false, groupId: 12, placeId: 102 },
    { internalId: 23, uid: 'm3', createdAt: '', updatedAt: '', isExample: false, groupId: 12, placeId: 103 },
  ] as never);
  await page.route('**/api/geography/geosearch/places', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          place_results: [
            found(1, 'Iron Works', 39.97, -82.99),
            found(2, 'Vertical Adventures', 40.0, -83.02),
            found(3, 'Rock Spot', 39.93, -83.06),
          ],
          notice: '',
          credit: 'DuckDuckGo Maps, by SerpApi',
        },
      },
    }),
  );
  const screens: [string, string][] = [
    ['overview', '/places'],
    ['list', '/places/list'],
    ['search', '/places/search?q=climbing&type=gym&near=39.96,-83&open=v1'],
    ['map', '/places/map/all'],
    ['discover', '/places/discover'],
    ['add', '/place/add'],
    ['edit', '/place/edit/101'],
    ['groups', '/place/groups'],
    ['locadd', '/place/location/add'],
    ['metro', '/location/map/metro/points'],
    ['jobs', '/jobs/list?sort=commute&within=60'],
  ];
  const only = process.env.ONLY?.split(',');
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.evaluate((t) => localStorage.setItem('theme', t), theme);
    for (const [name, path] of screens) {
      if (only && !only.includes(name)) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForTimeout(
        name === 'map' || name === 'search' || name === 'edit' || name === 'metro' ? 3500 : 1500,
      );
      await page.screenshot({ path: `${out}/${name}-${width}-${theme}.png`, fullPage: width === 390 });
    }
  }
});

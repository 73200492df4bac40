import { violationsOf } from './a11y-kit.ts';
import { setTravelFrom } from './cities-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { storedRows } from './own-data-kit.ts';

test.use({ serviceWorkers: 'allow' });

test('two cities and an offer stand side by side to the cent, are kept, shared as a picture, and there without a network', async ({
  person,
  context,
}) => {
  test.slow();
  const { page } = person;
  await person.signIn();
  await addJob(page, { 'Job title': 'Charge nurse', Company: 'Juniper Ridge' });
  await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
  await page.getByRole('option', { name: 'Interview In-Progress' }).click();
  await page.getByRole('button', { name: 'Add offer' }).click();
  const form = page.getByRole('form', { name: 'Add offer' });
  await form.getByLabel('Base pay').fill('$80,000');
  await form.getByRole('button', { name: /^More/ }).click();
  await form.getByLabel('Place of work').fill('Austin, TX');
  await form.getByLabel('Days on site a week').fill('3');
  await form.getByRole('button', { name: 'Save offer' }).click();
  await expect(page.getByText(/Offer added/)).toBeVisible();

  // Nothing is compared at first: the screen says where places come from, and leads back to them.
  await page.goto('/places/compare');
  await expect(page.getByRole('button', { name: 'Add place' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Choose from my places' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/places$/);
  await setTravelFrom(page, { name: 'Home', latitude: 30.2, longitude: -97.7 });

  // From a city’s page; then a second city by its name, and the offer.
  await page.goto('/city/details/5206379');
  await expect(page.getByRole('region', { name: 'Rent and prices' })).toContainText(
    /2 bedrooms.*\$[\d,]+ a month/s,
  );
  await expect(page.getByRole('region', { name: 'Climate', exact: true })).toContainText(
    'Climate normals, 1991–2020',
  );
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/places\/compare$/);
  const table = page.getByRole('table', { name: 'Places' });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(table.getByRole('columnheader')).toHaveText(['US dollars a month', 'Pittsburgh, PA']);
  await page.getByRole('button', { name: 'Add place' }).click();
  const adder = page.getByRole('dialog', { name: 'Add to the comparison' });
  await adder.getByRole('combobox').fill('Nashville');
  await adder.getByRole('option', { name: /Nashville, TN/ }).click();
  await expect(adder).toBeHidden();
  await page.getByRole('button', { name: 'Add place' }).click();
  await adder.getByRole('button', { name: 'Add Juniper Ridge' }).click();
  await expect(table.getByRole('columnheader')).toHaveText([
    'US dollars a month',
    'Pittsburgh, PA',
    'Nashville, TN',
    /Juniper Ridge.*Charge nurse · Austin, TX/,
  ]);

  // The occupation gives the cities their pay; what a month costs is said once.
  await expect(row('Pay a year')).toContainText('choose an occupation');
  await page.getByRole('combobox', { name: 'Your occupation' }).fill('registered nurse');
  await page.getByRole('option', { name: 'Registered Nurses 29-1141' }).click();
  await expect(row('Pay a year')).toContainText(/median, Pittsburgh, PA/);
  const month = page.getByRole('region', { name: 'Your month' });
  await expect(row('Money left a month')).toContainText('before groceries, other spending, and travel');
  await month.getByLabel('Groceries a month').fill('400');
  await month.getByLabel('All other spending').fill('900');
  await month.getByLabel('Miles to work').fill('10');
  await month.getByLabel('Days on site a week').fill('4');
  await expect(row('Money left a month')).not.toContainText('before');
  // 80,000 in Texas: 63,900 taxable in 2026, 5,800 + 22% of 13,500 = 8,770; payroll 6,120: 65,110 / 12.
  await expect(row('Take-home a month').getByRole('cell').nth(2)).toHaveText('$5,425.84');
  // 20 miles x 0.70 x 3 days x 52 / 12, the days of the offer; 4 days in the cities.
  await expect(row('Travel to work').getByRole('cell')).toHaveText(['− $242.67', '− $242.67', '− $182.00']);
  await expect(page.getByRole('note')).toContainText(/leaves the most|too close to call/);

  // The way from home is offered as an estimate, and taken over by a press.
  await table.getByRole('button', { name: 'Juniper Ridge' }).click();
  const offer = page.getByRole('region', { name: 'Juniper Ridge' });
  await expect(offer).toContainText(/Home to Austin: about [\d.]+ miles in a straight line, an estimate/);
  await offer.getByRole('button', { name: /^Use [\d.]+ miles$/ }).click();
  await expect(offer.getByLabel('Miles to work')).toHaveValue(/^[\d.]+$/);
  await offer.getByLabel('Miles to work').fill('');
  await expect(row('Commute, one way').getByRole('cell')).toHaveText([
    'too far to commute',
    'too far to commute',
    /about \d+ min by car/,
  ]);
  await expect(row('Openings for Registered Nurses').getByRole('cell')).toHaveText([/\d/, /\d/, /\d/]);

  // The rows add up to the largest figure, as they are read.
  await page.getByRole('button', { name: 'Show each tax and cost' }).click();
  const cents = async (name: string, at: number) => {
    const text = await row(name).getByRole('cell').nth(at).locator('div').first().textContent();
    return text === 'In the rent'
      ? 0
      : Math.round(Number((text ?? '').replace(/[$,\s]/g, '').replace('−', '-')) * 100);
  };
  const lines = [
    'Pay a month',
    'Federal income tax',
    'Social Security and Medicare',
    'State income tax',
    'Rent, one bedroom',
    'Utilities',
    'Groceries',
    'Other spending',
    'Travel to work',
  ];
  for (const at of [0, 1, 2]) {
    let sum = 0;
    for (const name of lines) sum += await cents(name, at);
    expect(await cents('Money left a month', at), `column ${at}`).toBe(sum);
  }
  await expect(row('State income tax').getByRole('cell').nth(1)).toContainText('none in Tennessee');
  await expect(row('Taxes of all pay')).toContainText('29.7% of the next dollar');

  // Bad input is refused in words, and what was said before counts on.
  await table.getByRole('button', { name: 'Pittsburgh, PA' }).click();
  const column = page.getByRole('region', { name: 'Pittsburgh, PA' });
  await column.getByLabel('Rent or mortgage').fill('-900');
  await expect(column).toContainText('This cannot be below zero.');
  await column.getByLabel('Pay a year').fill('1e12');
  await expect(column).toContainText('This number is too large.');
  await column.getByLabel('Pay a year').fill('90000');
  await column.getByLabel('Rent or mortgage').fill('950');
  await expect(row('Pay a year').getByRole('cell').first()).toContainText('$90,000');
  await expect(row('Rent or mortgage').getByRole('cell').first()).toHaveText('− $950.00');

  // Weights: a score with its parts; none at all is refused.
  const weights = page.getByRole('region', { name: 'What matters to you' });
  await weights.getByRole('slider', { name: 'Mild winters' }).press('ArrowRight');
  await expect(weights).toContainText(/Mild winters \d+ × 1/);
  await weights.getByRole('slider', { name: 'Mild winters' }).press('Home');
  await weights.getByRole('slider', { name: 'Money left' }).press('Home');
  await weights.getByRole('slider', { name: 'Low rent' }).press('Home');
  await expect(weights.getByRole('alert')).toContainText('All weights are zero');
  await weights.getByRole('slider', { name: 'Mild winters' }).press('End');
  await expect(row('Score by your weights')).toContainText('of 100');
  expect(await violationsOf(page)).toEqual([]);

  // A picture of the table, made here.
  await page.getByRole('button', { name: 'Export' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download picture' }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toMatch(/^foothold-places-\d{4}-\d\d-\d\d\.png$/);

  // On paper, as narrow as it is, the table stands alone and side by side.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print' });
  await expect(table).toHaveCSS('display', 'table');
  await expect(row('Money left a month').getByRole('cell').first()).toBeVisible();
  for (const name of ['Export', 'Add place', 'Show fewer rows'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(month).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);

  // It is kept, and was loaded: without a network it is there again.
  const left = await row('Money left a month').textContent();
  expect((await storedRows(page, 'settings')).some(({ settingGroup }) => settingGroup === 'money')).toBe(
    true,
  );
  await readyForOffline(page);
  await expect(row('Money left a month')).toHaveText(left ?? '');
  await context.setOffline(true);
  await page.reload();
  await expect(row('Money left a month')).toHaveText(left ?? '');
  await context.setOffline(false);

  // The same figures are between pay and days where offers are compared.
  await page.goto('/jobs/offers');
  const offers = page.getByRole('table', { name: 'Offers' });
  await expect(offers.getByRole('row').filter({ hasText: 'Take-home a month' })).toContainText('$5,425.84');
  await expect(offers.getByRole('row').filter({ hasText: 'Money left a month' })).toContainText('$');
});

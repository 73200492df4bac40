import { expect, test } from './fixtures.ts';
import { SearchPage } from './search-kit.ts';

const ad = 'https://www.adzuna.co.uk/jobs/land/ad/1?se=a';
const remote = 'https://remotive.com/remote-jobs/2';

test('a feed whose terms ask for it is credited: in the row, beside the posting, and on the job saved from it', async ({
  page,
  person,
}) => {
  await person.signIn();
  const search = new SearchPage(page);
  // The first nurse becomes an ad of Adzuna with predicted pay, the second a posting of Remotive.
  const ids: number[] = [];
  const pay = { text: '', min: 1, max: 1, currency: 'USD', interval: 'year', yearlyMin: 1, yearlyMax: 1 };
  const credited = (posting: { id: number }) =>
    [
      {
        source: 'adzuna',
        url: ad,
        salary: '$61,000 (estimated)',
        pay: { ...pay, estimated: true },
        isSample: false,
      },
      { source: 'remotive', url: remote, isSample: false },
    ][ids.indexOf(posting.id)] ?? {};
  await page.route(/\/api\/jobs\/(search|\d+)$/, async (route) => {
    const response = await route.fetch();
    const { success, data } = await response.json();
    const { results } = data as { results?: { id: number }[] };
    if (results && ids.length === 0) ids.push(...results.slice(0, 2).map(({ id }) => id));
    const shown = results
      ? { ...data, results: results.map((row) => ({ ...row, ...credited(row) })) }
      : { ...data, ...credited(data) };
    await route.fulfill({ response, json: { success, data: shown } });
  });
  await page.goto('/jobs/search?term=nurse');
  const marks = page.getByRole('link', { name: 'Jobs by Adzuna' });
  const inRow = search.rows.first().getByRole('link', { name: 'Jobs by Adzuna' });
  const inDetail = search.posting.getByRole('link', { name: 'Jobs by Adzuna' });
  await expect(inDetail).toHaveAttribute('href', 'https://www.adzuna.co.uk/');
  await expect(inRow).toHaveAttribute('href', 'https://www.adzuna.co.uk/');
  await expect(inRow).toHaveAttribute('rel', 'noopener');
  await expect(marks).toHaveCount(2);
  for (const mark of [inRow, inDetail]) {
    const box = await mark.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(116);
    expect(box?.height).toBeGreaterThanOrEqual(23);
  }
  await expect(search.posting.getByText('$61,000 (estimated) by Jobsworth')).toBeVisible();
  await expect(search.posting.getByText('Adzuna shares only the beginning of the text.')).toBeVisible();
  await expect(search.posting.getByRole('link', { name: 'Open posting' }).first()).toHaveAttribute(
    'href',
    ad,
  );
  await search.expectNoAxeFindings();
  await search.rows.nth(1).getByRole('link').first().click();
  const from = search.posting.getByRole('link', { name: 'Remotive', exact: true });
  await expect(from).toHaveAttribute('href', remote);
  await search.posting.getByRole('button', { name: 'Save job' }).click();
  await search.posting.getByRole('link', { name: 'Open in jobs' }).click();
  await expect(page.getByRole('link', { name: 'Remotive', exact: true })).toHaveAttribute('href', remote);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs/search?term=nurse');
  await expect(inRow).toBeVisible();
  await search.expectNoAxeFindings();
});

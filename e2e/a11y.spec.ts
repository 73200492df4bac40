import { expect, test } from './fixtures.ts';
import { galleryViolations, withGallery } from './gallery-kit.ts';

test('axe finds nothing in any component, in a light and in a dark palette', async ({ page, watched }) => {
  test.setTimeout(120_000);
  void watched;
  await withGallery(async (url) => {
    const { seen, found } = await galleryViolations(page, url, [
      { theme: 'light', color: 'green' },
      { theme: 'dark', color: 'purple' },
    ]);
    expect(seen).toBe(22);
    expect(found).toEqual([]);
  });
});

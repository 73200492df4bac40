import type { Page } from '@playwright/test';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';

/** What the browser reports as refused by the content security policy from now on, without its console lines. */
const refusals = (page: Page) =>
  page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
    const colorOf = (part: Element) => getComputedStyle(part).color;
    const place = document.createElement('p');
    document.body.append(place);
    const before = colorOf(place);
    const style = document.createElement('style');
    style.textContent = 'p{color:rgb(1,2,3)!important}';
    document.body.append(style);
    place.setAttribute('style', 'color:rgb(1,2,3)');
    const isUnchanged = colorOf(place) === before;
    const thrown: string[] = [];
    for (const attempt of [
      () => {
        place.innerHTML = '<b>bold</b>';
      },
      () => document.write('<b>bold</b>'),
      () => new Worker('/theme.js'),
      () => {
        document.createElement('script').src = 'https://evil.example/a.js';
      },
    ])
      try {
        await attempt();
        thrown.push('taken');
      } catch (error) {
        thrown.push((error as Error).name);
      }
    await new Promise((done) => setTimeout(done, 50));
    return { seen, isUnchanged, thrown };
  });

test('styles and markup that somebody brings into a page are refused, and scripts of strangers too', async ({
  page,
}) => {
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { seen, isUnchanged, thrown } = await refusals(page);
  expect(isUnchanged).toBe(true);
  expect(thrown).toEqual(Array.from(thrown, () => 'TypeError'));
  expect(new Set(seen)).toEqual(new Set(['style-src-elem', 'style-src-attr', 'require-trusted-types-for']));
});

test('styles follow the theme without a style element, and no feature is unknown', async ({ page, part }) => {
  await part('every page has its styles without a style element of its own at run time', async () => {
    for (const path of ['/', '/support']) {
      await page.goto(path);
      await expect(page.locator('#root h1')).toBeVisible();
      const styles = await page.evaluate(() => ({
        made: document.querySelectorAll('style[data-emotion], style[data-s], #_goober').length,
        adopted: document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length > 0),
        radius: getComputedStyle(document.querySelector('#root a.MuiButton-root, #root button') as Element)
          .borderRadius,
      }));
      expect(styles.made, path).toBe(0);
      expect(styles.adopted.length, path).toBeGreaterThan(2);
      expect(styles.adopted, path).not.toContain(false);
      expect(styles.radius, path).not.toBe('0px');
    }
  });

  await part('global styles follow the theme and rank below those of the components', async () => {
    await page.goto('/');
    await expect(page.locator('#root h1')).toBeVisible();
    const look = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color];
      });
    const order = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets.map(({ cssRules: [first] }) => {
          if (first?.cssText.startsWith('.css-')) return 'components';
          return first?.cssText.startsWith('.go') ? 'toasts' : 'global';
        }),
      );
    const light = await look();
    await expect.poll(order).toContain('toasts');
    const before = await order();
    expect(before).toEqual(['global', 'global', 'global', 'components', 'toasts']);
    await page.getByRole('button', { name: /dark theme/i }).click();
    await expect.poll(look).not.toEqual(light);
    expect(await order()).toEqual(before);
    await page.getByRole('button', { name: /light theme/i }).click();
    await expect.poll(look).toEqual(light);
  });

  await part('the page of the API has its own styles', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.locator('main').evaluate((main) => getComputedStyle(main).maxWidth);
      expect(width).not.toBe('none');
    }
  });

  await part('the browser knows every feature that the pages give up', async () => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/');
    await expect(page.locator('#root h1')).toBeVisible();
    const allowed = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowsFeature(name: string): boolean };
      };
      const names = ['geolocation', 'clipboard-write', 'camera', 'microphone', 'usb', 'payment'];
      return names.filter((name) => featurePolicy.allowsFeature(name));
    });
    expect(allowed).toEqual(['geolocation', 'clipboard-write', 'microphone']);
    // Two are known on other systems than Linux alone, or with a window alone.
    const unknown = said.flatMap((line) => /Unrecognized feature: '(.+)'/.exec(line)?.[1] ?? []);
    expect(unknown.filter((name) => !['bluetooth', 'web-share'].includes(name))).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a page drawn at build looks in ${colorScheme} as the app does that takes its place`, async ({
    page,
    watched,
  }) => {
    void watched;
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/auth', '/about', '/privacy', '/terms']) {
      const release = await holdRoute(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#first h1')).toBeVisible();
      const drawn = await looks(page, '#first');
      release();
      await expect(page.locator('#first')).toHaveCount(0);
      expect(drawn.length).toBeGreaterThan(10);
      expect(await looks(page, '#root'), path).toEqual(drawn);
      await page.unroute('**/assets/*.js');
    }
  });

/** How each word and icon of a part of the page looks, in their order. */
const looks = (page: Page, part: string) =>
  page.locator(part).evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, a, button, input, svg')].map((one) => {
      const { color, backgroundColor, fontSize, fontWeight, display, fill, flexShrink } =
        getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      const size = one instanceof SVGElement && [width, height];
      return {
        tag: one.tagName,
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        display,
        fill,
        flexShrink,
        size,
      };
    }),
  );

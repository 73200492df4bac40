import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds that a movement lasts at most; the line of progress, which stands on nothing, is no movement. */
const longestMovement = 1000;

/** Movements have ended, and those that began meanwhile. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) <= most,
        );
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map((animation) => animation.finished));
  }, longestMovement);
}

async function analyzed(page: Page, without: string[]): Promise<string[]> {
  await settled(page);
  // Half a second each time: a page that has axe, from an earlier look at it, is not given it again.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    // What passes is not described, and nothing is gathered from frames of other sites, of which there are none.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(standards)
    .disableRules(without)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 200)}`)
        .join(' | ')} (${nodes.length})`,
  );
}

/**
 * What axe finds wrong on the page as it is: rule, and the first elements it names. Movements have ended first;
 * what is found is looked at a second time, since something may begin to fade in under the eye of axe.
 */
export async function violationsOf(page: Page, without: string[] = []): Promise<string[]> {
  const found = await analyzed(page, without);
  return found.length > 0 ? analyzed(page, without) : found;
}

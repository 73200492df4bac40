import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds that a movement lasts at most; the line of progress, which stands on nothing, is no movement. */
const longestMovement = 1000;

/** What axe finds wrong on the page as it stands: rule, and the first elements it names. Movements have ended first. */
export async function violationsOf(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(
    (most) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= most)
          .map((animation) => animation.finished),
      ),
    longestMovement,
  );
  const { violations } = await new AxeBuilder({ page }).withTags(standards).disableRules(without).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')} (${nodes.length})`,
  );
}

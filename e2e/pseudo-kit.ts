import { fileURLToPath } from 'node:url';
import { entityTexts } from '@foothold/core/own-data/entity-texts.ts';
import type { Page } from '@playwright/test';
import { compiledCatalog } from '../web/compile-catalogs.ts';
import { pseudoText } from '../web/pseudo-text.ts';

const english = fileURLToPath(new URL('../web/src/locales/en.po', import.meta.url));

/**
 * From its next load on this page speaks the pseudo-language: it asks for German and is given every English text with
 * accents and in brackets in its place, so that a text without them is not in the catalog.
 */
export async function speakPseudo(page: Page): Promise<void> {
  const texts = JSON.stringify(await compiledCatalog(english, pseudoText));
  const body = `export default JSON.parse(${JSON.stringify(texts)});`;
  await answerFor(page, '*/assets/catalog-de-*.js', 'text/javascript', body);
  await page.evaluate(() => localStorage.setItem('language', 'de'));
}

/**
 * Answers requests of an address (a pattern of Chromium's, with `*`) with this body, and lets all others pass by:
 * `page.route` would take every request of the page through the test and out of the browser's cache, which doubles the
 * time of each load.
 */
async function answerFor(page: Page, url: string, type: string, body: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: type }],
    body: Buffer.from(body).toString('base64'),
  };
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that goes away takes its requests with it.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: url }] });
}

/** A text without values as the pseudo-language shows it. */
export function inPseudo(message: string): string {
  return [...pseudoText(message)].join('');
}

/** Whatever is in these values as text, one under the other; names and words of the product's own lists are left out. */
function textsIn(values: unknown[]): string[] {
  const found: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') found.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(values);
  return found;
}

/** Everything of the person and of the server that screens may show as it is: own rows, and answers of the server. */
export class Shown {
  readonly #own = new Set(entityTexts().map(({ message }) => message.toLowerCase()));
  readonly #texts = new Set<string>();
  #all = '';
  #words: ReadonlySet<string> = new Set();

  add(...values: unknown[]): void {
    for (const text of textsIn(values)) {
      const lower = text.toLowerCase().replace(/\s+/g, ' ').trim();
      if (!this.#own.has(lower)) this.#texts.add(lower);
    }
    this.#all = '';
  }

  /** Whether all of it is in one of them, or, for one word, whether the word does. */
  has(text: string): boolean {
    if (this.#all === '') {
      this.#all = [...this.#texts].join('\n');
      this.#words = new Set(this.#all.match(/[\p{L}’'-]+/gu));
    }
    const lower = text.toLowerCase().trim();
    return lower.includes(' ') ? this.#all.includes(lower) : this.#words.has(lower);
  }
}

const locale = 'de';
const days = Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 0, 5 + at));
const months = Array.from({ length: 12 }, (_, at) => Date.UTC(2026, at, 5));
const parts = (times: readonly number[], options: Intl.DateTimeFormatOptions) =>
  times.map((time) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(time));

/** What Intl writes in the language that is asked for: months, days, units, countries, relative days. */
const ofIntl = new Set(
  [
    ...(['long', 'short', 'narrow'] as const).flatMap((style) => [
      ...parts(days, { weekday: style }),
      ...parts(months, { month: style }),
      ...parts(months, { month: style, day: 'numeric' }),
    ]),
    'vor vorgestern übermorgen GMT Tag Tagen Tage Woche Wochen Monat Monaten Jahr Jahren gestern heute morgen Stunde Stunden Minute Minuten in und oder bis',
    'Kilometer Meilen Mio Mrd Byte Uhr USA New Yorker Zeit Ortszeit Nordamerikanische Nordamerikanischen Ostküstenzeit Normalzeit Sommerzeit Rocky Mountain Central Zentral',
    ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) =>
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap(
        (b) => new Intl.DisplayNames(locale, { type: 'region' }).of(a + b) ?? [],
      ),
    ),
    ...Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll(/[/_]/g, ' ')),
  ].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
);

/** Runs of plain words of three letters and more in what a person reads or hears on the page, each once. */
async function plainTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const left = 'script, style, noscript, [translate="no"], kbd, code, pre, canvas, [data-map]';
    const found: string[] = [document.title];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(left) || !seen(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  });
  const runs = texts.flatMap(
    (text) =>
      text.match(
        /(?<![\p{L}\p{N}.@/])[A-Za-z][A-Za-z’'-]{2,}(?:[ ,.:;]+[A-Za-z][A-Za-z’'-]*)*(?![\p{L}@/])/gu,
      ) ?? [],
  );
  return [...new Set(runs.map((run) => run.trim()))];
}

/** The texts of the page that are neither of the catalog nor somebody's data. */
export async function untranslated(page: Page, shown: Shown): Promise<string[]> {
  const isPart = (word: string) => ofIntl.has(word.toLowerCase()) || word.length < 3;
  return (await plainTexts(page)).filter(
    (run) => !shown.has(run) && !run.split(/[ ,.:;-]+/).every((word) => isPart(word) || shown.has(word)),
  );
}

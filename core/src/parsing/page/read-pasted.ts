import { decodeEntities } from '../../text/html-entities.ts';
import { headStart } from '../posting/posting-head.ts';
import { readPostingText } from '../posting/read-posting-text.ts';
import { type Captured, captured, longestPage, longestPaste } from './captured.ts';
import { capturedJob } from './captured-job.ts';
import { postingBody } from './posting-body.ts';
import { capturedOne, readPage } from './read-page.ts';

const markup =
  /<\/(?:p|div|li|ul|html|body|script|span|h[1-6]|section|article|table|a)\s*>|<!doctype html|<br\s*\/?>/i;

/** How many characters of what was pasted are read: more of the source of a page than of a text. */
export function pasteLimit(given: string): number {
  return markup.test(given.slice(0, longestPaste)) ? longestPage : longestPaste;
}

/**
 * Reads what a person copied from a posting: its text, its HTML, or one JobPosting as JSON. Needs no network and
 * never throws.
 */
export function readPasted(given: string, { now }: { now: number }): Captured {
  const text = given.slice(0, pasteLimit(given)).toWellFormed().replaceAll('\0', '').trim();
  if (/^(?:[{[]|\/\/|\/\*)/.test(text) && /["']@type["']/.test(text))
    return readPage(
      `<script type="application/ld+json">${text.replace(/<\/script/gi, '<\\/script')}</script>`,
      { now },
    );
  if (markup.test(text)) return readPage(text, { now });
  const whole = readPostingText(decodeEntities(text), { now });
  const facts = isWholePage(text, now) ? { ...whole, description: postingBody(whole.description) } : whole;
  const job = capturedJob(facts, 'text');
  const told = job.fields.filter(({ field }) => field !== 'description' && field !== 'url');
  if (told.length > 0) return capturedOne(facts, 'text', now);
  return text === '' ? captured([], ['nothing-found']) : captured([job], ['only-text']);
}

/** True where menus stand above the posting; what a person selected is kept as it is. */
function isWholePage(text: string, now: number): boolean {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return headStart(lines.filter(Boolean), now) > 0;
}

import { decodeEntities } from '../../text/html-entities.ts';
import { readPostingText } from '../posting/read-posting-text.ts';
import { type Captured, captured, longestPaste } from './captured.ts';
import { capturedJob } from './captured-job.ts';
import { capturedOne, readPage } from './read-page.ts';

const markup =
  /<\/(?:p|div|li|ul|html|body|script|span|h[1-6]|section|article|table|a)\s*>|<!doctype html|<br\s*\/?>/i;

/**
 * Reads what a person copied from a posting: its text, its HTML, or one JobPosting as JSON. Needs no network and
 * never throws.
 */
export function readPasted(given: string, { now }: { now: number }): Captured {
  const text = given.slice(0, longestPaste).toWellFormed().replaceAll('\0', '').trim();
  if (/^(?:[{[]|\/\/|\/\*)/.test(text) && /["']@type["']/.test(text))
    return readPage(
      `<script type="application/ld+json">${text.replace(/<\/script/gi, '<\\/script')}</script>`,
      { now },
    );
  if (markup.test(text)) return readPage(text, { now });
  const facts = readPostingText(decodeEntities(text), { now });
  const job = capturedJob(facts, 'text');
  const told = job.fields.filter(({ field }) => field !== 'description' && field !== 'url');
  if (told.length > 0) return capturedOne(facts, 'text', now);
  return text === '' ? captured([], ['nothing-found']) : captured([job], ['only-text']);
}

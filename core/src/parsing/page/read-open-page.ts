import { type Captured, longestPaste } from './captured.ts';
import { withLink } from './captured-job.ts';
import { readPage } from './read-page.ts';
import { readPasted } from './read-pasted.ts';

/** A page that a person has open: its address, its HTML as it is now, and what is selected on it. */
export type OpenPage = { url: string; html: string; selection: string };

/** Selected text of fewer characters is a word that was looked at, not a posting. */
const minSelection = 200;

/**
 * Reads the posting on an open page: the selected text where there is enough of it, as the person's own choice of what the
 * posting is, else the page. Never throws.
 */
export function readOpenPage({ url, html, selection }: OpenPage, { now }: { now: number }): Captured {
  if (selection.trim().length >= minSelection)
    return withLink(readPasted(selection.slice(0, longestPaste), { now }), url);
  return withLink(readPage(html, { now, url }), url);
}

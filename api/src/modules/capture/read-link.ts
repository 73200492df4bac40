import { boardAddress } from '@foothold/core/parsing/board/board-address.ts';
import { type Captured, captured } from '@foothold/core/parsing/page/captured.ts';
import { type Outbound, OutboundError } from '../../providers/outbound/port.ts';
import type { PageReader } from './page-reader.ts';
import { readBoard } from './read-board.ts';

/** What reading a link needs. */
export type LinkReader = { outbound: Outbound; pages: PageReader; now: number };

const types = ['text/html', 'application/xhtml+xml', 'text/plain', 'application/json', 'application/ld+json'];
const maxBytes = 5_000_000;
/** Milliseconds for everything; the server ends a request after thirty seconds. */
const patience = 20_000;

/**
 * Reads the posting behind a link: by the interface of its board, else by the data or the text of the page. Throws
 * OutboundError where nothing could be fetched, ReadingError where a text could not be read in time.
 */
export async function readLink(link: string, reader: LinkReader): Promise<Captured> {
  const start = performance.now();
  const left = () => Math.max(1000, Math.round(patience - (performance.now() - start)));
  const board = boardAddress(link);
  const known =
    board && (await fromBoard(() => readBoard(board, link, { ...reader, timeoutMs: Math.ceil(left() / 2) })));
  if (known && known.postings.length > 0) return known;
  const read = await readAddress(link, reader, left);
  // Some employers close the interface of their board and keep the page.
  return known && read.postings.length === 0 ? known : read;
}

async function readAddress(link: string, reader: LinkReader, left: () => number): Promise<Captured> {
  const { outbound, pages, now } = reader;
  const answer = await outbound(link, { types, maxBytes, timeoutMs: left() });
  const refused = refusalOf(answer.status);
  if (refused) return captured([], [refused]);
  if (answer.status > 299) throw new OutboundError('unreachable');
  const text = answer.text();
  if (!answer.type.includes('html')) return pages.plainPage({ text, now, link });
  const board = await pages.board({ url: answer.url, text });
  const inside = board && (await fromBoard(() => readBoard(board, link, { ...reader, timeoutMs: left() })));
  if (inside && inside.postings.length > 0) return inside;
  return pages.page({ text, now, url: answer.url, link });
}

/** A board that does not answer is no reason to give up: the page is still there. */
async function fromBoard(read: () => Promise<Captured | null>): Promise<Captured | null> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof OutboundError) return null;
    throw cause;
  }
}

function refusalOf(status: number) {
  if (status === 404 || status === 410) return 'gone';
  if (status === 401) return 'login-wall';
  return status === 403 || status === 429 || status === 999 ? 'blocked' : null;
}

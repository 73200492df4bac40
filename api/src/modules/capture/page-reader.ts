import { type BoardAddress, embeddedBoard } from '@foothold/core/parsing/board/board-address.ts';
import type { Captured } from '@foothold/core/parsing/page/captured.ts';
import { completed, linkFields, withLink } from '@foothold/core/parsing/page/captured-job.ts';
import { readPage } from '@foothold/core/parsing/page/read-page.ts';
import { readPasted } from '@foothold/core/parsing/page/read-pasted.ts';
import type { Reading } from '../../providers/reading/port.ts';
import { type BoardText, boardCaptured } from './board-captured.ts';

type Text = { text: string; now: number };

/** What the process that reads pages does. */
export const pageJobs = {
  'page board': ({ url, text }: { url: string; text: string }) => embeddedBoard(url, text),
  page: ({ text, now, url, link }: Text & { url: string; link: string }) =>
    withLink(readPage(text, { now, url }), link),
  'plain page': ({ text, now, link }: Text & { link: string }) => withLink(readPasted(text, { now }), link),
  pasted: ({ text, now, link }: Text & { link: string }) => {
    const { postings, notices } = readPasted(text, { now });
    const fields = linkFields(link);
    return { postings: postings.map((posting) => completed(posting, fields)), notices };
  },
  board: boardCaptured,
};

/** Reads pages and pasted texts in a process of its own. Each throws ReadingError. */
export type PageReader = {
  /** The board that a page shows its posting from; null for none. */
  board(input: { url: string; text: string }): Promise<BoardAddress | null>;
  /** A page of HTML from `url`, which `link` led to. */
  page(input: Text & { url: string; link: string }): Promise<Captured>;
  /** An answer that is no HTML. */
  plainPage(input: Text & { link: string }): Promise<Captured>;
  /** A text that a person pasted, and the link given with it, '' for none. */
  pasted(input: Text & { link: string }): Promise<Captured>;
  /** What a board answered; null where it cannot be read. */
  boardAnswer(input: BoardText): Promise<Captured | null>;
};

/** The reader over a process that knows `pageJobs`. */
export function pageReader(reading: Reading): PageReader {
  const run = async <T>(job: keyof typeof pageJobs, input: unknown) => (await reading.run(job, input)) as T;
  return {
    board: (input) => run('page board', input),
    page: (input) => run('page', input),
    plainPage: (input) => run('plain page', input),
    pasted: (input) => run('pasted', input),
    boardAnswer: (input) => run('board', input),
  };
}

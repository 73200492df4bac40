import { readAshbyPosting } from '@foothold/core/parsing/board/ashby-posting.ts';
import type { BoardAddress } from '@foothold/core/parsing/board/board-address.ts';
import { readGreenhousePosting } from '@foothold/core/parsing/board/greenhouse-posting.ts';
import { readLeverPosting } from '@foothold/core/parsing/board/lever-posting.ts';
import { fieldsOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { type Captured, type CapturedJob, captured } from '@foothold/core/parsing/page/captured.ts';
import { completed, linkFields } from '@foothold/core/parsing/page/captured-job.ts';
import { capturedOne } from '@foothold/core/parsing/page/read-page.ts';
import type { PostingFacts } from '@foothold/core/parsing/posting/posting-facts.ts';

const readers = {
  greenhouse: readGreenhousePosting,
  lever: readLeverPosting,
  ashby: readAshbyPosting,
} as const satisfies Record<BoardAddress['board'], unknown>;

/** The answer of a board about a posting, and the link that led to it. */
export type BoardText = { address: BoardAddress; link: string; text: string; now: number };

/** What the answer says of the posting; null where it is none that can be read. */
export function boardCaptured({ address, link, text, now }: BoardText): Captured | null {
  const { board, id, site } = address;
  const value = json(text);
  if (value === undefined) return null;
  const record = address.answer === 'list' ? picked(value, id) : value;
  if (!record) return captured([], ['gone']);
  const facts = readers[board](record, { now, company: site });
  if (!facts || facts.title === '') return null;
  const { postings, notices } = capturedOne(facts, 'board', now);
  return {
    postings: postings.map((job) => completed(withSite(job, facts, site), linkFields(link))),
    notices,
  };
}

/** Boards that do not name the employer go by its name in the address: that is read from the link, not from the board. */
function withSite(job: CapturedJob, { companyName }: PostingFacts, site: string): CapturedJob {
  if (companyName !== site) return job;
  return {
    fields: job.fields.map((field) =>
      field.field === 'companyName' ? { ...field, from: 'link' as const } : field,
    ),
  };
}

function picked(value: unknown, id: string): unknown {
  const jobs = fieldsOf(value)?.jobs;
  return Array.isArray(jobs) ? jobs.find((job) => fieldsOf(job)?.id === id) : undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { BoardAddress } from '@foothold/core/parsing/board/board-address.ts';
import { type Captured, captured } from '@foothold/core/parsing/page/captured.ts';
import type { Outbound } from '../../providers/outbound/port.ts';
import type { PageReader } from './page-reader.ts';

/** A whole board may have hundreds of postings with their texts. */
const maxBytes = 20_000_000;

/**
 * What the public interface of a board answers for a posting; null when the board has no answer that can be read, so
 * that the page itself is to be read. Throws OutboundError and ReadingError.
 */
export async function readBoard(
  address: BoardAddress,
  link: string,
  reader: { outbound: Outbound; pages: PageReader; now: number; timeoutMs: number },
): Promise<Captured | null> {
  const { outbound, pages, now, timeoutMs } = reader;
  const answer = await outbound(address.api, { types: ['application/json'], maxBytes, timeoutMs });
  if (answer.status === 404 || answer.status === 410) return captured([], ['gone']);
  if (answer.status > 299) return null;
  return pages.boardAnswer({ address, link, text: answer.text(), now });
}

import { BridgeAnswer } from '@foothold/core/extension/bridge.ts';
import * as z from 'zod/mini';

/** What the background is asked by the extension’s own pages and scripts. */
export const Message = z.discriminatedUnion('kind', [
  /** Of the popup: hand a kept posting over. */
  z.object({ kind: z.literal('hand-over'), id: z.string() }),
  /** Of the popup: ask Foothold for contact details, then come back to this tab. */
  z.object({ kind: z.literal('fetch-contact'), back: z.number() }),
  /** Of the bar on a page of Foothold: hand the oldest kept posting over. */
  z.object({ kind: z.literal('take-offer') }),
  /** Of the bridge on a page of Foothold. */
  z.object({ kind: z.literal('answer'), id: z.string(), answer: BridgeAnswer }),
]);
export type Message = z.infer<typeof Message>;

/** Whose messages are taken: pages of the extension, and its scripts on the person’s Foothold. */
export function mayAsk(
  message: Message,
  { id, url = '' }: { id?: string | undefined; url?: string | undefined },
  own: { id: string; pages: string; site: string },
): boolean {
  if (id !== own.id) return false;
  if (url.startsWith(own.pages)) return message.kind === 'hand-over' || message.kind === 'fetch-contact';
  const isSite = own.site !== '' && URL.parse(url)?.origin === own.site;
  return isSite && (message.kind === 'take-offer' || message.kind === 'answer');
}

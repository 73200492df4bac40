import * as z from 'zod/mini';
import { type Message, type MessageCode, sayEnglish } from './messages.ts';

const plain = z.union([z.string(), z.number()]);
const innermost = z.object({ code: z.string(), values: z.optional(z.record(z.string(), plain)) });
const inner = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([plain, innermost]))),
});

/**
 * A text of the server as catalogs know it (docs/decisions/0121), beside its English: a code and the values in it, which
 * may be such texts themselves, two deep. What people typed is a value, never part of a code.
 */
export const SentMessage = z.object({
  code: z.string(),
  values: z.optional(z.record(z.string(), z.union([plain, inner]))),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** A message as it is sent: what is longer than `most` letters in it is cut. */
export function sentMessage(message: MessageCode, most = 200): SentMessage {
  return sent(message, most) as SentMessage;
}

function sent({ code, values }: MessageCode, most: number): MessageCode {
  if (!values) return { code };
  const cut = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'object') return [name, sent(value, most)];
    const isLong = typeof value === 'string' && value.length > most;
    return [name, isLong ? `${value.slice(0, most - 1).toWellFormed()}…` : value];
  });
  return { code, values: Object.fromEntries(cut) };
}

/** A message as an answer carries it: its English, and what catalogs know it by. */
export function told(message: Message): { message: string; text: SentMessage } {
  return { message: sayEnglish(message), text: sentMessage(message) };
}

import type { Message, Say } from '@foothold/core/text/messages.ts';
import type { SentMessage } from '@foothold/core/text/sent-message.ts';

/** What the server, or a call that nothing answered, has to say: English, and the same as catalogs know it. */
export type Told = { readonly message: string; readonly text?: SentMessage | undefined };

// Stands where a catalog has no text of a code: nobody types it, and it is never shown.
const unknown = '\uffff';

/** What was told in words of the language: by its code where the catalog has all of it, else its English. */
export function errorWords(say: Say, { message, text }: Told): string {
  if (!text) return message;
  const words = say(asMessage(text));
  return words.includes(unknown) ? message : words;
}

function asMessage({ code, values = {} }: SentMessage): Message {
  const inner = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? asMessage(value) : value] as const,
  );
  return { code, english: unknown, values: Object.fromEntries(inner) };
}

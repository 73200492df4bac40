import type { Message } from '@foothold/core/text/messages.ts';
import { useSay } from '../platform/use-say.ts';

/** A message of core or the server in words, where there is no hook at hand: in a toast, as a value of a sentence. */
export function Said({ message }: { message: Message }) {
  return useSay()(message);
}

/** `Said` as a value: `<Trans>Undone: {said(label)}.</Trans>`. */
export const said = (message: Message) => <Said message={message} />;

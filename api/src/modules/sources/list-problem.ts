import { type SentMessage, sentMessage } from '@foothold/core/text/sent-message.ts';
import type { SourceProblem } from '../../providers/posting-sources/port.ts';
import { sourcesMessage } from './sources.messages.ts';

/** What a person is told of a list that could not be read, by the kind of its problem; its exact words are English. */
export function listProblem(kind: SourceProblem['kind']): SentMessage {
  return sentMessage(sourcesMessage(`list-${kind}`));
}

import { messages } from '../../text/messages.ts';

/** What an answer by rule says around its parts as a text. */
export const documentTexts = messages('answer-document', {
  source: 'Source: {sources}',
  quote: '“{quote}”',
});

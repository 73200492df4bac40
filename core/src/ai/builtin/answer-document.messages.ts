import { messages } from '../../text/messages.ts';

/** What a document says as Markdown beside its own texts. */
export const documentTexts = messages('answer-document', {
  sources: 'Source: {sources}',
  item: '{text} (“{quote}”)',
  'led-item': '**{lead}:** {text}',
});

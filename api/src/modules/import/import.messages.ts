import { messages } from '@foothold/core/text/messages.ts';

/** Why an import did not begin. */
export const importMessage = messages('import-call', {
  running: 'Another import is running. Wait for its end, then run this one.',
  'no-order': 'The order needs files and a format.',
});

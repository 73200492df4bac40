import { messages } from '@foothold/core/text/messages.ts';

/** What is answered where neither a rule nor a model answers. */
export const noModelTexts = messages('no-model', {
  title: 'No model answered',
  'what-can-be-done': 'What can be done',
  'no-rule': 'There is no answer by rule to this question.',
  'company-summary':
    'No rule sums a company up. What you keep of it, and the facts of public registers with their sources, stand on its page.',
  'set-up':
    'For an answer of a model, the operator of this site sets one up, or you name one of your own in Settings.',
});

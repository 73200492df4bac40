import { messages } from '@foothold/core/text/messages.ts';

/** What is missing of a company that was looked up. */
export const companyFactsMessage = messages('company-facts', {
  'no-article': 'Wikipedia did not answer, so its article is missing here. Look it up again later.',
});

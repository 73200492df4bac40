import { messages } from '../text/messages.ts';

/** What a site says of itself where its operator wrote nothing of their own. */
export const siteText = messages('site', {
  about: 'AI-powered search for employment and company research, with your data kept in your own browser.',
});

import { messages } from '../../text/messages.ts';
import { hiringNow, noLongerActive } from './company-search-result.ts';

/** The categories of the directory that follow from what is known; all others are called as lists write them. */
export const companyCategoryName = messages('company-category', {
  [hiringNow]: hiringNow,
  [noLongerActive]: noLongerActive,
});

import { messages } from '../text/messages.ts';

/** What stops the own data from being open. */
export const ownDataProblemText = messages('ownDataProblem', {
  'newer-tab':
    'Foothold was updated in another tab. Everything saved is safe. Copy what you typed here and did not save, then reload this page.',
  erased: 'Your data was erased from this browser in another tab.',
  blocked: 'An older tab of Foothold is holding your data. Close the other tabs; this one goes on by itself.',
  closed:
    'The browser closed your data. Everything saved is safe. Copy what you typed here and did not save, then reload the page.',
  'newer-database':
    'A newer Foothold has used your data since this page was loaded. Reload the page to get that version; nothing was changed.',
  'no-storage':
    'This browser keeps no data for this site: it may be a private window, or site data may be blocked. You can search, but not save, until that is changed.',
  'disk-full':
    'The disk space of this browser is full, so it did not open your data. Nothing was deleted. Free some space, then reload the page.',
  'cannot-open':
    'The browser did not open your data. It may be blocked for this site, or the disk may be full. Nothing was deleted.',
});
export type OwnDataProblemCode = Parameters<typeof ownDataProblemText>[0];

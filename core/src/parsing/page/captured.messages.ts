import { messages } from '../../text/messages.ts';

/** What a person should know about a capture. */
export const captureNotices = messages('capture', {
  'several-postings': 'Several postings were found. Choose the one you mean.',
  'listing-page': 'This is a list of postings, not a posting. Open the one you mean and take its link.',
  'login-wall':
    'The site asks for a sign-in before it shows this page. Open the posting there, copy its text and paste it here.',
  blocked:
    'The site does not show this page to programs. Open the posting there, copy its text and paste it here.',
  'nothing-found': 'No posting could be read here. Copy the text of the posting and paste it here.',
  'only-text': 'No title, company or pay was recognized, so only the description was filled in.',
  'broken-data': 'Part of the page’s job data is not valid, so fields may be missing.',
  gone: 'The posting is not there any more.',
  closed: 'The posting has closed.',
});
export type CaptureNotice = Parameters<typeof captureNotices>[0];

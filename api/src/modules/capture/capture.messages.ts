import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a posting that was not read. */
export const captureMessage = messages('capture-call', {
  'too-many': '{count} postings are read a minute. Try again in {wait}.',
  'link-not-read': '{why} You can paste the text of the posting instead.',
  'page-too-slow':
    'This page takes too long to read. Nothing was saved. Copy the text of the posting there and paste it here instead.',
  'page-unread':
    'This page could not be read. Nothing was saved. Copy the text of the posting there and paste it here instead.',
  'text-too-slow':
    'This text takes too long to read. Nothing was saved. Paste the part with the posting only.',
  'text-unread': 'This text could not be read. Nothing was saved. Paste the part with the posting only.',
});

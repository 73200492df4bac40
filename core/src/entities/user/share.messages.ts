import { messages } from '../../text/messages.ts';

/** The message of the dialog, word for word as docs/spec/screens.md, Share dialog, has it; `intro` is the site's own sentence. */
export const shareText = messages('share', {
  message: 'Please check out {siteName}. {intro}',
  email: 'E-mail',
});

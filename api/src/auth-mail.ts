import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { letter } from './letter.ts';
import type { Mail } from './providers/mail/port.ts';

/** The mail that carries a sign-in link. */
export function signInMail({ to, link, siteName }: { to: string; link: string; siteName: string }): Mail {
  const title = `Sign in to ${siteName}`;
  return letter({
    to,
    title,
    lead: `Use this link to sign in. It works once, for ${linkMinutes} minutes, and best in the browser you asked from.`,
    link: { label: title, url: link },
    foot: 'If you did not ask for this mail, ignore it. Nobody can sign in without the link.',
  });
}

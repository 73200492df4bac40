import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { emailTemplate } from '../providers/mail/email-template.ts';
import type { Mail } from '../providers/mail/port.ts';

const utcTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The mail about a sign-in from a browser that the account does not know. */
export function newSignInMail(sign: {
  to: string;
  siteName: string;
  supportEmail: string;
  /** The browser in words, '' when it is unknown. */
  browser: string;
  at: Date;
  /** The list of sign-ins. */
  url: string;
}): Mail {
  const { to, siteName, supportEmail, at, url } = sign;
  const browser = sign.browser || 'a browser that did not say which it is';
  return emailTemplate({
    to,
    title: `New sign-in to ${siteName}`,
    lead: `Your account was signed in to on ${utcTime.format(at)} UTC, with ${browser}. It had not been used in that browser before.`,
    link: { label: 'See your sign-ins', url },
    foot: `Was it you? Then there is nothing to do. If not: choose “Sign out everywhere else” there, check who else can read your mail, since sign-in links come to it, and write to ${supportEmail}.`,
  });
}

/** The mail that carries a sign-in link. */
export function signInMail({ to, link, siteName }: { to: string; link: string; siteName: string }): Mail {
  const title = `Sign in to ${siteName}`;
  return emailTemplate({
    to,
    title,
    lead: `Use this link to sign in. It works once, for ${linkMinutes} minutes, and best in the browser you asked from.`,
    link: { label: title, url: link },
    foot: 'If you did not ask for this mail, ignore it. Nobody can sign in without the link.',
  });
}

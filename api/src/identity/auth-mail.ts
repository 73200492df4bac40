import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { browserOf } from '@foothold/core/entities/user/browser-label.ts';
import { emailTemplate } from '../providers/mail/email-template.ts';
import type { Mail } from '../providers/mail/port.ts';
import { signInMailMessage } from './mail.messages.ts';

/** The mail about a sign-in from a browser that the account does not know. */
export function newSignInMail(sign: {
  to: string;
  language: string;
  siteName: string;
  supportEmail: string;
  /** The header by which the browser says what it is. */
  userAgent: string;
  at: Date;
  /** The list of sign-ins. */
  url: string;
}): Mail {
  const { to, language, siteName: site, supportEmail: address, url } = sign;
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    ...({ dateStyle: 'long', timeStyle: 'short' } as const),
    timeZone: 'UTC',
  });
  const known = browserOf(sign.userAgent);
  const browser =
    known.browser && known.system
      ? signInMailMessage('browser-on-system', known)
      : known.browser || known.system || signInMailMessage('unknown-browser');
  return emailTemplate({
    ...{ to, language },
    title: signInMailMessage('new-sign-in', { site }),
    lead: signInMailMessage('signed-in-at', { at: time.format(sign.at), browser }),
    link: { label: signInMailMessage('see-sign-ins'), url },
    foot: signInMailMessage('was-it-you', { address }),
  });
}

/** The mail that carries a sign-in link. */
export function signInMail(mail: { to: string; language: string; link: string; siteName: string }): Mail {
  const { to, language, link: url, siteName: site } = mail;
  const title = signInMailMessage('sign-in', { site });
  return emailTemplate({
    ...{ to, language, title },
    lead: signInMailMessage('use-link', { minutes: linkMinutes }),
    link: { label: title, url },
    foot: signInMailMessage('not-asked'),
  });
}

import { mailLink } from '../contact/contact-links.ts';

/** Letters that a link may have before programs begin to cut it. */
const maxInLink = 1900;

/**
 * A link that opens a mail with this text. `hasText` is false where the text is too long for a link and has to be pasted.
 * `to` may be empty or no address: the person fills it in then.
 */
export function letterMail({ to, subject, text }: { to: string; subject: string; text: string }): {
  href: string;
  hasText: boolean;
} {
  const start = `${mailLink(to) ?? 'mailto:'}?subject=${encoded(subject)}`;
  const whole = `${start}&body=${encoded(text.replaceAll('\n', '\r\n'))}`;
  const hasText = whole.length <= maxInLink;
  return { href: hasText ? whole : start, hasText };
}

/** Halves of a pair would make `encodeURIComponent` throw. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

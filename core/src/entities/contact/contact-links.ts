import { EmailAddress } from '../../text/email-address.ts';

/** True for one e-mail address and nothing else (docs/spec/readings.md R23). */
export function isEmailAddress(text: string): boolean {
  return EmailAddress.safeParse(text).success;
}

/** The address that writes a mail to one person, null for what is no e-mail address. */
export function mailLink(email: string): string | null {
  const read = EmailAddress.safeParse(email);
  if (!read.success) return null;
  // A question mark or an ampersand before the @ would otherwise be read as the subject of the mail.
  const [name = '', host = ''] = read.data.split('@');
  return `mailto:${encodeURIComponent(name)}@${host}`;
}

/** Nobody writes 21 digits longer than that. */
const longestPhone = 100;

/**
 * The address that calls a number as people write it, spaces, dots, dashes and brackets left out, an extension
 * (`ext. 12`, `x12`) after a pause; null for what is no number of 5 to 15 digits.
 */
export function phoneLink(phone: string): string | null {
  const written = phone.trim();
  if (written.length > longestPhone) return null;
  const [, number = '', extension = ''] =
    /^([+\d\s().\-/]+?)(?:\s*(?:ext\.?|x|#)\s*(\d{1,6}))?$/i.exec(written) ?? [];
  // “+44 (0)20 …” is dialed without the zero in brackets.
  const plain = number.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[\s().\-/]/g, '');
  if (!/^\+?\d{5,15}$/.test(plain)) return null;
  return `tel:${plain}${extension && `,${extension}`}`;
}

import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import { cleanLine } from './clean-text.ts';
import type { Piece } from './page-piece.ts';

/** Contact details: a place, an address or a link. */
export type Contact = Piece & { kind: 'location' | 'email' | 'phone' | 'link'; href?: string };

const plainMail = /^[^\s@<>"]{1,128}@[^\s@<>"]{1,128}$/;

/** The target of a typed address: http, https or mailto; undefined for anything else. */
export function linkTarget(typed: string): string | undefined {
  const text = cleanLine(typed);
  if (text === '' || text.includes(' ')) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]{0,20}):/i.exec(text)?.[1]?.toLowerCase();
  const hasPort = /^[^/:]{1,253}:\d{1,5}(?:$|[/?#])/.test(text);
  if (scheme && !hasPort && !['http', 'https', 'mailto'].includes(scheme)) return undefined;
  const whole = scheme && !hasPort ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url) return undefined;
  return url.protocol === 'mailto:' || url.hostname.includes('.') || url.hostname === 'localhost'
    ? url.href
    : undefined;
}

/** An address as printed: without its scheme and a trailing slash. */
export function linkText(typed: string): string {
  return cleanLine(typed)
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
}

/** Place, mail, phone and links, in the order below the name. */
export function contactsOf({ resume, sections }: WholeResume, hasLinks: boolean): Contact[] {
  const email = cleanLine(resume.email);
  const phone = cleanLine(resume.phone);
  const dialed = phone.replace(/[^\d+]/g, '');
  const links = hasLinks
    ? inDisplayOrder(sections).filter((item) => item.resumeSectionName === 'Links' && !item.isHidden)
    : [];
  const contacts: Contact[] = [
    { kind: 'location', field: 'resume/location', text: cleanLine(resume.location) },
    {
      kind: 'email',
      field: 'resume/email',
      text: email,
      ...(plainMail.test(email) && { href: `mailto:${encodeURI(email)}` }),
    },
    {
      kind: 'phone',
      field: 'resume/phone',
      text: phone,
      ...(dialed.length > 5 && { href: `tel:${dialed}` }),
    },
    ...links.map((item) => linkContact(`sections/${item.internalId}/url`, item.url || item.title)),
  ];
  return contacts.filter(({ text }) => text !== '');
}

/** A link as printed, with its target where it is safe. */
export function linkContact(field: string, typed: string): Contact {
  const href = linkTarget(typed);
  return { kind: 'link', field, text: linkText(typed), ...(href && { href }) };
}

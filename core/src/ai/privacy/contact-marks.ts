import { plainLetters } from '../../text/plain-letters.ts';
import type { Cut } from './cut.ts';
import { bareLink, findEmails, findLinks } from './find-contact.ts';
import { findName } from './find-name.ts';
import { findKnownPhone } from './find-phones.ts';

/** What is known of somebody the person keeps as a contact; `id` numbers them in marks, the same in every call. */
export type ContactData = { id: number; name: string; phone: string; email: string; link: string };

const fields = { name: '', phone: ' phone', email: ' e-mail', link: ' link' } as const;
type Field = keyof typeof fields;

/** `contact 7`, `contact 7 phone`: what stands in brackets in place of a contact's data. */
const markOf = (id: number, field: Field) => `contact ${id}${fields[field]}`;

/** Every place where the name, phone, e-mail address or page of one of the contacts stands in a text. */
export function findContacts(text: string, contacts: readonly ContactData[]): Cut[] {
  if (contacts.length === 0) return [];
  // A person may keep hundreds of contacts: a text is read closely only for those of whom it holds something.
  const plain = plainLetters(text);
  const digits = text.replace(/\D/g, '');
  const mayHold = ({ name, phone, email, link }: ContactData) =>
    plainLetters(name)
      .split(/[^\p{L}\p{M}]+/u)
      .some((part) => part.length >= 2 && plain.includes(part)) ||
    isTailIn(digits, phone) ||
    (email.includes('@') && plain.includes(plainLetters(email.trim()))) ||
    (link.includes('.') && plain.includes(plainLetters(bareLink(link.trim()))));
  return contacts.filter(mayHold).flatMap((contact) => findContact(text, contact));
}

function isTailIn(digits: string, phone: string): boolean {
  const own = phone.replace(/\D/g, '');
  return own.length >= 7 && digits.includes(own.slice(-7));
}

function findContact(text: string, { id, name, phone, email, link }: ContactData): Cut[] {
  const marked = (cuts: readonly Cut[], field: Field): Cut[] =>
    cuts.map(({ start, end }) => ({ start, end, kind: 'contact', mark: markOf(id, field) }));
  const address = email.trim().toLowerCase();
  const bare = bareLink(link.trim());
  return [
    ...marked(name.trim() === '' ? [] : findName(text, name), 'name'),
    ...marked(findKnownPhone(text, phone), 'phone'),
    ...marked(
      findEmails(text).filter(({ start, end }) => text.slice(start, end).toLowerCase() === address),
      'email',
    ),
    ...marked(bare.includes('.') ? findLinks(text, { own: new Set([bare]), all: false }) : [], 'link'),
  ];
}

const mark = /\[contact (\d{1,9})( phone| e-mail| link)?\]/g;

/** A text in which each mark of a contact is that contact's data again; marks of contacts that are gone stay. */
export function restoreContacts(text: string, contacts: readonly ContactData[]): string {
  if (!text.includes('[contact ')) return text;
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  return text.replace(mark, (whole, id: string, field = '') => {
    const contact = byId.get(Number(id));
    if (!contact) return whole;
    const name = (Object.keys(fields) as Field[]).find((one) => fields[one] === field) ?? 'name';
    return contact[name] || whole;
  });
}

/** The longest mark, in characters. */
const longestMark = '[contact 123456789 e-mail]'.length;
const beginsMark = /^\[(?:c|co|con|cont|conta|contac|contact|contact [\d a-z-]*)?$/;

/** Restores text that arrives in pieces: what may be the beginning of a mark waits for its rest. `end` returns what still waits. */
export function contactRestorer(contacts: readonly ContactData[]): {
  piece: (text: string) => string;
  end: () => string;
} {
  let waiting = '';
  return {
    piece(text) {
      const all = waiting + text;
      const open = all.lastIndexOf('[');
      const isOpen = open !== -1 && all.length - open <= longestMark && beginsMark.test(all.slice(open));
      waiting = isOpen ? all.slice(open) : '';
      return restoreContacts(isOpen ? all.slice(0, open) : all, contacts);
    },
    end() {
      const rest = waiting;
      waiting = '';
      return rest;
    },
  };
}

import type { Contact } from '../contact/contact.ts';

/** In place of the `uid` of a contact: the letter is to nobody by name. */
export const noContact = '-';

/** Whom a letter is to: the contact that was chosen, else the only one there is; of several none is guessed. */
export function letterContact<C extends Pick<Contact, 'uid'>>(
  contacts: readonly C[],
  contactUid: string,
): C | null {
  if (contactUid === '') return contacts.length === 1 ? (contacts[0] ?? null) : null;
  return contacts.find(({ uid }) => uid === contactUid) ?? null;
}

import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';

/** Somebody who holds an interview: a contact, or a name that was typed. */
export type SheetPerson = { name: string; contact: Contact | null };

/** Who holds an interview: its contacts first, then the names that were typed, each once. */
export function sheetPeople(
  { interviewers }: Pick<Interview, 'interviewers'>,
  contacts: readonly Contact[],
): SheetPerson[] {
  const known = contacts.map((contact): SheetPerson => ({ name: contact.name, contact }));
  const names = new Set(known.map(({ name }) => name.trim().toLowerCase()));
  // “Iris Novak, hiring manager; Theo Abara”: a semicolon parts people, a comma what they do.
  const apart = interviewers.includes(';') || interviewers.includes('\n') ? /[;\n]/ : ',';
  const typed = interviewers
    .split(apart)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !names.has(name.toLowerCase()));
  return [...known, ...[...new Set(typed)].map((name): SheetPerson => ({ name, contact: null }))];
}

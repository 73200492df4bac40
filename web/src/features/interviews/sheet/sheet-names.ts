import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';

/** Somebody who holds an interview: a contact, or a name that was typed, with what they do. */
export type SheetPerson = { name: string; role: string; contact: Contact | null };

/** Who holds an interview: its contacts first, then those who were typed, each once. */
export function sheetPeople(
  { interviewers }: Pick<Interview, 'interviewers'>,
  contacts: readonly Contact[],
): SheetPerson[] {
  const known = contacts.map((contact): SheetPerson => ({ name: contact.name, role: contact.role, contact }));
  const names = new Set(known.map(({ name }) => name.trim().toLowerCase()));
  return [...known, ...typedPeople(interviewers).filter(({ name }) => !names.has(name.toLowerCase()))];
}

/** “Iris Novak, hiring manager; Theo Abara, Pell Hart”: a comma parts people, and what they do from their names. */
function typedPeople(text: string): SheetPerson[] {
  const people = new Map<string, SheetPerson>();
  for (const group of text.slice(0, maxLetters).split(/[;\n]/)) {
    let last: SheetPerson | null = null;
    for (const part of group.split(',').map((one) => one.trim())) {
      if (part === '') continue;
      if (last && !isName(part)) {
        last.role = [last.role, part].filter(Boolean).join(', ');
        continue;
      }
      last = people.get(part.toLowerCase()) ?? { name: part, role: '', contact: null };
      people.set(part.toLowerCase(), last);
    }
  }
  return [...people.values()];
}

/** Letters of a field of one line: what is longer names nobody. */
const maxLetters = 500;

/** One word or more, the first and the last with a capital: “hiring manager” is nobody's name. */
function isName(text: string): boolean {
  const words = text.split(' ');
  return [words[0] ?? '', words.at(-1) ?? ''].every((word) => /^\p{Lu}/u.test(word));
}

import { type Contact, personOf } from '../entities/contact/contact.ts';
import { searchWords } from '../entities/job/job-stamp.ts';

/** Something to do about a job of a person, with its calendar date, '' for any day. */
export type PersonStep = { jobId: number; title: string; dueDate: string };

/** One person, read from the records of them at all jobs. */
export type Person = Pick<Contact, 'name' | 'role' | 'email' | 'phone' | 'url' | 'notes' | 'isExample'> & {
  uid: string;
  /** The newest record; it stands for the person in commands. */
  internalId: number;
  updatedAt: string;
  records: readonly Pick<Contact, 'internalId' | 'jobId' | 'companyName'>[];
  /** Names of their companies, each once. */
  companies: readonly string[];
  /** Calendar date on which one of their jobs was last heard of, '' when none was. */
  heardDate: string;
  /** The first thing to do about one of their jobs. */
  step: PersonStep | null;
};

/** What is known of jobs: when each was last heard of, and the first thing to do about it. */
export type AroundJobs = {
  heard: ReadonlyMap<number, string>;
  steps: ReadonlyMap<number, PersonStep>;
};

/** The people of these records, by name; records of one person are one row (`personOf`). */
export function peopleOf(contacts: readonly Contact[], { heard, steps }: AroundJobs): Person[] {
  const people = [...Map.groupBy(contacts, personOf)].map(([uid, records]): Person => {
    const [newest = records[0]] = [...records].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
    if (!newest) throw new RangeError('A person has a record.');
    const { name, role, email, phone, url, notes, isExample, internalId, updatedAt } = newest;
    const jobIds = records.flatMap(({ jobId }) => jobId ?? []);
    const own = jobIds.flatMap((id) => steps.get(id) ?? []).sort((a, b) => (due(a) < due(b) ? -1 : 1));
    return {
      ...{ uid, internalId, updatedAt, name, role, email, phone, url, notes, isExample },
      records: records.map(({ internalId: id, jobId, companyName }) => ({
        internalId: id,
        jobId,
        companyName,
      })),
      companies: [...new Set(records.map(({ companyName }) => companyName.trim()))].filter(Boolean),
      heardDate:
        jobIds
          .map((id) => heard.get(id) ?? '')
          .sort()
          .at(-1) ?? '',
      step: own[0] ?? null,
    };
  });
  return people.sort((a, b) => compareNames(a.name, b.name) || a.internalId - b.internalId);
}

/** Those that all typed words are found in, each as the beginning of a word of name, role, company, e-mail or notes, or in a phone number. */
export function findPeople<P extends Person>(people: readonly P[], typed: string): P[] {
  const matches = contactMatcher(typed);
  return people.filter((person) => matches([person.companies.join(' ')], person));
}

type Reached = Pick<Contact, 'name' | 'role' | 'email' | 'phone' | 'notes'>;

/** Returns whether a contact, with these further texts about it, matches the typed words. */
export function contactMatcher(typed: string): (texts: readonly string[], contact: Reached) => boolean {
  const number = phoneDigits(typed);
  const words = searchWords(typed);
  return (texts, { name, role, email, phone, notes }) => {
    if (number !== '' && digitsOf(phone).includes(number)) return true;
    const have = searchWords(name, role, email, notes, phone, ...texts);
    return words.every((word) => have.some((one) => one.startsWith(word)));
  };
}

/** Digits of a typed phone number, without country sign and leading zeros, '' for what is none. */
export function phoneDigits(typed: string): string {
  if (!/^[+\d\s().\-/]{5,40}$/.test(typed.trim())) return '';
  const digits = digitsOf(typed).replace(/^0+/, '');
  return digits.length >= 5 ? digits : '';
}

/** The digits of a phone number as people write it; “(0)” after a country code is not dialed. */
export function digitsOf(phone: string): string {
  return phone.replace('(0)', '').replace(/\D/g, '');
}

const due = ({ dueDate }: PersonStep) => dueDate || '9999';
const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
const compareNames = (a: string, b: string) => names.compare(a, b);

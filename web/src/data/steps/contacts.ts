import { Contact, personOf } from '@foothold/core/entities/contact/contact.ts';
import { ContactForm, type ContactFormValues } from '@foothold/core/entities/contact/contact-form.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryCompanyJobs } from '../jobs/company-jobs.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, removeStored, storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

const contactTables = ['contacts', 'jobs', 'companies'] as const;

/** The people of a job by name, and those known at its company from elsewhere, who could be added to it. */
export type JobContacts = { contacts: Contact[]; known: Contact[]; broken: BrokenRow[] };

/** The contacts of a job and those known at its company, live; undefined while they load. */
export function useJobContacts(jobId: number, companyName: string): JobContacts | undefined {
  return useOwnQuery(`contacts ${jobId} ${companyName}`, (db) => queryJobContacts(db, jobId, companyName), {
    keep: true,
  });
}

/** Reads by index: the contacts of the job, of the other jobs at its company, and of the own company of that name. */
export async function queryJobContacts(
  db: OwnData,
  jobId: number,
  companyName: string,
): Promise<JobContacts> {
  const own = readRows('contacts', await db.contacts.where('jobId').equals(jobId).toArray());
  const folded = foldCompanyName(companyName);
  const jobs = (await queryCompanyJobs(db, companyName)).map((job) => job.internalId);
  const companies = folded ? await db.companies.where('keys.name').equals(folded).primaryKeys() : [];
  const elsewhere = [
    ...(await db.contacts
      .where('jobId')
      .anyOf(jobs.filter((id) => id !== jobId))
      .toArray()),
    ...(await db.contacts.where('companyId').anyOf(companies).toArray()),
  ];
  const people = new Set(own.rows.map(personOf));
  const known: Contact[] = [];
  for (const contact of readRows('contacts', elsewhere).rows) {
    if (people.has(personOf(contact))) continue;
    people.add(personOf(contact));
    known.push(contact);
  }
  return { contacts: byName(own.rows), known: byName(known), broken: own.broken };
}

/** What a form of a contact holds, of a job or of none; `companyName` says where somebody new works who is at no job. */
type ContactToSave = ContactFormValues & {
  internalId?: number | undefined;
  jobId: number | null;
  companyName?: string | undefined;
};

/**
 * Adds a contact to a job (null: to none yet), or changes the one of `internalId`; then the other records of this person follow, so that a
 * phone number is right at every job. `basedOn` is the `updatedAt` the form started from.
 */
export const saveContact = command(
  'saveContact',
  (
    { internalId, jobId, companyName = '', ...fields }: ContactToSave,
    base: BasedOn = {},
    clock: Clock = systemClock,
  ) => {
    const values = checked(fields);
    return {
      label: internalId === undefined ? 'contactAdded' : 'contactChanged',
      tables: contactTables,
      clock,
      run: async (writer) => {
        if (internalId === undefined) return addContact(writer, { ...values, jobId, companyName }, clock);
        const before = await storedRow(writer, 'contacts', internalId, base);
        for (const record of await recordsOf(writer, before)) {
          const updatedAt = nextInstant(clock.now(), record.updatedAt);
          await writer.put('contacts', { ...record, ...values, updatedAt });
        }
        return { id: internalId };
      },
    };
  },
);

/** Adds a person known from elsewhere to a job, with all that is known of them. */
export const linkContact = command(
  'linkContact',
  (contactId: number, jobId: number, clock: Clock = systemClock) => ({
    label: 'contactAdded',
    tables: contactTables,
    clock,
    run: async (writer) => {
      const known = await storedRow(writer, 'contacts', contactId);
      const { internalId: _, ...facts } = known;
      return addContact(writer, { ...facts, jobId, personUid: personOf(known) }, clock);
    },
  }),
);

/** Takes a contact off a job; the person stays, at their other jobs or, when it was the only one, at none. */
export const deleteContact = command('deleteContact', (id: number, clock: Clock = systemClock) => ({
  label: 'contactRemoved',
  tables: ['contacts'],
  clock,
  run: async (writer) => {
    const contact = await storedRow(writer, 'contacts', id);
    const isLast = contact.jobId !== null && (await recordsOf(writer, contact)).length <= 1;
    if (!isLast) return removeStored(writer, 'contacts', id);
    const updatedAt = nextInstant(clock.now(), contact.updatedAt);
    await writer.put('contacts', { ...contact, jobId: null, updatedAt });
    return { id };
  },
}));

/** Deletes a person: the record at every job. */
export const deletePerson = command('deletePerson', (id: number, clock: Clock = systemClock) => ({
  label: 'contactDeleted',
  tables: ['contacts'],
  clock,
  run: async (writer) => {
    const records = await recordsOf(writer, await storedRow(writer, 'contacts', id));
    await writer.removeMany(
      'contacts',
      records.map(({ internalId }) => internalId),
    );
    return { id };
  },
}));

/**
 * A contact belongs to a job and to its company, the own one of that name where there is one. Somebody of the same name and
 * e-mail address is the same person, of whom nothing that is known gets lost.
 */
async function addContact(
  writer: Writer,
  fields: Partial<Contact> & { jobId: number | null },
  clock: Clock,
): Promise<{ id: number }> {
  const job = fields.jobId === null ? null : await storedRow(writer, 'jobs', fields.jobId);
  const companyName = job?.companyName ?? fields.companyName ?? '';
  const folded = foldCompanyName(companyName);
  const [companyId = null] = folded
    ? await writer.db.companies.where('keys.name').equals(folded).primaryKeys()
    : [];
  const at = nextInstant(clock.now());
  const made = { uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 };
  const known = fields.personUid ? null : await samePerson(writer, fields);
  const facts = known ? { ...filledFrom(known, fields), personUid: personOf(known) } : {};
  // Of the person's own making, also at a job of the example data.
  const place = { companyName, companyId, isExample: false };
  const row = Contact.parse({ ...fields, ...facts, ...place, ...made }) as Contact;
  return { id: await writer.add('contacts', row) };
}

async function samePerson(
  writer: Writer,
  { name = '', email = '' }: Partial<Contact>,
): Promise<Contact | null> {
  const address = email.trim().toLowerCase();
  if (address === '') return null;
  const named = await writer.db.contacts.where('name').equals(name).toArray();
  return named.find((one) => one.email.trim().toLowerCase() === address) ?? null;
}

/** What was just entered, and where that is empty what is known. */
function filledFrom(known: Contact, entered: Partial<Contact>): Partial<Contact> {
  const fields = ['role', 'phone', 'url', 'notes'] as const;
  return Object.fromEntries(fields.map((field) => [field, entered[field] || known[field]]));
}

/** The records of one person. They share a name, which is what the table can be asked by. */
async function recordsOf(writer: Writer, contact: Contact): Promise<Contact[]> {
  const named = await writer.db.contacts.where('name').equals(contact.name).toArray();
  return named.filter((one) => personOf(one) === personOf(contact));
}

function checked(fields: ContactFormValues): ContactFormValues {
  const trimmed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
  const read = ContactForm.safeParse(trimmed);
  if (read.success) return read.data;
  throw new Refusal('invalid', { text: read.error.issues.map(({ message }) => message).join(' ') });
}

const byName = (contacts: readonly Contact[]) =>
  [...contacts].sort((a, b) => a.name.localeCompare(b.name) || a.internalId - b.internalId);

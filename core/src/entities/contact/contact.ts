import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { type RecordOf, recordFields, referenceField, textField } from '../record.ts';

const contactShape = {
  ...recordFields,
  name: textField,
  role: textField,
  companyName: textField,
  companyId: referenceField,
  jobId: referenceField,
  email: textField,
  phone: textField,
  url: textField,
  notes: textField,
  /** The `uid` of the first record of the same person at another job, '' for that first record; see `personOf`. */
  personUid: textField,
};

/** A person who has to do with a job or a company. Stays on this device (docs/spec/readings.md R18). */
export const Contact = z.looseObject(contactShape);
export type Contact = RecordOf<typeof contactShape>;

/** A contact; it outlives the job and the company it belongs to. */
export const contactEntity = entity({
  schema: Contact,
  names: { one: 'contact', many: 'contacts' },
  indexes: { 1: '++internalId, uid, name, jobId, companyId' },
  references: { jobId: { to: 'jobs', hold: 'free' }, companyId: { to: 'companies', hold: 'free' } },
  clearing: 'clears-along',
  knownBy: ['name', 'companyName'],
  fields: {
    name: { label: 'Name', kind: 'line', form: 'contact' },
    role: { label: 'Role', kind: 'line', form: 'contact' },
    email: { label: 'E-mail', kind: 'line', form: 'contact' },
    phone: { label: 'Phone', kind: 'line', form: 'contact' },
    url: { label: 'Link', kind: 'link', form: 'contact' },
    notes: { label: 'Notes', kind: 'text', form: 'contact' },
  },
});

/** Which person a record stands for: records of one person at several jobs share it, and what is known of them. */
export function personOf(contact: Pick<Contact, 'uid' | 'personUid'>): string {
  return contact.personUid || contact.uid;
}

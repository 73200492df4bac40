import * as z from 'zod/mini';
import { type RecordOf, recordFields, referenceField, textField } from './record.ts';

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

/** A person who has to do with a job or a company. Stays on this device (READINGS R18). */
export const Contact = z.looseObject(contactShape);
export type Contact = RecordOf<typeof contactShape>;

/** Which person a record stands for: records of one person at several jobs share it, and what is known of them. */
export function personOf(contact: Pick<Contact, 'uid' | 'personUid'>): string {
  return contact.personUid || contact.uid;
}

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
};

/** A person who has to do with a job or a company. Stays on this device (READINGS R18). */
export const Contact = z.looseObject(contactShape);
export type Contact = RecordOf<typeof contactShape>;

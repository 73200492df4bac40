import { messages } from '../text/messages.ts';
import { type ImportField, importFields } from './import-fields.ts';
import { type ImportFormat, importFormats } from './import-format.ts';

const labels = Object.fromEntries(Object.entries(importFields).map(([field, { label }]) => [field, label]));

/** What a column of a file may be, as people choose it. */
export const importFieldName = messages('import-field', labels as Record<ImportField, string>);

const formats = Object.fromEntries(
  Object.entries(importFormats).map(([format, { label }]) => [format, label]),
);

/** What an export of another program is called. */
export const importFormatName = messages('import-format', formats as Record<ImportFormat, string>);

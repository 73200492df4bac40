import type { PostingSource } from '../providers/posting-sources/port.ts';
import type { SourceAccess } from '../providers/posting-sources/source-request.ts';
import type { ReadContext, ReadResult } from './record/posting-record.ts';

/** How one posting of a vendor is read, out of a file or an answer. */
export type Format = {
  /** What the import command and its report call it. */
  label: string;
  /** Keys or columns that together occur in this format only; none: it is told otherwise. */
  keys: readonly string[];
  read: (record: unknown, context: ReadContext) => ReadResult;
};

/** How the lists of a vendor are asked for. */
export type Asked = {
  /** The variable of the configuration that names another address. */
  variable: string;
  /** Where it is asked; `{company}` in it stands for the board. */
  address: string;
  /** Variables without which it is not there, all of them or none. */
  keys?: Readonly<Record<string, 'key' | 'email'>>;
  /** Makes the source; calls nobody. `keys` holds the values of its variables. */
  make: (access: SourceAccess, keys: Readonly<Record<string, string>>) => PostingSource;
  /** Boards that its bare name stands for, each with its name for people; for a vendor of one list none. */
  starters?: Readonly<Record<string, string>>;
};

/** All that the server knows of a vendor of postings. */
export type Vendor = {
  /** In the configuration, as a format, in the database and as the `source` of its postings. */
  name: string;
  format: Format;
  /** Absent: it is read out of files alone. */
  asked?: Asked;
};

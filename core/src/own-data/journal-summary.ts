import { placeOf } from '../entities/resume/version-differences.ts';
import type { Message, Say } from '../text/messages.ts';
import { entityOf, isTable, type TableName, tableNames } from './entities.ts';
import type { JournalChange } from './journal-entry.ts';

/** What a journal entry changed, in the words of the records themselves. */
export type JournalSummary = {
  /** Names of the records it is about, each once: “Nurse · Lakeside Clinic”. At most `maxNames`. */
  names: string[];
  /** How many more records it is about. */
  more: number;
  /** Labels of the fields that an edit changed, each once; empty for additions and deletions. */
  fields: Message[];
};

/** Names one entry shows; the rest is counted. */
export const maxNames = 3;

type Row = Readonly<Record<string, unknown>>;

/** The first of these that an entry touches is what it is about; settings come last, the others as they are listed. */
const leading: readonly TableName[] = [
  ...(['jobs', 'interviews', 'companies', 'resumes', 'places', 'placeGroups', 'contacts'] as const),
  ...(['documents', 'tasks', 'searches'] as const),
];
const knownTables = [
  ...new Set([...leading, ...tableNames.filter((table) => table !== 'settings'), 'settings' as const]),
].filter((table) => entityOf(table).knownBy !== undefined);

/** Groups of settings whose value is a name that a person gave or knows. */
const namedSettings = ['hiddenCompanies', 'hiddenPostings', 'notDuplicate'];

/** What follows from another field, or is kept for the program: never what a person edited. */
const silent = new Set([
  ...['internalId', 'uid', 'createdAt', 'updatedAt', 'dateUpdated', 'keys', 'open', 'isExample'],
  ...['companyAlreadyAdded', 'alreadyAdded', 'statusDate', 'applied', 'pay', 'followedUpDate', 'heardDate'],
  ...['doneDate', 'displayOrder', 'baseId'],
]);

/**
 * Sums up a journal entry for the history of changes: the records it is about and, where it edited some, which fields. A
 * job stands for what hangs on it. Never throws, whatever the rows hold: they may be of another version.
 */
export function journalSummary(changes: readonly JournalChange[]): JournalSummary {
  const main = knownTables.find((table) => changes.some((change) => change.table === table));
  const own = changes.filter(({ table }) => table === main);
  const names = [...new Set(own.map((change) => nameOf(change)).filter((name) => name !== ''))];
  const edits = own.filter(({ before, after }) => isRow(before) && isRow(after));
  const fields = new Map<string, Message>();
  for (const { table, before, after } of main === 'settings' ? [] : edits)
    for (const field of changed(before as Row, after as Row)) {
      const label = labelOf(table, field);
      if (!fields.has(label.english)) fields.set(label.english, label);
    }
  return {
    names: names.slice(0, maxNames),
    more: Math.max(0, names.length - maxNames),
    fields: [...fields.values()],
  };
}

/** The words of a summary that a search looks through, as `say` says them, in lower case. */
export function summaryText(say: Say, label: Message, { names, fields }: JournalSummary): string {
  return [say(label), ...names, ...fields.map(say)].join(' ').toLowerCase();
}

const knownEntity = (table: string) => (isTable(table) ? entityOf(table) : undefined);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function nameOf({ table, before, after }: JournalChange): string {
  const row = isRow(after) ? after : before;
  if (!isRow(row)) return '';
  if (namedSettings.includes(String(row.settingGroup))) return text(row.settingValue);
  const parts = (knownEntity(table)?.knownBy ?? []).map((field) => row[field]);
  return parts.map(text).filter(Boolean).join(' · ');
}

/** A text as one short line; '' for anything else. */
function text(value: unknown): string {
  const line = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

const emptyTexts = new Set(['""', 'null', 'false', '[]', '{}']);

function changed(before: Row, after: Row): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return (
    [...all]
      .filter((field) => !silent.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      // Rows of older releases lack fields that came since; each edit writes them.
      .filter((field) => before[field] !== undefined || !emptyTexts.has(JSON.stringify(after[field])))
      .flatMap((field) => (field === 'differences' ? differing(before[field], after[field]) : [field]))
  );
}

/** The fields in which a version of a resume was changed. */
function differing(before: unknown, after: unknown): string[] {
  const [former, now] = [isRow(before) ? before : {}, isRow(after) ? after : {}];
  return changed(former, now).flatMap((key) => {
    const place = placeOf(key);
    return !place || (place.kind === 'item' && place.field === 'gone')
      ? []
      : [place.kind === 'order' ? 'order' : place.field];
  });
}

/** The label a form shows (entity-texts.ts), else the field's own name as words: `dueDate` → “Due date”. */
function labelOf(table: string, field: string): Message {
  const fields = knownEntity(table)?.fields ?? {};
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const code = `${table}.${field}`;
  if (known) return { code, english: known.label };
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { code, english: words.charAt(0).toUpperCase() + words.slice(1) };
}

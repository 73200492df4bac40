import { contactFieldLabels } from './contact-form.ts';
import { jobFieldLabels } from './job-form.ts';
import type { JournalChange } from './journal-entry.ts';
import { taskFieldLabels } from './task-form.ts';

/** What a journal entry changed, in the words of the records themselves. */
export type JournalSummary = {
  /** Names of the records it is about, each once: “Nurse · Lakeside Clinic”. At most `mostNames`. */
  names: string[];
  /** How many more records it is about. */
  more: number;
  /** Labels of the fields that an edit changed, each once; empty for additions and deletions. */
  fields: string[];
};

/** Names one entry shows; the rest is counted. */
export const mostNames = 3;

type Row = Readonly<Record<string, unknown>>;

/** By which fields a record is known, for the tables whose records a person knows by a name; the first one leads. */
const nameFields: Readonly<Record<string, readonly string[]>> = {
  jobs: ['jobTitle', 'companyName'],
  interviews: ['jobTitle', 'companyName'],
  companies: ['companyName'],
  resumes: ['title'],
  places: ['name'],
  placeGroups: ['name'],
  contacts: ['name', 'companyName'],
  documents: ['name'],
  tasks: ['title'],
  searches: ['name'],
  stories: ['title'],
  homes: ['name', 'city'],
  settings: [],
};

/** Groups of settings whose value is a name that a person gave or knows. */
const namedSettings = ['hiddenCompanies', 'notDuplicate'];

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobs: jobFieldLabels,
  contacts: contactFieldLabels,
  tasks: taskFieldLabels,
};

/** What follows from another field, or is kept for the program: never what a person edited. */
const silent = new Set([
  ...['internalId', 'uid', 'createdAt', 'updatedAt', 'dateUpdated', 'keys', 'open', 'isExample'],
  ...['companyAlreadyAdded', 'alreadyAdded', 'statusDate', 'applied', 'pay', 'followedUpDate', 'doneDate'],
]);

/**
 * Sums up a journal entry for the history of changes: the records it is about and, where it edited some, which fields. A
 * job stands for what hangs on it. Never throws, whatever the rows hold: they may be of another version.
 */
export function journalSummary(changes: readonly JournalChange[]): JournalSummary {
  const main = Object.keys(nameFields).find((table) => changes.some((change) => change.table === table));
  const own = changes.filter(({ table }) => table === main);
  const names = [...new Set(own.map((change) => nameOf(change)).filter((name) => name !== ''))];
  const edits = own.filter(({ before, after }) => isRow(before) && isRow(after));
  const fields = new Set<string>();
  for (const { table, before, after } of main === 'settings' ? [] : edits)
    for (const field of changed(before as Row, after as Row)) fields.add(labelOf(table, field));
  return {
    names: names.slice(0, mostNames),
    more: Math.max(0, names.length - mostNames),
    fields: [...fields],
  };
}

/** The words of a summary that a search looks through, in lower case. */
export function summaryText(label: string, { names, fields }: JournalSummary): string {
  return [label, ...names, ...fields].join(' ').toLowerCase();
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function nameOf({ table, before, after }: JournalChange): string {
  const row = isRow(after) ? after : before;
  if (!isRow(row)) return '';
  if (namedSettings.includes(String(row.settingGroup))) return text(row.settingValue);
  const parts = (nameFields[table] ?? []).map((field) => row[field]);
  return parts.map(text).filter(Boolean).join(' · ');
}

/** A text as one short line; '' for anything else. */
function text(value: unknown): string {
  const line = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function changed(before: Row, after: Row): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter(
    (field) => !silent.has(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** The label a form shows, else the field's own name as words: `dueDate` → “Due date”. */
function labelOf(table: string, field: string): string {
  const known = labels[table]?.[field];
  if (known) return known;
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

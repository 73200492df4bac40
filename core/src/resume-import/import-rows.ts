import type { HeadField } from '../resume-reading/reading.ts';
import type { DraftItem, DraftValue, ImportDraft } from './import-draft.ts';

/** How sure a row is: as its least sure value; `settled` once a person said so. */
export type Certainty = 'sure' | 'likely' | 'check' | 'settled';

/** A row of the preview: a field of the head, an item, or the skills of one group. */
export type ImportRow = {
  id: string;
  /** `Contact`, `Summary`, or the name of a section. */
  group: string;
  items: DraftItem[];
  /** Of a row that is one field of the head. */
  field: HeadField | null;
  certainty: Certainty;
  /** The fields that should be looked at. */
  toCheck: string[];
  runs: number[];
};

/** Rows with how sure each is, in the order of a resume. */
export type ImportRows = ImportRow[];

const contact = ['name', 'headline', 'email', 'phone', 'location'] as const;

/** The rows of a draft, in the order of their groups; fields of the head that say nothing only where `also` names them. */
export function importRows({ items }: ImportDraft, also: readonly HeadField[] = []): ImportRows {
  const [head] = items;
  if (!head) return [];
  const of = (section: string) => items.filter((item) => item.key !== 0 && item.section === section);
  const rows = (group: string, section = group) =>
    of(section).map((item) => row(`i${item.key}`, group, [item], null));
  const headRow = (field: HeadField, group: string) =>
    also.includes(field) || (head.values[field] && head.values[field].value !== '')
      ? [row(`h${field}`, group, [head], field)]
      : [];
  const skills = Map.groupBy(of('Skills'), ({ values }) => values.skillGroup?.value ?? '');
  const rest = [...new Set(items.map(({ section }) => section))].filter((section) => !usual.has(section));
  return [
    ...contact.flatMap((field) => headRow(field, 'Contact')),
    ...rows('Contact', 'Links'),
    ...headRow('summary', 'Summary'),
    ...rows('Experience'),
    ...rows('Education'),
    ...[...skills].map(([group, list]) => row(`s${group}`, 'Skills', list, null)),
    ...rest.flatMap((section) => rows(section)),
  ];
}

const usual = new Set(['', 'Links', 'Experience', 'Education', 'Skills']);

function row(id: string, group: string, items: DraftItem[], field: HeadField | null): ImportRow {
  const values = items.flatMap((item) =>
    Object.entries(item.values).flatMap(([name, value]) =>
      value && value.value !== '' && (field === null || name === field) ? [[name, value] as const] : [],
    ),
  );
  const unsure = values.filter(([, value]) => needsCheck(value)).map(([name]) => name);
  return {
    id,
    group,
    items,
    field,
    certainty: certaintyOf(values.map(([, value]) => value)),
    toCheck: [...new Set(unsure)],
    runs: [...new Set(values.flatMap(([, { runs }]) => runs))],
  };
}

/** Whether a value is unsure and nobody looked at it. */
export const needsCheck = ({ sure, isSettled }: DraftValue): boolean => sure === 'unsure' && !isSettled;

function certaintyOf(values: readonly DraftValue[]): Certainty {
  if (values.length === 0) return 'settled';
  if (values.some(needsCheck)) return 'check';
  if (values.some(({ isSettled, sure, says }) => isSettled && (sure !== 'sure' || says === '')))
    return 'settled';
  return values.some(({ sure, isSettled }) => sure === 'likely' && !isSettled) ? 'likely' : 'sure';
}

/** How many rows are how sure. */
export function certaintyCounts(rows: ImportRows): Record<Certainty, number> {
  const counts = { sure: 0, likely: 0, check: 0, settled: 0 };
  for (const { certainty } of rows) counts[certainty] += 1;
  return counts;
}

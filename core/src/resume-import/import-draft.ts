import type { ItemList } from '../entities/resume/version-differences.ts';
import { dateSpansIn } from '../resume-reading/date-spans.ts';
import type { ReadItem, ReadValue, ResumeReading } from '../resume-reading/reading.ts';
import type { SourceLine } from '../resume-reading/source-lines.ts';
import type { Fields, ReadResume } from '../transfer/json-resume-extra.ts';

/** A value on its way into a resume. `isSettled`: a person wrote it, or said that it is right. */
export type DraftValue = ReadValue & { isSettled: boolean };

/** What becomes a row: the head of the resume, or an item of one of its lists. */
export type DraftItem = {
  /** 0 is the head. */
  key: number;
  list: 'resume' | ItemList;
  /** The `resumeSectionName` of an item; '' of the head. */
  section: string;
  values: Partial<Record<string, DraftValue>>;
  /** The record as it was read, with fields that are not shown, such as whether it is hidden. */
  row: Fields;
};

/** A resume that is being imported. */
export type ImportDraft = { items: DraftItem[]; nextKey: number };

/** One value of a draft. */
export type DraftPlace = { item: number; field: string };

/** What was read, as a draft. */
export function importDraft(reading: ResumeReading, resume: ReadResume): ImportDraft {
  let nextKey = 0;
  const item = (
    list: DraftItem['list'],
    section: string,
    values: ReadItem<string>['values'],
    row: Fields,
  ): DraftItem => {
    const settled = Object.entries(values).flatMap(([field, value]) =>
      value ? [[field, { ...value, isSettled: false }] as const] : [],
    );
    const made = { key: nextKey, list, section, values: Object.fromEntries(settled), row };
    nextKey += 1;
    return made;
  };
  const items = [
    item('resume', '', reading.head, resume.resume),
    ...reading.experience.map(({ values }, at) =>
      item('experience', 'Experience', values, resume.experience[at] ?? {}),
    ),
    ...reading.education.map(({ values }, at) =>
      item('education', 'Education', values, resume.education[at] ?? {}),
    ),
    ...reading.skills.map(({ values }, at) => item('skills', 'Skills', values, resume.skills[at] ?? {})),
    ...reading.sections.map(({ values, section }, at) =>
      item('sections', section, values, resume.sections[at] ?? {}),
    ),
  ];
  return { items, nextKey };
}

const typed: Omit<DraftValue, 'value'> = {
  says: '',
  runs: [],
  sure: 'sure',
  doubt: null,
  isSettled: true,
};

/** Writes what a person typed; a value that is emptied lets go of its place on the page. */
export function withTyped(draft: ImportDraft, { item, field }: DraftPlace, value: string): ImportDraft {
  return withValue(draft, item, field, (before) =>
    value === '' ? { ...typed, value } : { ...(before ?? typed), value, isSettled: true },
  );
}

/** Says that the values of an item, or some of them, are right as they are. */
export function withSettled(draft: ImportDraft, item: number, fields?: readonly string[]): ImportDraft {
  return withItem(draft, item, (one) => ({
    ...one,
    values: Object.fromEntries(
      Object.entries(one.values).map(([field, value]) => [
        field,
        value && (!fields || fields.includes(field)) ? { ...value, isSettled: true } : value,
      ]),
    ),
  }));
}

/** Fields whose text goes on line by line. */
const isLong = (field: string) => field === 'notes' || field === 'summary';
const isDate = (field: string) => field === 'startDate' || field === 'endDate';

/** Takes a piece of the page into a field: under what a long field holds, in place of what a short one holds. */
export function withLine(draft: ImportDraft, place: DraftPlace, line: SourceLine): ImportDraft {
  const { item, field } = place;
  if (isDate(field)) return withDates(draft, place, line);
  return withValue(draft, item, field, (before) => {
    const goesOn = isLong(field) && before !== undefined && before.value !== '';
    return {
      ...typed,
      value: goesOn ? `${before.value}\n${line.text}` : line.text,
      says: line.text,
      runs: goesOn ? [...new Set([...before.runs, ...line.runs])] : [...line.runs],
    };
  });
}

/** A line with a span of dates fills both ends; one that says no date changes nothing. */
function withDates(draft: ImportDraft, { item, field }: DraftPlace, line: SourceLine): ImportDraft {
  const [span] = dateSpansIn(line.text);
  if (!span) return draft;
  const of = (value: string): DraftValue => ({ ...typed, value, says: line.text, runs: [...line.runs] });
  if (span.start === '') return withValue(draft, item, field, () => of(span.end));
  const begun = withValue(draft, item, 'startDate', () => of(span.start));
  return withValue(begun, item, 'endDate', () => of(span.end));
}

/** Adds an item that a person makes, and returns its key. */
export function withNewItem(
  draft: ImportDraft,
  list: ItemList,
  section: string,
): { draft: ImportDraft; key: number } {
  const key = draft.nextKey;
  const item: DraftItem = { key, list, section, values: {}, row: {} };
  return { draft: { items: [...draft.items, item], nextKey: key + 1 }, key };
}

/** Leaves an item out; what it was read from counts as not used. */
export function withoutItem(draft: ImportDraft, key: number): ImportDraft {
  return { ...draft, items: draft.items.filter((item) => item.key !== key || key === 0) };
}

/** Writes the skills of a group as lines: those that were there keep their place, new ones are typed. */
export function withSkills(draft: ImportDraft, group: string, names: readonly string[]): ImportDraft {
  const isOf = ({ list, values }: DraftItem) =>
    list === 'skills' && (values.skillGroup?.value ?? '') === group;
  const before = draft.items.filter(isOf);
  const first = draft.items.findIndex(isOf);
  let { nextKey } = draft;
  const wanted = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  const skills = wanted.map((name): DraftItem => {
    const known = before.find(({ values }) => values.skillName?.value === name);
    if (known) return known;
    const key = nextKey;
    nextKey += 1;
    const values = {
      skillName: { ...typed, value: name },
      ...(group && { skillGroup: { ...typed, value: group } }),
    };
    return { key, list: 'skills', section: 'Skills', values, row: {} };
  });
  const at = first < 0 ? draft.items.length : first;
  const others = draft.items.filter((item) => !before.includes(item));
  return { items: [...others.slice(0, at), ...skills, ...others.slice(at)], nextKey };
}

/** All runs that are in a value. */
export function runsTaken({ items }: ImportDraft): Set<number> {
  return new Set(items.flatMap(({ values }) => Object.values(values).flatMap((value) => value?.runs ?? [])));
}

function withValue(
  draft: ImportDraft,
  key: number,
  field: string,
  change: (before: DraftValue | undefined) => DraftValue,
): ImportDraft {
  return withItem(draft, key, (item) => ({
    ...item,
    values: { ...item.values, [field]: change(item.values[field]) },
  }));
}

function withItem(draft: ImportDraft, key: number, change: (item: DraftItem) => DraftItem): ImportDraft {
  return { ...draft, items: draft.items.map((item) => (item.key === key ? change(item) : item)) };
}

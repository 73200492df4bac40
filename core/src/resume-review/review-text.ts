import type { WholeResume } from '../entities/resume/resume-text.ts';
import { type ItemList, itemLists, itemTables } from '../entities/resume/version-differences.ts';
import { cleanLine } from '../typesetting/clean-text.ts';
import type { ReviewEdit, ReviewFix } from './review.ts';

type Where = ItemList | 'resume';

/** A text of a resume and where it is stored: a whole field, or one line of it. */
export type ReviewText = {
  /** As the page names it. */
  field: string;
  /** Without the space around it and a typed bullet. */
  text: string;
  /** Writes another text in its place. */
  edit: (text: string) => ReviewEdit;
  /** Takes the whole line or value away. */
  removal: ReviewEdit;
};

const bulletMark = /^\s{0,200}(?:[•◦▪‣·*–—-] +)?/;

/** A text that is a field by itself; `isWholeItem`: its item has no other, and goes with it. `degree` is printed with the subject, so that the page knows one field of both. */
export function fieldText(
  where: Where,
  id: number,
  name: string,
  value: string,
  isWholeItem = false,
): ReviewText {
  const text = value.trim();
  const edit = (next: string) => fieldEdit(where, id, { [name]: next }, { [name]: value });
  const field = pageField(where, name);
  return {
    field: where === 'resume' ? `resume/${field}` : `${where}/${id}/${field}`,
    text,
    edit,
    removal:
      isWholeItem && where !== 'resume' ? { kind: 'remove-item', table: itemTables[where], id } : edit(''),
  };
}

/** The name of a field by the text of the page that shows it. */
function pageField(where: Where, name: string): string {
  if (where === 'education' && name === 'degree') return 'major';
  return name;
}

/** The lines of a summary or of an item; empty ones are left out, and each keeps its place among all. */
export function linesOfText(where: Where, id: number, value: string): ReviewText[] {
  const name = where === 'resume' ? 'summary' : 'notes';
  const base = where === 'resume' ? 'resume/summary' : `${where}/${id}/notes`;
  const lines = value.split(/\r\n?|\n/);
  const whole = (next: readonly string[]) =>
    fieldEdit(where, id, { [name]: next.join('\n') }, { [name]: value });
  return lines.flatMap((line, at) => {
    const [mark = ''] = bulletMark.exec(line) ?? [];
    const text = line.slice(mark.length).trimEnd();
    if (cleanLine(text) === '') return [];
    return [
      {
        field: `${base}/${at}`,
        text,
        edit: (next: string) => whole(lines.with(at, mark + next)),
        removal: whole(lines.toSpliced(at, 1)),
      },
    ];
  });
}

/** The line that a field names, as a finding says where in it; '' for a field that is no line or not there. */
export function lineOfField({ resume, ...lists }: WholeResume, field: string): string {
  const [part = '', key = ''] = field.split('/');
  const id = Number(key);
  const list = itemLists.find((one) => one === part);
  const item = list && lists[list].find(({ internalId }) => internalId === id);
  const lines =
    part === 'resume'
      ? linesOfText('resume', 0, resume.summary)
      : list && item && 'notes' in item
        ? linesOfText(list, id, item.notes)
        : [];
  return lines.find((line) => line.field === field)?.text ?? '';
}

/** An edit of fields of the resume or of one of its items. */
export function fieldEdit(
  where: Where,
  id: number,
  fields: Record<string, unknown>,
  was: Record<string, unknown>,
): ReviewEdit {
  return where === 'resume'
    ? { kind: 'resume', fields, was }
    : { kind: 'item', table: itemTables[where], id, fields, was };
}

/** A fix that writes other words in place of a stretch of a text. */
export function writes(
  { text, edit }: Pick<ReviewText, 'text' | 'edit'>,
  [start, end]: readonly [number, number],
  words: string,
): ReviewFix {
  const next = text.slice(0, start) + words + text.slice(end);
  return { does: words === '' ? 'remove' : 'write', text: words, edits: [edit(next)] };
}

/** A fix that writes another text in place of all of it. */
export const writesAll = (one: Pick<ReviewText, 'edit'>, text: string): ReviewFix => ({
  does: 'write',
  text,
  edits: [one.edit(text)],
});

/** A fix that takes a line or a value away. */
export const removes = ({ removal }: Pick<ReviewText, 'removal'>): ReviewFix => ({
  does: 'remove',
  text: '',
  edits: [removal],
});

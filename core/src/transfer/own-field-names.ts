import { type OwnField, ownFields } from '../entities/job/job-entity.ts';
import { foldText } from '../text/company-name.ts';

/** What the person calls their own fields; '' or absent: no name. */
export type OwnFieldNames = Readonly<Partial<Record<OwnField, string>>>;

const numbered = /^own field ([12])\b/i;

/** The head of an own field in a file: “Own field 1”, with its name “Own field 1 (Referred by)”. */
export function ownFieldHead(label: string, name: string): string {
  return name === '' ? label : `${label} (${name})`;
}

/** The own field that a head of such a file means, whatever name is behind it. */
export function ownFieldOfHead(head: string): OwnField | null {
  const [, number] = numbered.exec(head.trim()) ?? [];
  return ownFields.find((_, at) => number === String(at + 1)) ?? null;
}

/** What the columns of a file call the fields they were made: the name in a head of ours, else the head as it is. */
export function ownFieldNamesIn(
  heads: readonly string[],
  mapping: readonly (string | null)[],
): OwnFieldNames {
  const named = ownFields.flatMap((field) => {
    const head = heads[mapping.indexOf(field)]?.trim() ?? '';
    const name = numbered.test(head) ? withoutNumber(head) : head;
    return foldText(name) === '' ? [] : [[field, name.slice(0, 40).trim()] as const];
  });
  return Object.fromEntries(named);
}

function withoutNumber(head: string): string {
  const from = head.indexOf('(');
  return from < 0 || !head.endsWith(')') ? '' : head.slice(from + 1, -1).trim();
}

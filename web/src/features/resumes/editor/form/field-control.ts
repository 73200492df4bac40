import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';

/** Where a text of the page is edited. */
export type FieldControl = {
  /** The part of the form: `Contact`, or the name of a section. */
  section: string;
  /** The item that has to be open. */
  item?: { table: ItemTable; id: number };
  /** The `data-field` of the input. */
  control: string;
  /** The line inside it, from 0. */
  line?: number;
};

const tables = {
  experience: 'resumeExperience',
  education: 'resumeEducation',
  skills: 'resumeSkills',
  sections: 'resumeSections',
} as const;
const usual = { experience: 'Experience', education: 'Education', skills: 'Skills' } as const;

/** The part of the form whose items are under this name; links are contact details. */
export function formSection(name: string): string {
  return name === 'Links' ? 'Contact' : name || 'Other';
}

/** Where a field of the page (`experience/12/notes/3`) is edited; undefined for one that the resume no longer has. */
export function fieldControl(field: string, whole: WholeResume): FieldControl | undefined {
  const [part = '', key = '', name = '', line] = field.split('/');
  if (part === 'resume') {
    const at = name === '' ? undefined : Number(name);
    const section = key === 'summary' ? 'Summary' : 'Contact';
    return { section, control: `resume/${key}`, ...(at !== undefined && { line: at }) };
  }
  if (part === 'arrangement') {
    const section = field.slice('arrangement/'.length, field.lastIndexOf('/'));
    return { section: formSection(section), control: `arrangement/${section}/title` };
  }
  if (!Object.hasOwn(tables, part)) return undefined;
  const known = part as keyof typeof tables;
  const id = Number(key);
  const items: readonly { internalId: number; resumeSectionName: string }[] = whole[known];
  const item = items.find(({ internalId }) => internalId === id);
  if (!item) return undefined;
  return {
    section: known === 'sections' ? formSection(item.resumeSectionName) : usual[known],
    item: { table: tables[known], id },
    control: `${known}/${id}/${name}${name === 'notes' ? `/${line ?? 0}` : ''}`,
  };
}

/** Inputs whose text the page shows inside another field. */
const inside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  experience: { state: 'city', country: 'city', endDate: 'startDate', isHeld: 'startDate' },
  education: { degree: 'major', state: 'city', country: 'city', endDate: 'startDate', isHeld: 'startDate' },
  skills: { level: 'skillName' },
  sections: { endDate: 'startDate', isHeld: 'startDate' },
};

/** The field of the page that an input changes; several lines begin with it where it ends with a slash. */
export function pageField(control: string, whole: WholeResume): string {
  const [part = '', key = '', name = ''] = control.split('/');
  if (control === 'resume/summary') return 'resume/summary/';
  const item = part === 'sections' && whole.sections.find(({ internalId }) => internalId === Number(key));
  const section = item ? item.resumeSectionName : '';
  if (section === 'Languages' && name === 'subtitle') return `${part}/${key}/title`;
  if (section === 'Links' && name === 'title') return `${part}/${key}/url`;
  const other = inside[part]?.[name];
  return other ? `${part}/${key}/${other}` : control;
}

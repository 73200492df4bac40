import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A field of an item. */
export type ItemField = {
  name: string;
  label: () => MessageDescriptor;
  kind: 'text' | 'month' | 'url';
  placeholder?: () => MessageDescriptor;
  /** Shows once it is filled or asked for. */
  isRare?: true;
};

/** How the items of a section are edited. */
export type ItemForm = {
  table: ItemTable;
  /** `cards` open one by one; `rows` are short and stand open, all of them. */
  look: 'cards' | 'rows';
  add: () => MessageDescriptor;
  /** An item without a name. */
  untitled: () => MessageDescriptor;
  removed: () => MessageDescriptor;
  /** Fields in rows of one or two. */
  fields: readonly (readonly ItemField[])[];
  /** The tick that says it continues. */
  isHeld?: () => MessageDescriptor;
  /** Lines under it. */
  lines?: () => MessageDescriptor;
  title: string;
  subtitle?: string;
};

const text = (name: string, label: () => MessageDescriptor, more: Partial<ItemField> = {}): ItemField => ({
  name,
  label,
  kind: 'text',
  ...more,
});
const start: ItemField = {
  name: 'startDate',
  label: () => msg`From`,
  kind: 'month',
  placeholder: () => msg`Jun 2022 or 2022`,
};
const end: ItemField = { name: 'endDate', label: () => msg`To`, kind: 'month' };
const link: ItemField = { name: 'url', label: () => msg`Link`, kind: 'url', isRare: true };
const webLink: ItemField = { name: 'url', label: () => msg`Link`, kind: 'url' };
const country = text('country', () => msg`Country`, { isRare: true });
const place = [text('city', () => msg`City`), text('state', () => msg`State or region`)];
const lines = () => msg`Details`;

const section = {
  table: 'resumeSections',
  look: 'cards',
  add: () => msg`Add entry`,
  untitled: () => msg`New entry`,
  removed: () => msg`Entry removed.`,
  lines,
  title: 'title',
  subtitle: 'subtitle',
} as const;

const ownSection: ItemForm = {
  ...section,
  fields: [
    [text('title', () => msg`Title`)],
    [text('subtitle', () => msg`Beside the title`)],
    [start, end],
    [link],
  ],
};

const usualForms: Readonly<Record<string, ItemForm>> = {
  Experience: {
    table: 'resumeExperience',
    look: 'cards',
    add: () => msg`Add position`,
    untitled: () => msg`New position`,
    removed: () => msg`Position removed.`,
    fields: [
      [text('title', () => msg`Job title`)],
      [text('companyName', () => msg`Company`)],
      [start, end],
      place,
      [country, link],
    ],
    isHeld: () => msg`I still work here`,
    lines: () => msg`What you did`,
    title: 'title',
    subtitle: 'companyName',
  },
  Education: {
    table: 'resumeEducation',
    look: 'cards',
    add: () => msg`Add school`,
    untitled: () => msg`New school`,
    removed: () => msg`School removed.`,
    fields: [
      [text('institutionName', () => msg`School`)],
      [
        text('degree', () => msg`Degree`, { placeholder: () => msg`B.S., diploma, certificate` }),
        text('major', () => msg`Field of study`),
      ],
      [start, end],
      place,
      [text('gpa', () => msg`GPA or grade`, { isRare: true }), country],
      [link],
    ],
    isHeld: () => msg`I still study here`,
    lines,
    title: 'institutionName',
    subtitle: 'degree',
  },
  Skills: {
    table: 'resumeSkills',
    look: 'rows',
    add: () => msg`Add skill`,
    untitled: () => msg`New skill`,
    removed: () => msg`Skill removed.`,
    fields: [
      [
        text('skillName', () => msg`Skill`),
        text('skillGroup', () => msg`Group`, { isRare: true }),
        text('level', () => msg`Level`, { isRare: true }),
      ],
    ],
    title: 'skillName',
  },
  Projects: {
    ...section,
    add: () => msg`Add project`,
    untitled: () => msg`New project`,
    removed: () => msg`Project removed.`,
    fields: [
      [text('title', () => msg`Project`)],
      [text('subtitle', () => msg`Your part in it`)],
      [start, end],
      [webLink],
    ],
    isHeld: () => msg`It is ongoing`,
  },
  Publications: {
    ...section,
    add: () => msg`Add publication`,
    untitled: () => msg`New publication`,
    removed: () => msg`Publication removed.`,
    fields: [
      [text('title', () => msg`Title`)],
      [text('subtitle', () => msg`Publisher or journal`), { ...start, label: () => msg`Date` }],
      [link],
    ],
  },
  Certifications: {
    ...section,
    add: () => msg`Add certification`,
    untitled: () => msg`New certification`,
    removed: () => msg`Certification removed.`,
    fields: [
      [text('title', () => msg`Certification or license`)],
      [text('subtitle', () => msg`Given by`)],
      [
        { ...start, label: () => msg`Since` },
        { ...end, label: () => msg`Until` },
      ],
      [link],
    ],
  },
  Awards: {
    ...section,
    add: () => msg`Add award`,
    untitled: () => msg`New award`,
    removed: () => msg`Award removed.`,
    fields: [
      [text('title', () => msg`Award`)],
      [text('subtitle', () => msg`Given by`), { ...start, label: () => msg`Date` }],
      [link],
    ],
  },
  Volunteering: {
    ...section,
    fields: [
      [text('title', () => msg`What you do or did`)],
      [text('subtitle', () => msg`Organization`)],
      [start, end],
      [link],
    ],
    isHeld: () => msg`I still do this`,
  },
  Languages: {
    ...section,
    look: 'rows',
    add: () => msg`Add language`,
    untitled: () => msg`New language`,
    removed: () => msg`Language removed.`,
    fields: [[text('title', () => msg`Language`), text('subtitle', () => msg`How well`)]],
  },
  Links: {
    ...section,
    look: 'rows',
    add: () => msg`Add link`,
    untitled: () => msg`New link`,
    removed: () => msg`Link removed.`,
    fields: [
      [
        { name: 'url', label: () => msg`Address`, kind: 'url' },
        text('title', () => msg`Site`, { isRare: true }),
      ],
    ],
    title: 'url',
  },
};

/** How the items of a section are edited; one that the person named has the fields of any entry. */
export function itemForm(sectionName: string): ItemForm {
  return (Object.hasOwn(usualForms, sectionName) ? usualForms[sectionName] : undefined) ?? ownSection;
}

import type { DraftItem, DraftValue } from '@foothold/core/resume-import/import-draft.ts';
import type { Certainty, ImportRow } from '@foothold/core/resume-import/import-rows.ts';
import type { Doubt } from '@foothold/core/resume-reading/reading.ts';
import { presentEnd, resumeDateText } from '@foothold/core/typesetting/resume-date.ts';
import { useLingui } from '@lingui/react/macro';
import { useSectionNames } from '../../../../shared/resumes/section-words.ts';
import { itemForm } from '../../editor/form/item-forms.data.ts';

/** A field as the preview shows it: its name in the draft, its label, and how it is written. */
export type ImportField = { name: string; label: string; kind: 'text' | 'month' | 'long' };

const placeParts = new Set(['city', 'state', 'country']);

/** What groups, rows, fields and doubts are called in the preview. */
export function useImportWords() {
  const { i18n, t } = useLingui();
  const { nameOf } = useSectionNames();
  const headLabels: Readonly<Record<string, string>> = {
    name: t`Name`,
    headline: t`Headline`,
    email: t`E-mail`,
    phone: t`Phone`,
    location: t`Location`,
    summary: t`Summary`,
  };
  const certainties: Record<Certainty, string> = {
    sure: t`Sure`,
    likely: t`Likely`,
    check: t`Check`,
    settled: t`Checked`,
  };
  const doubts: Record<Doubt, string> = {
    'no-month': t`The month is missing.`,
    'short-year': t`The year has two digits.`,
    'open-date-order': t`Day and month could be the other way round.`,
    'two-readings': t`This can be read in two ways.`,
    'by-place-alone': t`Only its position says what it is.`,
    inherited: t`It applies to several entries.`,
    'letters-recognized': t`The letters were recognized in a picture.`,
  };
  const fieldsOf = (item: DraftItem): ImportField[] => {
    if (item.list === 'resume')
      return Object.entries(headLabels).map(([name, label]) => ({
        name,
        label,
        kind: name === 'summary' ? 'long' : 'text',
      }));
    const form = itemForm(item.section);
    const fields: ImportField[] = [];
    for (const { name, label, kind } of form.fields.flat()) {
      if (!placeParts.has(name))
        fields.push({ name, label: i18n._(label()), kind: kind === 'month' ? 'month' : 'text' });
      else if (name === 'city') fields.push({ name: 'place', label: t`Place`, kind: 'text' });
    }
    if (form.lines) fields.push({ name: 'notes', label: i18n._(form.lines()), kind: 'long' });
    return fields;
  };
  const dateText = (value: string) =>
    value === presentEnd ? t`now` : resumeDateText(value, 'month-year', i18n.locale);
  const span = (item: DraftItem) => {
    const [start, end] = [item.values.startDate, item.values.endDate].map((one) =>
      dateText(one?.value ?? ''),
    );
    return [...new Set([start, end])].filter(Boolean).join(' – ');
  };
  const said = (item: DraftItem, ...names: readonly string[]) =>
    names.map((name) => item.values[name]?.value ?? '').filter(Boolean);
  return {
    certainty: (of: Certainty) => certainties[of],
    doubtOf: ({ doubt }: DraftValue) => (doubt ? doubts[doubt] : t`Nothing there says for sure what it is.`),
    group: (name: string) => (name === 'Contact' ? t`Contact` : nameOf(name)),
    fieldsOf,
    fieldLabel: (item: DraftItem, name: string) =>
      fieldsOf(item).find((field) => field.name === name)?.label ?? name,
    dateText,
    /** The small word before a row. */
    rowLabel: ({ group, field, items }: ImportRow): string => {
      const [item] = items;
      if (field) return headLabels[field] ?? '';
      if (group === 'Contact') return t`Link`;
      if (group === 'Experience') return t`Role`;
      if (group === 'Education') return t`School`;
      if (group === 'Skills') return item?.values.skillGroup?.value || t`Skills`;
      return '';
    },
    /** The words of a row: the first is what it is called by, the second what is said of it. */
    rowText: ({ group, field, items }: ImportRow): { lead: string; dates: string; more: string } => {
      const [item] = items;
      if (!item) return { lead: '', dates: '', more: '' };
      if (field) return { lead: item.values[field]?.value ?? '', dates: '', more: '' };
      if (group === 'Skills')
        return {
          lead: items.flatMap((one) => said(one, 'skillName')).join(', '),
          dates: '',
          more: '',
        };
      const dates = span(item);
      const notes = said(item, 'notes')[0]?.split('\n').filter(Boolean).length ?? 0;
      const lines = notes === 0 ? '' : notes === 1 ? t`1 line` : t`${notes} lines`;
      const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');
      if (group === 'Experience') {
        const [lead = '', ...rest] = said(item, 'title', 'companyName');
        return { lead, dates, more: join(...rest, ...said(item, 'place'), lines) };
      }
      if (group === 'Education') {
        const [lead = '', ...rest] = said(item, 'institutionName', 'degree', 'major');
        return { lead, dates, more: join(...rest, ...said(item, 'gpa', 'place'), lines) };
      }
      if (group === 'Contact') {
        const [lead = '', ...rest] = said(item, 'url', 'title');
        return { lead, dates: '', more: join(...rest) };
      }
      const [lead = '', ...rest] = said(item, 'title', 'subtitle');
      return { lead: lead || lines, dates, more: join(...rest, lead ? lines : '') };
    },
  };
}

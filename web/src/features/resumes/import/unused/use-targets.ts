import { listedSections, usualSections } from '@foothold/core/entities/resume/resume-sections.ts';
import type { NotUsed, UseTarget } from '@foothold/core/resume-import/not-used.ts';
import { useLingui } from '@lingui/react/macro';
import { itemForm } from '../../editor/form/item-forms.data.ts';
import { useImportWords } from '../fields/use-import-words.ts';
import type { Preview } from '../preview/use-preview.ts';

type Choice = { value: string; label: string; target: UseTarget };

const listOf = (section: string) =>
  (({ Experience: 'experience', Education: 'education', Skills: 'skills' }) as const)[section] ?? 'sections';

/** The sections that a piece can go to, the likeliest first, and the fields of each. */
export function useUseTargets(preview: Preview, piece: NotUsed | null) {
  const { i18n, t } = useLingui();
  const words = useImportWords();
  const { items } = preview.draft;
  const [head] = items;
  const own = [...new Set(items.map(({ section }) => section))].filter(
    (section) => section !== '' && !(usualSections as readonly string[]).includes(section),
  );
  // “Interests” becomes a section of that name where nothing better is there.
  const heading = piece?.heading && !piece.heading.includes(' › ') ? piece.heading.trim() : '';
  const named =
    heading && ![...usualSections, ...own].some((one) => one.toLowerCase() === heading.toLowerCase());
  const all = [
    ...(named ? [heading] : []),
    'Contact',
    'Experience',
    'Education',
    'Skills',
    ...listedSections,
    ...own,
    ...(own.includes('Other') ? [] : ['Other']),
  ];
  const guessed = guess(piece);
  const ordered = named
    ? all
    : [...all.filter((one) => one === guessed), ...all.filter((one) => one !== guessed)];
  return {
    sections: ordered.map((value) => ({ value, label: words.group(value) })),
    fieldsOf: (section: string): Choice[] => {
      if (section === 'Contact')
        return (head ? words.fieldsOf(head) : []).map(({ name, label }) => ({
          value: `0 ${name}`,
          label,
          target: { kind: 'field', item: 0, field: name },
        }));
      const list = listOf(section);
      const form = itemForm(section);
      const fresh = form.fields[0]?.[0];
      const first: Choice = {
        value: 'new',
        label: list === 'skills' ? t`New skills` : t`A new entry: ${fresh ? i18n._(fresh.label()) : ''}`,
        target: { kind: 'new', list, section, field: form.title },
      };
      if (list === 'skills') return [first];
      const others = items
        .filter((item) => item.section === section)
        .flatMap((item) =>
          words.fieldsOf(item).map(({ name, label, kind }): Choice => {
            const called = item.values[form.title]?.value || item.values[form.subtitle ?? '']?.value || '…';
            return {
              value: `${item.key} ${name}`,
              label: kind === 'long' ? t`${called}: another line` : t`${called}: ${label}`,
              target: { kind: 'field', item: item.key, field: name },
            };
          }),
        );
      // A line inside a section mostly continues with one of its entries.
      const lines = others.filter(({ target }) => target.kind === 'field' && target.field === 'notes');
      const rest = others.filter((one) => !lines.includes(one));
      return piece?.kind === 'line' && lines.length > 0
        ? [...lines, first, ...rest]
        : [first, ...lines, ...rest];
    },
  };
}

/** The section that a piece stood in. */
function guess(piece: NotUsed | null): string {
  switch (piece?.section) {
    case 'experience':
      return 'Experience';
    case 'education':
      return 'Education';
    case 'skills':
      return 'Skills';
    case 'languages':
      return 'Languages';
    case 'certifications':
      return 'Certifications';
    case 'projects':
      return 'Projects';
    case 'awards':
      return 'Awards';
    case 'publications':
      return 'Publications';
    case 'volunteering':
      return 'Volunteering';
    case 'head':
    case 'contact':
      return 'Contact';
    default:
      return 'Other';
  }
}

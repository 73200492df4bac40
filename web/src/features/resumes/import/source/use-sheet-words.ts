import { useLingui } from '@lingui/react';
import type { DocumentKind } from '../../../../document-reading/document-reading.ts';
import { itemForm } from '../../editor/form/item-forms.data.ts';
import { useImportWords } from '../fields/use-import-words.ts';

const byName: readonly DocumentKind[] = [
  'json-resume',
  'reactive-resume',
  'linkedin-export',
  'europass',
  'backup',
];

/** The sheet of a file with fields by name writes their names as the records have them: here they are put into words. */
export function useSheetWords(kind: DocumentKind): (text: string, isHeading: boolean) => string {
  const { i18n } = useLingui();
  const words = useImportWords();
  if (!byName.includes(kind)) return (text) => text;
  const labels = new Map<string, string>([['notes', i18n._(itemForm('').lines?.() ?? { id: 'notes' })]]);
  for (const section of ['Experience', 'Education', 'Skills', 'Projects', 'Links'])
    for (const { name, label } of itemForm(section).fields.flat())
      if (!labels.has(name)) labels.set(name, i18n._(label()));
  const head = words.fieldsOf({ key: 0, list: 'resume', section: '', values: {}, row: {} });
  for (const { name, label } of head) labels.set(name, label);
  labels.set(
    'place',
    words
      .fieldsOf({ key: 1, list: 'experience', section: 'Experience', values: {}, row: {} })
      .find(({ name }) => name === 'place')?.label ?? '',
  );
  return (text, isHeading) => {
    if (isHeading) return text === '…' ? text : words.group(text);
    const name = text.endsWith(':') ? text.slice(0, -1) : '';
    const label = labels.get(name);
    return label ? `${label}:` : text;
  };
}

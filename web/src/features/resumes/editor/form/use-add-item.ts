import { useRef } from 'react';
import { useEditor } from '../editor-context.tsx';
import { itemForm } from './item-forms.data.ts';
import { itemPath } from './item-path.ts';

/** Adds items to a section; the one that was added has the focus. */
export function useAddItem(section: string): (fields?: Readonly<Record<string, string>>) => Promise<void> {
  const { draft, goTo } = useEditor();
  const isAdding = useRef(false);
  return async (fields = {}) => {
    // Two presses at once would make two.
    if (isAdding.current) return;
    isAdding.current = true;
    const form = itemForm(section);
    const named = form.table === 'resumeSections' ? { resumeSectionName: section } : {};
    const id = await draft.add(form.table, { ...named, ...fields });
    isAdding.current = false;
    const first = form.fields[0]?.[0]?.name;
    if (id !== null && first) goTo(`${itemPath(form.table, id)}/${first}`);
  };
}

import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import { arrangedSections } from '@foothold/core/entities/resume/resume-sections.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useEditor } from './editor-context.tsx';
import { useAddItem } from './form/use-add-item.ts';

/**
 * Begins an empty line in the section that the address names, `?line=Experience`: under the newest position there, as an
 * entry of its own in other sections. What belongs into it only the person knows.
 */
export function LineOfAddress() {
  const [search, setSearch] = useSearchParams();
  const { draft, goTo, whole } = useEditor();
  const section = search.get('line') ?? '';
  const known = arrangedSections(whole()).some((one) => one.section === section) ? section : '';
  const addItem = useAddItem(known || 'Experience');
  const begin = useEffectEvent(() => {
    // Said once, so that a reload begins no second line.
    setSearch({}, { replace: true, preventScrollReset: true });
    const newest = known === 'Experience' && inDisplayOrder(whole().experience)[0];
    if (!newest) return known === '' ? undefined : void addItem();
    const { internalId: id, notes } = newest;
    const lines = notes.trim() === '' ? [''] : notes.split('\n');
    if (lines.at(-1)?.trim() !== '') {
      lines.push('');
      draft.type({ table: 'resumeExperience', id }, { notes: lines.join('\n') });
    }
    // Once the form has drawn it.
    setTimeout(() => goTo(`experience/${id}/notes/${lines.length - 1}`));
  });
  useEffect(() => {
    if (section === '') return;
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, [section]);
  return null;
}

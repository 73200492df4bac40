import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResumeDraft } from './draft/resume-draft.ts';
import type { OpenItem } from './editor-context.tsx';
import { type FieldControl, fieldControl } from './form/field-control.ts';

/** What is open in the form, and the way to a field of it. */
export function useFormPlaces(draft: ResumeDraft, form: RefObject<HTMLElement | null>, onEdit: () => void) {
  const [openSections, setOpenSections] = useState<ReadonlySet<string>>(() => firstOpen(draft.state().whole));
  const [openItem, setOpenItem] = useState<OpenItem | null>(() => firstItem(draft.state().whole));
  const [titled, setTitled] = useState<string | null>(null);
  const edit = useRef(onEdit);
  edit.current = onEdit;

  const openSection = useCallback((section: string) => {
    setOpenSections((before) => (before.has(section) ? before : new Set([...before, section])));
  }, []);
  const toggle = useCallback((section: string) => {
    setOpenSections((before) => {
      const next = new Set(before);
      if (!next.delete(section)) next.add(section);
      return next;
    });
  }, []);
  const goTo = useCallback(
    (field: string) => {
      const found = fieldControl(field, draft.state().whole);
      if (!found) return;
      flushSync(() => {
        edit.current();
        openSection(found.section);
        if (found.item) setOpenItem({ ...found.item, hasFields: !/\/notes\/\d+$/.test(found.control) });
        if (found.control.startsWith('arrangement/')) setTitled(found.section);
      });
      focusOn(form.current, found);
    },
    [draft, form, openSection],
  );
  return { openSections, openItem, titled, openSection, toggle, setOpenItem, setTitled, goTo };
}

/** A new resume begins with who it is, one that has a name with its experience. */
function firstOpen({ resume, experience }: WholeResume): ReadonlySet<string> {
  return new Set([resume.name.trim() === '' && experience.length === 0 ? 'Contact' : 'Experience']);
}

function firstItem({ resume, experience }: WholeResume): OpenItem | null {
  const isHidden = resume.arrangement.some((one) => one.section === 'Experience' && one.isHidden);
  const first = [...experience].sort((a, b) => a.displayOrder - b.displayOrder)[0];
  return first && !isHidden ? { table: 'resumeExperience', id: first.internalId } : null;
}

function focusOn(form: HTMLElement | null, { control, line }: FieldControl): void {
  const find = (name: string) => form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const input = find(control) ?? find(control.replace(/\/notes\/\d+$/, '/notes/0'));
  if (!input) return;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: 'center' });
  if (line === undefined || !(input instanceof HTMLTextAreaElement)) return;
  const at = input.value.split('\n', line).reduce((sum, text) => sum + text.length + 1, 0);
  input.setSelectionRange(at, at);
}

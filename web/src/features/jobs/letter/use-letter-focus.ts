import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { lineAt, lineRange } from './letter-text-area.ts';

/** Where the focus is in the editor of a letter, and ways to lead it. */
export type LetterFocus = {
  /** The field of the page that is edited, '' for none. */
  focused: string;
  text: RefObject<HTMLTextAreaElement | null>;
  recipient: RefObject<HTMLTextAreaElement | null>;
  /** What is selected in the letter. */
  selection: () => { from: number; to: number };
  /** Selects a place of the letter. */
  toPlace: (from: number, to: number) => void;
  toText: () => void;
  /** Goes to a field of the page, `letter/text/3`. */
  toField: (field: string) => void;
  /** The caret or the focus moved. */
  moved: () => void;
  /** Selects this once the letter reads so. */
  selectNext: (from: number, to: number) => void;
};

/** Keeps page and form together: what has the focus is marked there, a press there leads here. */
export function useLetterFocus(letter: string, onLeadHere: () => void): LetterFocus {
  const text = useRef<HTMLTextAreaElement>(null);
  const recipient = useRef<HTMLTextAreaElement>(null);
  const next = useRef<{ from: number; to: number } | null>(null);
  const lead = useRef(onLeadHere);
  lead.current = onLeadHere;
  const [focused, setFocused] = useState('');
  const actions = useMemo(() => {
    const moved = () => {
      const area = text.current;
      const isHere = area !== null && document.activeElement === area;
      if (isHere) setFocused(`letter/text/${lineAt(area.value, area.selectionStart)}`);
      else setFocused(document.activeElement === recipient.current ? 'letter/recipient/' : '');
    };
    const select = (from: number, to: number) => {
      const area = text.current;
      if (!area) return;
      area.focus({ preventScroll: true });
      area.setSelectionRange(from, to);
      area.scrollIntoView({ block: 'nearest' });
      moved();
    };
    const toPlace = (from: number, to: number) => {
      lead.current();
      // At once, so that no key that follows is lost; on a phone once the form shows.
      if (text.current?.checkVisibility()) select(from, to);
      else setTimeout(() => select(from, to));
    };
    return {
      moved,
      toPlace,
      toText: () => void setTimeout(() => toPlace(0, 0)),
      toField: (field: string) => {
        const [, part = '', line = ''] = field.split('/');
        if (field.startsWith('letter/text/')) {
          const { from } = lineRange(text.current?.value ?? '', Number(line));
          toPlace(from, from);
        } else if (part === 'recipient') {
          lead.current();
          setTimeout(() => recipient.current?.focus());
        }
      },
      selection: () => ({
        from: text.current?.selectionStart ?? 0,
        to: text.current?.selectionEnd ?? 0,
      }),
      selectNext: (from: number, to: number) => {
        next.current = { from, to };
      },
    };
  }, []);
  useEffect(() => {
    const place = next.current;
    next.current = null;
    // Once the menu or dialog it came from has given the focus back.
    if (place) setTimeout(() => actions.toPlace(place.from, place.to));
  }, [letter, actions]);
  return { ...actions, focused, text, recipient };
}

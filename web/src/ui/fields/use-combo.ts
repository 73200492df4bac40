import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { IconName } from '../icons/icon-names.ts';

/** A choice of a field that completes what is typed; `end` stands quietly at the right. */
export type ComboChoice = {
  key: string;
  label: string;
  second?: string;
  end?: string;
  /** The name of several that belong together; they follow each other. */
  group?: string;
  icon?: IconName;
};

type Options = {
  text: string;
  choices: readonly ComboChoice[];
  /** Something replaces the choices. */
  hasNote?: boolean;
  onChoose: (key: string) => void;
  /** Escape while nothing is open; absent, it is left to what is around. */
  onClear?: () => void;
  /** Enter takes the first choice when none is marked; else what is typed stands for itself. */
  takesFirst: boolean;
  /** The list also opens while nothing is typed. */
  opensEmpty?: boolean;
};

/**
 * What a field that completes itself does: the arrows mark a choice, Enter and a click take it, Escape closes the list,
 * leaving the field too. For `ComboList` and the input of its owner.
 */
export function useCombo({
  text,
  choices,
  hasNote = false,
  onChoose,
  onClear,
  takesFirst,
  opensEmpty = false,
}: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // By its key: choices that a newer answer brings may be in another order.
  const [mark, setMark] = useState<string | null>(null);
  const at = choices.findIndex(({ key }) => key === mark);
  const marked = isOpen ? choices[at] : undefined;
  const isMarked = marked !== undefined;
  useEffect(() => {
    if (isMarked) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isMarked, at]);
  const shows = isOpen && (opensEmpty || text.trim() !== '');
  const close = () => {
    setOpen(false);
    setMark(null);
  };
  const choose = (key: string) => {
    close();
    onChoose(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const taken = marked ?? (takesFirst ? choices[0] : undefined);
    if (step && choices.length > 0) {
      setOpen(true);
      const next = at < 0 && step < 0 ? choices.length - 1 : at + step;
      setMark(choices[(next + choices.length) % choices.length]?.key ?? null);
    } else if (event.key === 'Enter' && shows && taken) {
      choose(taken.key);
    } else if (event.key === 'Escape' && shows && (choices.length > 0 || hasNote)) {
      close();
      // A sheet around it stays.
      event.stopPropagation();
    } else if (event.key === 'Escape' && onClear && text) {
      close();
      onClear();
    } else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };
  const input: InputHTMLAttributes<HTMLInputElement> = {
    role: 'combobox',
    'aria-expanded': shows && choices.length > 0,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isMarked ? `${id}-${at}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
  };
  return {
    shows,
    /** Something was typed, or the field was entered: the list may show. */
    open: () => {
      setOpen(true);
      setMark(null);
    },
    close,
    onKeyDown,
    /** For the input element itself. */
    input,
    /** For `ComboList`. */
    list: {
      id,
      choices,
      at,
      onMark: (index: number) => setMark(choices[index]?.key ?? null),
      onChoose: choose,
    },
  };
}

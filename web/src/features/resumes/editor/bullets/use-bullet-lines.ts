import { useRef, useState } from 'react';
import {
  type BulletLine,
  bulletLines,
  bulletText,
  type Caret,
  type Edited,
  followText,
} from './bullet-lines.ts';

/** Milliseconds of typing in one line that Undo takes back at once, and how many steps it knows. */
const together = 800;
const maxSteps = 200;

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return lastKey;
};

type Step = { lines: readonly BulletLine[]; caret?: Caret | undefined };

/** The lines of a stored text while they are edited, with an Undo of their own: the browser's knows single inputs only. */
export function useBulletLines(text: string, onChange: (text: string) => void) {
  const [state, setState] = useState<Step>(() => ({ lines: bulletLines(text, newKey) }));
  const steps = useRef<{ past: Step[]; future: Step[]; at: number; in: number | null }>({
    past: [],
    future: [],
    at: 0,
    in: null,
  });

  // Changed elsewhere: by another tab, by Undo, by a suggestion that was taken.
  let { lines } = state;
  if (bulletText(lines) !== bulletText(bulletLines(text, () => 0))) {
    lines = followText(lines, text, newKey);
    setState({ lines });
  }

  const show = (next: Step) => {
    setState(next);
    onChange(bulletText(next.lines));
  };
  /** Takes an edit; `typedIn` is the line that letters were typed into, none for one that changes lines. */
  const apply = (edited: Edited, caret?: Caret, typedIn: number | null = null) => {
    if (edited.lines === lines) return;
    const now = Date.now();
    const { past, at, in: before } = steps.current;
    const joins = typedIn !== null && before === typedIn && now - at < together;
    if (!joins) past.push({ lines, caret: caret ?? edited.caret });
    if (past.length > maxSteps) past.shift();
    steps.current = { past, future: [], at: now, in: typedIn };
    show({ lines: edited.lines, caret: edited.caret });
  };
  const step = (from: Step[], to: Step[], caret?: Caret) => {
    const next = from.pop();
    if (!next) return;
    to.push({ lines, caret });
    steps.current = { ...steps.current, in: null };
    show(next);
  };
  return {
    lines,
    /** Where the caret belongs after the last edit. */
    caret: state.caret,
    newKey,
    apply,
    undo: (caret?: Caret) => step(steps.current.past, steps.current.future, caret),
    redo: (caret?: Caret) => step(steps.current.future, steps.current.past, caret),
  };
}

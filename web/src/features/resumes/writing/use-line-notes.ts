import { languageOfLines } from '@foothold/core/writing/bullet-context.ts';
import { bulletNotes } from '@foothold/core/writing/bullet-notes.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHiddenWritingRules, useOwnWords } from '../../../data/settings/writing-choices.ts';
import { type LineNote, lineNotes } from './line-note.ts';
import type { Misspelling } from './spell-engine.ts';
import { ownSpelling, type Spelling } from './spelling.ts';

/** A line and what it is read with. */
export type LineToRead = {
  /** The line as typed. */
  text: string;
  /** All lines of the item, in order, and which of them this is. */
  lines: readonly string[];
  at: number;
  /** The job has ended. */
  isPast: boolean;
  /** A BCP 47 tag; '' where the resume names none. */
  language: string;
  /** The job is still held, as its dates say (`isStillHeld`); without it a job that has not ended may be either. */
  isHeld?: boolean | null;
  /** Verbs of the other positions (`openingsElsewhere`). */
  elsewhere?: ReadonlyMap<string, number>;
  /** Names that no dictionary judges (`namesOfResume`). */
  names?: readonly string[];
};

const none: readonly never[] = [];
const pause = 700;

/** What is said of a line, once its writer pauses; nothing while they type, and nothing of spelling until a dictionary is there. */
export function useLineNotes(
  { text, lines, at, isPast, language, isHeld, elsewhere, names = none }: LineToRead,
  spelling: Spelling = ownSpelling(),
): readonly LineNote[] {
  const hidden = useHiddenWritingRules();
  const words = useOwnWords();
  const settled = useSettled(text);
  const found = useMisspellings(settled, { language, lines, known: useKnown(words, names), spelling });
  const started = useRef(text);
  const notes = useMemo(() => {
    if (settled === undefined) return none;
    const context = { lines, at, ...(elsewhere && { elsewhere }) };
    const told = languageOfLines(language, lines);
    return bulletNotes(settled, { ...context, language: told, isHeld: isHeld ?? (isPast ? false : null) });
  }, [settled, lines, at, elsewhere, language, isHeld, isPast]);
  return useMemo(() => {
    if (settled === undefined || hidden === undefined) return none;
    const isUnfinished = settled !== started.current;
    return lineNotes({ notes, misspellings: found, hidden, isUnfinished, length: settled.trimEnd().length });
  }, [notes, found, hidden, settled]);
}

/** The text once it has stood for a while; at once where it stands from the beginning, undefined while it changes. */
function useSettled(text: string): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? text : undefined;
}

function useKnown(
  words: readonly string[] | undefined,
  names: readonly string[],
): readonly string[] | undefined {
  return useMemo(() => words && [...words, ...names], [words, names]);
}

type Asked = {
  language: string;
  lines: readonly string[];
  known: readonly string[] | undefined;
  spelling: Spelling;
};

function useMisspellings(
  text: string | undefined,
  { language, lines, known, spelling }: Asked,
): readonly Misspelling[] {
  const [answer, setAnswer] = useState<{ text: string; found: readonly Misspelling[] }>();
  const told = languageOfLines(language, lines);
  // A region decides how “colour” is spelled.
  const tag = told === 'en' && language !== '' ? language : told;
  useEffect(() => {
    if (text === undefined || known === undefined || text.trim() === '') return;
    let isOver = false;
    void spelling.check({ lines: [text], language: tag, known }).then((found) => {
      if (!isOver) setAnswer({ text, found: found?.[0] ?? none });
    });
    return () => {
      isOver = true;
    };
  }, [text, tag, known, spelling]);
  return answer && answer.text === text ? answer.found : none;
}

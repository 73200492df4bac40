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
  const texts = useMemo(() => (settled === undefined ? undefined : [settled]), [settled]);
  const [found = none] = useMisspellings(texts, { language, lines, known: useKnown(words, names), spelling });
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

/** The lines of an item that is open, and what they are read with. */
export type LinesToRead = Omit<LineToRead, 'text' | 'at'>;

/** What is said of every line of an item, for the marks under them; like `useLineNotes`, once its writer pauses. */
export function useItemNotes(
  { lines, isPast, language, isHeld, elsewhere, names = none }: LinesToRead,
  spelling: Spelling = ownSpelling(),
): readonly (readonly LineNote[])[] {
  const hidden = useHiddenWritingRules();
  const words = useOwnWords();
  const joined = lines.join('\n');
  const settled = useSettled(joined);
  const texts = useMemo(() => settled?.split('\n'), [settled]);
  const found = useMisspellings(texts, { language, lines, known: useKnown(words, names), spelling });
  return useMemo(() => {
    if (!texts || hidden === undefined) return none;
    const told = languageOfLines(language, texts);
    const held = isHeld ?? (isPast ? false : null);
    return texts.map((text, at) =>
      lineNotes({
        notes: bulletNotes(text, {
          language: told,
          isHeld: held,
          lines: texts,
          at,
          ...(elsewhere && { elsewhere }),
        }),
        misspellings: found[at] ?? none,
        hidden,
        isUnfinished: false,
        length: text.length,
      }),
    );
  }, [texts, found, hidden, language, isHeld, isPast, elsewhere]);
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
  texts: readonly string[] | undefined,
  { language, lines, known, spelling }: Asked,
): readonly (readonly Misspelling[])[] {
  const [answer, setAnswer] = useState<{ texts: readonly string[]; found: readonly Misspelling[][] }>();
  const told = languageOfLines(language, lines);
  // A region decides how “colour” is spelled.
  const tag = told === 'en' && language !== '' ? language : told;
  useEffect(() => {
    if (texts === undefined || known === undefined || texts.every((text) => text.trim() === '')) return;
    let isOver = false;
    void spelling.check({ lines: texts, language: tag, known }).then((found) => {
      if (!isOver) setAnswer({ texts, found: found ?? none });
    });
    return () => {
      isOver = true;
    };
  }, [texts, tag, known, spelling]);
  return answer && answer.texts === texts ? answer.found : none;
}

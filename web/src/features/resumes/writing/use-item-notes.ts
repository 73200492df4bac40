import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import {
  isStillHeld,
  languageOfLines,
  namesOfResume,
  openingsElsewhere,
} from '@foothold/core/writing/bullet-context.ts';
import { bulletNotes } from '@foothold/core/writing/bullet-notes.ts';
import { useEffect, useMemo, useState } from 'react';
import { useHiddenWritingRules, useOwnWords } from '../../../data/settings/writing-choices.ts';
import { type LineNote, lineNotes } from './line-note.ts';
import { notesByLine, takenUp } from './notes-by-line.ts';
import type { Misspelling } from './spell-engine.ts';
import { ownSpelling, type Spelling } from './spelling.ts';
import { useTruthReader } from './use-truth-reader.ts';

/** The lines of an item that is open, and what they are read with. */
export type LinesToRead = {
  lines: readonly string[];
  /** Of the item, as stored. */
  endDate: string;
  /** A BCP 47 tag; '' where the resume names none. */
  language: string;
  /** The resume as it is now: its names are no typos, and its other positions begin with verbs too. */
  whole: () => WholeResume;
  uid: string;
  /** The person's calendar date. */
  today: string;
};

/** What is said of each line, and whether a dictionary read them. */
export type ItemNotes = { notes: readonly (readonly LineNote[])[]; isSpelled: boolean };

const none: readonly never[] = [];
const pause = 700;

/**
 * What is said of every line of an item once its writer pauses: a line that is being typed has none meanwhile, and the others keep
 * theirs. Nothing of spelling until a dictionary is there.
 */
export function useItemNotes(reading: LinesToRead, spelling: Spelling = ownSpelling()): ItemNotes {
  const { lines, language, endDate, today } = reading;
  const hidden = useHiddenWritingRules();
  const words = useOwnWords();
  const joined = lines.join('\n');
  const settled = useSettled(joined);
  const { uid, whole } = reading;
  const read = useMemo(() => {
    const texts = settled.split('\n');
    const resume = whole();
    return {
      texts,
      told: languageOfLines(language, texts),
      names: namesOfResume(resume),
      elsewhere: openingsElsewhere(resume, { uid }),
      section: resume.sections.find((item) => item.uid === uid)?.resumeSectionName ?? '',
    };
  }, [settled, language, whole, uid]);
  // A region decides how “colour” is spelled.
  const tag = read.told === 'en' && language !== '' ? language : read.told;
  const known = useMemo(() => words && [...words, ...read.names], [words, read]);
  const [resumeId] = useState(() => whole().resume.internalId);
  const truthsOf = useTruthReader(resumeId, uid, today);
  const found = useMisspellings(read.texts, { tag, known, spelling });
  const byLine = useMemo(() => {
    if (hidden === undefined) return new Map<string, readonly LineNote[]>();
    const { texts, told, elsewhere, section } = read;
    const isHeld = isStillHeld({ endDate, resumeSectionName: section }, today);
    return notesByLine(texts, (text, at) =>
      lineNotes({
        notes: bulletNotes(text, { language: told, isHeld, lines: texts, at, elsewhere }),
        misspellings: found?.[at] ?? none,
        truths: truthsOf?.(text) ?? none,
        hidden,
      }),
    );
  }, [read, found, hidden, endDate, today, truthsOf]);
  return useMemo(
    () => ({ notes: takenUp(joined.split('\n'), byLine), isSpelled: found !== undefined }),
    [joined, byLine, found],
  );
}

/** A text once it has stood for a while, at first at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Asked = { tag: string; known: readonly string[] | undefined; spelling: Spelling };
type Answer = { texts: readonly string[]; found: readonly (readonly Misspelling[])[] | null };

/** The misspelled words of these lines; undefined until they are known, or where there is no dictionary. */
function useMisspellings(
  texts: readonly string[],
  { tag, known, spelling }: Asked,
): readonly (readonly Misspelling[])[] | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (known === undefined || texts.every((text) => text.trim() === '')) return;
    let isOver = false;
    void spelling.check({ lines: texts, language: tag, known }).then((found) => {
      if (!isOver) setAnswer({ texts, found });
    });
    return () => {
      isOver = true;
    };
  }, [texts, tag, known, spelling]);
  return answer?.texts === texts ? (answer.found ?? undefined) : undefined;
}

import { type Practice, type StoryPart, storyParts } from '@foothold/core/entities/conversation/practice.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type PracticeEdit, savePractice } from '../../../data/practice/practice.ts';
import { useSession } from '../../../platform/server/session.ts';
import { keepUnsaved, takeUnsavedTyping } from '../../../platform/unsaved-typing.ts';
import { useSay } from '../../../platform/use-say.ts';

const Kept = z.object({
  answer: z.optional(z.string()),
  situation: z.optional(z.string()),
  task: z.optional(z.string()),
  action: z.optional(z.string()),
  result: z.optional(z.string()),
});

/** How long a pause in typing is before it is stored, ms. */
const pause = 500;

/** What is typed over a stored answer. It is stored after a pause, and kept when the tab closes before. */
export function useAnswerDraft(row: Practice) {
  const { user } = useSession();
  const [owner] = useState(user?.userId ?? '');
  // What is shown over the row: until the row itself says so, or the field would fall back for a moment.
  const [typed, setTyped] = useState<PracticeEdit>({});
  const say = useSay();
  const [problem, setProblem] = useState('');
  // Of it, what is not stored yet.
  const latest = useRef<PracticeEdit>({});
  const { internalId, uid } = row;
  const key = `practice ${uid}`;

  const write = useCallback((edit: PracticeEdit) => {
    latest.current = { ...latest.current, ...edit };
    setTyped((shown) => ({ ...shown, ...edit }));
  }, []);
  const flush = useCallback(async (): Promise<boolean> => {
    const edit = latest.current;
    if (Object.keys(edit).length === 0) return true;
    const result = await savePractice(internalId, edit);
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    // What was typed meanwhile stays.
    latest.current = Object.fromEntries(
      Object.entries(latest.current).filter(([field, value]) => edit[field as keyof PracticeEdit] !== value),
    );
    setProblem('');
    return true;
  }, [internalId]);

  useEffect(() => {
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [typed, flush]);
  useEffect(() => {
    write(readKept(takeUnsavedTyping(owner, key)));
    const keep = () =>
      keepUnsaved(owner, key, Object.keys(latest.current).length > 0 ? JSON.stringify(latest.current) : '');
    const leave = () => {
      // The browser may end the page before the store has it.
      keep();
      void flush().then(keep);
    };
    const onVisibility = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [owner, key, flush, write]);

  const isThere = (field: keyof PracticeEdit) =>
    latest.current[field] === undefined && row[field] === typed[field];
  if (Object.keys(typed).some((field) => isThere(field as keyof PracticeEdit)))
    setTyped(
      Object.fromEntries(
        Object.entries(typed).filter(([field]) => !isThere(field as keyof PracticeEdit)),
      ) as PracticeEdit,
    );
  const value = { ...row, ...typed };
  const parts = Object.fromEntries(storyParts.map((part) => [part, value[part]])) as Record<
    StoryPart,
    string
  >;
  const hasTypedPart = storyParts.some((part) => typed[part] !== undefined);
  const answer = hasTypedPart ? joinedParts(parts) : value.answer;
  return { answer, parts, problem, write, flush };
}

/** The four parts as one answer. */
export function joinedParts(parts: Readonly<Record<StoryPart, string>>): string {
  return storyParts
    .map((part) => parts[part].trim())
    .filter(Boolean)
    .join('\n\n');
}

function readKept(text: string): PracticeEdit {
  try {
    const read = Kept.safeParse(JSON.parse(text || '{}'));
    return read.success ? (JSON.parse(JSON.stringify(read.data)) as PracticeEdit) : {};
  } catch {
    return {};
  }
}

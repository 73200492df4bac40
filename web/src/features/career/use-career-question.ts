import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { saveSetting } from '../../data/settings/settings.ts';
import { type CareerQuestion, careerLimits } from './career-question.ts';
import type { CareerTask } from './make-answer.ts';

/** How long typing rests before it is kept. */
const restMs = 600;

/** The question as it is typed and as it was asked last; both survive a reload, in this browser alone. */
export function useCareerQuestion(task: CareerTask, start: CareerQuestion) {
  const [query, setQuery] = useSearchParams();
  const given = query.get('career')?.trim().slice(0, careerLimits.line) ?? '';
  const begun = given === '' ? start : { ...start, career: given, prompt: '', isAsked: true };
  const [typed, setTyped] = useState(begun);
  const [asked, setAsked] = useState<CareerQuestion | null>(begun.isAsked ? begun : null);
  const kept = useRef(JSON.stringify(start));
  useEffect(() => {
    const text = JSON.stringify(typed);
    if (text === kept.current) return;
    const keep = () => {
      kept.current = text;
      void saveSetting('career', task, text);
    };
    // What was asked is kept at once: a reload may follow.
    if (typed.isAsked) return keep();
    const timer = setTimeout(keep, restMs);
    return () => clearTimeout(timer);
  }, [typed, task]);
  const ask = (question: CareerQuestion) => {
    const now = { ...question, isAsked: true };
    setTyped(now);
    setAsked(now);
    // The address named the first question; from now on it is what is kept.
    if (given !== '') setQuery({}, { replace: true });
  };
  return {
    typed,
    asked,
    type: (change: Partial<CareerQuestion>) => setTyped({ ...typed, ...change, isAsked: asked !== null }),
    ask: () => ask(typed),
    askCareer: (career: string) => ask({ ...typed, career }),
  };
}

import { type LetterToRevise, reviseLetter } from '@foothold/core/ai/builtin/letter-chat/revise-letter.ts';
import { runTurn } from '@foothold/core/ai/turn/run-turn.ts';
import type { Say } from '@foothold/core/text/messages.ts';
import type { Destination } from '../../../../platform/ai/destination.ts';
import { clientFailure } from '../../../../platform/server/api-error.ts';
import type { AskQuestion } from '../../../../shared/ai/ask-question.ts';
import type { AnswerWork } from '../../../../shared/ai/conversation/answers-at-work.ts';
import { askOnce } from '../../../../shared/ai/conversation/model-ask.ts';
import { editOfTurn } from '../../../../shared/ai/conversation/turn-edit.ts';
import { plainLetter } from '../plain-letter.ts';
import { versionOf } from './letter-versions.ts';

/** Revises by rule, on the device. `own`: sentences of the version that waits, which the person wrote in the chat. */
export function rulesLetterWork(
  asked: string,
  letter: LetterToRevise,
  { own, say, onAvoid }: { own: readonly string[]; say: Say; onAvoid: (words: string[]) => Promise<void> },
): AnswerWork {
  return async () => {
    const revised = reviseLetter(asked, letter);
    if (revised.avoid.length > 0) await onAvoid(revised.avoid);
    const parts = revised.isChanged ? [versionOf(revised.text, [...own, ...revised.own])] : [];
    const text = revised.said.map(say).join('\n\n');
    const end = {
      text,
      parts,
      inputTokens: 0,
      outputTokens: 0,
      state: '' as const,
      failure: null,
      last: null,
      notes: [],
    };
    return { end, edit: { ...editOfTurn(end, null), provider: 'builtin' } };
  };
}

/** Has a model revise the letter. What was stopped or broke off is no version: half a letter would take the place of a whole one. */
export function modelLetterWork(
  question: AskQuestion,
  destination: Destination,
  own: readonly string[],
): AnswerWork {
  return async (signal, tell) => {
    let cost: number | null = null;
    let leftOut: { kind: string; count: number }[] = [];
    const turn = await runTurn({
      ...{ messages: [], signal, onChange: tell },
      ask: async (_, on) => {
        const once = await askOnce({ ...question, signal, ...on }, destination);
        cost = once.price;
        leftOut = once.leftOut.map(({ kind, count }) => ({ kind, count }));
        return once.answer;
      },
      // A letter is written without tools.
      runTool: () => Promise.reject(clientFailure('bad-answer')),
    });
    const text = plainLetter(turn.text);
    const isWhole = turn.state === '' && text !== '';
    const end = { ...turn, text, parts: isWhole ? [versionOf(null, own)] : [] };
    return { end, edit: { ...editOfTurn(end, cost), leftOut } };
  };
}

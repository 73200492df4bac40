import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { AnswerPart, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type SettledPart, settlePart } from '../../data/conversations/write-answer.ts';
import { ownData } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { call } from '../../platform/server/api.ts';
import { useSay } from '../../platform/use-say.ts';
import type { ProposalActs } from '../../shared/ai/conversation/answer-view.tsx';
import type { Applied, Proposal } from '../../shared/ai/tools/proposal.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

type Known = { proposal: Proposal; isBusy: boolean };
type UndoStep = NonNullable<Extract<Applied, { ok: true }>['undo']>;

/**
 * What the proposals of a conversation do. Each open one is looked up again, since what it is about may have changed; a yes
 * writes by the command that exists, and Undo takes that back as long as this page stands.
 */
export function useProposals(
  messages: readonly ConversationMessage[],
): (answer: ConversationMessage) => ProposalActs {
  const { t } = useLingui();
  const say = useSay();
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const undos = useRef(new Map<string, UndoStep>());
  const asked = useRef(new Set<string>());
  const keyOf = (answer: ConversationMessage, part: AnswerPart) => `${answer.internalId} ${part.id}`;
  const keep = (key: string, one: Known) => setKnown((before) => new Map(before).set(key, one));

  const settle = async (answer: ConversationMessage, part: AnswerPart, settled: SettledPart) => {
    const result = await settlePart(answer.internalId, part.id, settled);
    if (!result.ok) toastFailure(result);
  };

  useEffect(() => {
    const stop = new AbortController();
    for (const answer of messages)
      for (const part of answer.parts) {
        const key = keyOf(answer, part);
        if (part.state !== 'open' || asked.current.has(key)) continue;
        asked.current.add(key);
        void lookUp(answer, part, stop.signal).then(
          (found) => {
            if (found.kind === 'proposal') keep(key, { proposal: found, isBusy: false });
            else void settle(answer, part, { state: 'gone', text: found.text });
          },
          () => asked.current.delete(key),
        );
      }
    return () => stop.abort();
  }, [messages]);

  const yes = async (answer: ConversationMessage, part: AnswerPart) => {
    const key = keyOf(answer, part);
    const found = known.get(key);
    if (!found || found.isBusy) return;
    keep(key, { ...found, isBusy: true });
    const applied = await found.proposal.apply();
    keep(key, { ...found, isBusy: false });
    if (applied.ok && applied.undo) undos.current.set(key, applied.undo);
    const { text, said } = applied;
    await settle(answer, part, { state: applied.ok ? 'yes' : 'gone', text, title: said });
  };

  const undo = async (answer: ConversationMessage, part: AnswerPart, step: UndoStep) => {
    const result = await step();
    if (!result.ok) return toastFailure(result);
    undos.current.delete(keyOf(answer, part));
    // Part of the conversation, which stays in the language it was held in.
    const title = say(result.label);
    await settle(answer, part, { state: 'undone', title, text: '' });
    showToast({ text: t`Undone: ${title}.` });
  };

  // The same one until something is known again: what was said is not drawn again for it.
  return useCallback(
    (answer: ConversationMessage): ProposalActs => ({
      shown: (part) => {
        const found = known.get(keyOf(answer, part));
        const said = {
          yes: part.title,
          no: t`No: ${part.title}`,
          undone: t`Undone: ${part.title}`,
          gone: t`No longer possible: ${part.title}`,
        }[part.state];
        return {
          question: found?.proposal.question ?? part.title,
          state: part.state,
          yes: found?.proposal.yes ?? t`Yes`,
          fields: found?.proposal.fields ?? [],
          stays: found?.proposal.stays ?? '',
          changeFirst: found?.proposal.changeFirst ?? null,
          said: said ?? '',
          isBusy: !found || found.isBusy,
        };
      },
      yes: (part) => void yes(answer, part),
      no: (part) => {
        const declined = known.get(keyOf(answer, part))?.proposal.declined ?? '';
        void settle(answer, part, { state: 'no', text: declined });
      },
      undo: (part) => {
        const step = part.state === 'yes' ? undos.current.get(keyOf(answer, part)) : undefined;
        return step ? () => void undo(answer, part, step) : null;
      },
    }),
    [known],
  );
}

async function lookUp(
  { provider, model, prompt }: ConversationMessage,
  { id, name, args }: AnswerPart,
  signal: AbortSignal,
) {
  const db = ownData();
  if (!db) throw new Error('No own data is open.');
  const { proposalOf } = await import('../../shared/ai/tools/proposal-of.ts');
  const today = calendarDate(systemClock.now());
  const writer = {
    kind: provider === 'builtin' ? ('rule' as const) : ('model' as const),
    name: model,
    prompt,
  };
  return proposalOf({ id, name, args }, { db, clock: systemClock, today, ask: call, signal, writer });
}

import { letterTones } from '@foothold/core/ai/ai-body.ts';
import type { LetterTone } from '@foothold/core/ai/builtin/letter.ts';
import { materialOf } from '@foothold/core/ai/builtin/letter-chat/letter-material.ts';
import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { jobNotes } from '@foothold/core/entities/letter/job-notes.ts';
import type { LetterFacts } from '@foothold/core/entities/letter/letter-facts.ts';
import { evidenceOfLetter } from '@foothold/core/truth/evidence-of-letter.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { askAgain, askQuestion } from '../../../../data/conversations/ask-question.ts';
import { useConversation } from '../../../../data/conversations/conversation-reads.ts';
import { deleteConversation, deleteQuestion } from '../../../../data/conversations/conversations.ts';
import { settlePart } from '../../../../data/conversations/write-answer.ts';
import { ownData } from '../../../../data/db/db.ts';
import { undo } from '../../../../data/journal/undo.ts';
import { useLetterChat as useStoredChat } from '../../../../data/letters/letter-chat.ts';
import { useLetterSources } from '../../../../data/letters/letter-sources.ts';
import { systemClock } from '../../../../data/rows/clock.ts';
import { addAvoidedWords, useAvoidedWords } from '../../../../data/settings/avoided-words.ts';
import { useSay } from '../../../../platform/use-say.ts';
import {
  startAnswer,
  useAnswerAtWork,
  useLostAnswers,
} from '../../../../shared/ai/conversation/answer-desk.ts';
import { useAnswerers } from '../../../../shared/ai/conversation/use-answerers.ts';
import { useSendConsent } from '../../../../shared/ai/conversation/use-send-consent.tsx';
import { takenBy } from '../../../../shared/ai/ledger/letter-entries.ts';
import { toastFailure, toastResult } from '../../../../ui/toasts/result-toast.tsx';
import { modelLetterWork, rulesLetterWork } from './letter-answer-works.ts';
import { letterQuestion, usualMaterial } from './letter-question.ts';
import { openVersion, readVersion, versionEntries, versionPart } from './letter-versions.ts';

/** The letter that the chat is about, as it is edited. */
export type ChattedLetter = {
  job: Job;
  today: CalendarDate;
  facts: LetterFacts;
  text: string;
  written: readonly LedgerEntry[];
  /** Puts a version in place of the letter; resolves with its journal entry, or false where nothing was replaced. */
  onTake: (text: string, written: readonly LedgerEntry[]) => Promise<number | null | false>;
};

const none: ConversationMessage[] = [];

/** The drafting chat of a letter: what was said, what may be used, and all that can be done. */
export function useLetterChat({ job, today, facts, text, written, onTake }: ChattedLetter) {
  const say = useSay();
  const jobId = job.internalId;
  const chat = useStoredChat(jobId);
  const id = chat?.internalId ?? null;
  const whole = useConversation(id ?? Number.NaN);
  const messages = (id !== null && whole?.messages) || none;
  const stored = useLetterSources(job, true);
  const avoided = useAvoidedWords();
  const { answerers, chosen: answerer, choose, destination } = useAnswerers(chat?.provider || undefined);
  const consent = useSendConsent(destination, `letter ${jobId}`);
  const atWork = useAnswerAtWork(messages);
  useLostAnswers(messages);
  const [isSending, setSending] = useState(false);

  // Every note can be chosen; the ledger knows those that were.
  const sources = useMemo(() => stored && { ...stored, notes: jobNotes(job.notes) }, [stored, job.notes]);
  const material = useMemo(() => (sources ? materialOf(sources) : []), [sources]);
  const usual = useMemo(() => (stored ? usualMaterial(stored) : []), [stored]);
  const keys = chat?.material ?? usual;
  const chosen = useMemo(() => new Set(keys), [keys]);
  const evidence = useMemo(
    () => (stored ? prepareEvidence(evidenceOfLetter(stored), today) : null),
    [stored, today],
  );
  const tone: LetterTone = letterTones.find((one) => one === chat?.tone) ?? 'plain';
  const isReady = sources !== undefined && evidence !== null && avoided !== undefined && chat !== undefined;

  /** The work of an answer to a question after what was said `before`; null while something is not there. */
  const workOf = (request: string, before: readonly ConversationMessage[]) => {
    if (!isReady) return null;
    const waiting = openVersion(before);
    const own = waiting?.own ?? [];
    const from = waiting?.text ?? text;
    if (!destination) {
      const notes = material.filter(({ kind, key }) => kind === 'note' && chosen.has(key));
      const letter = {
        ...{ text: from, evidence, entries: written, facts, chosen, avoided },
        ...{
          notes: notes.map(({ lines }) => lines.map((line) => line.text).join(' ')),
          hasModel: answerers.length > 1,
        },
      };
      const onAvoid = async (words: string[]) => {
        const result = await addAvoidedWords(words);
        if (!result.ok) toastFailure(result);
      };
      return { question: null, work: rulesLetterWork(request, letter, { own, say, onAvoid }) };
    }
    const asked = before.filter(({ role }) => role === 'user').map((one) => one.text);
    const question = letterQuestion({ sources, chosen, text: from, request, before: asked, tone, avoided });
    return { question, work: modelLetterWork(question, destination, own) };
  };

  const provider = destination?.provider ?? 'builtin';
  /** Shows what leaves first; then stores the question, and the answer is written. */
  const begin = async (
    request: string,
    before: readonly ConversationMessage[],
    store: () => ReturnType<typeof askQuestion>,
  ): Promise<boolean> => {
    const planned = workOf(request, before);
    if (!planned || isSending || atWork) return false;
    setSending(true);
    try {
      if (planned.question && !(await consent.mayLeave(planned.question))) return false;
      const result = await store();
      if (!result.ok) {
        toastFailure(result);
        return false;
      }
      const row = await ownData()?.conversationMessages.get(result.answerId);
      if (row) startAnswer(result.answerId, row.uid, planned.work);
      return true;
    } finally {
      setSending(false);
    }
  };

  return {
    ...{ id, messages, isReady, atWork, answerers, answerer, choose, destination, consent, evidence },
    ...{ material, chosen, usual, tone, avoided: avoided ?? [], isChosen: chat?.material != null },
    waiting: openVersion(messages),
    ask: (request: string) =>
      begin(request, messages, () =>
        askQuestion({
          ...{ kind: 'letter', jobId: null, letterJobId: jobId, text: request, provider },
          ...{ career: '', jobTitle: '', conversationId: id ?? undefined },
        }),
      ),
    again: (question: ConversationMessage, request = question.text) =>
      begin(
        request,
        messages.filter(({ internalId }) => internalId < question.internalId),
        () => askAgain(question.internalId, { provider, text: request }),
      ),
    remove: async (question: ConversationMessage) => {
      toastResult(await deleteQuestion(question.internalId), <Trans>Question and answer deleted.</Trans>);
    },
    clear: async () => {
      if (id !== null) toastResult(await deleteConversation(id), <Trans>Chat deleted.</Trans>);
    },
    /** Puts the version of an answer in place of the letter, with its ledger. */
    take: async (answer: ConversationMessage) => {
      const version = readVersion(answer);
      if (!version || !evidence) return;
      const { provider: by, model, prompt, claims } = answer;
      const entries = versionEntries(version, evidence, {
        ...{ letter: text, written, claims },
        writer:
          by === 'builtin'
            ? { kind: 'rule', name: 'letter-chat', prompt: '' }
            : { kind: 'model', name: model, prompt },
        taking: { at: systemClock.now().toISOString(), by: takenBy() },
      });
      const journalId = await onTake(version.text, entries);
      if (journalId !== false)
        await settlePart(answer.internalId, versionPart, { state: 'yes', journalId: journalId ?? 0 });
    },
    keep: (answer: ConversationMessage) => settlePart(answer.internalId, versionPart, { state: 'no' }),
    /** Brings back the letter that a version replaced. */
    undo: async (answer: ConversationMessage) => {
      const journalId = readVersion(answer)?.part.journalId ?? 0;
      const undone = await undo(journalId);
      if (!undone.ok) return toastFailure(undone);
      await settlePart(answer.internalId, versionPart, { state: 'undone' });
    },
  };
}

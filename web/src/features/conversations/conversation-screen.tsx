import type {
  ConversationKind,
  ConversationMessage,
} from '@foothold/core/entities/conversation/conversation.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import {
  type ListedConversation,
  useConversation,
  useConversations,
} from '../../data/conversations/conversation-reads.ts';
import { setConversationJob, setConversationTopic } from '../../data/conversations/conversations.ts';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { useInterviewJob } from '../../data/interviews/interviews.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { stopAnswer, useAnswerAtWork, useLostAnswers } from '../../shared/ai/conversation/answer-desk.ts';
import { readGroups } from '../../shared/ai/conversation/answer-pieces.ts';
import { Composer } from '../../shared/ai/conversation/composer.tsx';
import { ConversationFrame } from '../../shared/ai/conversation/conversation-frame.tsx';
import { ConversationList } from '../../shared/ai/conversation/conversation-list.tsx';
import { ConversationView } from '../../shared/ai/conversation/conversation-view.tsx';
import { ReadPanel } from '../../shared/ai/conversation/read-panel.tsx';
import { useResultRequest } from '../../shared/ai/conversation/result-requests.ts';
import { useAnswerers } from '../../shared/ai/conversation/use-answerers.ts';
import { useDraftQuestion } from '../../shared/ai/conversation/use-draft-question.ts';
import { usePlanLimit } from '../../shared/ai/conversation/use-plan-limit.ts';
import { useSendConsent } from '../../shared/ai/conversation/use-send-consent.tsx';
import { useWrittenBy } from '../../shared/ai/conversation/use-written-by.tsx';
import { WritingLine } from '../../shared/ai/conversation/writing-line.tsx';
import { useMonthLimit } from '../../shared/ai/month-limit.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { ChosenJob } from './chosen-job.tsx';
import { ConversationHead } from './conversation-head.tsx';
import {
  AnswerActions,
  AskBlocked,
  CostCard,
  DetailsSheet,
  loadAhead,
  RenameDialog,
  ResultCard,
  TakeAnswer,
  TopicCard,
} from './conversation-parts.tsx';
import { conversationPaths, keyOf } from './conversation-paths.ts';
import { OutgoingCard } from './outgoing-card.tsx';
import { Starters } from './starters.tsx';
import type { Topic } from './topic-card.tsx';
import { useConversationActs } from './use-conversation-acts.tsx';
import { useProposals } from './use-proposals.ts';
import { useSpent } from './use-spent.ts';

const none: readonly ConversationMessage[] = [];

/** Conversations with the assistant or the coach: their list, the open one, and what its answers rest on and cost. */
export function ConversationScreen({ kind }: { kind: ConversationKind }) {
  const [query] = useSearchParams();
  const { jobId = '' } = useParams();
  const key = keyOf(jobId);
  const open = query.get('conversation');
  useEffect(() => whenIdle(loadAhead), []);
  return (
    <OneConversation
      key={`${kind} ${jobId} ${open}`}
      kind={kind}
      addressJob={Number.isNaN(key) ? undefined : key}
      openId={open === null ? null : keyOf(open)}
    />
  );
}

type Props = { kind: ConversationKind; addressJob: number | undefined; openId: number | null };

function OneConversation({ kind, addressJob, openId }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const [query, setQuery] = useSearchParams();
  const isRefused = useOwnDataRefused();
  const [words, setWords] = useState('');
  const list = useConversations(kind, words);
  const whole = useConversation(openId ?? Number.NaN);
  const isMissing = openId !== null && whole === null;
  const messages = whole?.messages ?? none;
  const conversation = whole?.conversation;
  const jobId = conversation ? conversation.jobId : (addressJob ?? null);
  const job = useInterviewJob(jobId);
  const jobName = job ? [job.jobTitle, job.companyName].filter(Boolean).join(' · ') : '';
  const { answerers, chosen, choose, destination } = useAnswerers(conversation?.provider);
  const leave = useSendConsent(destination, `${kind} ${openId ?? 'new'}`);
  const [typedTopic, setTypedTopic] = useState<Topic | null>(null);
  const topic = typedTopic ?? {
    career: conversation?.career ?? '',
    jobTitle: conversation?.jobTitle || job?.jobTitle || '',
  };
  const acts = useConversationActs({
    ...{ kind, jobId: job ? jobId : null, jobName, topic, messages, destination },
    mayLeave: leave.mayLeave,
  });
  const atWork = useAnswerAtWork(messages);
  useLostAnswers(messages);
  const request = useResultRequest(atWork?.answerId);
  const proposals = useProposals(messages);
  const writtenBy = useWrittenBy();
  const [draft, type] = useDraftQuestion(`${kind} ${openId ?? 'new'}`);
  const [isSending, setSending] = useState(false);
  const [cited, setCited] = useState<{ answer: number; number: number } | null>(null);
  const [renamed, setRenamed] = useState<ListedConversation['conversation'] | null>(null);
  const [isDetailed, setDetailed] = useState(false);
  const now = new Date();

  const place = { jobId: addressJob };
  const to = (id: number) => conversationPaths.of(kind, { ...place, conversation: id });
  const isListOpen = isMobile && query.get('list') !== null;

  const send = async (text: string) => {
    if (isSending || atWork || isBlocked) return;
    setSending(true);
    const id = await acts.ask(text, openId ?? undefined);
    setSending(false);
    if (id === null) return;
    type('');
    leave.adopt(`${kind} ${id}`);
    if (openId === null) void navigate(to(id), { replace: true });
  };

  const month = useMonthLimit();
  const plan = usePlanLimit(destination, atWork === undefined && messages.length);
  const isBlocked = destination !== null && ((plan !== null && !destination.isOwn) || month.isReached);
  const chooseJob = async (id: number | null) => {
    if (openId === null) return void navigate(conversationPaths.of(kind, { jobId: id ?? undefined }));
    toastResult(
      await setConversationJob(openId, id),
      <Trans>The conversation is about another job now.</Trans>,
    );
  };

  const spent = useSpent(atWork, destination);
  const shownAnswer =
    (cited && messages.find(({ internalId }) => internalId === cited.answer)) ??
    messages.findLast(({ role }) => role === 'assistant');
  const parts =
    atWork && shownAnswer?.internalId === atWork.answerId ? atWork.parts : (shownAnswer?.parts ?? []);
  const side = (
    <>
      <ReadPanel groups={readGroups(parts)} chosen={cited?.number ?? null} />
      <TopicCard
        topic={topic}
        onChange={setTypedTopic}
        onLeave={() => {
          if (openId !== null && typedTopic) void setConversationTopic(openId, typedTopic);
        }}
      />
      <OutgoingCard isByRule={destination === null} messages={messages} />
      <CostCard
        messages={messages}
        month={month}
        answerers={answerers}
        answerer={chosen}
        onAnswerer={choose}
        now={now}
      />
    </>
  );

  return (
    <FullHeight>
      <ConversationHead
        kind={kind}
        jobId={addressJob}
        total={list?.total}
        isListOpen={isListOpen}
        onList={() => setQuery(isListOpen ? {} : { list: '1' })}
        onDetails={() => setDetailed(true)}
      />
      <ConversationFrame
        isListOpen={isListOpen}
        list={
          <ConversationList
            listed={list?.listed ?? (isRefused ? [] : undefined)}
            total={list?.total ?? 0}
            broken={list?.broken.length ?? 0}
            openId={openId}
            words={words}
            onSearch={setWords}
            to={to}
            onRename={({ conversation: one }) => setRenamed(one)}
            onDelete={({ conversation: { internalId } }) =>
              void acts.removeConversation(internalId).then((isGone) => {
                if (isGone && internalId === openId)
                  void navigate(conversationPaths.of(kind, place), { replace: true });
              })
            }
            now={now}
          />
        }
        talk={
          isMissing ? (
            <EmptyState title={<Trans>This conversation is not here</Trans>}>
              <Trans>
                It was deleted, or it is in another browser. Conversations stay in the browser where they were
                held.
              </Trans>
            </EmptyState>
          ) : openId !== null && whole === undefined ? (
            <SkeletonRows count={4} label={t`Loading the conversation`} />
          ) : (
            <ConversationView
              id={openId}
              messages={messages}
              atWork={atWork}
              empty={
                <Starters
                  kind={kind}
                  jobName={jobName}
                  isByRule={destination === null}
                  onAsk={(text) => void send(text)}
                />
              }
              writtenBy={writtenBy}
              proposals={proposals}
              onCite={(answer, number) => {
                setCited({ answer: answer.internalId, number });
                if (window.innerWidth < 1200) setDetailed(true);
              }}
              onRetry={(question) => void acts.again(question)}
              onEdit={(question, text) => void acts.again(question, text)}
              onDelete={(question) => void acts.remove(question)}
              answerActions={(answer) => (
                <TakeAnswer
                  answer={answer}
                  name={conversation?.title ?? ''}
                  jobId={job?.internalId ?? null}
                />
              )}
              answerWays={({ parts: used }, isLast) =>
                used.length > 0 && (
                  <AnswerActions parts={used} onAsk={isLast ? (text) => void send(text) : null} />
                )
              }
              notice={
                whole && whole.broken > 0 ? (
                  <Note kind="quiet" icon="info" role="status">
                    <Plural
                      value={whole.broken}
                      one="# message could not be read and was left unchanged."
                      other="# messages could not be read and were left unchanged."
                    />
                  </Note>
                ) : undefined
              }
              composer={
                <Composer
                  text={draft}
                  placeholder={t`Ask about your search, or go on`}
                  onType={type}
                  onSend={() => void send(draft)}
                  onStop={atWork ? () => stopAnswer(atWork.answerId) : null}
                  blocked={
                    isBlocked && <AskBlocked month={month} plan={plan} onRules={() => choose('builtin')} />
                  }
                  beside={
                    <ChosenJob job={job ?? null} name={jobName} onChoose={(id) => void chooseJob(id)} />
                  }
                  status={
                    atWork && (
                      <>
                        {request && <ResultCard request={request} />}
                        <WritingLine atWork={atWork} tokens={spent.tokens} cost={spent.cost} />
                      </>
                    )
                  }
                />
              }
            />
          )
        }
        side={side}
      />
      <DetailsSheet open={isDetailed} onClose={() => setDetailed(false)}>
        {side}
      </DetailsSheet>
      {leave.sheet}
      {renamed && (
        <RenameDialog key={renamed.internalId} open conversation={renamed} onClose={() => setRenamed(null)} />
      )}
    </FullHeight>
  );
}

import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { stopAnswer } from '../../../../shared/ai/conversation/answer-desk.ts';
import type { ProposalActs } from '../../../../shared/ai/conversation/answer-view.tsx';
import { AskBlocked } from '../../../../shared/ai/conversation/ask-blocked.tsx';
import { Composer } from '../../../../shared/ai/conversation/composer.tsx';
import { ConversationView } from '../../../../shared/ai/conversation/conversation-view.tsx';
import { useDraftQuestion } from '../../../../shared/ai/conversation/use-draft-question.ts';
import { usePlanLimit } from '../../../../shared/ai/conversation/use-plan-limit.ts';
import { useWrittenBy } from '../../../../shared/ai/conversation/use-written-by.tsx';
import { WritingLine } from '../../../../shared/ai/conversation/writing-line.tsx';
import { useMonthLimit } from '../../../../shared/ai/month-limit.ts';
import { toModelSettings } from '../../../../shared/ai/to-model-settings.ts';
import { opensLater } from '../../../../ui/dialogs/opens-later.tsx';
import { Picker } from '../../../../ui/fields/picker.tsx';
import { useOnline } from '../../../../ui/hooks/use-online.ts';
import { SkeletonRows } from '../../../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../../../ui/notes/note.tsx';
import { token } from '../../../../ui/tokens.ts';
import { LetterVersion } from './letter-version.tsx';
import { type ChattedLetter, useLetterChat } from './use-letter-chat.tsx';

const LetterChatDialog = opensLater(async () => (await import('./letter-chat-dialog.tsx')).LetterChatDialog);

/** The drafting chat beside a letter. Each answer is a version of the letter, compared with what the person wrote. */
export function LetterChatPane(props: ChattedLetter) {
  const { t } = useLingui();
  const chat = useLetterChat(props);
  const { messages, atWork, destination, answerers, answerer, chosen, material } = chat;
  const [typed, type] = useDraftQuestion(`letter ${props.job.uid}`);
  const [isSetting, setSetting] = useState(false);
  const month = useMonthLimit();
  const plan = usePlanLimit(destination, atWork === undefined && messages.length);
  const isOnline = useOnline();
  const writtenBy = useWrittenBy();
  const isLimited = destination !== null && ((plan !== null && !destination.isOwn) || month.isReached);
  const isEmpty = props.text.trim() === '' && destination === null;
  const used = material.filter(({ key }) => chosen.has(key)).length;
  const all = material.length;
  const send = async (text: string) => {
    if (await chat.ask(text)) type('');
  };

  const latest = useRef({ chat, props });
  latest.current = { chat, props };
  const { evidence, avoided } = chat;
  const { text, facts } = props;
  // Drawn again when what it compares with changes, and not for a key typed.
  const body = useCallback(
    (answer: ConversationMessage, isWriting: boolean, isLast: boolean) => (
      <LetterVersion
        answer={answer}
        isWriting={isWriting}
        isLast={isLast}
        evidence={evidence ?? undefined}
        letter={text}
        avoided={avoided}
        language={facts.language}
        onTake={() => void latest.current.chat.take(answer)}
        onKeep={() => void latest.current.chat.keep(answer)}
        onUndo={() => void latest.current.chat.undo(answer)}
      />
    ),
    [evidence, text, avoided, facts.language],
  );
  if (!chat.isReady) return <SkeletonRows count={4} label={t`Loading the chat`} />;
  const blocked = isLimited ? (
    <AskBlocked month={month} plan={plan} onRules={() => chat.choose('builtin')} />
  ) : destination && !isOnline ? (
    <Note
      kind="warn"
      icon="info"
      role="status"
      title={<Trans>You are offline; a model needs a connection.</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={() => chat.choose('builtin')}>
          <Trans>Ask without a model</Trans>
        </Button>
      }
    />
  ) : isEmpty ? (
    <Note kind="quiet" icon="info">
      <Trans>
        Start the letter first, from a template or from your material. Then it can be changed here.
      </Trans>
    </Note>
  ) : null;
  return (
    <Pane role="group" aria-label={t`Chat about the letter`}>
      <Head>
        <h2>
          <Trans>Chat about the letter</Trans>
        </h2>
        <Button variant="text" size="small" onClick={() => setSetting(true)}>
          <Trans>
            May use {used} of {all}
          </Trans>
          {' · '}
          <Plural value={avoided.length} one="# word not to use" other="# words not to use" />
        </Button>
        {chat.id !== null && messages.length > 0 && (
          <Button
            variant="text"
            size="small"
            disabled={atWork !== undefined}
            onClick={() => void chat.clear()}
          >
            <Trans>Delete chat</Trans>
          </Button>
        )}
      </Head>
      <ConversationView
        id={chat.id}
        messages={messages}
        atWork={atWork}
        empty={<Starters isByRule={destination === null} onAsk={isEmpty ? null : (one) => void send(one)} />}
        writtenBy={writtenBy}
        proposals={noProposals}
        onCite={() => {}}
        onRetry={(question) => void chat.again(question)}
        onEdit={(question, words) => void chat.again(question, words)}
        onDelete={(question) => void chat.remove(question)}
        answerBody={body}
        composer={
          <Composer
            text={typed}
            placeholder={t`Say what to change`}
            onType={type}
            onSend={() => void send(typed)}
            onStop={atWork ? () => stopAnswer(atWork.answerId) : null}
            blocked={blocked}
            beside={
              answerers.length > 1 && (
                <Picker
                  hasLabel={false}
                  lead=""
                  label={t`Who answers`}
                  value={answerer}
                  options={answerers.map(({ id, label }) => ({ value: id, label }))}
                  onChange={chat.choose}
                />
              )
            }
            status={
              atWork ? (
                <WritingLine atWork={atWork} tokens={atWork.inputTokens + atWork.outputTokens} cost="" />
              ) : (
                chat.waiting && (
                  <Box sx={{ color: token('text-3'), fontSize: '0.8125rem', marginBlockEnd: '6px' }}>
                    <Trans>The next change goes on from the version that waits.</Trans>
                  </Box>
                )
              )
            }
          />
        }
      />
      {chat.consent.sheet}
      <LetterChatDialog
        open={isSetting}
        onClose={() => setSetting(false)}
        jobId={props.job.internalId}
        material={material}
        chosen={chosen}
        isChosen={chat.isChosen}
        avoided={avoided}
        tone={chat.tone}
        hasModel={answerers.length > 1}
      />
    </Pane>
  );
}

/** A version is taken by its own buttons; no other change is proposed here. */
const noProposals = (): ProposalActs => ({
  shown: () => {
    throw new Error('A chat about a letter proposes versions alone.');
  },
  yes: () => {},
  no: () => {},
  undo: () => null,
});

function Starters({ isByRule, onAsk }: { isByRule: boolean; onAsk: ((text: string) => void) | null }) {
  const { t } = useLingui();
  const starters = [t`Shorter`, t`Warmer`, t`Less salesy`, t`Leave out the last sentence`];
  return (
    <Box
      sx={{ display: 'grid', gap: '10px', color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}
    >
      <span>
        <Trans>
          Say in your own words what to change. You see each change against your letter, and nothing is
          replaced before your yes.
        </Trans>
      </span>
      {isByRule && (
        <span>
          <Trans>
            Rules on this device answer: they make it shorter or longer, change the tone, leave out, reorder
            and put in your own lines. They do not translate or reword; a model could:{' '}
            <MuiLink component={Link} to={toModelSettings}>
              set one up
            </MuiLink>
            .
          </Trans>
        </span>
      )}
      {onAsk && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {starters.map((one) => (
            <Button key={one} variant="outlined" size="small" onClick={() => onAsk(one)}>
              {one}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

const Pane = styled('div')({
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media (min-width: 900px)': {
    border: `1px solid ${token('line')}`,
    borderRadius: 20,
    backgroundColor: token('surface'),
    overflow: 'hidden',
  },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '12px 24px 8px',
  borderBlockEnd: `1px solid ${token('line')}`,
  '& h2': { margin: 0, flexGrow: 1, fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 },
  '@media (max-width: 899.95px)': { padding: '4px 0 8px' },
});

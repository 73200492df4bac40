import type { ConversationMessage } from '@foothold/core/entities/talk/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { copyText } from '../../../platform/clipboard.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { AnswerView, type ProposalActs } from './answer-view.tsx';
import type { AnswerAtWork } from './answers-at-work.ts';
import { QuestionView } from './question-view.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';

type Props = {
  /** Which conversation; a new one has none. */
  id: number | null;
  messages: readonly ConversationMessage[];
  /** The answer that is being written here. */
  atWork: AnswerAtWork | undefined;
  /** What stands while nothing was asked. */
  empty: ReactNode;
  writtenBy: (answer: ConversationMessage) => ReactNode;
  proposals: (answer: ConversationMessage) => ProposalActs;
  onCite: (answer: ConversationMessage, number: number) => void;
  onRetry: (question: ConversationMessage) => void;
  onEdit: (question: ConversationMessage, text: string) => void;
  onDelete: (question: ConversationMessage) => void;
  answerActions?: (answer: ConversationMessage) => ReactNode;
  /** Above the messages: what could not be read. */
  notice?: ReactNode;
  composer: ReactNode;
};

/** What was said, the newest at the end and in sight, and the field for the next question. */
export function Talk(props: Props) {
  const { id, messages, atWork, empty, notice, composer } = props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useStayAtEnd(scroller, content, id);
  return (
    <>
      <Scroller ref={scroller} tabIndex={-1}>
        <div ref={content}>
          {notice}
          {messages.length === 0 ? (
            empty
          ) : (
            <Said aria-label={t`What was said`}>
              {messages.map((message, at) => (
                <Message key={message.internalId} message={message} before={messages[at - 1]} {...props} />
              ))}
            </Said>
          )}
        </div>
      </Scroller>
      <SpokenAnswer text={atWork ? atWork.text : null} />
      <Box sx={{ position: 'relative' }}>
        {isAway && messages.length > 0 && (
          <ToEnd variant="outlined" onClick={toEnd} startIcon={<Icon name="arrow-down" size={16} />}>
            <Trans>To the end</Trans>
          </ToEnd>
        )}
      </Box>
      {composer}
    </>
  );
}

function Message(props: Props & { message: ConversationMessage; before: ConversationMessage | undefined }) {
  const { message, before, atWork, writtenBy, proposals, onCite, onRetry, onEdit, onDelete, answerActions } =
    props;
  const isEarlier = message.internalId < 0;
  const copy = async (text: string) =>
    showToast(
      (await copyText(text))
        ? { text: <Trans>Copied.</Trans> }
        : { text: <Trans>The browser did not allow to copy.</Trans>, kind: 'error' },
    );
  if (message.role === 'user')
    return (
      <Row>
        <QuestionView
          question={message}
          isFixed={isEarlier || atWork !== undefined}
          onEdit={(text) => onEdit(message, text)}
          onCopy={() => void copy(message.text)}
          onDelete={() => onDelete(message)}
        />
      </Row>
    );
  const mine = atWork?.answerId === message.internalId ? atWork : undefined;
  const shown = mine ? { ...message, text: mine.text, parts: mine.parts } : message;
  const mayAsk = !isEarlier && atWork === undefined && before?.role === 'user' && before.internalId > 0;
  return (
    <Row>
      <AnswerView
        answer={shown}
        isWriting={mine !== undefined || message.state === 'writing'}
        writtenBy={writtenBy(shown)}
        proposals={proposals}
        onCite={(number) => onCite(shown, number)}
        onCopy={() => void copy(shown.text)}
        onRetry={mayAsk ? () => onRetry(before) : null}
        actions={answerActions?.(shown)}
      />
    </Row>
  );
}

const Scroller = styled('div')({
  flexGrow: 1,
  minHeight: 0,
  outline: 'none',
  '@media (min-width: 900px)': { overflowY: 'auto', padding: '20px 24px 24px' },
  '@media (max-width: 899.95px)': { padding: '8px 0 24px', minHeight: 'calc(100dvh - 280px)' },
});
const Said = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
// What is out of sight is not laid out: a conversation of hundreds of messages opens and scrolls as a short one.
const Row = styled('li')({
  marginBlockEnd: 20,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 160px',
});
const ToEnd = styled(Button)({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  backgroundColor: token('surface'),
  zIndex: 1,
});

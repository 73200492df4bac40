import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useRef, useState } from 'react';
import { withSettled } from '../../../data/conversations/write-answer.ts';
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
  /** Where an answer leads; `isLast` for the newest one. */
  answerWays?: (answer: ConversationMessage, isLast: boolean) => ReactNode;
  /** Shows an answer in another way than as text; what it claims of the person is not copied then. */
  answerBody?: (answer: ConversationMessage, isWriting: boolean, isLast: boolean) => ReactNode;
  /** Above the messages: what could not be read. */
  notice?: ReactNode;
  composer: ReactNode;
};

/** How many messages are drawn at first, the newest; the others come by the press of a button. */
const drawnFirst = 80;
const drawnMore = 200;

/** What was said, the newest at the end and in sight, and the field for the next question. */
export function ConversationView(props: Props) {
  const { id, messages, atWork, empty, notice, composer } = props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useStayAtEnd(scroller, content, id, messages.length === 0);
  const [most, setMost] = useState(drawnFirst);
  const acts = useLatestActs(props);
  const from = Math.max(0, messages.length - most);
  const more = Math.min(from, drawnMore);
  return (
    <>
      <Scroller ref={scroller} tabIndex={-1}>
        <div ref={content}>
          {notice}
          {more > 0 && (
            <Box sx={{ display: 'grid', justifyItems: 'center', marginBlockEnd: '16px' }}>
              <Button variant="outlined" size="small" onClick={() => setMost(most + drawnMore)}>
                <Plural value={more} one="Show # earlier message" other="Show # earlier messages" />
              </Button>
            </Box>
          )}
          {messages.length === 0 ? (
            empty
          ) : (
            <Said role="feed" aria-label={t`Messages`}>
              {messages.slice(from).map((message, at) => (
                <Message
                  key={message.internalId}
                  message={message}
                  before={messages[from + at - 1]}
                  mine={atWork?.answerId === message.internalId ? atWork : undefined}
                  isBusy={atWork !== undefined}
                  isLast={from + at === messages.length - 1}
                  // Where it has proposals, what they say may have changed.
                  proposals={message.parts.length > 0 || atWork ? props.proposals : acts.proposals}
                  body={props.answerBody}
                  acts={acts}
                />
              ))}
            </Said>
          )}
        </div>
      </Scroller>
      <SpokenAnswer text={atWork ? atWork.text : null} />
      <Box sx={{ position: 'relative' }}>
        {isAway && messages.length > 0 && (
          <ToEnd variant="outlined" onClick={toEnd} startIcon={<Icon name="arrow-down" size={16} />}>
            <Trans>Scroll to the end</Trans>
          </ToEnd>
        )}
      </Box>
      {composer}
    </>
  );
}

type Acts = Pick<
  Props,
  'writtenBy' | 'proposals' | 'onCite' | 'onRetry' | 'onEdit' | 'onDelete' | 'answerActions' | 'answerWays'
>;

/** The acts of the latest drawing under one object that stays, so that messages are not drawn again for a key typed. */
function useLatestActs(props: Acts): Acts {
  const latest = useRef(props);
  latest.current = props;
  const [acts] = useState<Acts>(() => ({
    writtenBy: (answer) => latest.current.writtenBy(answer),
    proposals: (answer) => latest.current.proposals(answer),
    onCite: (answer, number) => latest.current.onCite(answer, number),
    onRetry: (question) => latest.current.onRetry(question),
    onEdit: (question, text) => latest.current.onEdit(question, text),
    onDelete: (question) => latest.current.onDelete(question),
    answerActions: (answer) => latest.current.answerActions?.(answer),
    answerWays: (answer, isLast) => latest.current.answerWays?.(answer, isLast),
  }));
  return acts;
}

type MessageProps = {
  message: ConversationMessage;
  before: ConversationMessage | undefined;
  mine: AnswerAtWork | undefined;
  isBusy: boolean;
  isLast: boolean;
  proposals: Props['proposals'];
  body: Props['answerBody'];
  acts: Acts;
};

const isSameRow = (one: ConversationMessage | undefined, other: ConversationMessage | undefined) =>
  one?.internalId === other?.internalId && one?.updatedAt === other?.updatedAt;

/** Rows are read again with every change of one of them: the same row in the same state is not drawn again. */
const Message = memo(
  function Message({ message, before, mine, isBusy, isLast, proposals, body, acts }: MessageProps) {
    const { writtenBy, onCite, onRetry, onEdit, onDelete, answerActions, answerWays } = acts;
    const isEarlier = message.internalId < 0;
    if (message.role === 'user')
      return (
        <Row role="article">
          <QuestionView
            question={message}
            isFixed={isEarlier || isBusy}
            onEdit={(text) => onEdit(message, text)}
            onCopy={() => void copy(message.text)}
            onDelete={() => onDelete(message)}
          />
        </Row>
      );
    const shown = mine
      ? { ...message, text: mine.text, parts: withSettled(mine.parts, message.parts) }
      : message;
    const isWriting = mine !== undefined || message.state === 'writing';
    const mayAsk = !isEarlier && !isBusy && before?.role === 'user' && before.internalId > 0;
    return (
      <Row role="article">
        <AnswerView
          answer={shown}
          isWriting={isWriting}
          body={body?.(shown, isWriting, isLast)}
          writtenBy={writtenBy(shown)}
          proposals={proposals}
          onCite={(number) => onCite(shown, number)}
          onCopy={() => void copy(shown.text)}
          onRetry={mayAsk ? () => onRetry(before) : null}
          actions={answerActions?.(shown)}
          ways={answerWays?.(shown, isLast && !isBusy)}
        />
      </Row>
    );
  },
  (one, other) =>
    isSameRow(one.message, other.message) &&
    isSameRow(one.before, other.before) &&
    one.mine === other.mine &&
    one.isBusy === other.isBusy &&
    one.isLast === other.isLast &&
    one.proposals === other.proposals &&
    one.body === other.body &&
    one.acts === other.acts,
);

async function copy(text: string): Promise<void> {
  showToast(
    (await copyText(text))
      ? { text: <Trans>Copied.</Trans> }
      : { text: <Trans>The browser did not allow copying.</Trans>, kind: 'error' },
  );
}

const Scroller = styled('div')({
  flexGrow: 1,
  minHeight: 0,
  outline: 'none',
  '@media (min-width: 900px)': { overflowY: 'auto', padding: '20px 24px 24px' },
  '@media (max-width: 899.95px)': { padding: '8px 0 24px', minHeight: 'calc(100dvh - 280px)' },
});
const Said = styled('div')({});
// What is out of sight is not laid out: a conversation of hundreds of messages opens and scrolls as a short one.
const Row = styled('div')({
  marginBlockEnd: 20,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 160px',
});
const ToEnd = styled(Button)({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  '&:dir(rtl)': { transform: 'translateX(50%)' },
  backgroundColor: token('surface'),
  zIndex: 1,
});

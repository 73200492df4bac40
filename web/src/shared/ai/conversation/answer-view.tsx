import type { AnswerPart, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { token } from '../../../ui/tokens.ts';
import { AnswerText } from '../answer-text.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { answerPieces, readCount } from './answer-pieces.ts';
import { ProposalCard, type ProposalShown } from './proposal-card.tsx';

/** What proposals do; `shown` says how one stands. */
export type ProposalActs = {
  shown: (part: AnswerPart) => ProposalShown;
  yes: (part: AnswerPart) => void;
  no: (part: AnswerPart) => void;
  /** Null where there is nothing to take back. */
  undo: (part: AnswerPart) => (() => void) | null;
};

type Props = {
  answer: ConversationMessage;
  isWriting: boolean;
  /** In place of its text, where it is shown in another way; it is not copied then. */
  body?: ReactNode;
  /** Who wrote it and what it took. */
  writtenBy: ReactNode;
  proposals: (answer: ConversationMessage) => ProposalActs;
  onCite: (number: number) => void;
  onCopy: () => void;
  /** Asks the same again; null where that is not possible. */
  onRetry: (() => void) | null;
  /** More to do with it. */
  actions?: ReactNode;
  /** Where it leads, and what can be asked next. */
  ways?: ReactNode;
};

/** An answer: its text with what it cites and proposes, how it ended, who wrote it. */
export function AnswerView({
  answer,
  isWriting,
  body,
  writtenBy,
  proposals,
  onCite,
  onCopy,
  onRetry,
  actions,
  ways,
}: Props) {
  const { text, parts, state } = answer;
  const pieces = answerPieces(text, parts);
  const cited = readCount(parts);
  return (
    <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 640px)' }}>
      <Box>
        {body ??
          pieces.map((piece, at) =>
            piece.kind === 'text' ? (
              <Box key={`${at}`} sx={{ marginBlockEnd: at < pieces.length - 1 ? '10px' : 0 }}>
                {(piece.text !== '' || isWriting) && (
                  <AnswerText
                    text={piece.text}
                    isWriting={isWriting && at === pieces.length - 1}
                    cited={cited}
                    onCite={onCite}
                  />
                )}
              </Box>
            ) : (
              <Proposals key={piece.part.id} part={piece.part} answer={answer} acts={proposals(answer)} />
            ),
          )}
      </Box>
      {state === 'stopped' && (
        <Note kind="quiet" icon="pause">
          <Trans>Stopped. What had arrived is saved.</Trans>
        </Note>
      )}
      {state === 'cut-off' && (
        <Note kind="quiet" icon="info">
          <Trans>
            Interrupted: this page was closed or reloaded while the answer was being written. What had arrived
            is saved.
          </Trans>
        </Note>
      )}
      {state === 'failed' && (
        <ErrorNote
          title={text === '' ? <Trans>No answer came</Trans> : <Trans>The answer broke off</Trans>}
          {...(onRetry && { retry: { label: <Trans>Ask again</Trans>, onClick: onRetry } })}
        >
          <ToldWords of={{ message: answer.problemText, text: answer.problemTold ?? undefined }} />{' '}
          {text === '' ? <Trans>Your question is saved.</Trans> : <Trans>What had arrived is saved.</Trans>}
        </ErrorNote>
      )}
      <AnswerNotes notes={answer.notes} />
      {!isWriting && ways}
      {!isWriting && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: '4px',
            marginInlineStart: '-8px',
          }}
        >
          {text !== '' && body === undefined && (
            <Button variant="text" size="small" onClick={onCopy}>
              <Trans>Copy</Trans>
            </Button>
          )}
          {onRetry && state !== 'failed' && (
            <Button variant="text" size="small" onClick={onRetry}>
              <Trans>Ask again</Trans>
            </Button>
          )}
          {actions}
          <Box
            component="span"
            sx={{ marginInlineStart: '8px', fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}
          >
            {writtenBy}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Proposals({
  part,
  answer,
  acts,
}: {
  part: AnswerPart;
  answer: ConversationMessage;
  acts: ProposalActs;
}) {
  const all = answer.parts.filter(({ state }) => state !== 'read' && state !== 'refused');
  const open = all.filter(({ state }) => state === 'open');
  const [looked, setLooked] = useState<string | null>(null);
  // One is open at a time: the first, unless the person looks at another one.
  const isOpen = (looked ?? open[0]?.id) === part.id;
  return (
    <ProposalCard
      proposal={acts.shown(part)}
      place={all.indexOf(part) + 1}
      count={all.length}
      isOpen={isOpen}
      onOpen={() => setLooked(part.id)}
      onYes={() => acts.yes(part)}
      onNo={() => acts.no(part)}
      onUndo={acts.undo(part)}
    />
  );
}

import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { AskButton } from './ask-button.tsx';

type Props = {
  kind: ConversationKind;
  jobName: string;
  isByRule: boolean;
  onAsk: (question: string) => void;
};

/** Before the first question: what can be asked, and who answers. */
export function Starters({ kind, jobName, isByRule, onAsk }: Props) {
  const { t } = useLingui();
  const questions =
    kind === 'coach'
      ? [t`Is my search too narrow?`, t`Which words would find more postings?`, t`Which source replies?`]
      : [
          ...(jobName ? [t`Where does ${jobName} stand, and what comes next?`] : []),
          t`What is due this week?`,
          t`Which jobs wait for an answer, and how long?`,
          t`When is my next interview?`,
          t`Why do I get no answers?`,
          t`What can you do?`,
        ];
  return (
    <EmptyState
      title={kind === 'coach' ? <Trans>Ask about your search</Trans> : <Trans>Ask about your records</Trans>}
    >
      {isByRule ? (
        <Trans>
          No model is used: answers are made by rules from your own data, on this device, even offline.
        </Trans>
      ) : (
        <Trans>A language model answers. You see what leaves this device before it is sent.</Trans>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: '16px 0 0',
          padding: 0,
          display: 'grid',
          gap: '8px',
          justifyItems: 'start',
        }}
      >
        {questions.map((question) => (
          <li key={question}>
            <AskButton question={question} onAsk={() => onAsk(question)} />
          </li>
        ))}
      </Box>
    </EmptyState>
  );
}

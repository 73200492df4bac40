import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';

type Props = {
  kind: ConversationKind;
  jobName: string;
  isByRule: boolean;
  onAsk: (question: string) => void;
};

const StarterQuestions = partLater(
  async () => (await import('./starter-questions.tsx')).StarterQuestions,
  null,
  null,
);

/** Before the first question: what can be asked, and who answers. */
export function Starters({ kind, jobName, isByRule, onAsk }: Props) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={
        kind === 'coach' ? <Trans>Ask about your search</Trans> : <Trans>Ask about what you keep here</Trans>
      }
    >
      {isByRule ? (
        <Trans>
          No model is asked: answers are made by rule from your own data, on this device, also offline.
        </Trans>
      ) : (
        <Trans>A language model answers. You see what leaves this device before it is sent.</Trans>
      )}
      {isByRule && i18n.locale !== 'en' && (
        <>
          {' '}
          <Trans>Rules read questions in English, and those that are offered here.</Trans>
        </>
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
        <StarterQuestions kind={kind} jobName={jobName} onAsk={onAsk} />
      </Box>
    </EmptyState>
  );
}

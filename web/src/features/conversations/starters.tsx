import { questionTexts } from '@foothold/core/ai/builtin/assistant/question.messages.ts';
import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSay } from '../../platform/use-say.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { AskButton } from './ask-button.tsx';

type Props = {
  kind: ConversationKind;
  jobName: string;
  isByRule: boolean;
  onAsk: (question: string) => void;
};

const coachStarters = (['narrow', 'more-words', 'sources'] as const).map((name) => questionTexts(name));
const assistantStarters = ['due-week', 'waiting-long', 'next-interview', 'no-answers', 'about'] as const;

/** Before the first question: what can be asked, and who answers. */
export function Starters({ kind, jobName, isByRule, onAsk }: Props) {
  const { i18n } = useLingui();
  const say = useSay();
  const asked =
    kind === 'coach'
      ? coachStarters
      : [
          ...(jobName ? [questionTexts('state', { name: jobName })] : []),
          ...assistantStarters.map((name) => questionTexts(name)),
        ];
  const questions = asked.map(say);
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
        {questions.map((question) => (
          <li key={question}>
            <AskButton question={question} onAsk={() => onAsk(question)} />
          </li>
        ))}
      </Box>
    </EmptyState>
  );
}

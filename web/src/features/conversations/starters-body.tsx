import { questionTexts } from '@foothold/core/ai/builtin/assistant/question.messages.ts';
import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSay } from '../../platform/use-say.ts';
import { AskButton } from './ask-button.tsx';

/** What a conversation is begun with. */
export type StartersProps = {
  kind: ConversationKind;
  jobName: string;
  isByRule: boolean;
  onAsk: (question: string) => void;
};

const coachStarters = ['narrow', 'more-words', 'sources'] as const;
const assistantStarters = ['due-week', 'waiting-long', 'next-interview', 'no-answers', 'about'] as const;

/** Who answers, and questions to begin with. The rules know each in the language it is shown in. */
export function StartersBody({ kind, jobName, isByRule, onAsk }: StartersProps) {
  const { i18n } = useLingui();
  const say = useSay();
  const starters = kind === 'coach' ? coachStarters : assistantStarters;
  const questions = [
    ...(jobName && kind !== 'coach' ? [questionTexts('state', { name: jobName })] : []),
    ...starters.map((name) => questionTexts(name)),
  ].map(say);
  return (
    <>
      {isByRule ? (
        <Trans>
          No model is used: answers are made by rules from your own data, on this device, even offline.
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
    </>
  );
}

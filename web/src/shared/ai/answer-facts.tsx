import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { callCost } from '@foothold/core/ai/call-cost.ts';
import type { ModelPrice } from '@foothold/core/ai/model-price.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../ui/tokens.ts';
import { AnswerNotes } from './conversation/answer-notes.tsx';
import { useCallWords } from './use-call-words.ts';

type Props = { answer: AiAnswer; host: string; price: ModelPrice | null; seconds: number };

/** After an answer: who wrote it, how many tokens, what it cost and how long it took; what it is not. */
export function AnswerFacts({ answer, host, price, seconds }: Props) {
  const { usage, model, provider, prompt, notes, remaining } = answer;
  const words = useCallWords();
  const who = words.who({ provider, model, host });
  const tokens = usage.inputTokens + usage.outputTokens;
  const about = words.about(tokens);
  const cost = callCost(price, usage);
  return (
    <>
      {notes.length > 0 && (
        <Box sx={{ display: 'grid', gap: '8px', marginBlockEnd: '8px' }}>
          <AnswerNotes notes={notes} />
        </Box>
      )}
      <Box
        sx={{ color: token('text-3'), fontSize: '0.8125rem', lineHeight: '18px', overflowWrap: 'anywhere' }}
      >
        <Trans>Written by {who}.</Trans>{' '}
        {usage.isEstimated ? (
          <Trans>about {about} tokens</Trans>
        ) : (
          <Plural value={tokens} one="# token" other="# tokens" />
        )}
        {cost !== null && <>, {words.money(cost)}</>}
        {', '}
        <Plural value={seconds} one="# second" other="# seconds" />
        {prompt !== '' && (
          <>
            , <Trans>instructions {prompt}</Trans>
          </>
        )}
        {remaining !== undefined && (
          <>
            . <Plural value={remaining} one="# more in this period" other="# more in this period" />
          </>
        )}
      </Box>
    </>
  );
}

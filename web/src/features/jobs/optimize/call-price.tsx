import { callCost } from '@foothold/core/ai/call-cost.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Destination } from '../../../platform/ai/destination.ts';
import type { AskQuestion } from '../../../shared/ai/ask-question.ts';
import { outgoingTokens } from '../../../shared/ai/outgoing.ts';
import { cutQuestion, outgoingOf } from '../../../shared/ai/outgoing-of.ts';
import type { Asking } from '../../../shared/ai/use-ask.ts';
import { useCallWords } from '../../../shared/ai/use-call-words.ts';
import { token } from '../../../ui/tokens.ts';

type Props = { question: AskQuestion; destination: Destination; asking: Pick<Asking, 'state'> };

/** What a call takes, before the button that spends it: money where a price is known, tokens always, what the plan still allows. */
export function CallPrice({ question, destination, asking }: Props) {
  const words = useCallWords();
  const said = JSON.stringify(question);
  const sizes = useMemo(() => sizesOf(JSON.parse(said) as AskQuestion), [said]);
  if (!sizes) return null;
  const { provider, price, isOwn } = destination;
  const cost = callCost(price, sizes);
  const most = cost === null ? '' : words.money(cost);
  const tokens = words.about(sizes.inputTokens);
  const { state } = asking;
  const left = state.phase === 'done' ? state.answer.remaining : undefined;
  return (
    <Line>
      <b>
        {most !== '' ? (
          <Trans>At most {most}</Trans>
        ) : isOwn && provider !== 'browser' ? (
          <Trans>What your own key costs</Trans>
        ) : (
          <Trans>No cost to you</Trans>
        )}
      </b>
      <span>
        <Trans>about {tokens} tokens</Trans>
      </span>
      {left !== undefined && (
        <span>
          <Plural value={left} one="# more in this period" other="# more in this period" />
        </span>
      )}
    </Line>
  );
}

/** Tokens that go and the most that come; null for a question that no call takes. */
function sizesOf(question: AskQuestion): { inputTokens: number; outputTokens: number } | null {
  try {
    const leaving = outgoingOf(cutQuestion(question, {}));
    return { inputTokens: outgoingTokens(leaving), outputTokens: leaving.call.maxOutputTokens };
  } catch {
    return null;
  }
}

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  margin: 0,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: token('text-2'),
  '& b': { fontSize: '0.875rem', fontWeight: 600, color: token('text') },
});

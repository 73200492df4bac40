import type { AiAnswer, answerNotes } from '@foothold/core/ai/ai-answer.ts';
import { callCost, type ModelPrice } from '@foothold/core/ai/model-price.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Note } from '../../ui/notes/note.tsx';
import { token } from '../../ui/tokens.ts';
import { useCallWords } from './use-call-words.ts';

const noteWords: Readonly<Record<(typeof answerNotes)[number], MessageDescriptor>> = {
  'cut-off': msg`The model reached its limit of length before the end.`,
  interrupted: msg`The connection to the model ended before the answer did.`,
  'no-structure': msg`This model gives no data, so the answer is text alone.`,
  'no-tools': msg`This model cannot look things up; it knows what was sent and nothing else.`,
  'repeats-itself': msg`The model began to repeat itself and was stopped.`,
  refused: msg`The model declined to answer.`,
  'tools-refused': msg`The model asked for things that it was not offered. They were refused.`,
};

type Props = { answer: AiAnswer; host: string; price: ModelPrice | null; seconds: number };

/** After an answer: who wrote it, how many tokens, what it cost and how long it took; what it is not. */
export function AnswerFacts({ answer, host, price, seconds }: Props) {
  const { i18n } = useLingui();
  const { usage, model, provider, prompt, notes, remaining } = answer;
  const words = useCallWords();
  const who = words.who({ provider, model, host });
  const tokens = usage.inputTokens + usage.outputTokens;
  const cost = callCost(price, usage);
  return (
    <>
      {notes.length > 0 && (
        <Box sx={{ marginBlockEnd: '8px' }}>
          <Note kind="quiet" icon="info">
            {notes.map((note) => i18n._(noteWords[note])).join(' ')}
          </Note>
        </Box>
      )}
      <Box
        sx={{ color: token('text-3'), fontSize: '0.8125rem', lineHeight: '18px', overflowWrap: 'anywhere' }}
      >
        <Trans>Written by {who}.</Trans> <Plural value={tokens} one="# token" other="# tokens" />
        {cost !== null && <>, {words.money(cost)}</>}
        {', '}
        <Plural value={seconds} one="# second" other="# seconds" />
        {prompt !== '' && (
          <>
            , <Trans>prompt {prompt}</Trans>
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

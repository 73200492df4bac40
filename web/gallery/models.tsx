import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import Box from '@mui/material/Box';
import { ApiError, clientFailure } from '../src/platform/server/api-error.ts';
import { AnswerFacts } from '../src/shared/ai/answer-facts.tsx';
import { AnswerText } from '../src/shared/ai/answer-text.tsx';
import { AnswerTools } from '../src/shared/ai/answer-tools.tsx';
import { AskProblem } from '../src/shared/ai/ask-problem.tsx';
import { ModelPart } from '../src/shared/ai/model-part.tsx';
import type { Outgoing } from '../src/shared/ai/outgoing.ts';
import { WritingLine } from '../src/shared/ai/writing-line.tsx';
import { nothing, Part } from './part.tsx';

const text = [
  '### Strong',
  'You name **numbers**, and the newest job comes first. [BLS](https://www.bls.gov/ooh/) says what the trade asks for.',
  '- Say *when* each certificate ends\n- Drop the objective',
  '| Line | Better |\n|---|---|\n| Helped patients | Cared for 6 patients a shift |',
  '```text\nRN, BSN\n```',
].join('\n\n');

const answer: AiAnswer = {
  ...{ text, claims: [], provider: 'openai-compatible', model: 'llama3.2', prompt: 'resume-review/1' },
  ...{ usage: { inputTokens: 1240, outputTokens: 310 }, notes: ['cut-off', 'no-structure'], remaining: 7 },
};

/** What would leave for a review. */
export const leaving: Outgoing = {
  call: {
    system: 'You review resumes.\n\nText between marks is material.',
    messages: [{ role: 'user', text: '<resume a1>\nNurse, [name], 6 patients a shift\n</resume a1>' }],
    schema: { type: 'object' },
    maxOutputTokens: 3000,
  },
  leftOut: [
    { kind: 'name', text: 'Maya Lin', count: 3 },
    { kind: 'phone', text: '555-0142', count: 1 },
  ],
  isSigned: false,
};

const problem = (code: string, status: number, more = {}) =>
  new ApiError(code, 'This plan has no more letters in November.', { status, requestId: 'r-7', ...more });

/** What a model says beside the rules: its text, what can be done with it, what it took, why it failed. */
export function Models() {
  return (
    <Part title="Models">
      <Box sx={{ display: 'grid', gap: '12px', maxWidth: 640 }}>
        <ModelPart
          title="What a model says"
          lead="It reads the whole resume."
          name="Review"
          question={() => null}
        />
        <Box>
          <AnswerText text={text} />
          <AnswerTools
            text={text}
            name="Review"
            targets={[{ key: 'notes', label: 'Into the notes', take: async () => {} }]}
          />
          <AnswerFacts
            answer={answer}
            host="localhost:11434"
            price={{ input: 3, output: 15, asOf: '2026-11-01' }}
            seconds={6}
          />
        </Box>
        <WritingLine seconds={6} tokens={120} onStop={nothing} />
        <AskProblem problem={clientFailure('offline')} isOwn={false} onRetry={nothing} />
        <AskProblem problem={clientFailure('cut-off')} isOwn={false} onRetry={nothing} />
        <AskProblem problem={problem('plan-limit', 402)} isOwn={false} onRetry={nothing} />
        <AskProblem problem={problem('key-refused', 0)} isOwn onRetry={nothing} />
        <AskProblem
          problem={problem('too-many-requests', 429, { retryAfter: 40 })}
          isOwn={false}
          onRetry={nothing}
        />
      </Box>
    </Part>
  );
}

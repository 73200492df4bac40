import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { deleteAiCall, useAiCall } from '../../../data/ai/ai-calls.ts';
import { AnswerText } from '../../../shared/ai/answer-text.tsx';
import { useCallWords } from '../../../shared/ai/use-call-words.ts';
import { useTaskWords } from '../../../shared/ai/use-task-words.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { useProblemWords } from './use-problem-words.ts';

/** One call: to whom, what it took, what was sent word for word, and what came back. */
export function AiCallDetail({ id, onBack }: { id: number; onBack: () => void }) {
  const { i18n } = useLingui();
  const call = useAiCall(id);
  const words = useCallWords();
  const taskName = useTaskWords();
  const problemWords = useProblemWords();
  if (!call) return null;
  const { inputTokens, outputTokens, isCounted, seconds, host } = call;
  const [sent, written] = [i18n.number(inputTokens), i18n.number(outputTokens)];
  return (
    <Box sx={{ padding: { xs: '0 0 24px', md: '16px 20px 20px' } }}>
      <Box sx={{ display: 'flex' }}>
        <RowBack onBack={onBack} />
      </Box>
      <Typography variant="h2">{taskName(call.task)}</Typography>
      <Typography variant="body2" sx={{ color: token('text-2') }}>
        {momentText(new Date(call.at).toISOString())}
      </Typography>
      <FactList>
        <Fact label={<Trans>Model</Trans>}>{words.who(call)}</Fact>
        <Fact label={<Trans>Sent to</Trans>}>
          {call.provider === 'browser' ? (
            <Trans>nobody: the model of this browser runs on this device</Trans>
          ) : call.isOwn ? (
            <Trans>{host}, with your own settings</Trans>
          ) : (
            host || <Trans>the model of this site</Trans>
          )}
        </Fact>
        <Fact label={<Trans>Used</Trans>}>
          {isCounted ? (
            <Trans>
              {sent} tokens sent, {written} written, {seconds}&nbsp;s
            </Trans>
          ) : (
            <Trans>
              about {sent} tokens sent, about {written} written, {seconds}&nbsp;s
            </Trans>
          )}
        </Fact>
        <Fact label={<Trans>Cost</Trans>}>
          {call.cost === null ? <Trans>no price is known here</Trans> : words.money(call.cost)}
        </Fact>
      </FactList>
      <Part title={<Trans>What was sent</Trans>}>
        <Box
          component="pre"
          dir="auto"
          sx={{
            margin: 0,
            padding: '12px 16px',
            borderRadius: '14px',
            border: `1px solid ${token('line')}`,
            backgroundColor: token('sunken'),
            fontFamily: 'inherit',
            fontSize: '0.8125rem',
            lineHeight: '20px',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            color: token('text-2'),
          }}
        >
          {call.sent}
        </Box>
      </Part>
      <Part title={<Trans>What came back</Trans>}>
        {call.received === '' ? (
          <Box sx={{ color: token('text-3') }}>
            {call.outcome === 'failed' ? (
              <Trans>Nothing. {problemWords(call.problem)}</Trans>
            ) : (
              <Trans>Nothing before it was stopped.</Trans>
            )}
          </Box>
        ) : (
          <AnswerText text={call.received} />
        )}
      </Part>
      <Button variant="outlined" onClick={() => void removeCall(id)}>
        <Trans>Delete this question</Trans>
      </Button>
    </Box>
  );
}

async function removeCall(id: number): Promise<void> {
  const bringBack = await deleteAiCall(id);
  if (bringBack)
    showToast({
      text: <Trans>Question deleted.</Trans>,
      action: { label: <Trans>Undo</Trans>, onClick: () => void bringBack() },
    });
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBlock: '16px' }}>
      <Typography variant="h3" component="h3" sx={{ marginBlockEnd: '8px' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

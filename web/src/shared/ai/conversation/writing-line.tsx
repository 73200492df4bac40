import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { token } from '../../../ui/tokens.ts';
import type { AnswerAtWork } from './answers-at-work.ts';

type Props = {
  atWork: AnswerAtWork;
  /** Tokens of this answer so far; 0 where none are counted. */
  tokens: number;
  /** Money of this answer so far, in words; '' where no price is known. */
  cost: string;
};

/** What goes on while an answer is written: for how long, and what it took so far. */
export function WritingLine({ atWork, tokens, cost }: Props) {
  const { i18n } = useLingui();
  const { phase, startedAt } = atWork;
  const seconds = useSeconds(startedAt);
  const count = i18n.number(tokens);
  return (
    <Box
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: '10px', marginBlockEnd: '8px' },
        ...{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: token('text-2') }}
      />
      <span>
        {phase === 'waiting' && <Trans>Waiting for the first words, {seconds} s</Trans>}
        {phase === 'reading' && <Trans>Looking things up, {seconds} s</Trans>}
        {phase === 'writing' && <Trans>Writing, {seconds} s</Trans>}
        {tokens > 0 && cost !== '' && (
          <Trans>
            {' '}
            · this answer so far about {cost}, {count} tokens
          </Trans>
        )}
        {tokens > 0 && cost === '' && <Trans> · this answer so far about {count} tokens</Trans>}
      </span>
    </Box>
  );
}

function useSeconds(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - since) / 1000));
}

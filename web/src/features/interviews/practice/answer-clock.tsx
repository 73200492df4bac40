import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePracticeWords } from './use-practice-words.ts';

/** Counts down the time for an answer. When it is over it says so and stops nothing. */
export function AnswerClock({ seconds }: { seconds: number }) {
  const { t } = useLingui();
  const words = usePracticeWords();
  const [start] = useState(() => performance.now());
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil(seconds - (now - start) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <Box
      role="timer"
      aria-label={t`Time left`}
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 570 },
        ...{
          fontVariantNumeric: 'tabular-nums',
          color: isOver || left <= 15 ? token('warn') : token('text-2'),
        },
      }}
    >
      <Icon name="history" size="xs" />
      {isOver ? <Trans>Time is up</Trans> : words.clock(left)}
      {/* Told at the moments that matter, not each second. */}
      <VisuallyHidden role="status">
        {isOver ? t`Time is up. You can continue.` : left <= 15 ? t`15 seconds left` : ''}
      </VisuallyHidden>
    </Box>
  );
}

import type { ComparedBlock } from '@foothold/core/entities/resume/compared-blocks.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { token } from '../../../ui/tokens.ts';
import { Added, Removed } from '../../text-diff/diff-marks.tsx';
import { wordDiff } from '../../text-diff/word-diff.ts';

type Props = { row: ComparedBlock; side: 'left' | 'right' };

/** One place on one side: its words, those that the other side lacks marked; or that it is not there. */
export function ComparedText({ row: { left, right, isMoved }, side }: Props) {
  const runs = useMemo(() => wordDiff(left ?? '', right ?? '').runs, [left, right]);
  const text = side === 'left' ? left : right;
  const Mark = side === 'left' ? Removed : Added;
  const mine = side === 'left' ? 'removed' : 'added';
  if (text === null)
    return (
      <Box sx={{ color: token('text-3'), fontSize: '0.8125rem', lineHeight: '22px' }}>
        <Trans>Not here</Trans>
      </Box>
    );
  return (
    <Box
      dir="auto"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: '0.9375rem',
        lineHeight: '22px',
        minWidth: 0,
      }}
    >
      {isMoved && side === 'right' && (
        <Box component="span" sx={{ display: 'block', color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>Appears elsewhere</Trans>
        </Box>
      )}
      {left === null || right === null ? (
        <Mark>{text}</Mark>
      ) : (
        runs.map((run, at) =>
          run.kind === 'same' ? (
            <span key={at}>{run.text}</span>
          ) : run.kind === mine ? (
            <Mark key={at}>{run.text}</Mark>
          ) : null,
        )
      )}
    </Box>
  );
}

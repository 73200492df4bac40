import type { BaseNote } from '@foothold/core/entities/resume/base-notes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useSectionNames } from '../../../shared/resumes/section-words.ts';
import { Added, Removed } from '../../../shared/text-diff/diff-marks.tsx';
import { wordDiff } from '../../../shared/text-diff/word-diff.ts';
import { token } from '../../../ui/tokens.ts';
import { arrangementLine } from './arrangement-line.ts';
import { valueText } from './place-words.ts';

/** What the base said and says, with the words that changed marked, and what the version says. */
export function NoteWords({ note: { mine, before, now } }: { note: BaseNote }) {
  const { t } = useLingui();
  const { titleOf } = useSectionNames();
  const arrangementWords = {
    titleOf,
    hidden: (title: string) => t`${title} (hidden)`,
    usual: t`The usual order`,
  };
  const shown = (value: unknown) => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    return Array.isArray(value) ? arrangementLine(value, arrangementWords) : valueText(value);
  };
  const [former, present] = [shown(before), shown(now)];
  const { runs } = useMemo(() => wordDiff(former, present), [former, present]);
  const isFlag = typeof now === 'boolean';
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        gap: '4px 12px',
        '& dt': { color: token('text-2') },
        '& dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      }}
    >
      <dt>
        <Trans>The base</Trans>
      </dt>
      <dd dir="auto">
        {isFlag ? (
          <>
            <Removed>{former}</Removed> <Added>{present}</Added>
          </>
        ) : (
          runs.map((run, at) => <Run key={at} kind={run.kind} text={run.text} />)
        )}
      </dd>
      <dt>
        <Trans>Here</Trans>
      </dt>
      <dd dir="auto">{shown(mine) || <Empty />}</dd>
    </Box>
  );
}

function Run({ kind, text }: { kind: 'same' | 'added' | 'removed'; text: string }): ReactNode {
  if (kind === 'added') return <Added>{text}</Added>;
  return kind === 'removed' ? <Removed>{text}</Removed> : <span>{text}</span>;
}

function Empty() {
  return (
    <Box component="span" sx={{ color: token('text-3') }}>
      <Trans>Nothing</Trans>
    </Box>
  );
}

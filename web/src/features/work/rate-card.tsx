import { jobSourceName, submissionMethodName } from '@foothold/core/entities/job/job-words.messages.ts';
import type { RateComparison, ResponseRate } from '@foothold/core/tracking/response-rate.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RateKind, WorkRecord } from '../../data/statistics/work-record.ts';
import { sayChoice } from '../../platform/say.ts';
import { useSay } from '../../platform/use-say.ts';
import { isFitWord, useFitNames } from '../../shared/fit/fit-names.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { token } from '../../ui/tokens.ts';
import { RateTable } from './rate-table.tsx';

type Props = Pick<WorkRecord, 'rates' | 'resumeTitles'>;

/** How often applications were heard back from, by one of three kinds, each with its interval (docs/spec/interface.md, Charts). */
export function RateCard({ rates, resumeTitles }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const fitName = useFitNames();
  const [kind, setKind] = useState<RateKind>('source');
  const names: Record<RateKind, (key: string) => string> = {
    source: (key) => sayChoice(say, jobSourceName, key) || t`Not specified`,
    method: (key) => sayChoice(say, submissionMethodName, key) || t`Not specified`,
    fit: (key) => (isFitWord(key) ? fitName(key) : t`Not known`),
    resume: (key) => resumeTitles.get(key) ?? (key ? t`A deleted resume` : t`No resume chosen`),
  };
  const nameOf = ({ key }: Pick<ResponseRate, 'key'>) => names[kind](key);
  const comparison = rates[kind];
  return (
    <Card
      aria-labelledby="heard-back"
      sx={{
        height: '100%',
        '@media (max-width: 899.95px)': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
      }}
    >
      <CardHead
        sx={{ flexWrap: 'wrap', rowGap: '4px', paddingInline: { xs: 0, md: '16px' }, paddingBlock: '6px' }}
      >
        <Box
          component="h2"
          id="heard-back"
          sx={{ margin: 0, fontSize: { xs: '1rem', md: '0.875rem' }, fontWeight: 620 }}
        >
          <Trans>Heard back</Trans>
        </Box>
        <Segment
          label={t`Compare by`}
          value={kind}
          options={[
            { value: 'source', label: <Trans>Source</Trans> },
            { value: 'resume', label: <Trans>Resume</Trans> },
            { value: 'method', label: <Trans>Sent by</Trans> },
            { value: 'fit', label: <Trans>Fit</Trans> },
          ]}
          onChange={setKind}
        />
      </CardHead>
      <Box sx={{ padding: { xs: '4px 0 0', md: '4px 16px 14px' } }}>
        <RateTable comparison={comparison} nameOf={nameOf} />
        <Box
          sx={{ marginBlockStart: '8px', fontSize: '0.75rem', lineHeight: '18px', color: token('text-2') }}
        >
          <Verdict kind={kind} comparison={comparison} nameOf={nameOf} />
        </Box>
      </Box>
    </Card>
  );
}

function Verdict({
  kind,
  comparison: { verdict, leader },
  nameOf,
}: {
  kind: RateKind;
  comparison: RateComparison;
  nameOf: (rate: Pick<ResponseRate, 'key'>) => string;
}) {
  if (verdict === 'leads' && leader !== null) {
    const best = nameOf({ key: leader });
    return <Trans>{best} got replies more often than the others: its 90% interval is above theirs.</Trans>;
  }
  if (verdict === 'overlap') {
    if (kind === 'source')
      return <Trans>The intervals overlap: too few yet to say which source works better.</Trans>;
    if (kind === 'resume')
      return <Trans>The intervals overlap: too few yet to say which resume works better.</Trans>;
    if (kind === 'fit')
      return (
        <Trans>The intervals overlap: too few yet to say whether a better fit was heard back more.</Trans>
      );
    return <Trans>The intervals overlap: too few yet to say which way of sending works better.</Trans>;
  }
  if (kind === 'fit')
    return (
      <Trans>
        Too few yet to say: a 90% interval needs 5 applications, a comparison two of them. How well the resume
        fitted is noted when you mark a job as applied and its resume is chosen.
      </Trans>
    );
  return <Trans>Too few yet to say: a 90% interval needs 5 applications, a comparison two of them.</Trans>;
}

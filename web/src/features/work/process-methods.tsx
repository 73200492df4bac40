import { submissionMethods } from '@foothold/core/entities/job/job.ts';
import { submissionMethodName } from '@foothold/core/entities/job/job-words.messages.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import type { MetricsRow } from '@foothold/core/tracking/metrics.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { token } from '../../ui/tokens.ts';
import { workPaths } from './work-paths.ts';

/** How many jobs were handed in each way, out of the metrics rows (docs/spec/readings.md R29); ways nobody took are left out. */
export function ProcessMethods({ rows }: { rows: readonly MetricsRow[] }) {
  const say = useSay();
  const { number } = useNumbers();
  const taken = keysOf(submissionMethods).flatMap((method) => {
    const row = rows.find(({ metricKey }) => metricKey === `submission-${method}`);
    return row && row.metricValue > 0 ? [{ ...row, method }] : [];
  });
  if (taken.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: '8px', color: token('text-2'), fontSize: '0.8125rem' }}>
      <Trans>Sent by</Trans>
      <Box component="ul" sx={{ display: 'inline', margin: 0, padding: 0 }}>
        {taken.map(({ method, metricValue }) => (
          <Box key={method} component="li" sx={{ display: 'inline-block', marginInlineStart: '12px' }}>
            <Link
              component={RouterLink}
              to={workPaths.submission(method)}
              sx={{ display: 'inline-block', paddingBlock: { xs: '12px', md: '3px' } }}
            >
              {say(submissionMethodName(method))} {number(metricValue)}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import { flowNodeName } from '@foothold/core/tracking/job-flow.messages.ts';
import type { JobFlow } from '@foothold/core/tracking/job-flow.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { ChartCard } from './chart-card.tsx';
import { FlowBars } from './flow-bars.tsx';
import { workPaths } from './work-paths.ts';

const FlowSankey = lazy(async () => ({ default: (await import('./flow-sankey.tsx')).FlowSankey }));

/** Of fewer applications four bars say all there is to say. */
const minForDiagram = 5;

/** Where all applications went: a Sankey diagram on desktop, four bars on mobile (docs/spec/interface.md, Work). */
export function FlowCard({ flow }: { flow: JobFlow }) {
  const { t } = useLingui();
  const say = useSay();
  const isMobile = useMobile();
  const { total } = flow;
  return (
    <ChartCard
      title={<Plural value={total} one="Where your # application went" other="Where # applications went" />}
      aside={<Trans>counted from dated history</Trans>}
      chart={
        isMobile || total < minForDiagram ? (
          <FlowBars flow={flow} />
        ) : (
          <Suspense fallback={<Box sx={{ minHeight: 262 }} />}>
            <FlowSankey flow={flow} />
          </Suspense>
        )
      }
      table={{
        caption: t`Where applications went`,
        head: [t`From`, t`To`, t`Applications`],
        rows: flow.links.map(({ from, to, count }) => [
          say(flowNodeName(from)),
          say(flowNodeName(to)),
          count,
        ]),
      }}
      foot={
        <Link
          component={RouterLink}
          to={workPaths.process}
          sx={{ display: 'inline-block', paddingBlock: '12px' }}
        >
          <Trans>What each stage means</Trans>
        </Link>
      }
    />
  );
}

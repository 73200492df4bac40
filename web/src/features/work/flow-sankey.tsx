import { flowNodeName } from '@foothold/core/tracking/job-flow.messages.ts';
import type { JobFlow } from '@foothold/core/tracking/job-flow.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useSay } from '../../platform/use-say.ts';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { useSize } from '../../ui/hooks/use-size.ts';
import { token } from '../../ui/tokens.ts';
import { type DrawnNode, flowLayout } from './flow-layout.ts';
import { workPaths } from './work-paths.ts';

/** Least and most px: the diagram fills its card, which is as high as Today beside it. */
const heights = { least: 262, most: 520 } as const;
const labelRoom = 156;

const Label = styled('li')({
  position: 'absolute',
  height: 24,
  display: 'flex',
  alignItems: 'center',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 520,
  whiteSpace: 'nowrap',
  color: token('text'),
  '& a': { color: 'inherit', textDecoration: 'none', display: 'inline-block', paddingBlock: 3 },
  '& a:hover': { textDecoration: 'underline' },
  '& span': { color: token('text-2'), fontWeight: 400 },
});

/** The Sankey diagram: as wide as a link is, so many took it; each name leads to its jobs where a list can show them. */
export function FlowSankey({ flow }: { flow: JobFlow }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const drawn = useMemo(() => (size ? flowLayout(flow, { ...size, labelRoom }) : null), [flow, size]);
  return (
    <Box
      ref={frame}
      dir="ltr"
      sx={{
        position: 'relative',
        flexGrow: 1,
        minHeight: heights.least,
        maxHeight: heights.most,
        overflow: 'hidden',
      }}
    >
      {drawn && (
        <>
          <svg width={size?.width} height={size?.height} aria-hidden="true" style={{ position: 'absolute' }}>
            {drawn.links.map((link) => (
              <path
                key={link.key}
                d={link.path}
                fill="none"
                stroke={link.isAnswer ? token('talk') : token('control')}
                strokeWidth={link.width}
                strokeOpacity={link.isAnswer ? 0.25 : 0.2}
              />
            ))}
            {drawn.nodes.map((node) => (
              <rect
                key={node.id}
                x={node.x}
                y={node.y}
                width={node.width}
                height={node.height}
                rx={Math.min(3, node.height / 2)}
                fill={node.isAnswer ? token('talk') : token('text-3')}
              />
            ))}
          </svg>
          <Box
            component="ul"
            aria-label={t`Applications by where they went`}
            sx={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {drawn.nodes.map((node) => (
              <NodeLabel key={node.id} node={node} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

function NodeLabel({ node: { id, count, statuses, x, y, width, height: tall } }: { node: DrawnNode }) {
  const { t } = useLingui();
  const say = useSay();
  const { number } = useNumbers();
  const label = say(flowNodeName(id));
  const said = `${label} ${number(count)}`;
  const words = (
    <>
      {label} <span>{number(count)}</span>
    </>
  );
  const to = statuses && (id === 'applied' ? workPaths.applied : workPaths.appliedOf(statuses));
  return (
    <Label style={{ left: x + width + 8, top: y + tall / 2 - 12 }}>
      {to ? (
        <Link to={to} aria-label={t`Show jobs: ${said}`}>
          {words}
        </Link>
      ) : (
        <div>{words}</div>
      )}
    </Label>
  );
}

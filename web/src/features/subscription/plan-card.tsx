import type { Message } from '@foothold/core/text/messages.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useSay } from '../../platform/use-say.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { token } from '../../ui/tokens.ts';

type Props = {
  name: ReactNode;
  /** Quietly beside the name: the plan that runs. */
  chip?: ReactNode;
  description?: ReactNode;
  price: ReactNode;
  /** After the price: “a month”. */
  per?: ReactNode;
  features: readonly Message[];
  /** The way on, at the foot. */
  action?: ReactNode;
  isOwn?: boolean;
};

/** One plan beside others: what it costs, what is in it, and one way on. */
export function PlanCard({ name, chip, description, price, per, features, action, isOwn = false }: Props) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        padding: { xs: '16px', md: '20px' },
        ...(isOwn && { borderColor: token('line-strong'), backgroundColor: token('tint') }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px' }}>
        <Typography id={id} variant="h2">
          {name}
        </Typography>
        {chip && <StateChip kind="plain">{chip}</StateChip>}
      </Box>
      {description && (
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>{description}</Box>
      )}
      <Box sx={{ marginBlockStart: '12px' }}>
        <Box component="span" sx={{ fontSize: '1.75rem', lineHeight: '36px', fontWeight: 620 }}>
          {price}
        </Box>{' '}
        {per && (
          <Box component="span" sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
            {per}
          </Box>
        )}
      </Box>
      <Features features={features} />
      {action && <Box sx={{ marginBlockStart: 'auto', paddingBlockStart: '16px' }}>{action}</Box>}
    </Card>
  );
}

/** What is in a plan, a tick before each. */
export function Features({ features }: { features: readonly Message[] }) {
  const say = useSay();
  return (
    <Box
      component="ul"
      sx={{ margin: '12px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: '6px' }}
    >
      {features.map((feature) => (
        <Box
          component="li"
          key={feature.code}
          sx={{ display: 'flex', gap: '8px', fontSize: '0.875rem', lineHeight: '20px' }}
        >
          <Box component="span" sx={{ color: token('text-3'), paddingBlockStart: '2px' }}>
            <Icon name="check" size={16} />
          </Box>
          <span>{say(feature)}</span>
        </Box>
      ))}
    </Box>
  );
}

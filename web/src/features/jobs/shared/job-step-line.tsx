import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import Box from '@mui/material/Box';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { useShortStep } from './use-short-step.ts';

// Long words give way to the day; the hour of an interview leaves half the line to them.
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The next step of a job in one line, beside its title and company: a clock and the color of warning when it is due. */
export function JobStepLine({ step }: { step: NextStep }) {
  const { what, when, isDue: due } = useShortStep()(step);
  return (
    <Box
      component="span"
      title={[what, when].filter(Boolean).join(' · ')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        minWidth: 0,
        ...(due && { color: token('warn'), fontWeight: 570 }),
      }}
    >
      {due && <Icon name="alarm" size={14} />}
      <Box component="span" sx={{ ...cut, minWidth: 0 }}>
        {what}
      </Box>
      {when && (
        <Box
          component="span"
          sx={{ ...cut, flexShrink: 0, maxWidth: '46%', ...(!due && { color: token('text-3') }) }}
        >
          {when}
        </Box>
      )}
    </Box>
  );
}

import type { DebriefQuestion } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { token } from '../../../ui/tokens.ts';

type Went = DebriefQuestion['went'];

type Props = { label: string; value: Went; onChange: (went: Went) => void; isLabelHidden?: boolean };

/** How something went: well, in part, badly; pressing it once more takes that back. */
export function WentField({ label, value, onChange, isLabelHidden = false }: Props) {
  const id = useId();
  return (
    <Box>
      {!isLabelHidden && (
        <Box
          id={id}
          sx={{
            marginBlockEnd: '4px',
            fontSize: '0.8125rem',
            lineHeight: '18px',
            fontWeight: 520,
            color: token('text-2'),
          }}
        >
          {label}
        </Box>
      )}
      <ToggleButtonGroup
        exclusive
        {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
        value={value}
        onChange={(_event, next: Went | null) => onChange(next ?? '')}
        sx={{
          ...{ padding: '2px', border: `1px solid ${token('line-strong')}`, borderRadius: '20px' },
          backgroundColor: token('sunken'),
          '& .MuiToggleButton-root': {
            ...{
              border: '1px solid transparent',
              borderRadius: '18px !important',
              margin: 0,
              padding: '4px 14px',
            },
            ...{ textTransform: 'none', fontWeight: 570, fontSize: '0.8125rem', lineHeight: '20px' },
            color: token('text-2'),
            '@media (max-width: 899.95px)': { minHeight: 40 },
          },
          '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
            ...{ backgroundColor: token('surface'), borderColor: token('line-strong'), color: token('text') },
          },
        }}
      >
        <ToggleButton value="well">
          <Trans>Well</Trans>
        </ToggleButton>
        <ToggleButton value="partly">
          <Trans>In part</Trans>
        </ToggleButton>
        <ToggleButton value="badly">
          <Trans>Badly</Trans>
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { token } from './tokens.ts';

const Day = styled('input')({
  flexGrow: 1,
  minWidth: 0,
  height: 32,
  paddingInline: 10,
  borderRadius: 16,
  border: `1px solid ${token('control')}`,
  backgroundColor: token('surface'),
  color: token('text'),
  font: 'inherit',
  '@media (max-width: 899.95px)': { height: 44, borderRadius: 22, fontSize: '1rem' },
});

type Props = {
  /** '' is today. */
  date: string;
  today: string;
  onChange: (date: string) => void;
  /** Over the statuses instead of under them. */
  isAbove?: boolean;
};

/** The line of the status menu that says when: it happened today, unless another day is given. */
export function StatusMenuDate({ date, today, onChange, isAbove = false }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: 44,
        paddingInline: '16px',
        flexShrink: 0,
        [isAbove ? 'borderBlockEnd' : 'borderBlockStart']: `1px solid ${token('line')}`,
        color: token('text-2'),
        fontSize: '0.8125rem',
      }}
    >
      <Icon name="calendar" size={16} />
      {isOpen ? (
        <Day
          type="date"
          // Asked for with the press before.
          autoFocus
          aria-label={t`Date it happened`}
          max={today}
          value={date || today}
          onChange={({ target }) => onChange(target.value && target.value <= today ? target.value : '')}
        />
      ) : (
        <>
          <span style={{ flexGrow: 1 }}>
            <Trans>Happened today</Trans>
          </span>
          <ButtonBase
            onClick={() => setOpen(true)}
            sx={{
              color: token('accent'),
              fontSize: 'inherit',
              fontWeight: 570,
              minHeight: { xs: 44, md: 28 },
              borderRadius: '6px',
            }}
          >
            <Trans>Change date</Trans>
          </ButtonBase>
        </>
      )}
    </Box>
  );
}

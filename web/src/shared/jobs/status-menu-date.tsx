import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { DateInput } from '../../ui/fields/date-input.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import type { StatusDay } from './use-status-day.ts';

type Props = {
  day: StatusDay;
  /** Over the statuses instead of under them. */
  isAbove?: boolean;
};

/** The line of the status menu that says when: it happened today, unless another day is given. */
export function StatusMenuDate({ day, isAbove = false }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 8px',
        minHeight: 44,
        paddingInline: '16px',
        paddingBlock: day.date === null ? 0 : '8px',
        flexShrink: 0,
        [isAbove ? 'borderBlockEnd' : 'borderBlockStart']: `1px solid ${token('line')}`,
        color: token('text-2'),
        fontSize: '0.8125rem',
      }}
    >
      {day.date === null ? (
        <>
          <Icon name="calendar" size={16} />
          <span style={{ flexGrow: 1 }}>
            <Trans>Happened today</Trans>
          </span>
          <ButtonBase
            onClick={day.open}
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
      ) : (
        <DateInput
          // Asked for with the press before.
          autoFocus
          fullWidth
          value={day.date}
          onChange={day.change}
          inputRef={day.field}
          error={day.problem !== undefined}
          slotProps={{
            input: {
              'aria-label': t`Date it happened`,
              max: day.today,
              ...(day.problem && { 'aria-describedby': `${id}-help` }),
            },
          }}
          sx={{ color: token('text') }}
        />
      )}
      {day.problem && (
        <Box id={`${id}-help`} role="alert" sx={{ flexBasis: '100%', color: token('bad') }}>
          {day.problem}
        </Box>
      )}
    </Box>
  );
}

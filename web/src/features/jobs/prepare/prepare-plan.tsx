import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';

type Props = { start: string; onPlan: (date: string) => Promise<void>; onCancel: () => void };

/** Asks for the day of a step of a preparation; none is one too. */
export function PreparePlan({ start, onPlan, onCancel }: Props) {
  const [date, setDate] = useState(start);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isDayFine(date)) void onPlan(date);
        else field.current?.focus();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', paddingInlineStart: '26px' }}
    >
      <DayField
        label={<Trans>By</Trans>}
        autoFocus
        value={date}
        onChange={setDate}
        isAsked={isAsked}
        inputRef={field}
      />
      {/* Beside the field, whatever is below it. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px',
          alignSelf: 'start',
          marginBlockStart: { md: '24px' },
        }}
      >
        <Button variant="outlined" type="submit">
          <Trans>Add to my next steps</Trans>
        </Button>
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Box>
    </Box>
  );
}

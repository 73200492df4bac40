import { Trans } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** Whether deadlines, follow-ups and tasks of the person's jobs are beside the interviews. */
export function MarksSwitch({ marks, onMarks }: { marks: boolean; onMarks: (isShown: boolean) => void }) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={marks}
          onChange={(_, checked) => onMarks(checked)}
          sx={{ padding: { md: '4px' } }}
        />
      }
      label={<Trans>Deadlines and tasks</Trans>}
      sx={{
        ...{ margin: 0, flexShrink: 0, minHeight: { xs: 44, md: 28 } },
        '& .MuiFormControlLabel-label': { fontSize: { xs: '1rem', md: '0.75rem' } },
      }}
    />
  );
}

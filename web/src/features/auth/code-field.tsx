import { Trans } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Labeled } from '../../ui/fields/labeled.tsx';

type Props = {
  value: string;
  /** What is wrong with it, or ''. */
  error: string;
  onChange: (value: string) => void;
};

/** The field for one recovery code. */
export function CodeField({ value, error, onChange }: Props) {
  const id = useId();
  return (
    <Labeled
      id={id}
      label={<Trans>Recovery code</Trans>}
      help={<Trans>24 letters and digits. Spaces and dashes do not matter.</Trans>}
      error={error || undefined}
    >
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            'aria-describedby': `${id}-help`,
            autoCapitalize: 'characters',
            maxLength: 60,
            spellCheck: false,
          },
        }}
        sx={{ height: 46, fontSize: 16 }}
      />
    </Labeled>
  );
}

import { Trans } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Labeled } from '../../ui/fields/labeled.tsx';

type Props = {
  value: string;
  onChange: (name: string) => void;
  /** The name it gets without one. */
  placeholder?: string;
  autoFocus?: boolean;
};

/** The name of a resume, which tells it from others and is not on its page. */
export function ResumeNameField({ value, onChange, placeholder = '', autoFocus = false }: Props) {
  const id = useId();
  return (
    <Labeled
      id={id}
      label={<Trans>Name of the resume</Trans>}
      help={<Trans>It distinguishes this resume from your others. It is not printed.</Trans>}
    >
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus={autoFocus}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { maxLength: 200, 'aria-describedby': `${id}-help` } }}
      />
    </Labeled>
  );
}

import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  error?: string | undefined;
  autoFocus?: boolean;
};

/** A passphrase, hidden unless it is to be seen. No password manager is offered it: it opens a file, not a site. */
export function PassphraseField({ label, value, onChange, help, error, autoFocus }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        fullWidth
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoFocus={autoFocus ?? false}
        error={error !== undefined}
        slotProps={{
          input: {
            spellCheck: false,
            autoCapitalize: 'off',
            ...((error || help) && { 'aria-describedby': `${id}-help` }),
          },
        }}
        endAdornment={
          <IconButton
            aria-label={isShown ? t`Hide passphrase` : t`Show passphrase`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            edge="end"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size="xs" />
          </IconButton>
        }
      />
    </Labeled>
  );
}

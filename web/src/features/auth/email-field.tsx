import { useLingui } from '@lingui/react/macro';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useId } from 'react';
import { token } from '../../ui/tokens.ts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong with it, or ''. */
  error: string;
  /** The browser offers passkeys in its menu. */
  offersPasskeys?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** The field for one e-mail address. */
export function EmailField({ value, onChange, onBlur, error, offersPasskeys, inputRef }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <FormControl fullWidth error={error !== ''} sx={{ marginBlockStart: '24px' }}>
      <FormLabel
        htmlFor={id}
        sx={{
          marginBlockEnd: '4px',
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 520,
          '&, &.Mui-focused, &.Mui-error': { color: token('text-2') },
        }}
      >{t`E-mail address`}</FormLabel>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        type="email"
        name="email"
        autoComplete={offersPasskeys ? 'email webauthn' : 'email'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        slotProps={{
          input: { 'aria-describedby': error ? `${id}-error` : undefined, maxLength: 320, spellCheck: false },
        }}
        sx={{ height: 46, fontSize: 16 }}
      />
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ marginInline: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

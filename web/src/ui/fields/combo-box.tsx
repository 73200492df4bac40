import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { token } from '../tokens.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { ComboList } from './combo-list.tsx';
import { type ComboChoice, useCombo } from './use-combo.ts';

type Props = {
  label: string;
  icon?: IconName;
  /** What is typed; the owner asks for choices by it. */
  text: string;
  onText: (text: string) => void;
  choices: readonly ComboChoice[];
  onChoose: (key: string) => void;
  /** In place of the choices: that nothing is found, or could not be asked for. Also told to assistive technology. */
  note?: ReactNode;
  /** How many were found, for who does not see them. */
  status: string;
  /** Takes the focus when it comes in place of what was pressed. */
  autoFocus?: boolean;
};

/** A field that completes what is typed: a list below it, moved through by arrows, chosen by Enter or a click. */
export function ComboBox(props: Props) {
  const { label, icon = 'search', text, onText, choices, onChoose, note, status, autoFocus = false } = props;
  const combo = useCombo({
    text,
    choices,
    hasNote: Boolean(note),
    onChoose,
    onClear: () => onText(''),
    takesFirst: true,
  });
  return (
    <Box
      sx={{ position: 'relative' }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && combo.close()}
    >
      <OutlinedInput
        fullWidth
        autoFocus={autoFocus}
        value={text}
        placeholder={label}
        onChange={({ target }) => {
          onText(target.value);
          combo.open();
        }}
        onFocus={combo.open}
        onKeyDown={combo.onKeyDown}
        startAdornment={<Icon name={icon} size="xs" color={token('text-2')} />}
        inputProps={{ ...combo.input, 'aria-label': label, maxLength: 100 }}
        sx={{ gap: '10px', paddingInline: '14px', '& input': { paddingInline: 0 } }}
      />
      <VisuallyHidden role="status">{combo.shows ? status : ''}</VisuallyHidden>
      <ComboList {...combo.list} label={label} shows={combo.shows} note={note} />
    </Box>
  );
}

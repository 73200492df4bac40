import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { PopoverSheet, SheetBody } from '../../../ui/dialogs/popover-sheet.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  /** The words as typed. */
  text: string;
  names: readonly string[];
  /** Names that do not count now. */
  off: readonly string[];
  onClose: () => void;
  onToggle: (name: string) => void;
};

/** The other names that a trade is searched under, each with a tick that leaves it off. */
export function UnderstoodNames({ open, anchor, text, names, off, onClose, onToggle }: Props) {
  const { t } = useLingui();
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Other names of “${text}”`}>
      <SheetBody>
        <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), maxWidth: 300 }}>
          <Trans>Jobs under these names are found as well. Clear one to leave it out.</Trans>
        </Box>
        <Box sx={{ display: 'grid', rowGap: { md: '2px' }, justifyItems: 'start', marginBlockStart: '4px' }}>
          {names.map((name) => (
            <Tick key={name} checked={!off.includes(name)} onChange={() => onToggle(name)}>
              {name}
            </Tick>
          ))}
        </Box>
      </SheetBody>
    </PopoverSheet>
  );
}

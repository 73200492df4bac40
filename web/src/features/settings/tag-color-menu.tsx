import { Trans, useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { setTagColor } from '../../data/jobs/tag-commands.ts';
import { useAppearance } from '../../platform/appearance.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { type Accent, accents } from '../../ui/tokens.ts';
import { useAccentNames } from './use-accent-names.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Of the tag. */
  name: string;
  accent: Accent;
};

/** The accents as colors of a tag. */
export function TagColorMenu({ open, anchor, onClose, name, accent }: Props) {
  const { t } = useLingui();
  const { theme } = useAppearance();
  const names = useAccentNames();
  const choose = async (chosen: Accent) => {
    onClose();
    if (chosen !== accent)
      toastResult(
        await setTagColor(name, chosen),
        <Trans>
          {name} is {names[chosen]} now.
        </Trans>,
      );
  };
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t`Color of ${name}` } }}
    >
      {(Object.keys(accents) as Accent[]).map((one) => (
        <MenuItem
          key={one}
          role="menuitemradio"
          aria-checked={one === accent}
          onClick={() => void choose(one)}
          sx={{ gap: '10px' }}
        >
          <span
            aria-hidden
            style={{
              width: 16,
              height: 16,
              borderRadius: '50%',
              backgroundColor: accents[one][theme],
              forcedColorAdjust: 'none',
            }}
          />
          <span style={{ flexGrow: 1 }}>{names[one]}</span>
          {one === accent && <Icon name="check" size={16} />}
        </MenuItem>
      ))}
    </Menu>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

type Props = {
  /** What pressing it says: “Done: Call Dana”, “Open again: Call Dana”. */
  label: string;
  done?: boolean;
  onClick: () => void;
};

/** The round box of something to do. */
export function DoneTick({ label, done = false, onClick }: Props) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{
        position: 'relative',
        zIndex: 1,
        flexShrink: 0,
        width: 20,
        height: 20,
        borderRadius: '10px',
        border: `1.5px solid ${token('control')}`,
        color: done ? token('text-2') : 'transparent',
        '&:hover': { color: token('text-2') },
        '&::after': { content: '""', position: 'absolute', inset: '-12px' },
      }}
    >
      <Icon name="check" size={12} />
    </ButtonBase>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useMobile } from '../hooks/use-mobile.ts';
import { Icon } from '../icons/icon.tsx';

type Props = {
  /** What is searched now, on the line that unfolds. */
  line: string;
  /** The form; it calls `fold` once it is sent. */
  children: (fold: () => void) => ReactNode;
};

/** The form of a search; on a phone one line that unfolds it. */
export function MobileFold({ line, children }: Props) {
  const isMobile = useMobile();
  const [isOpen, setOpen] = useState(false);
  const form = children(() => setOpen(false));
  if (!isMobile) return form;
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
        startIcon={<Icon name="search" size="xs" />}
        endIcon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="xs" />}
        sx={{
          justifyContent: 'flex-start',
          textAlign: 'start',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          '& > span': { minWidth: 0 },
          '& .MuiButton-endIcon': { marginInlineStart: 'auto' },
        }}
      >
        <span>{line}</span>
      </Button>
      {isOpen && <Box sx={{ marginBlockStart: '8px' }}>{form}</Box>}
    </>
  );
}

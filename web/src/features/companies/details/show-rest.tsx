import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';

type Props = { showsAll: boolean; onToggle: () => void; more: ReactNode; fewer: ReactNode };

/** Under the first rows of a card: shows the rest of them, and only the first again. */
export function ShowRest({ showsAll, onToggle, more, fewer }: Props) {
  return (
    <Button variant="text" onClick={onToggle} sx={{ color: token('accent'), marginInlineStart: '-12px' }}>
      {showsAll ? fewer : more}
    </Button>
  );
}

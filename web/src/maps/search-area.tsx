import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Icon } from '../ui/icons/icon.tsx';
import { token } from '../ui/tokens.ts';

/** Over a map that was moved: searches what it shows now. */
export function SearchArea({ onSearch }: { onSearch: () => void }) {
  return (
    <Button
      variant="outlined"
      onClick={onSearch}
      startIcon={<Icon name="search" size="xs" />}
      sx={{
        position: 'absolute',
        insetBlockStart: '12px',
        insetInlineStart: '50%',
        transform: 'translateX(-50%)',
        '&:dir(rtl)': { transform: 'translateX(50%)' },
        zIndex: 4,
        whiteSpace: 'nowrap',
        backgroundColor: token('surface'),
      }}
    >
      <Trans>Search this area</Trans>
    </Button>
  );
}

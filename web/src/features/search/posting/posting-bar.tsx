import { totalText } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  /** Place of the posting in the whole list, from 1; 0 when it is not in it. */
  position: number;
  total: number;
  isCapped: boolean;
  previous: (() => void) | null;
  next: (() => void) | null;
  onBack: () => void;
};

/** Over a posting on a phone: back to the list, which one of it this is, and the neighbors. */
export function PostingBar({ position, total, isCapped, previous, next, onBack }: Props) {
  const { t, i18n } = useLingui();
  const all = totalText(total, isCapped, i18n.locale);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '4px',
        marginInline: '-10px',
        marginBlockEnd: '4px',
        color: token('text-2'),
        fontSize: '1rem',
      }}
    >
      <IconButton aria-label={t`Back to the list`} onClick={onBack}>
        <Icon name="back" size="sm" />
      </IconButton>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {position > 0 && (
          <Trans>
            {position} of {all}
          </Trans>
        )}
      </Box>
      <IconButton aria-label={t`Previous posting`} disabled={!previous} onClick={previous ?? undefined}>
        <Icon name="chevron-up" size="sm" />
      </IconButton>
      <IconButton aria-label={t`Next posting`} disabled={!next} onClick={next ?? undefined}>
        <Icon name="chevron-down" size="sm" />
      </IconButton>
    </Box>
  );
}

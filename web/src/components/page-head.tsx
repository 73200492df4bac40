import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import { token } from './tokens.ts';

type Props = {
  title: ReactNode;
  /** One quiet fact beside the title. */
  fact?: ReactNode;
  /** A line under the title, on inner screens. */
  under?: ReactNode;
  /** Where Back leads, on inner screens. */
  backTo?: string;
  /** Right of the title, the primary action last. */
  actions?: ReactNode;
};

/** The row every screen begins with: back, h1, one fact, actions. */
export function PageHead({ title, fact, under, backTo, actions }: Props) {
  const { t } = useLingui();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 68,
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        paddingBlock: 2,
      }}
    >
      {backTo && (
        <IconButton component={Link} to={backTo} aria-label={t`Back`} sx={{ marginInlineStart: '-8px' }}>
          <Icon name="back" size="sm" />
        </IconButton>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {fact && (
            <Typography
              component="span"
              variant="body2"
              sx={{ color: token('text-2'), whiteSpace: 'nowrap' }}
            >
              {fact}
            </Typography>
          )}
        </Box>
        {under && (
          <Typography variant="body2" component="div" sx={{ color: token('text-2') }}>
            {under}
          </Typography>
        )}
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      {actions && (
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>{actions}</Box>
      )}
    </Box>
  );
}

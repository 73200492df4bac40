import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useScreenTitle } from './hooks/use-screen-title.ts';
import { Icon } from './icons/icon.tsx';
import { token } from './tokens.ts';

type Props = {
  title: ReactNode;
  /** One quiet fact beside the title. */
  fact?: ReactNode;
  /** Right beside them: a choice of how the screen shows its things. */
  beside?: ReactNode;
  /** A line under the title, on inner screens. */
  under?: ReactNode;
  /** Where Back leads, on inner screens. */
  backTo?: string;
  /** Right of the title, the primary action last. */
  actions?: ReactNode;
  /** What the document is called, when not as the title reads. */
  documentTitle?: string;
};

/** The row every screen begins with: back, h1, one fact, actions. It names the document too. */
export function PageHead({ title, fact, beside, under, backTo, actions, documentTitle }: Props) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const [name, setName] = useState('');
  useEffect(() => setName(heading.current?.textContent ?? ''));
  useScreenTitle(documentTitle ?? name);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: '12px',
        rowGap: '8px',
        minHeight: 68,
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        paddingBlock: '8px',
      }}
    >
      {backTo && (
        <IconButton component={Link} to={backTo} aria-label={t`Back`} sx={{ marginInlineStart: '-8px' }}>
          <Icon name="back" size="sm" />
        </IconButton>
      )}
      {/* On a phone the actions take a row of their own before the title has no room for a word. */}
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 200px', md: '0 1 auto' } }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: '12px', flexWrap: 'wrap' }}>
          <Typography ref={heading} variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {fact && (
            // A count changes by itself: it is told to who does not see it.
            <Typography component="span" role="status" variant="body2" sx={{ color: token('text-2') }}>
              {fact}
            </Typography>
          )}
        </Box>
        {under && (
          <Typography
            variant="body2"
            component="div"
            sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}
          >
            {under}
          </Typography>
        )}
      </Box>
      {beside}
      <Box sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }} />
      {actions && (
        <Box
          sx={{
            display: 'flex',
            gap: '12px',
            alignItems: 'center',
            flexWrap: 'wrap',
            flexShrink: 0,
            maxWidth: '100%',
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}

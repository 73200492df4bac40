import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { token } from '../../ui/tokens.ts';

/** Says that the search leaves hidden companies out, with the way to their list. */
export function HiddenCompanyLine({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '12px',
        paddingInline: { md: '4px' },
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('text-2'),
      }}
    >
      <span>
        {t`${plural(count, { one: '# hidden company left out', other: '# hidden companies left out' })}`}
      </span>
      <MuiLink
        component={Link}
        to="/settings#hidden-companies"
        sx={{
          fontWeight: 570,
          position: 'relative',
          '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
        }}
      >
        <Trans>Show the list</Trans>
      </MuiLink>
    </Box>
  );
}

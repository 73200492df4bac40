import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { token } from '../../ui/tokens.ts';

/** Says that the search leaves out what is hidden, with the way to the list of it. */
export function ExcludedLine({ companies, postings }: { companies: number; postings: number }) {
  const { t } = useLingui();
  return (
    <>
      {companies > 0 && (
        <Line to="/settings#hidden-companies">
          {t`${plural(companies, { one: '# hidden company left out', other: '# hidden companies left out' })}`}
        </Line>
      )}
      {postings > 0 && (
        <Line to="/settings#hidden-postings">
          {t`${plural(postings, { one: '# hidden posting left out', other: '# hidden postings left out' })}`}
        </Line>
      )}
    </>
  );
}

function Line({ to, children }: { to: string; children: ReactNode }) {
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
      <span>{children}</span>
      <MuiLink
        component={Link}
        to={to}
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

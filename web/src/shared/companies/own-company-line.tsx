import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useCompanyByName } from '../../data/companies/company-by-name.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { companyPaths } from './company-paths.ts';

/** Says that the company of a posting or a job is among the person's own, with the way to its page; nothing otherwise. */
export function OwnCompanyLine({ companyName }: { companyName: string }) {
  const company = useCompanyByName(companyName)?.company;
  if (!company) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        marginBlockEnd: '8px',
        padding: '8px 14px',
        borderRadius: '20px',
        backgroundColor: token('sunken'),
        color: token('text-2'),
        fontSize: { xs: '0.875rem', md: '0.8125rem' },
        lineHeight: '18px',
      }}
    >
      <Icon name="companies" size={16} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {company.watchedAt ? (
          <Trans>You watch {company.companyName}.</Trans>
        ) : (
          <Trans>{company.companyName} is one of your companies.</Trans>
        )}
      </Box>
      <MuiLink
        component={Link}
        to={companyPaths.details(company.internalId)}
        sx={{
          fontWeight: 570,
          whiteSpace: 'nowrap',
          position: 'relative',
          '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
        }}
      >
        <Trans>Open it</Trans>
      </MuiLink>
    </Box>
  );
}

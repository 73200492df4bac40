import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useWatchedCompanies } from '../../data/companies/watch-companies.ts';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { WatchedRows } from '../../shared/companies/watched-rows.tsx';
import { Card, CardHead } from '../../ui/card.tsx';

const maxShown = 5;

/** The watched companies with what is new of each; nothing while there are none. */
export function WatchedCard() {
  const watched = useWatchedCompanies();
  if (!watched || watched.length === 0) return null;
  return (
    <Card aria-labelledby="watched-companies" sx={{ overflow: 'hidden' }}>
      <CardHead>
        <Box component="h2" id="watched-companies" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
          <Trans>Watched companies</Trans>
        </Box>
        {watched.length > maxShown && (
          <Link
            component={RouterLink}
            to={companyPaths.list('saved', { watched: 'yes' })}
            sx={{ fontWeight: 570, fontSize: '0.8125rem', paddingBlock: '12px' }}
          >
            <Trans>All {watched.length}</Trans>
          </Link>
        )}
      </CardHead>
      <Box sx={{ paddingInline: '16px' }}>
        <WatchedRows companies={watched.slice(0, maxShown)} />
      </Box>
    </Card>
  );
}

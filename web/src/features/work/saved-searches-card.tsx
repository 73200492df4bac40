import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useSavedSearches } from '../../data/settings/saved-searches.ts';
import { SavedSearchRows } from '../../shared/search/saved-search-rows.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { workPaths } from './work-paths.ts';

const maxShown = 5;

/** The saved searches with what is new of each; nothing while there are none. */
export function SavedSearchesCard() {
  const rows = useSavedSearches()?.rows;
  if (!rows || rows.length === 0) return null;
  return (
    <Card aria-labelledby="saved-searches" sx={{ overflow: 'hidden' }}>
      <CardHead>
        <Box component="h2" id="saved-searches" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
          <Trans>Saved searches</Trans>
        </Box>
        {rows.length > maxShown && (
          <Link
            component={RouterLink}
            to={workPaths.savedSearches}
            sx={{ fontWeight: 570, fontSize: '0.8125rem', paddingBlock: '12px' }}
          >
            <Trans>All {rows.length}</Trans>
          </Link>
        )}
      </CardHead>
      <Box sx={{ paddingInline: '16px' }}>
        <SavedSearchRows searches={rows.slice(0, maxShown)} />
      </Box>
    </Card>
  );
}

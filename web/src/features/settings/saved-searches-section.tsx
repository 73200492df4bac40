import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSavedSearches } from '../../data/settings/saved-searches.ts';
import { SavedSearchRows } from '../../shared/search/saved-search-rows.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';
import { useHashTarget } from './use-hash-target.ts';

const id = 'saved-searches';

/** The saved searches: opened, named again, deleted. */
export function SavedSearchesSection() {
  const { t } = useLingui();
  const saved = useSavedSearches();
  const part = useHashTarget(id, saved !== undefined);
  if (!saved) return null;
  const { rows, broken } = saved;
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Saved searches</Trans>}
        lead={<Trans>Each shows how many jobs are new since you last looked.</Trans>}
      >
        {rows.length === 0 ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
            <span>
              <Trans>None yet. The list of every job search offers to save it.</Trans>
            </span>
            <Button variant="outlined" component={Link} to="/jobs/search">
              <Trans>Search jobs</Trans>
            </Button>
          </Box>
        ) : (
          <SavedSearchRows searches={rows} isEditable />
        )}
        {broken.length > 0 && (
          <Box sx={{ marginBlockStart: '8px', color: token('text-2') }}>
            {t`${plural(broken.length, {
              one: '# saved search cannot be read by this version and was left unchanged.',
              other: '# saved searches cannot be read by this version and were left unchanged.',
            })}`}
          </Box>
        )}
      </SectionCard>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PlaceRow } from '../list/places-view.ts';
import { useFarWords } from '../list/use-far-words.ts';
import { placePaths } from '../place-paths.ts';
import { LinkRows } from './link-rows.tsx';

/** The places saved last, and the way to all. */
export function NewestCard({ rows, total }: { rows: readonly PlaceRow[]; total: number }) {
  const { t } = useLingui();
  const far = useFarWords();
  return (
    <SectionCard title={<Trans>Newest places</Trans>}>
      {rows.length > 0 ? (
        <LinkRows>
          {rows.map(({ place, name, where, km }) => (
            <li key={place.internalId}>
              <Link component={RouterLink} to={placePaths.edit(place.internalId)}>
                {name || t`Without a name`}
              </Link>
              <span>{[where === name ? '' : where, far.distance(km)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </LinkRows>
      ) : (
        <Trans>Nothing is saved yet. Search, look at cities, or type a place.</Trans>
      )}
      {total > 0 && (
        <Button
          variant="text"
          component={RouterLink}
          to={placePaths.list}
          sx={{ marginInlineStart: '-12px' }}
        >
          <Trans>All places</Trans>
        </Button>
      )}
    </SectionCard>
  );
}

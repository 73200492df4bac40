import type { PlaceResult } from '@foothold/core/contract/places.ts';
import { foundPlaceId } from '@foothold/core/entities/place/found-place-record.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SavedIds } from '../../../data/places/place-list.ts';
import { saveFoundPlace } from '../../../data/places/places.ts';
import { MapCard } from '../../../maps/map-card.tsx';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { placePaths } from '../place-paths.ts';
import { FoundFacts } from './found-facts.tsx';
import { KeepAsCompany } from './save-as-company.tsx';

const CommuteFacts = partLater(
  async () => (await import('../../../shared/geography/commute-facts.tsx')).CommuteFacts,
);

type Props = { found: PlaceResult; saved: SavedIds; onClose: () => void };

/** A place that was found: everything the service says of it, and the ways to keep it. */
export function FoundCard({ found, saved, onClose }: Props) {
  const [isSaving, setSaving] = useState(false);
  const id = foundPlaceId(found);
  // Without an id of the service's the saved place is not found by it.
  const [kept, setKept] = useState<number | null>(null);
  const place = saved.places.get(id) ?? kept;
  const { latitude, longitude } = found.gps_coordinates;
  const keep = async () => {
    if (isSaving) return;
    setSaving(true);
    const result = await saveFoundPlace(found);
    if (toastResult(result, <Trans>Place saved.</Trans>) && result.ok && id === '') setKept(result.id);
    setSaving(false);
  };
  return (
    <MapCard
      title={found.title}
      second={[shownPlaceType(found.type), found.city].filter(Boolean).join(' · ')}
      facts={
        <Box
          sx={{
            display: 'grid',
            gap: '12px',
            width: '100%',
            maxHeight: { md: 216 },
            overflowY: { md: 'auto' },
          }}
          tabIndex={0}
          role="group"
        >
          <FoundFacts found={found} />
          <CommuteFacts to={{ lat: latitude, lng: longitude }} />
        </Box>
      }
      onClose={onClose}
      actions={
        <>
          {place === null ? (
            <Button variant="contained" aria-busy={isSaving} onClick={() => void keep()}>
              <Trans>Save place</Trans>
            </Button>
          ) : (
            <Button variant="contained" component={Link} to={placePaths.edit(place)}>
              <Trans>Open saved place</Trans>
            </Button>
          )}
          <KeepAsCompany found={found} company={saved.companies.get(id)} />
        </>
      }
    />
  );
}

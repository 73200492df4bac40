import type { Place } from '@foothold/core/entities/place/place.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { addToPlaceGroup, removeFromPlaceGroup, usePlaceGroups } from '../../../data/places/place-groups.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { FoundFacts } from '../search/found-facts.tsx';
import { storedFound } from '../search/stored-found.ts';

const CommuteFacts = partLater(
  async () => (await import('../../../shared/geography/commute-facts.tsx')).CommuteFacts,
);

/** Under the map of a place: how far it is by each way of travel, its groups, and what a search said of it. */
export function PlaceAside({ place, point }: { place: Place; point: Point | null }) {
  const { t } = useLingui();
  const groups = usePlaceGroups();
  const [busy, setBusy] = useState<number | null>(null);
  const found = storedFound(place.data);
  const put = async (groupId: number, name: string, isIn: boolean) => {
    if (busy !== null) return;
    setBusy(groupId);
    if (isIn)
      toastResult(await addToPlaceGroup(groupId, [place.internalId]), <Trans>Added to {name}.</Trans>);
    else
      toastResult(
        await removeFromPlaceGroup(groupId, [place.internalId]),
        <Trans>Removed from {name}.</Trans>,
      );
    setBusy(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      {point && <CommuteFacts to={point} />}
      {groups && groups.rows.length > 0 && (
        <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ padding: 0, fontWeight: 520, color: token('text-2') }}>
            {t`Groups`}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '24px' }}>
            {groups.rows.map(({ internalId, name }) => (
              <Tick
                key={internalId}
                checked={groups.placesOf.get(internalId)?.has(place.internalId) ?? false}
                onChange={(isOn) => void put(internalId, name, isOn)}
              >
                {name}
              </Tick>
            ))}
          </Box>
        </Box>
      )}
      {found && <FoundFacts found={found} isStored />}
    </Box>
  );
}

import type { Place } from '@foothold/core/entities/place/place.ts';
import { kindOfPlace } from '@foothold/core/entities/place/place-form.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { deletePlace, usePlace } from '../../data/places/places.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { shownPlaceType } from '../../shared/geography/shown-place-type.ts';
import { comparisonWith } from '../../shared/money/compare-keys.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { PlaceAside } from './editor/place-aside.tsx';
import { PlaceForm } from './editor/place-form.tsx';
import { keyOf, placePaths } from './place-paths.ts';

/** /place/edit/{internalId}: one place with everything kept of it (docs/spec/readings.md R4). */
export function PlaceEditScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const id = keyOf(internalId);
  const known = usePlace(id);
  if (known === undefined) return <SkeletonRows count={8} label={t`Loading the place`} />;
  if (known.place) return <Editor key={id} place={known.place} />;
  return (
    <>
      <PageHead title={<Trans>This place is not here</Trans>} backTo={placePaths.list} />
      <Card>
        <EmptyState
          title={
            known.problem === null ? (
              <Trans>Place {internalId} is not in this browser</Trans>
            ) : (
              <Trans>Part of it cannot be read: {known.problem}</Trans>
            )
          }
          actions={
            <Button variant="contained" component={Link} to={placePaths.list}>
              <Trans>Open my places</Trans>
            </Button>
          }
        >
          {known.problem === null ? (
            <Trans>It may have been deleted, or saved in another browser or account.</Trans>
          ) : (
            <Trans>It was left unchanged, and every other record works.</Trans>
          )}
        </EmptyState>
      </Card>
    </>
  );
}

function Editor({ place }: { place: Place }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const name = place.name || t`Without a name`;
  const remove = async () => {
    const result = await deletePlace(place.internalId);
    if (toastResult(result, <Trans>Place deleted.</Trans>)) void navigate(placePaths.list);
  };
  const cityId = /^city:(\d{1,10})$/.exec(place.placeId)?.[1];
  return (
    <>
      <PageHead
        title={name}
        under={[shownPlaceType(kindOfPlace(place)), shownPlace(place)].filter(Boolean).join(' · ')}
        backTo={placePaths.list}
        actions={
          <>
            {cityId && (
              <Button variant="outlined" component={Link} to={placePaths.city(cityId)}>
                <Trans>Open city page</Trans>
              </Button>
            )}
            <Button variant="outlined" component={Link} to={comparisonWith(`place:${place.internalId}`)}>
              <Trans>Compare</Trans>
            </Button>
            <Button variant="text" onClick={() => void remove()}>
              <Trans>Delete place</Trans>
            </Button>
          </>
        }
      />
      <PlaceForm
        place={place}
        onSaved={() => {}}
        onDiscard={() => {}}
        aside={<PlaceAside place={place} point={pointOf(place)} />}
      />
    </>
  );
}

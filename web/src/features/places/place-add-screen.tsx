import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useOwnDataOpen } from '../../data/db/own-query.ts';
import { usePlaceGroups } from '../../data/places/place-groups.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PlaceForm } from './editor/place-form.tsx';
import { keyOf, placePaths } from './place-paths.ts';

/** /place/add: a place of one's own; `?group=` puts it into that group. */
export function PlaceAddScreen() {
  return <AddScreen isLocationFirst={false} />;
}

/** /place/location/add: a place from a typed or the current location (docs/spec/readings.md R21b). */
export function PlaceLocationAddScreen() {
  return <AddScreen isLocationFirst />;
}

function AddScreen({ isLocationFirst }: { isLocationFirst: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = keyOf(query.get('group'));
  const groups = usePlaceGroups();
  const group = groups?.rows.find(({ internalId }) => internalId === asked);
  const isGroupKnown = Number.isNaN(asked) || groups !== undefined;
  // The form waits until it could save; data that closes later must not take away what was typed since.
  const isOpen = useOwnDataOpen();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && isGroupKnown && !wasOpen) setWasOpen(true);
  const back = placePaths.listOf({ group: group?.internalId });
  return (
    <>
      <PageHead
        title={isLocationFirst ? <Trans>Add a place by its location</Trans> : <Trans>Add place</Trans>}
        documentTitle={isLocationFirst ? t`Add a place by its location` : t`Add place`}
        under={
          group ? (
            <Trans>It will be added to the group {group.name}.</Trans>
          ) : (
            groups &&
            query.has('group') && (
              <Trans>The group it was meant for no longer exists. It is saved without a group.</Trans>
            )
          )
        }
        backTo={back}
        actions={
          !isLocationFirst && (
            <>
              <Button variant="outlined" component={Link} to={placePaths.addLocation(group?.internalId)}>
                <Trans>Add by location</Trans>
              </Button>
              <Button variant="outlined" component={Link} to={placePaths.search}>
                <Trans>Search for places</Trans>
              </Button>
            </>
          )
        }
      />
      {wasOpen ? (
        <PlaceForm
          place={null}
          group={group?.internalId}
          isLocationFirst={isLocationFirst}
          onSaved={(id) => navigate(placePaths.edit(id), { replace: true, flushSync: true })}
          onDiscard={() => void navigate(back)}
        />
      ) : (
        <SkeletonRows count={8} label={t`Opening your data`} />
      )}
    </>
  );
}

import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  addToPlaceGroup,
  deletePlaceGroup,
  removeFromPlaceGroup,
} from '../../../data/places/place-groups.ts';
import { usePlaceNames } from '../../../data/places/place-names.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { comparisonOf, maxColumns } from '../../../shared/money/compare-keys.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { placePaths } from '../place-paths.ts';
import { GroupPlaces } from './group-places.tsx';

const GroupForm = partLater(async () => (await import('./group-form.tsx')).GroupForm);

type Props = {
  group: PlaceGroup;
  /** Keys of its places. */
  keys: ReadonlySet<number>;
  onBack: (() => void) | null;
  onDeleted: () => void;
};

/** One group: what it is for and which places are in it. */
export function GroupDetail({ group, keys, onBack, onDeleted }: Props) {
  const [isEditing, setEditing] = useState(false);
  const names = usePlaceNames();
  // By name, as they are listed below.
  const compared = (names ?? []).filter(({ id }) => keys.has(id)).map(({ id }) => `place:${id}`);
  const { internalId, name } = group;
  if (isEditing) return <GroupForm group={group} onClose={() => setEditing(false)} />;
  const remove = async () => {
    const result = await deletePlaceGroup(internalId);
    if (toastResult(result, <Trans>Group deleted. Its places are kept.</Trans>)) onDeleted();
  };
  const add = async (id: number) =>
    void toastResult(await addToPlaceGroup(internalId, [id]), <Trans>Added to {name}.</Trans>);
  const takeOut = async (id: number) =>
    void toastResult(await removeFromPlaceGroup(internalId, [id]), <Trans>Removed from {name}.</Trans>);
  return (
    <Box component="article" sx={{ padding: { xs: '4px 0 32px', md: '20px 24px 24px' } }}>
      {onBack && <RowBack onBack={onBack} />}
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2') }}>
        {group.destinationType && `${shownPlaceType(group.destinationType)} · `}
        <Plural value={keys.size} one="# place" other="# places" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '12px' }}>
        <Button variant="outlined" component={Link} to={placePaths.listOf({ group: internalId })}>
          <Trans>Open list</Trans>
        </Button>
        <Button
          variant="outlined"
          component={Link}
          to={placePaths.map('group', internalId)}
          startIcon={<Icon name="map" size="xs" />}
        >
          <Trans>Show on map</Trans>
        </Button>
        {compared.length > 0 && (
          <Button variant="outlined" component={Link} to={comparisonOf(compared)}>
            {compared.length > maxColumns ? (
              <Trans>Compare the first {maxColumns}</Trans>
            ) : (
              <Trans>Compare</Trans>
            )}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setEditing(true)}>
          <Trans>Change group</Trans>
        </Button>
        <Button variant="text" onClick={() => void remove()}>
          <Trans>Delete group</Trans>
        </Button>
      </Box>
      {[group.description, group.notes].filter(Boolean).map((text) => (
        <Typography key={text} sx={{ maxWidth: '66ch', whiteSpace: 'pre-wrap', color: token('text-2') }}>
          {text}
        </Typography>
      ))}
      <GroupPlaces
        places={names ?? []}
        keys={keys}
        groupId={internalId}
        onAdd={(id) => void add(id)}
        onTakeOut={(id) => void takeOut(id)}
      />
    </Box>
  );
}

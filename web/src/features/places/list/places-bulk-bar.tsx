import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addToPlaceGroup, removeFromPlaceGroup } from '../../../data/places/place-groups.ts';
import { deletePlaces } from '../../../data/places/places.ts';
import { comparisonOf, maxColumns } from '../../../shared/money/compare-keys.ts';
import { BulkAction, BulkBar } from '../../../ui/lists/bulk-bar.tsx';
import { toastDone, toastFailure, toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { placePaths } from '../place-paths.ts';

type Props = {
  ids: readonly number[];
  groups: readonly PlaceGroup[];
  /** The group the list is narrowed to. */
  group: number | null;
  onClear: () => void;
};

/** What can be done with the ticked places; each is one step with one Undo. */
export function PlacesBulkBar({ ids, groups, group, onClear }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = async ({ internalId, name }: PlaceGroup) => {
    setAnchor(null);
    const result = await addToPlaceGroup(internalId, ids);
    if (!result.ok) return toastFailure(result);
    if (result.added === 0) showToast({ text: <Trans>All of them are in {name} already.</Trans> });
    else {
      const places = plural(result.added, { one: '# place', other: '# places' });
      toastDone(
        <Trans>
          Added to {name}: {places}.
        </Trans>,
        result.journalId,
      );
    }
    onClear();
  };
  const compare = () => {
    if (ids.length <= maxColumns) return void navigate(comparisonOf(ids.map((id) => `place:${id}`)));
    showToast({
      text: (
        <Trans>Up to {maxColumns} places can be compared side by side. Select fewer to compare them.</Trans>
      ),
      kind: 'error',
    });
  };
  const takeOut = async () => {
    if (group === null) return;
    if (toastResult(await removeFromPlaceGroup(group, ids), <Trans>Removed from the group.</Trans>))
      onClear();
  };
  const remove = async () => {
    const count = ids.length;
    const said = <Plural value={count} one="Place deleted." other="# places deleted." />;
    if (toastResult(await deletePlaces(ids), said)) onClear();
  };
  return (
    <BulkBar
      label={t`Selected places`}
      count={<Plural value={ids.length} one="# selected" other="# selected" />}
      onClear={onClear}
    >
      <BulkAction
        data-first=""
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Trans>Add to group</Trans>
      </BulkAction>
      <BulkAction onClick={compare}>
        <Trans>Compare</Trans>
      </BulkAction>
      {group !== null && (
        <BulkAction onClick={() => void takeOut()}>
          <Trans>Remove from group</Trans>
        </BulkAction>
      )}
      <BulkAction onClick={() => void remove()}>
        <Trans>Delete</Trans>
      </BulkAction>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.map((one) => (
          <MenuItem key={one.internalId} onClick={() => void add(one)}>
            {one.name}
          </MenuItem>
        ))}
        <MenuItem onClick={() => void navigate(placePaths.groups)}>
          <Trans>New group …</Trans>
        </MenuItem>
      </Menu>
    </BulkBar>
  );
}

import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { usePlaceGroups } from '../../data/places/place-groups.ts';
import { shownPlaceType } from '../../shared/geography/shown-place-type.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { LeaveGuard } from '../../ui/forms/leave-guard.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useGo } from '../../ui/hooks/use-go.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { GroupDetail } from './groups/group-detail.tsx';
import { keyOf, placePaths } from './place-paths.ts';

const GroupForm = partLater(async () => (await import('./groups/group-form.tsx')).GroupForm);

/** /place/groups: groups of places with how many each holds, added, changed and deleted. */
export function PlaceGroupsScreen() {
  const { t } = useLingui();
  const isMobile = useMobile();
  const [query] = useSearchParams();
  const groups = usePlaceGroups();
  const isRefused = useOwnDataRefused();
  const addressOf = useCallback(
    (open: number | 'new' | null) => (open === null ? placePaths.groups : placePaths.group(open)),
    [],
  );
  const go = useGo(addressOf);
  const rows = groups?.rows ?? [];
  const asked = keyOf(query.get('open'));
  // By its address, so that choosing a group and Back close the form, and ask about what is typed in it.
  const isAdding = query.get('open') === 'new';
  const startAdding = () => go('new');
  const selected = useMemo(() => {
    const first = isMobile ? undefined : rows[0];
    return rows.find(({ internalId }) => internalId === asked) ?? (query.has('open') ? undefined : first);
  }, [rows, asked, query, isMobile]);
  const isOpen = isMobile && (selected !== undefined || isAdding);
  const add = (
    <Button variant="contained" onClick={startAdding}>
      <Trans>Add group</Trans>
    </Button>
  );
  const countOf = (group: PlaceGroup) => groups?.placesOf.get(group.internalId)?.size ?? 0;
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Place Groups</Trans>}
        documentTitle={t`Place Groups`}
        fact={groups && <Plural value={rows.length} one="# group" other="# groups" />}
        actions={!isMobile && add}
      />
      <ListDetail
        label={t`Place Groups`}
        detailLabel={t`Group`}
        head={<ListHead>{groups && <Plural value={rows.length} one="# group" other="# groups" />}</ListHead>}
        keys={rows.map(({ internalId }) => String(internalId))}
        selected={selected ? String(selected.internalId) : null}
        onSelect={(key) => go(Number(key), { replace: true })}
        isOpen={isOpen}
        detail={
          isAdding ? (
            <GroupForm group={null} onClose={(id) => go(id, { replace: true })} />
          ) : selected ? (
            <GroupDetail
              key={selected.internalId}
              group={selected}
              keys={groups?.placesOf.get(selected.internalId) ?? new Set()}
              onBack={isMobile ? () => go(null) : null}
              onDeleted={() => go(null, { replace: true })}
            />
          ) : undefined
        }
        none={groups && query.has('open') && <GoneGroup onShow={() => go(null)} />}
      >
        {groups === undefined && !isRefused && <SkeletonRows label={t`Loading your groups`} />}
        {groups && rows.length === 0 && (
          <EmptyState
            title={<Trans>No groups yet</Trans>}
            actions={
              <Button variant="outlined" onClick={startAdding}>
                <Trans>Add group</Trans>
              </Button>
            }
          >
            <Trans>
              A group keeps places together: where you might move, retire, travel to or spend a vacation. A
              place can be in several.
            </Trans>
          </EmptyState>
        )}
        {rows.map((group) => (
          <ListRow
            key={group.internalId}
            id={String(group.internalId)}
            to={placePaths.group(group.internalId)}
            selected={group.internalId === selected?.internalId}
            title={group.name}
            second={
              [group.destinationType && shownPlaceType(group.destinationType), group.description]
                .filter(Boolean)
                .join(' · ') || <Trans>No destination type</Trans>
            }
            end={<Plural value={countOf(group)} one="# place" other="# places" />}
          />
        ))}
      </ListDetail>
      <LeaveGuard when={false} />
      {isMobile && !isOpen && rows.length > 0 && <MobileFoot>{add}</MobileFoot>}
    </FullHeight>
  );
}

function GoneGroup({ onShow }: { onShow: () => void }) {
  return (
    <EmptyState
      title={<Trans>This group is not here</Trans>}
      actions={
        <Button variant="outlined" onClick={onShow}>
          <Trans>Show all groups</Trans>
        </Button>
      }
    >
      <Trans>It may have been deleted, perhaps in another tab. Its places are all kept.</Trans>
    </EmptyState>
  );
}

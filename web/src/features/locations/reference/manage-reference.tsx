import type { ReferenceType } from '@foothold/core/geography/location-type.ts';
import { locationTypeWithin } from '@foothold/core/geography/location-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { usePlaceOfGeo } from '../../../data/places/places.ts';
import { useSay } from '../../../platform/use-say.ts';
import { SavePlace } from '../../../shared/geography/save-place.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { locationPaths } from '../list/location-paths.ts';
import { ManageOwn } from '../own/manage-own.tsx';
import { ReferenceNotes } from './reference-notes.tsx';
import { isReferenceId, useReferenceRow } from './use-reference-row.ts';

type Props = { type: ReferenceType; id: string };

/** Edits the place that was saved from a row of a reference list; while none was, offers to save it. */
export function ManageReference({ type, id }: Props) {
  const { t } = useLingui();
  const saved = usePlaceOfGeo(type, id);
  if (saved === undefined) return <SkeletonRows count={6} label={t`Loading the location`} />;
  if (saved.place)
    return <ManageOwn type="place" id={saved.place.internalId} asked={String(saved.place.internalId)} />;
  return <NotSaved type={type} id={id} />;
}

function NotSaved({ type, id }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const list = locationPaths.list(type);
  const answer = useReferenceRow(type, id);
  const row = answer.shown?.answer ?? null;
  const isAbsent = !isReferenceId(type, id) || answer.isAbsent;
  const toList = (
    <Button variant={row ? 'outlined' : 'contained'} component={Link} to={list}>
      <Trans>See the list</Trans>
    </Button>
  );
  if (isAbsent)
    return (
      <>
        <PageHead title={<Trans>This location is not here</Trans>} backTo={list} />
        <Card>
          <EmptyState
            title={
              <Trans>
                No {id} found among the {say(locationTypeWithin(type))}
              </Trans>
            }
            actions={toList}
          />
        </Card>
      </>
    );
  return (
    <>
      <PageHead title={row?.name ?? t`Location`} backTo={list} />
      {!row && answer.phase === 'loading' && <SkeletonRows count={3} label={t`Loading the location`} />}
      <ReferenceNotes answer={answer} />
      {row && (
        <Card>
          <EmptyState
            title={<Trans>{row.name} is not one of your places yet</Trans>}
            actions={
              <>
                <SavePlace kind={type} row={row} variant="contained" />
                {toList}
              </>
            }
          >
            <Trans>Save it to give it an address and coordinates of its own.</Trans>
          </EmptyState>
        </Card>
      )}
    </>
  );
}

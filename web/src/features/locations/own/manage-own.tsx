import {
  type LocationField,
  locationValues,
  storedLocation,
} from '@foothold/core/entities/place/location-form.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import type { OwnType } from '@foothold/core/geography/location-type.ts';
import { locationTypeWithin } from '@foothold/core/geography/location-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type LocatedRecord, saveLocation, useLocatedRecord } from '../../../data/places/record-locations.ts';
import { useSay } from '../../../platform/use-say.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { Card } from '../../../ui/card.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { LocationEditor } from '../editor/location-editor.tsx';
import { locationPaths, recordPath } from '../list/location-paths.ts';
import { OpenWords } from './open-words.tsx';

const CommuteFacts = partLater(
  async () => (await import('../../../shared/geography/commute-facts.tsx')).CommuteFacts,
);

const fieldsOf: Record<OwnType, readonly LocationField[]> = {
  place: ['address', 'city', 'state', 'country'],
  company: ['address', 'city', 'state', 'country'],
  job: ['location', 'city', 'state', 'country'],
  interview: ['location', 'address', 'city', 'state', 'country'],
};

type Props = { type: OwnType; id: number /** As it is in the address. */; asked: string };

/** Edits where an own record is; one that is not here says so (docs/spec/readings.md R4). */
export function ManageOwn({ type, id, asked }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const found = useLocatedRecord(type, id);
  const list = locationPaths.list(type);
  if (found === undefined) return <SkeletonRows count={6} label={t`Loading the location`} />;
  if (found.record) return <Editor record={found.record} />;
  return (
    <>
      <PageHead title={<Trans>This location is not here</Trans>} backTo={list} />
      <Card>
        <EmptyState
          title={
            found.problem === null ? (
              <Trans>
                No {asked} found among your {say(locationTypeWithin(type))} in this browser
              </Trans>
            ) : (
              <Trans>Part of it cannot be read: {found.problem}</Trans>
            )
          }
          actions={
            <Button variant="contained" component={Link} to={list}>
              <Trans>See the list</Trans>
            </Button>
          }
        >
          {found.problem === null ? (
            <Trans>It may have been deleted, or saved in another browser or account.</Trans>
          ) : (
            <Trans>It was left unchanged, and every other record works.</Trans>
          )}
        </EmptyState>
      </Card>
    </>
  );
}

function Editor({ record }: { record: LocatedRecord }) {
  const { t } = useLingui();
  const { type, internalId, title, employer } = record;
  const point = pointOf(record);
  const name = title || t`Without a name`;
  const whole = recordPath(record);
  return (
    <>
      <PageHead
        title={name}
        documentTitle={t`Location of ${name}`}
        backTo={locationPaths.list(type)}
        under={[t`Location`, employer, shownPlace(record)].filter(Boolean).join(' · ')}
        actions={
          whole && (
            <Button variant="outlined" component={Link} to={whole}>
              <OpenWords type={type} />
            </Button>
          )
        }
      />
      <LocationEditor
        fields={fieldsOf[type]}
        stored={{ values: locationValues(record), updatedAt: record.updatedAt }}
        onSave={(values, basedOn) => saveLocation(type, internalId, storedLocation(values), { basedOn })}
        saveLabel={<Trans>Save location</Trans>}
        saved={<Trans>Location saved.</Trans>}
        pinLabel={name}
        aside={point && <CommuteFacts to={point} />}
      />
    </>
  );
}

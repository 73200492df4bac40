import {
  type LocationField,
  type LocationValues,
  locationLine,
} from '@foothold/core/entities/place/location-form.ts';
import { locationLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import type { SaveResult } from '../../../data/rows/save-result.ts';
import { LocationPin } from '../../../maps/location-pin.tsx';
import { useSay } from '../../../platform/use-say.ts';
import type { FoundPlace } from '../../../shared/geography/location/found-place.ts';
import { LocationFields } from '../../../shared/geography/location/location-fields.tsx';
import { PlaceFinder, type PlaceFinderHandle } from '../../../shared/geography/location/place-finder.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { type Stored, useLocationForm } from './use-location-form.ts';

type Props = {
  /** The fields this record has beside its coordinates. */
  fields: readonly LocationField[];
  stored: Stored;
  onSave: (values: LocationValues, basedOn: string) => Promise<SaveResult>;
  saveLabel: ReactNode;
  /** The toast of a save: “Home saved.” */
  saved: ReactNode;
  /** What the pin stands for. */
  pinLabel: string;
  /** Under the map. */
  aside?: ReactNode;
};

/** Edits one location: found by words or by the device, or typed; its pin on the map beside it. */
export function LocationEditor({ fields, stored, onSave, saveLabel, saved, pinLabel, aside }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const location = useLocationForm(stored, fields);
  const { form, values } = location;
  const [filled, setFilled] = useState('');
  const [problem, setProblem] = useState('');
  const finder = useRef<PlaceFinderHandle>(null);

  const choose = (place: FoundPlace) => {
    location.fill(place);
    setFilled(place.name ?? `${place.latitude}, ${place.longitude}`);
  };
  const findAddress = () => finder.current?.ask(locationLine(values));
  const save = async (next: LocationValues) => {
    const submitted = form.getValues();
    const result = await onSave(next, location.basedOn());
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    setProblem('');
    setFilled('');
    location.saved(next, submitted);
    toastDone(saved, result.journalId);
    return true;
  };
  const labels = Object.fromEntries(
    [...fields, 'latitude', 'longitude'].map((field) => [field, say(locationLabel(field as LocationField))]),
  );

  return (
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 532fr) minmax(0, 684fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <PlaceFinder onChoose={choose} handle={finder}>
          <Box role="status" sx={{ display: 'contents' }}>
            {filled && form.formState.isDirty && (
              <Note kind="quiet" icon="check" onDismiss={() => setFilled('')}>
                <Trans>{filled} is filled in below. Save to keep it.</Trans>
              </Note>
            )}
          </Box>
        </PlaceFinder>
        <FormFrame
          form={form}
          labels={labels}
          onSave={save}
          saveLabel={saveLabel}
          notice={
            (problem || location.isOvertaken) && (
              <Note
                kind="bad"
                icon="alert"
                role="alert"
                title={problem || t`This was changed in another tab. What you typed is still here.`}
                action={
                  location.isOvertaken && (
                    <Button
                      variant="outlined"
                      size="small"
                      onClick={() => {
                        setProblem('');
                        location.takeTheirs();
                      }}
                    >
                      <Trans>Load the newer version</Trans>
                    </Button>
                  )
                }
              />
            )
          }
        >
          <LocationFields control={form.control} fields={fields} />
          {location.isPointOld && (
            <Note kind="warn" icon="warning" role="status">
              <Trans>The coordinates are still those of the address before.</Trans>
            </Note>
          )}
          <Box>
            <Button
              variant="text"
              startIcon={<Icon name="search" size="xs" />}
              disabled={locationLine(values) === ''}
              onClick={findAddress}
              sx={{ marginInlineStart: '-12px' }}
            >
              <Trans>Find this address</Trans>
            </Button>
          </Box>
        </FormFrame>
      </Box>
      <LocationPin point={location.point} label={pinLabel} onMove={choose}>
        {aside}
      </LocationPin>
    </Box>
  );
}

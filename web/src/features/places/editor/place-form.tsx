import { locationLine, typedPoint } from '@foothold/core/entities/place/location-form.ts';
import { type Place, Place as PlaceSchema } from '@foothold/core/entities/place/place.ts';
import {
  type PlaceFormValues,
  placeFields,
  placeForm,
  placeValues,
} from '@foothold/core/entities/place/place-form.ts';
import { placeLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { addPlaceInGroup, savePlace } from '../../../data/places/places.ts';
import { LocationPin } from '../../../maps/location-pin.tsx';
import { sayAll } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import type { FoundPlace } from '../../../shared/geography/location/found-place.ts';
import { PlaceFinder } from '../../../shared/geography/location/place-finder.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../../ui/forms/restart-form.ts';
import { useConflictWarning } from '../../../ui/forms/use-conflict-warning.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { PlaceFieldSet } from './place-field-set.tsx';

type Props = {
  /** The stored place; null for a new one. */
  place: Place | null;
  /** A new place goes into this group. */
  group?: number | undefined;
  /** Where it lies is what this screen asks for; the rest can be told later. */
  isLocationFirst?: boolean;
  onSaved: (id: number) => Promise<void> | void;
  onDiscard: () => void;
  /** Under the map. */
  aside?: ReactNode;
};

const schema = placeForm();
const empty = placeValues(PlaceSchema.parse({ internalId: 0 }) as Place);

/** The form of a place: what it is, what it is kept for, where it lies, found by words, by the device or on the map. */
export function PlaceForm(props: Props) {
  const { place, group, isLocationFirst = false, onSaved, onDiscard, aside } = props;
  const say = useSay();
  const labels = sayAll(say, placeLabel);
  const { t } = useLingui();
  const stored = place ? placeValues(place) : empty;
  const form = useForm<PlaceFormValues>({
    resolver: useFormResolver(schema),
    mode: 'onTouched',
    defaultValues: stored,
  });
  const followed = useFollowStored(form, stored);
  const clashes = useConflictWarning(form, stored);
  const values = useWatch({ control: form.control }) as PlaceFormValues;
  const [problem, setProblem] = useState('');

  const fill = ({ location: _, postalCode: _code, ...found }: FoundPlace) => {
    const named = form.getValues('name').trim() !== '';
    for (const [field, value] of Object.entries(found))
      if (value !== undefined && !(field === 'name' && named))
        form.setValue(field as keyof typeof found, value, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: true,
        });
  };
  const save = async (parsed: PlaceFormValues) => {
    const clash = place ? clashes.tell(parsed, labels) : '';
    if (clash) {
      setProblem(clash);
      return false;
    }
    const fields = { ...placeFields(parsed), alreadyAdded: true };
    const result =
      group !== undefined && !place
        ? await addPlaceInGroup(group, fields)
        : await savePlace({
            ...fields,
            ...(place && { internalId: place.internalId, updatedAt: place.updatedAt }),
          });
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    setProblem('');
    followed(parsed, parsed);
    clashes.saved(parsed);
    toastDone(place ? <Trans>Place changed.</Trans> : <Trans>Place saved.</Trans>, result.journalId);
    await onSaved(result.id);
    return true;
  };
  const name = values.name.trim() || locationLine(values) || t`This place`;
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
        <PlaceFinder onChoose={fill} />
        <FormFrame
          form={form}
          labels={labels}
          onSave={save}
          saveLabel={<Trans>Save place</Trans>}
          isNew={place === null}
          onDiscard={onDiscard}
          notice={problem && <Note kind="bad" icon="alert" role="alert" title={problem} />}
        >
          <PlaceFieldSet form={form} isNew={place === null} isLocationFirst={isLocationFirst} />
        </FormFrame>
      </Box>
      <LocationPin point={typedPoint(values)} label={name} onMove={fill}>
        {aside}
      </LocationPin>
    </Box>
  );
}

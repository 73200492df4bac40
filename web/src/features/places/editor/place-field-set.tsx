import type { PlaceFormField, PlaceFormValues } from '@foothold/core/entities/place/place-form.ts';
import { placePurposes } from '@foothold/core/entities/place/place-type-name.ts';
import { placeTypes } from '@foothold/core/entities/place/place-types.data.ts';
import { placeLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useSay } from '../../../platform/use-say.ts';
import { countryChoices } from '../../../shared/geography/country-choices.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { LinkField } from '../../../ui/fields/link-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { token } from '../../../ui/tokens.ts';
import { KindsField } from './kinds-field.tsx';

type Props = { form: UseFormReturn<PlaceFormValues>; isNew: boolean; isLocationFirst: boolean };

/** How coordinates look; the same in every language. */
const [northExample, eastExample] = ['39.9612', '-82.9988'];

/** All fields of a place. */
export function PlaceFieldSet({ form, isNew, isLocationFirst }: Props) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const { control } = form;
  const field = <N extends PlaceFormField>(name: N) => ({ control, name, label: say(placeLabel(name)) });
  const countryOptions = [{ value: '', label: t`Not stated` }, ...countryChoices(i18n.locale)];
  return (
    <>
      <TextField {...field('name')} autoFocus={isNew && !isLocationFirst} />
      <Purposes form={form} />
      {!isLocationFirst && (
        <KindsField control={control} options={placeTypes.map(([word]) => word)} nameOf={shownPlaceType} />
      )}
      <TextField {...field('address')} autoComplete="street-address" />
      <FieldPair>
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('state')} autoComplete="address-level1" />
      </FieldPair>
      <SelectField {...field('country')} options={countryOptions} />
      <FieldPair>
        <TextField {...field('latitude')} placeholder={northExample ?? ''} />
        <TextField {...field('longitude')} placeholder={eastExample ?? ''} />
      </FieldPair>
      {!isLocationFirst && (
        <>
          <TextField
            {...field('summary')}
            multiline
            rows={2}
            help={<Trans>Why it is on your list, in a line or two.</Trans>}
          />
          <TextField {...field('description')} multiline rows={3} />
          <TextField {...field('notes')} multiline rows={3} />
          <LinkField {...field('url')} />
        </>
      )}
    </>
  );
}

/** The four destination types; a place can be kept for several. */
function Purposes({ form }: { form: UseFormReturn<PlaceFormValues> }) {
  const say = useSay();
  const { field } = useController({ control: form.control, name: 'purposes' });
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{
          padding: 0,
          marginBlockEnd: '4px',
          fontSize: '0.8125rem',
          fontWeight: 520,
          color: token('text-2'),
        }}
      >
        {say(placeLabel('purposes'))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {Object.values(placePurposes).map((purpose) => (
          <Tick
            key={purpose}
            checked={field.value.includes(purpose)}
            onBlur={field.onBlur}
            onChange={(isOn) =>
              field.onChange(isOn ? [...field.value, purpose] : field.value.filter((one) => one !== purpose))
            }
          >
            {shownPlaceType(purpose)}
          </Tick>
        ))}
      </Box>
    </Box>
  );
}

import type { LocationField, LocationValues } from '@foothold/core/entities/place/location-form.ts';
import { locationLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Control } from 'react-hook-form';
import { useSay } from '../../../platform/use-say.ts';
import { FieldPair } from '../../../ui/fields/field-pair.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { countryChoices } from '../country-choices.ts';

type Props = { control: Control<LocationValues>; fields: readonly LocationField[] };

/** The fields of a location that its record has, coordinates included. */
export function LocationFields({ control, fields }: Props) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const has = (field: LocationField) => fields.includes(field);
  const field = (name: LocationField) => ({ control, name, label: say(locationLabel(name)) });
  const countryOptions = [{ value: '', label: t`Not stated` }, ...countryChoices(i18n.locale)];
  return (
    <>
      {has('name') && (
        <TextField {...field('name')} help={<Trans>What it is called where distances are shown.</Trans>} />
      )}
      {has('location') && <TextField {...field('location')} />}
      {has('address') && <TextField {...field('address')} autoComplete="street-address" />}
      <FieldPair>
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('state')} autoComplete="address-level1" />
        {has('postalCode') && <TextField {...field('postalCode')} autoComplete="postal-code" />}
        <SelectField {...field('country')} options={countryOptions} />
      </FieldPair>
      <FieldPair>
        <TextField {...field('latitude')} inputMode="text" placeholder={northExample} />
        <TextField {...field('longitude')} inputMode="text" placeholder={eastExample} />
      </FieldPair>
    </>
  );
}

/** How coordinates look; the same in every language. */
const northExample = '39.9612';
const eastExample = '-82.9988';

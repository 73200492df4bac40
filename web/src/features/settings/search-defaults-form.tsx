import { settingsCountries } from '@foothold/core/entities/setting/settings-countries.data.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ResolverResult, useForm } from 'react-hook-form';
import { shownCountry } from '../../platform/shown-country.ts';
import { useSearchOptions } from '../../shared/search/use-search-options.ts';
import { FieldPair } from '../../ui/fields/field-pair.tsx';
import { TextField } from '../../ui/fields/form-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../ui/forms/restart-form.ts';
import { placesIn, type SearchDefaults } from './search-defaults.ts';

type Props = {
  /** What is stored now. */
  stored: SearchDefaults;
  /** Saves; false where it could not. */
  onSave: (defaults: SearchDefaults) => Promise<boolean>;
};

/** What the job search starts with: words, place, distance, age, country. */
export function SearchDefaultsForm({ stored, onSave }: Props) {
  const { t } = useLingui();
  const { distances, ages } = useSearchOptions();
  const tooMany = t`At most ${searchLimits.places} places.`;
  const resolver = (values: SearchDefaults): ResolverResult<SearchDefaults> => {
    if (placesIn(values.location) <= searchLimits.places) return { values, errors: {} };
    return { values: {}, errors: { location: { type: 'max', message: tooMany } } };
  };
  const form = useForm<SearchDefaults>({ defaultValues: stored, resolver, mode: 'onTouched' });
  const stands = useFollowStored(form, stored);
  const labels = {
    searchTerm: t`Job title, skill or company`,
    location: t`City, state, country or Remote`,
    distance: t`Distance`,
    age: t`Posted within`,
    countrycode: t`Country`,
  };
  const { control } = form;
  return (
    <FormFrame
      form={form}
      labels={labels}
      saveLabel={<Trans>Save search defaults</Trans>}
      onSave={async (values) => {
        const submitted = form.getValues();
        const isSaved = await onSave(values);
        if (isSaved) stands(values, submitted);
        return isSaved;
      }}
    >
      <TextField
        control={control}
        name="searchTerm"
        label={labels.searchTerm}
        limits={{ maxLength: searchLimits.termLength }}
      />
      <TextField
        control={control}
        name="location"
        label={labels.location}
        help={<Trans>Up to ten places, with a semicolon between them.</Trans>}
        limits={{ maxLength: 1000 }}
      />
      <FieldPair>
        <SelectField control={control} name="distance" label={labels.distance} options={distances} />
        <SelectField control={control} name="age" label={labels.age} options={ages} />
      </FieldPair>
      <SelectField
        control={control}
        name="countrycode"
        label={labels.countrycode}
        help={
          <Trans>
            United States searches everywhere and looks for place names in the US first. Any other country
            leaves out the rest of the world, except remote jobs open to it.
          </Trans>
        }
        options={settingsCountries.map((code) => ({ value: code, label: shownCountry(code) }))}
      />
    </FormFrame>
  );
}

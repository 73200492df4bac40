import { type LocationType, locationTypes } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '../../../platform/use-say.ts';
import { countryChoices } from '../../../shared/geography/country-choices.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import type { AskedArea } from './use-area.ts';

type Props = {
  type: LocationType;
  area: AskedArea;
  /** The address of the same screen for another type and area. */
  pathOf: (type: LocationType, area: { country?: string; state?: string }) => string;
};

/** Chooses what is listed and where: the type, then country and state as far as the type has them. */
export function LocationPickers({ type, area, pathOf }: Props) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const countryOptions = useMemo(() => countryChoices(i18n.locale), [i18n.locale]);
  const here = { country: area.country, state: area.state };
  const everywhere = { value: '', label: t`All countries` };
  const isRequired = type === 'state';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', '& > *': { maxWidth: '100%' } }}>
      <Picker
        lead={t`Show`}
        label={t`What to show`}
        hasLabel={false}
        value={type}
        options={(Object.keys(locationTypes) as LocationType[]).map((value) => ({
          value,
          label: say(locationTypeName(value)),
        }))}
        onChange={(next) => void navigate(pathOf(next, area.takes.country ? here : {}))}
      />
      {area.takes.country && (
        <Picker
          lead={t`in`}
          label={t`Country`}
          hasLabel={false}
          value={area.isKnown ? area.country : ''}
          options={isRequired ? countryOptions : [everywhere, ...countryOptions]}
          onChange={(country) => void navigate(pathOf(type, { country }))}
        />
      )}
      {area.takes.state && area.states.length > 0 && (
        <Picker
          lead=""
          label={t`State or province`}
          hasLabel={false}
          value={area.state}
          options={[
            { value: '', label: t`All states` },
            ...area.states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(state) => void navigate(pathOf(type, { country: area.country, state }))}
        />
      )}
    </Box>
  );
}

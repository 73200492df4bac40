import {
  type LocationField,
  type LocationValues,
  locationForm,
  locationValues,
  storedLocation,
  typedPoint,
} from '@foothold/core/entities/place/location-form.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { countriesQuery } from '../../../shared/geography/geo-queries.ts';
import type { FoundPlace } from '../../../shared/geography/location/found-place.ts';
import { restartForm } from '../../../ui/forms/restart-form.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';

/** What is stored, and the version it has; '' where nothing is stored yet. */
export type Stored = { values: LocationValues; updatedAt: string };

export type LocationFormState = {
  form: UseFormReturn<LocationValues>;
  values: LocationValues;
  point: Point | null;
  /** The version that the form stands on. */
  basedOn: () => string;
  /** True when what is stored was changed behind what was typed. */
  isOvertaken: boolean;
  /** Words of the address changed and the coordinates of the former one stand. */
  isPointOld: boolean;
  takeTheirs: () => void;
  /** These values are stored now; `submitted` is what the form held when saving began. */
  saved: (values: LocationValues, submitted: LocationValues) => void;
  fill: (place: FoundPlace) => void;
};

const texts: readonly LocationField[] = ['location', 'address', 'city', 'state', 'postalCode', 'country'];

/** The form of a location, which follows what is stored for as long as nothing was typed. */
export function useLocationForm(stored: Stored, fields: readonly LocationField[]): LocationFormState {
  const isOnline = useOnline();
  const { data: countries } = useQuery({ ...countriesQuery(), enabled: isOnline });
  const schema = useMemo(() => {
    const rows = new Map(countries?.results.map((row) => [row.id, row]));
    const centerOf = (country: string) => {
      const row = rows.get(country.toUpperCase());
      return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null;
    };
    return countries ? locationForm(centerOf) : locationForm();
  }, [countries]);
  const resolver = useFormResolver(schema);
  const form = useForm<LocationValues>({ defaultValues: stored.values, resolver, mode: 'onTouched' });
  const { isDirty, dirtyFields } = form.formState;
  const base = useRef(stored);
  const [isOvertaken, setOvertaken] = useState(false);
  const latest = useRef(stored);
  latest.current = stored;
  const { updatedAt } = stored;
  useEffect(() => {
    if (updatedAt === base.current.updatedAt) return;
    const start = base.current.values;
    // The form's own Save is stored as the form stands; anything else was written by another.
    if (isDirty && !isSame(start, latest.current.values)) return setOvertaken(true);
    restartForm(form, latest.current.values, start);
    base.current = latest.current;
    setOvertaken(false);
  }, [form, updatedAt, isDirty]);
  const values = useWatch({ control: form.control }) as LocationValues;
  const point = typedPoint(values);
  const { touchedFields, isSubmitted, errors } = form.formState;
  const isJudged =
    isSubmitted ||
    errors.latitude !== undefined ||
    errors.longitude !== undefined ||
    (touchedFields.latitude && touchedFields.longitude) === true;
  // Latitude, longitude and country are judged together: what is typed into one may put another right or wrong.
  const together = `${values.latitude} ${values.longitude} ${values.country}`;
  const judged = useRef(together);
  useEffect(() => {
    if (judged.current === together) return;
    judged.current = together;
    if (isJudged) void form.trigger(['latitude', 'longitude']);
  }, [form, together, isJudged]);
  const isPointKept = point !== null && !dirtyFields.latitude && !dirtyFields.longitude;
  return {
    form,
    values,
    point,
    basedOn: () => base.current.updatedAt,
    isOvertaken,
    isPointOld: isPointKept && texts.some((field) => dirtyFields[field]),
    takeTheirs: () => {
      base.current = latest.current;
      restartForm(form, base.current.values, form.getValues());
      setOvertaken(false);
    },
    saved: (values, submitted) => {
      base.current = { ...base.current, values: locationValues(storedLocation(values)) };
      restartForm(form, base.current.values, submitted);
      setOvertaken(false);
    },
    fill: (place) => {
      for (const field of [...fields, 'latitude', 'longitude'] as const) {
        const value = place[field];
        if (value !== undefined)
          form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      }
    },
  };
}

function isSame(one: LocationValues, other: LocationValues): boolean {
  return (Object.keys(one) as LocationField[]).every((field) => one[field] === other[field]);
}

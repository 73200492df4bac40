import * as z from 'zod/mini';
import type { Point } from '../../geography/commute.ts';
import { refuseField, rule } from '../../text/form-rule.ts';
import { lineField, linkField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { degreesProblems, locationValues, readDegrees } from './location-form.ts';
import type { Place } from './place.ts';
import { isSearchablePlaceType } from './place-type.ts';
import { placePurposes } from './place-type-name.ts';

const purposes: readonly string[] = Object.values(placePurposes);
const mostTypes = 50;
const typeList = z
  .array(lineField)
  .check(
    rule((types: string[]) => types.length <= mostTypes, formProblem('place-types', { most: mostTypes })),
  );

/** The fields of a place that a person edits; coordinates are texts, as in every form of a location. */
const PlaceFields = z.object({
  name: lineField,
  /** What it is: `city`, `gym`, or words of the person's own. */
  kinds: typeList,
  /** What it is kept for: of `placePurposes`. */
  purposes: typeList,
  summary: longTextField,
  description: longTextField,
  notes: longTextField,
  url: linkField,
  address: lineField,
  city: lineField,
  state: lineField,
  country: lineField,
  latitude: lineField,
  longitude: lineField,
});
export type PlaceFormValues = z.infer<typeof PlaceFields>;
export type PlaceFormField = keyof PlaceFormValues;

/** The form of a place with the sentence each field shows when it cannot be saved (docs/spec/rules.md, Validation, gives none). */
export function placeForm(centerOf?: (country: string) => Point | null) {
  return PlaceFields.check((context) => {
    const { name, city, address } = context.value;
    if (`${name}${city}${address}`.trim() === '') refuseField(context, 'name', formProblem('place-name'));
    for (const [field, message] of Object.entries(degreesProblems(context.value, centerOf)))
      refuseField(context, field, message);
  });
}

/** The values of a form from a stored place; types stand apart by what they mean. */
export function placeValues(
  place: Pick<Place, Exclude<PlaceFormField, 'kinds' | 'purposes'> | 'types'>,
): PlaceFormValues {
  const { name, summary, description, notes, url } = place;
  const { address, city, state, country, latitude, longitude } = locationValues(place);
  return {
    ...{ name, summary, description, notes, url, address, city, state, country, latitude, longitude },
    kinds: place.types.filter((type) => !purposes.includes(type)),
    purposes: purposes.filter((type) => place.types.includes(type)),
  };
}

/** The stored fields of what a form holds: without a name it is called by its city or address. */
export function placeFields(values: PlaceFormValues) {
  const { kinds, purposes: chosen, summary, description, notes, latitude, longitude, ...lines } = values;
  const trimmed = Object.fromEntries(
    Object.entries(lines).map(([field, value]) => [field, value.trim()]),
  ) as typeof lines;
  const told = [
    ...kinds.map((kind) => kind.trim()).filter(Boolean),
    ...purposes.filter((one) => chosen.includes(one)),
  ];
  return {
    ...trimmed,
    ...{ summary, description, notes },
    name: trimmed.name || trimmed.city || trimmed.address,
    types: [...new Set(told)],
    latitude: readDegrees(latitude) ?? 0,
    longitude: readDegrees(longitude) ?? 0,
  };
}

/** The purposes that a place is kept for: its own, and those of the groups it is in. */
export function purposesOf(
  { types }: Pick<Place, 'types'>,
  groups: readonly { destinationType: string }[] = [],
): string[] {
  const said = [...types, ...groups.map(({ destinationType }) => destinationType)];
  return purposes.filter((purpose) => said.includes(purpose));
}

/** The first type that says what a place is; '' where none does. */
export function kindOfPlace({ types }: Pick<Place, 'types'>): string {
  const kinds = types.filter((type) => !purposes.includes(type));
  return kinds.find((type) => isSearchablePlaceType(type) !== null) ?? kinds[0] ?? '';
}

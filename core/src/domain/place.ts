import * as z from 'zod/mini';
import { degreesField, flagField, type RecordOf, recordFields, textField } from './record.ts';

const placeShape = {
  ...recordFields,
  placeId: textField,
  name: textField,
  description: textField,
  summary: textField,
  notes: textField,
  url: textField,
  types: z._default(z.array(z.string()), []),
  address: textField,
  city: textField,
  state: textField,
  country: textField,
  latitude: degreesField,
  longitude: degreesField,
  alreadyAdded: flagField,
  /** The vendor's answer it was saved from, JSON text. */
  data: textField,
};

/** A place a job could lead to (SPEC.md section 3, Place). */
export const Place = z.looseObject(placeShape);
export type Place = RecordOf<typeof placeShape>;

const placeGroupShape = { ...recordFields, name: textField, description: textField, notes: textField };

/** A named list of places (SPEC.md section 3, Place group). */
export const PlaceGroup = z.looseObject(placeGroupShape);
export type PlaceGroup = RecordOf<typeof placeGroupShape>;

const memberShape = { ...recordFields, groupId: z.number(), placeId: z.number() };

/** A place being in a group: both are `internalId`s (SPEC.md section 3, Place-group membership). */
export const PlaceGroupMember = z.looseObject(memberShape);
export type PlaceGroupMember = RecordOf<typeof memberShape>;

import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { degreesField, flagField, type RecordOf, recordFields, textField } from '../record.ts';

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

/** A place a job could lead to (docs/spec/entities.md, Place). */
export const Place = z.looseObject(placeShape);
export type Place = RecordOf<typeof placeShape>;

/** A place of the person's own. */
export const placeEntity = entity({
  schema: Place,
  names: { one: 'place', many: 'places' },
  indexes: { 1: '++internalId, uid, updatedAt, name, placeId' },
  clearing: 'with-places',
  knownBy: ['name'],
});

const placeGroupShape = {
  ...recordFields,
  name: textField,
  description: textField,
  notes: textField,
  /** What its places are kept for: one of `placePurposes`, '' where the person did not say. */
  destinationType: textField,
};

/** A named list of places (docs/spec/entities.md, Place group). */
export const PlaceGroup = z.looseObject(placeGroupShape);
export type PlaceGroup = RecordOf<typeof placeGroupShape>;

/** A group of places. */
export const placeGroupEntity = entity({
  schema: PlaceGroup,
  names: { one: 'place group', many: 'place groups' },
  indexes: { 1: '++internalId, uid, name' },
  clearing: 'with-places',
  knownBy: ['name'],
});

const memberShape = { ...recordFields, groupId: z.number(), placeId: z.number() };

/** A place being in a group: both are `internalId`s (docs/spec/entities.md, Place-group membership). */
export const PlaceGroupMember = z.looseObject(memberShape);
export type PlaceGroupMember = RecordOf<typeof memberShape>;

/** A membership: a place is in a group once. The first reference is the one it is copied with. */
export const placeGroupMemberEntity = entity({
  schema: PlaceGroupMember,
  names: { one: 'place in a group', many: 'places in groups' },
  indexes: { 1: '++internalId, uid, groupId, placeId, &[groupId+placeId]' },
  references: { groupId: { to: 'placeGroups', hold: 'part' }, placeId: { to: 'places', hold: 'part' } },
  identity: ['groupId', 'placeId'],
  clearing: 'with-places',
});

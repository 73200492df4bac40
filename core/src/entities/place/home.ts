import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { degreesField, type RecordOf, recordFields, textField } from '../record.ts';

const homeShape = {
  ...recordFields,
  /** `home` or `from`: where the person lives, and where distances are counted from (docs/spec/readings.md R8). */
  kind: z._default(z.enum(['home', 'from']), 'home'),
  name: textField,
  address: textField,
  city: textField,
  state: textField,
  country: textField,
  postalCode: textField,
  latitude: degreesField,
  longitude: degreesField,
};

/** A place distances and commutes start from. Kept on the device; a list of cities near it sends it rounded to 0.01°. */
export const Home = z.looseObject(homeShape);
export type Home = RecordOf<typeof homeShape>;

/** There is one home and one travel-from place. */
export const homeEntity = entity({
  schema: Home,
  names: { one: 'home location', many: 'home locations' },
  indexes: { 1: '++internalId, uid, kind' },
  identity: ['kind'],
  clearing: 'stays',
  knownBy: ['name', 'city'],
});

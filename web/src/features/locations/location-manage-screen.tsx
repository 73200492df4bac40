import { isOwnType, locationType } from '@foothold/core/geography/location-type.ts';
import { useParams } from 'react-router';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { ManageOwn } from './own/manage-own.tsx';

// An address shows one of the two.
const ManageReference = partLater(
  async () => (await import('./reference/manage-reference.tsx')).ManageReference,
);

/**
 * /location/manage/{locationType}/{internalId}: address and coordinates of an own record, or of the place saved from a
 * reference row (docs/spec/readings.md R8).
 */
export function LocationManageScreen() {
  const { locationType: word, internalId = '' } = useParams();
  const type = locationType(word);
  if (!isOwnType(type)) return <ManageReference key={`${type} ${internalId}`} type={type} id={internalId} />;
  const id = /^\d{1,15}$/.test(internalId) ? Number(internalId) : Number.NaN;
  return <ManageOwn key={`${type} ${internalId}`} type={type} id={id} asked={internalId} />;
}

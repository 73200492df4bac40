import { pointOf } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import { usePlacesById } from '../../../data/places/places-by-id.ts';
import { useOffers } from '../../../data/steps/offer-reads.ts';
import { idIn } from '../../../shared/money/compare-keys.ts';
import type { AskedColumn } from '../../../shared/money/money-column.ts';

/** The columns of these keys; of an offer or place that is gone there is none. Undefined while they load. */
export function useAskedColumns(keys: readonly string[]): AskedColumn[] | undefined {
  const { t } = useLingui();
  const placeIds = keys.map((key) => idIn(key, 'place')).filter((id) => !Number.isNaN(id));
  const places = usePlacesById(placeIds);
  const offers = useOffers()?.offers;
  if (!places || !offers) return undefined;
  return keys.flatMap((key): AskedColumn[] => {
    const cityId = idIn(key, 'city');
    if (!Number.isNaN(cityId))
      return [{ key, name: '', under: '', at: { cityId: String(cityId) }, offer: null }];
    const place = places.find(({ internalId }) => internalId === idIn(key, 'place'));
    if (place) {
      const words = [place.city, place.state, place.country].filter(Boolean).join(', ');
      const at = pointOf(place) ?? (words ? { text: words } : null);
      return [{ key, name: place.name || words, under: place.name ? words : '', at, offer: null }];
    }
    const found = offers.find(({ offer }) => offer.internalId === idIn(key, 'offer'));
    if (!found) return [];
    const { offer, job } = found;
    const where = offer.place || [job?.city, job?.state].filter(Boolean).join(', ');
    const company = (offer.isPresent ? t`Where you are` : job?.companyName) || job?.jobTitle || t`Offer`;
    const under = [offer.isPresent ? offer.companyName : job?.jobTitle, where].filter(Boolean).join(' · ');
    const work = job && !offer.place ? pointOf(job) : null;
    return [{ key, name: company, under, at: where ? { text: where } : null, offer, work }];
  });
}

import { Trans } from '@lingui/react/macro';
import { useCityPlaces } from '../../../data/places/saved-cities.ts';
import { href } from '../../../platform/href.ts';
import { Card } from '../../../ui/card.tsx';
import { cityPath } from './city-group.ts';
import { GeoLinks } from './geo-links.tsx';

const none = { isError: false, error: null, fetchStatus: 'idle', refetch: () => undefined } as const;

/** Cities that the person saved; nothing while there are none. */
export function SavedCities() {
  const places = useCityPlaces(12);
  if (!places || places.length === 0) return null;
  return (
    <Card sx={{ padding: { xs: '0 16px 12px', md: '0 20px 16px' } }}>
      <GeoLinks
        title={<Trans>Your saved cities</Trans>}
        query={none}
        none={null}
        failed={null}
        waiting=""
        rows={places.map(({ internalId, name, country, placeId }) => ({
          id: String(internalId),
          // Beside the other cities of its country, with what the person wrote about it.
          to: country
            ? href('/city/:group/:internalId', { group: country.toLowerCase(), internalId })
            : cityPath(placeId.slice('city:'.length)),
          text: name,
          end: '',
        }))}
      />
    </Card>
  );
}

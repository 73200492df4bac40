import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shownCountry } from '../../../platform/shown-country.ts';
import { citiesQuery } from '../../../shared/geography/geo-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { type CityGroup, cityGroupPath, cityPath } from './city-group.ts';
import { citiesQueryOf, readCityList } from './city-list.ts';
import { GeoLinks } from './geo-links.tsx';
import { useGroupWords } from './use-group-words.ts';

const shown = 6;

/** The first cities of a group, and the way to all of them. */
export function GroupCard({ group }: { group: CityGroup }) {
  const { t } = useLingui();
  const { people } = useNumbers();
  const title = useGroupWords().title(group);
  const first = readCityList(new URLSearchParams(), group);
  const query = useQuery(citiesQuery({ ...citiesQueryOf(group, first, null), limit: shown }));
  return (
    <Card sx={{ padding: { xs: '0 16px 12px', md: '0 20px 16px' } }}>
      <GeoLinks
        title={title}
        query={query}
        none={<Trans>No city is known here.</Trans>}
        failed={<Trans>This list could not be loaded</Trans>}
        waiting={t`Loading cities`}
        rows={query.data?.results.map(({ id, name, country, population }) => ({
          id,
          to: cityPath(id),
          text: group.kind === 'country' ? name : `${name}, ${shownCountry(country)}`,
          end: population === null ? '' : people(population),
        }))}
        more={
          <Button
            variant="outlined"
            component={Link}
            to={cityGroupPath(group)}
            sx={{ marginBlockStart: '12px' }}
          >
            <Trans>Show the whole list</Trans>
          </Button>
        }
      />
    </Card>
  );
}

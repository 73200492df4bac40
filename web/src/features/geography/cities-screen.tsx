import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useHome, useTravelFrom } from '../../data/places/homes.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { href } from '../../platform/href.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { CityFinder } from './group/city-finder.tsx';
import { readCityGroup } from './group/city-group.ts';
import { GroupCard } from './group/group-card.tsx';
import { NearCard } from './group/near-card.tsx';
import { SavedCities } from './group/saved-cities.tsx';

/** The way into the cities: by name, or through a group; the person's own first (docs/spec/screens.md, Addresses). */
export function CitiesScreen() {
  const travel = useTravelFrom();
  const home = useHome('home');
  const searched = useSetting('jobSearch', 'countrycode');
  const isKnown = home !== undefined && searched !== undefined;
  const own = readCityGroup((home?.home?.country || searched) ?? 'us');
  const start = (own.country || 'us').toLowerCase();
  const from = travel?.from ? pointOf(travel.from) : null;
  return (
    <>
      <PageHead
        title={<Trans>Cities</Trans>}
        actions={
          <>
            <Button variant="outlined" component={Link} to="/countries">
              <Trans>Countries</Trans>
            </Button>
            <Button variant="outlined" component={Link} to="/cities/resources">
              <Trans>Compare cities</Trans>
            </Button>
          </>
        }
      />
      <Box sx={{ maxWidth: 560, marginBlockEnd: '12px' }}>
        <CityFinder />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '8px', marginBlockStart: '4px' }}>
          <Button variant="text" component={Link} to="/location/mapcbsa">
            <Trans>Metro areas on a map</Trans>
          </Button>
          <Button
            variant="text"
            component={Link}
            to={href('/location/listworld/:locationType/:initCountrySelection', {
              locationType: 'city',
              initCountrySelection: start,
            })}
          >
            <Trans>Browse the world</Trans>
          </Button>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: '8px', md: '16px' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SavedCities />
        {travel && <NearCard from={travel.from} point={from} />}
        {isKnown && own.kind === 'country' && <GroupCard group={own} />}
        <GroupCard group={{ kind: 'largest', country: '' }} />
        <GroupCard group={{ kind: 'capitals', country: '' }} />
      </Box>
    </>
  );
}

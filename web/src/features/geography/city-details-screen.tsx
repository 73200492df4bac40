import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTravelFrom } from '../../data/places/homes.ts';
import { cityQuery } from '../../shared/geography/geo-queries.ts';
import { SavePlace } from '../../shared/geography/save-place.tsx';
import { comparisonWith } from '../../shared/money/compare-keys.ts';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CityCard } from './city/city-card.tsx';
import { CityClimate } from './city/city-climate.tsx';
import { CityFacts } from './city/city-facts.tsx';
import { CityLiving } from './city/city-living.tsx';
import { CityMap } from './city/city-map.tsx';
import { CityPay } from './city/city-pay.tsx';
import { CityPostings } from './city/city-postings.tsx';
import { CityPrices } from './city/city-prices.tsx';
import { CityWait, NoCity } from './city/city-wait.tsx';
import { type Occupation, useOccupation } from './city/use-occupation.ts';
import { cityArea, countryCitiesPath } from './group/city-group.ts';

/**
 * Everything known of one city (docs/spec/screens.md, Addresses): people, time, cost of living, pay, distance,
 * postings; on a map.
 */
export function CityDetailsScreen() {
  const { cityId = '' } = useParams();
  const occupation = useOccupation();
  if (/^\d{1,10}$/.test(cityId)) return <Known key={cityId} id={cityId} occupation={occupation} />;
  return (
    <>
      <PageHead backTo="/cities" title={<Trans>City</Trans>} />
      <NoCity />
    </>
  );
}

function Known({ id, occupation }: { id: string; occupation: Occupation }) {
  const query = useQuery({
    ...cityQuery(id, occupation.code),
    enabled: occupation.isKnown,
    placeholderData: keepPreviousData,
  });
  const isMobile = useMobile();
  const city = query.data;
  if (!city)
    return (
      <>
        <PageHead backTo="/cities" title={<Trans>City</Trans>} />
        <CityWait query={query} />
      </>
    );
  return (
    <>
      <PageHead
        backTo={countryCitiesPath(city.country)}
        title={city.name}
        fact={cityArea(city)}
        actions={!isMobile && <Actions city={city} />}
      />
      <Content city={city} occupation={occupation} isStale={query.isPlaceholderData} query={query} />
      {isMobile && (
        <MobileFoot>
          <Actions city={city} />
        </MobileFoot>
      )}
    </>
  );
}

function Actions({ city }: { city: CityDetail }) {
  return (
    <>
      <Button
        variant="outlined"
        component={Link}
        to={comparisonWith(`city:${city.id}`)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Trans>Compare</Trans>
      </Button>
      <CityPostings city={city} />
      <SavePlace kind="city" row={city} variant="contained" />
    </>
  );
}

type ContentProps = {
  city: CityDetail;
  occupation: Occupation;
  /** The figures are still those of the occupation before. */
  isStale: boolean;
  query: Parameters<typeof CityWait>[0]['query'];
};

function Content({ city, occupation, isStale, query }: ContentProps) {
  const travel = useTravelFrom();
  const from = travel?.from ?? null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: '8px', md: '16px' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
        paddingBlockEnd: { xs: '64px', md: 0 },
      }}
    >
      <Box sx={{ display: 'grid', gap: { xs: '8px', md: '16px' }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CityCard title={<Trans>At a glance</Trans>}>
          <CityFacts city={city} detail={city} from={from} />
        </CityCard>
        <CityLiving city={city} />
        <CityPrices city={city} />
        <CityPay city={city} occupation={occupation} isStale={isStale} query={query} />
        <CityClimate city={city} />
      </Box>
      <Box sx={{ position: { md: 'sticky' }, insetBlockStart: { md: '76px' } }}>
        <CityMap city={city} from={from} />
      </Box>
    </Box>
  );
}

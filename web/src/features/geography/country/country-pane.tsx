import type { CountryRow } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { citiesQuery } from '../../../shared/geography/geo-queries.ts';
import { SavePlace } from '../../../shared/geography/save-place.tsx';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { cityPath, countryCitiesPath } from '../group/city-group.ts';
import { GeoLinks } from '../group/geo-links.tsx';
import { StatesOf } from './states-of.tsx';

type Props = {
  /** null: there is none of the code that was asked for. */
  country: CountryRow | null;
  asked: string;
  onBack: () => void;
};

/** A country beside the list: codes, capital, largest cities, states, and the way to all its cities. */
export function CountryPane({ country, asked, onBack }: Props) {
  return (
    <Box component="article" sx={{ padding: { xs: '4px 0 24px', md: '20px 24px 24px' } }}>
      <RowBack onBack={onBack} />
      {country ? <Known country={country} /> : <Unknown asked={asked} />}
    </Box>
  );
}

function Unknown({ asked }: { asked: string }) {
  return (
    <EmptyState
      title={<Trans>No country has the code {asked}</Trans>}
      actions={
        <Button variant="outlined" component={Link} to="/countries">
          <Trans>Show all countries</Trans>
        </Button>
      }
    >
      <Trans>Use ISO 3166 codes, such as US or USA.</Trans>
    </EmptyState>
  );
}

function Known({ country }: { country: CountryRow }) {
  const { t } = useLingui();
  const { people } = useNumbers();
  const { code, code3, name, population } = country;
  const page = { country: code, sort: 'population', ascending: 'false', offset: 0 } as const;
  const largest = useQuery(citiesQuery({ ...page, limit: 8 }));
  const capitals = useQuery(citiesQuery({ ...page, capitals: 'true', limit: 3 }));
  return (
    <>
      <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
        <Button variant="contained" component={Link} to={countryCitiesPath(code)}>
          <Trans>Show cities</Trans>
        </Button>
        <SavePlace kind="country" row={country} />
      </Box>
      <FactList>
        <Fact label={<Trans>Codes</Trans>} labelWidth={96}>
          {code} · {code3}
        </Fact>
        <Fact label={<Trans>Capital</Trans>} labelWidth={96}>
          {capitals.data?.results.length
            ? capitals.data.results.map(({ id, name: capital }, at) => (
                <span key={id}>
                  {at > 0 && ', '}
                  <Box component={Link} to={cityPath(id)} sx={{ color: 'inherit' }}>
                    {capital}
                  </Box>
                </span>
              ))
            : capitals.data && <Trans>Not known</Trans>}
        </Fact>
        <Fact label={<Trans>Population</Trans>} labelWidth={96}>
          {people(population)}
        </Fact>
      </FactList>
      <GeoLinks
        title={<Trans>Largest cities</Trans>}
        query={largest}
        none={<Trans>No city of this country is known here.</Trans>}
        failed={<Trans>The cities of {name} could not be loaded</Trans>}
        waiting={t`Loading cities`}
        rows={largest.data?.results.map((row) => ({
          id: row.id,
          to: cityPath(row.id),
          text: row.name,
          end: row.population === null ? '' : people(row.population),
        }))}
      />
      <StatesOf country={code} name={name} />
    </>
  );
}

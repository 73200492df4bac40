import type { Home } from '@foothold/core/entities/place/home.ts';
import { commuteReachKm } from '@foothold/core/geography/commute.ts';
import type { CityDetail, GeoRow } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useCommuteWords } from '../../../shared/geography/use-commute-words.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { token } from '../../../ui/tokens.ts';
import { localTime } from './local-time.ts';
import { useDistance } from './use-distance.ts';
import { useNow } from './use-now.ts';

type Props = {
  city: GeoRow;
  /** What only the whole answer knows; null while it is not there. */
  detail: CityDetail | null;
  from: Home | null;
};

const labelWidth = 104;

/** People, time, metro, county and distance of a city. */
export function CityFacts({ city, detail, from }: Props) {
  const { people } = useNumbers();
  return (
    <FactList>
      <Fact label={<Trans>Population</Trans>} labelWidth={labelWidth}>
        {people(city.population)}
        {city.population !== null && (
          <Quiet>
            <Trans>GeoNames, year not stated</Trans>
          </Quiet>
        )}
      </Fact>
      <Fact label={<Trans>Local time</Trans>} labelWidth={labelWidth}>
        <TimeThere timeZone={city.timeZone} />
      </Fact>
      {detail?.metro && (
        <Fact label={<Trans>Metro area</Trans>} labelWidth={labelWidth}>
          {detail.metro.name}
          {detail.metro.population !== null && (
            <Quiet>
              <Trans>{people(detail.metro.population)} people, U.S. Census Bureau, 2023</Trans>
            </Quiet>
          )}
        </Fact>
      )}
      {detail?.county && (
        <Fact label={<Trans>County</Trans>} labelWidth={labelWidth}>
          {detail.county}
        </Fact>
      )}
      <Fact label={<Trans>From you</Trans>} labelWidth={labelWidth}>
        <FromYou city={city} from={from} />
      </Fact>
    </FactList>
  );
}

function TimeThere({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useLingui();
  const local = localTime(useNow(), timeZone, i18n.locale);
  if (!local) return <Trans>Not known</Trans>;
  const day = local.days > 0 ? t`tomorrow` : local.days < 0 ? t`yesterday` : '';
  return (
    <>
      {[local.time, day].filter(Boolean).join(', ')}
      <Quiet>{local.zone}</Quiet>
    </>
  );
}

function FromYou({ city, from }: Omit<Props, 'detail'>) {
  const distance = useDistance(from);
  const commute = useCommuteWords();
  const away = distance(city);
  if (!from)
    return (
      <MuiLink component={Link} to="/location/from">
        <Trans>Set where you travel from</Trans>
      </MuiLink>
    );
  if (!away) return <Trans>Not known</Trans>;
  const start = from.name || from.city || from.address;
  return (
    <>
      {start ? (
        <Trans>
          {away.text} from {start}
        </Trans>
      ) : (
        away.text
      )}
      {away.km <= commuteReachKm && <Quiet>{commute(away.km)}</Quiet>}
    </>
  );
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: token('text-2') }}>
      {children}
    </Box>
  );
}

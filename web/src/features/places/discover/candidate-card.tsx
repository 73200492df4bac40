import { greatCircleKm, type Point } from '@foothold/core/geography/commute.ts';
import type { GeoFact } from '@foothold/core/geography/geo.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { nothingHidden, useHidden } from '../../../data/settings/hidden.ts';
import { useSetting } from '../../../data/settings/settings.ts';
import { useFigureLabels } from '../../../shared/geography/geo-figures.tsx';
import { cityQuery, geocodeQuery } from '../../../shared/geography/geo-queries.ts';
import { SavePlace } from '../../../shared/geography/save-place.tsx';
import { comparisonWith } from '../../../shared/money/compare-keys.ts';
import { postingsNearQuery } from '../../../shared/search/postings-near.ts';
import { Card } from '../../../ui/card.tsx';
import { useInSight } from '../../../ui/hooks/use-in-sight.ts';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { token } from '../../../ui/tokens.ts';
import { useFarWords } from '../list/use-far-words.ts';
import { placePaths } from '../place-paths.ts';
import type { CityCandidate, CityReason } from './city-candidates.ts';

type Props = { candidate: CityCandidate; occupation: string; occupationCode: string; start: Point | null };

/** The figures of a city that a suggestion shows, in this order. */
const shown: readonly GeoFact['key'][] = [
  'median-wage',
  'median-wage-all',
  'median-rent',
  'median-home-value',
];

/** One suggested city: why, in figures, each with its source. */
export function CandidateCard({ candidate, occupation, occupationCode, start }: Props) {
  const { t, i18n } = useLingui();
  const { figure } = useNumbers();
  const labelOf = useFigureLabels();
  const reasonOf = useReasonWords();
  const far = useFarWords();
  const ref = useRef<HTMLLIElement>(null);
  const isInSight = useInSight(ref);
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHidden();
  const { text, reasons } = candidate;
  const match = useQuery({
    ...geocodeQuery(text),
    enabled: isInSight,
    retry: false,
  }).data?.find(({ kind }) => kind === 'city');
  const city = useQuery({
    ...cityQuery(match?.id ?? '', occupationCode || undefined),
    enabled: match !== undefined,
    retry: false,
  }).data;
  const openings = useQuery({
    ...postingsNearQuery({
      location: text,
      searchTerm: occupation,
      countrycode: country ?? '',
      hidden: hidden ?? nothingHidden,
    }),
    enabled: isInSight && country !== undefined && hidden !== undefined,
    retry: false,
  }).data;
  const point =
    candidate.point ??
    (match && match.lat !== null && match.lng !== null ? { lat: match.lat, lng: match.lng } : null);
  const km = start && point ? greatCircleKm(start, point) : null;
  const total = openings && totalText(openings.totalResults, openings.totalIsCapped, i18n.locale);
  const rents = city?.living.rents;
  const parities = city?.living.parities;
  const rent = rents?.byBedrooms[1];
  const facts = shown.flatMap((key) => city?.facts.find((fact) => fact.key === key) ?? []);
  return (
    <Box component="li" ref={ref} sx={{ listStyle: 'none', display: 'grid' }}>
      <Card
        aria-label={text}
        sx={{ padding: '16px 20px', display: 'flex', flexDirection: 'column', gap: '10px' }}
      >
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Box component="ul" aria-label={t`Why ${text}`} sx={{ margin: 0, paddingInlineStart: '20px' }}>
          {reasons.map((reason) => (
            <li key={reasonOf(reason)}>{reasonOf(reason)}</li>
          ))}
        </Box>
        <Box component="dl" sx={{ margin: 0, fontSize: '0.875rem', lineHeight: '20px' }}>
          {total && (
            <Figure
              label={occupation ? t`Openings for ${occupation}` : t`Openings`}
              value={total}
              source={t`postings on this server, within 25 miles`}
            />
          )}
          {facts.map(({ key, value, unit, area, agency, year }) => (
            <Figure
              key={key}
              label={labelOf(key)}
              value={figure({ value, unit })}
              source={sourceOf({ area, agency, year })}
            />
          ))}
          {rents && rent !== undefined && (
            <Figure
              label={t`Fair market rent, 1 bedroom`}
              value={figure({ value: rent, unit: 'usd-month' })}
              source={sourceOf(rents)}
            />
          )}
          {parities && (
            <Figure
              label={t`Prices, country is 100`}
              value={numberFormat(i18n.locale, oneDigit).format(parities.levels.all)}
              source={sourceOf(parities)}
            />
          )}
          {km !== null && (
            <Figure
              label={t`Distance`}
              value={[far.distance(km), far.time(km)].filter(Boolean).join(', ')}
              source={t`a straight line, 35 km/h`}
            />
          )}
        </Box>
        <Box sx={{ flexGrow: 1 }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {match && <SavePlace kind="city" row={match} />}
          {match && (
            <Button variant="outlined" component={Link} to={placePaths.city(match.id)}>
              <Trans>Open city page</Trans>
            </Button>
          )}
          {match && (
            <Button variant="text" component={Link} to={comparisonWith(`city:${match.id}`)}>
              <Trans>Compare</Trans>
            </Button>
          )}
        </Box>
      </Card>
    </Box>
  );
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const sourceOf = ({ area, agency, year }: Pick<GeoFact, 'area' | 'agency' | 'year'>) =>
  `${area}, ${agency}, ${year}`;

function Figure({ label, value, source }: { label: string; value: string; source: string }) {
  return (
    <Box
      sx={{ display: 'flex', gap: '12px', paddingBlock: '6px', borderBlockEnd: `1px solid ${token('line')}` }}
    >
      <Box component="dt" sx={{ flexGrow: 1, minWidth: 0, color: token('text-2') }}>
        {label}
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}
        >
          {source}
        </Box>
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 570, textAlign: 'end', whiteSpace: 'nowrap' }}>
        {value}
      </Box>
    </Box>
  );
}

/** A reason as a sentence with its figure. */
function useReasonWords(): (reason: CityReason) => string {
  const { t } = useLingui();
  const far = useFarWords();
  const { number } = useNumbers();
  return (reason) => {
    switch (reason.kind) {
      case 'jobs': {
        const jobs = plural(reason.count, {
          one: '# of your jobs is here',
          other: '# of your jobs are here',
        });
        return reason.inProgress > 0 ? t`${jobs}, ${reason.inProgress} in progress` : jobs;
      }
      case 'searches': {
        const names = reason.names.join(', ');
        return t`You search here: ${names}`;
      }
      case 'postings':
        return t`${reason.count} of the newest ${reason.of} postings for ${reason.occupation} are here`;
      default: {
        const away = far.distance(reason.km);
        const people = reason.population === null ? '' : number(reason.population);
        return people ? t`${away} from home, ${people} people` : t`${away} from home`;
      }
    }
  };
}

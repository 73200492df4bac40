import { isOwnType, type LocationType } from '@foothold/core/geography/location-type.ts';
import { locationTypeName } from '@foothold/core/geography/location-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSay } from '../../../platform/use-say.ts';
import { statesQuery } from '../../../shared/geography/geo-queries.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { useAnswer } from '../../../ui/notes/use-answer.ts';
import { token } from '../../../ui/tokens.ts';
import { LocationFacts } from '../list/location-facts.tsx';
import { locationPaths } from '../list/location-paths.ts';
import { Way } from './reference-links.tsx';
import { hasReferenceNotes, ReferenceNotes } from './reference-notes.tsx';
import type { ReferenceRow } from './reference-rows.ts';

/** A country of the world list: what is known of it, and its states on the way to what is looked for. */
export function CountryDetail({ type, row }: { type: LocationType; row: ReferenceRow }) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const { title, geo, end } = row;
  const country = geo.id;
  const states = useAnswer(statesQuery(country), { state: country });
  const rows = states.shown?.answer.results ?? [];
  // Of a list of states or countries, a state leads on to its cities; everything else stays what it is.
  const down: LocationType = isOwnType(type) || type === 'metro' ? type : 'city';
  const isMetroElsewhere = type === 'metro' && country !== 'US';
  const number = new Intl.NumberFormat(i18n.locale);
  const named = say(locationTypeName(down));
  return (
    <Box sx={{ display: 'grid', gap: '16px', padding: { xs: '16px 0 32px', md: '20px' } }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {end && <LocationFacts facts={[[t`Population`, end]]} />}
      <Box component="ul" aria-label={t`All of ${title}`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {!isMetroElsewhere && (
          <Way to={locationPaths.list(down, { country })}>
            <Trans>
              {named} of {title}
            </Trans>
          </Way>
        )}
        <Way to={locationPaths.map(isMetroElsewhere ? 'city' : down, 'points', { country })}>
          <Trans>{title} on the map</Trans>
        </Way>
      </Box>
      <div>
        <Typography variant="h3" sx={{ marginBlockEnd: '4px' }}>
          <Trans>States and provinces</Trans>
        </Typography>
        {hasReferenceNotes(states) && <ReferenceNotes answer={states} />}
        {!states.shown && states.phase === 'loading' && (
          <SkeletonRows label={t`Loading the states`} count={4} height={44} />
        )}
        {states.shown && rows.length === 0 && (
          <Typography variant="body2" sx={{ color: token('text-2') }}>
            <Trans>No states or provinces are known here.</Trans>
          </Typography>
        )}
        <Box
          component="ul"
          aria-label={t`States and provinces of ${title}`}
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {rows.map((state) => (
            <Way
              key={state.id}
              to={locationPaths.list(isMetroElsewhere ? 'city' : down, {
                country,
                state: state.code || state.stateCode,
              })}
            >
              <span>
                {state.name}
                {state.population !== null && (
                  <Box component="span" sx={{ color: token('text-2'), marginInlineStart: '8px' }}>
                    {number.format(state.population)}
                  </Box>
                )}
              </span>
            </Way>
          ))}
        </Box>
      </div>
    </Box>
  );
}

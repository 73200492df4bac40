import { commuteRoute } from '@foothold/core/contract/places.ts';
import {
  type CommuteMode,
  commuteReachKm,
  commuteSpeeds,
  greatCircleKm,
  isCommute,
  type Point,
  pointOf,
} from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTravelFrom } from '../../data/places/homes.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { href } from '../../platform/href.ts';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useErrorWords } from '../../platform/use-error-words.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { token } from '../../ui/tokens.ts';
import { keepRoute } from './known-routes.ts';
import { shownPlace } from './shown-place.ts';
import { useCommuteWords } from './use-commute-words.ts';

const modes = Object.keys(commuteSpeeds) as CommuteMode[];

/**
 * How far a point is from where the person starts, and the time by each way of travel: an estimate with what it assumes; by
 * roads where the server knows a route service and the person asks for it.
 */
export function CommuteFacts({ to }: { to: Point }) {
  const { t, i18n } = useLingui();
  const travel = useTravelFrom();
  const chosen = useSetting('jobSearch', 'countrycode') ?? 'us';
  const words = useCommuteWords();
  const [mode, setMode] = useState<CommuteMode | null>(null);
  const { routeModes } = useSiteConfig();
  const isOnline = useOnline();
  if (!travel) return null;
  const { from } = travel;
  const start = from && pointOf(from);
  if (!from || !start)
    return (
      <span>
        <Trans>Set where you start from, and the way there is estimated.</Trans>{' '}
        <Link component={RouterLink} to={href('/location/from')} sx={{ textDecoration: 'underline' }}>
          <Trans>Set location</Trans>
        </Link>
      </span>
    );
  const km = greatCircleKm(start, to);
  const far = distanceText(km, { country: from.country || chosen, locale: i18n.locale });
  const name = from.name || shownPlace(from) || t`your starting point`;
  const speeds = Object.values(commuteSpeeds).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: '4px' }}>
      <span>{t`${far} from ${name}`}</span>
      {km > commuteReachKm ? (
        <span>{words(km)}</span>
      ) : (
        <>
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {modes
              .filter((one) => one === 'driving' || isCommute(km, one))
              .map((one) => (
                <li key={one}>
                  {words(km, one, { brief: true })}
                  {isOnline && routeModes.includes(one) && mode !== one && (
                    <Button variant="text" size="small" onClick={() => setMode(one)}>
                      <Trans>Ask for the route</Trans>
                    </Button>
                  )}
                  {mode === one && <RouteTime from={start} to={to} mode={one} />}
                </li>
              ))}
          </Box>
          <Box component="span" sx={{ fontSize: '0.75rem', lineHeight: '16px', color: token('text-3') }}>
            <Trans>Estimates: a straight line at {speeds} km/h, not a route.</Trans>
          </Box>
        </>
      )}
    </Box>
  );
}

/** The time by roads, once it was asked for; a failure leaves the estimate as it is. */
function RouteTime({ from, to, mode }: { from: Point; to: Point; mode: CommuteMode }) {
  const { t, i18n } = useLingui();
  const words = useErrorWords();
  const chosen = useSetting('jobSearch', 'countrycode') ?? 'us';
  const { data, error, isPending } = useQuery({
    queryKey: ['geo', 'route', from, to, mode],
    queryFn: async ({ signal }) => {
      const answer = await call(commuteRoute, { body: { from, to, mode }, signal });
      if (answer.route && mode === 'driving')
        keepRoute(from, to, { minutes: answer.route.minutes, source: answer.source });
      return answer;
    },
    staleTime: 24 * 60 * 60_000,
    retry: false,
  });
  const said = () => {
    if (isPending) return t`Asking for the route…`;
    if (error) return error instanceof ApiError ? words(error) : t`The route could not be requested.`;
    if (!data.route) return t`no road leads there, according to ${data.source}`;
    const minutes = Math.max(1, Math.round(data.route.minutes));
    const far = distanceText(data.route.km, { country: chosen, locale: i18n.locale });
    return t`${minutes} min for ${far} by road, according to ${data.source}`;
  };
  return (
    <Box role="status" sx={{ color: token('text') }}>
      {said()}
    </Box>
  );
}

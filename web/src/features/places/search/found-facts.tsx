import type { PlaceResult } from '@foothold/core/contract/places.ts';
import { hoursToday, weekdays } from '@foothold/core/entities/place/hours-today.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { addressProblem, withScheme } from '@foothold/core/text/web-address.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { systemClock } from '../../../data/rows/clock.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { token } from '../../../ui/tokens.ts';

/** What a service says of a place: only what it says. `isStored`: kept when it was saved, so it may be old. */
export function FoundFacts({ found, isStored = false }: { found: PlaceResult; isStored?: boolean }) {
  const { t, i18n } = useLingui();
  const {
    phone,
    website,
    rating,
    reviews,
    price,
    hours,
    operating_hours,
    timezone,
    profiles,
    types,
    address,
  } = found;
  const today = hoursToday(operating_hours, { timeZone: timezone, now: systemClock.now() });
  const links = Object.entries(profiles).filter(([, url]) => isLink(url));
  const number = (value: number) => numberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(value);
  const days = weekdays.filter((day) => operating_hours[day]);
  const stars = rating === null ? '' : number(rating);
  const todaysHours = today?.text ? t`Today ${today.text}` : '';
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gap: '8px', margin: 0 }}>
        {!isStored && <Fact label={t`Address`}>{address}</Fact>}
        <Fact label={t`Kind`}>{types.map(shownPlaceType).join(', ')}</Fact>
        <Fact label={t`Hours`}>
          {(todaysHours || hours) && (
            <>
              {[todaysHours, hours].filter(Boolean).join(' · ')}
              {timezone && (
                <Box component="span" sx={{ color: token('text-3') }}>
                  {' '}
                  {t`(${timezone})`}
                </Box>
              )}
            </>
          )}
        </Fact>
        {days.length > 0 && (
          <Fact label={t`Week`}>
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {days.map((day) => (
                <Box component="li" key={day} sx={{ fontWeight: day === today?.day ? 600 : 400 }}>
                  {shownPlaceType(day)} {operating_hours[day]}
                </Box>
              ))}
            </Box>
          </Fact>
        )}
        <Fact label={t`Phone`}>
          {phone && (
            <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </Link>
          )}
        </Fact>
        <Fact label={t`Website`}>{isLink(website) && <OutLink url={withScheme(website)} />}</Fact>
        <Fact label={t`Rating`}>
          {stars && (
            <>
              <Trans>{stars} of 5</Trans>
              {reviews !== null && (
                <>
                  {' '}
                  <Plural value={reviews} one="from # review" other="from # reviews" />
                </>
              )}
            </>
          )}
        </Fact>
        <Fact label={t`Price`}>{price}</Fact>
        <Fact label={t`Profiles`}>
          {links.length > 0 &&
            links.map(([network, url]) => (
              <Box component="span" key={network} sx={{ marginInlineEnd: '12px' }}>
                <OutLink url={withScheme(url)} text={shownPlaceType(network)} />
              </Box>
            ))}
        </Fact>
      </Box>
      {isStored && (
        <Box sx={{ fontSize: '0.75rem', color: token('text-3') }}>
          <Trans>As stated by {found.source[0]?.name || t`the service`} when this place was saved.</Trans>
        </Box>
      )}
    </>
  );
}

/** One fact; nothing at all where it is not said. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '84px minmax(0, 1fr)',
        fontSize: '0.875rem',
        lineHeight: '20px',
      }}
    >
      <Box component="dt" sx={{ color: token('text-3') }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

function OutLink({ url, text }: { url: string; text?: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer nofollow">
      {text ?? new URL(url).host}
    </Link>
  );
}

/** What a service calls an address is one only where it is. */
function isLink(url: string): boolean {
  return url !== '' && addressProblem(withScheme(url)) === null && URL.canParse(withScheme(url));
}

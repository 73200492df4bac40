import type { Company } from '@foothold/core/entities/company/company.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { greatCircleKm, pointOf } from '@foothold/core/geography/commute.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { MapPane } from '../../../maps/map-pane.tsx';
import type { MapPoint } from '../../../maps/map-props.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { CardText, DetailCard } from '../../../shared/companies/detail-card.tsx';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { token } from '../../../ui/tokens.ts';

/** The usual speed of a car over 15 minutes, in a straight line (docs/spec/constants.md, Commute estimate). */
const ringKm = 35 / 4;

/** Nearer than this, two pins would cover each other. */
const sameTownKm = 5;

type Props = { company: Company; postings: readonly JobSearchResult[] };

/** Where a company is: the person's own point of it, the sites of its open postings, and what lies near home. */
export function CompanyWhere({ company, postings }: Props) {
  const { t } = useLingui();
  const from = useTravelFrom()?.from ?? null;
  const start = from && pointOf(from);
  const own = pointOf(company);
  const sites = sitesOf(postings);
  const remote = postings.filter(({ isRemote }) => isRemote).length;
  const points: MapPoint[] = [
    ...sites.map(({ id, lat, lng, label, count }) => ({
      ...{ id, lat, lng, kind: 'job' as const, label: `${label} · ${count}` },
      note: t`open postings`,
    })),
    // A site of its postings stands for it where both are the same town.
    ...(own && !sites.some((site) => greatCircleKm(site, own) < sameTownKm)
      ? [{ id: 'own', ...own, kind: 'company' as const, label: shownPlace(company) || company.companyName }]
      : []),
    ...(start ? [{ id: 'home', ...start, kind: 'home' as const, label: from.name || t`Home` }] : []),
  ];
  const hasPlace = sites.length > 0 || own !== null;
  return (
    <DetailCard
      title={<Trans>Where</Trans>}
      end={
        hasPlace && (
          <>
            {sites.length > 0 && <Plural value={sites.length} one="# site" other="# sites" />}
            {sites.length > 0 && remote > 0 && ', '}
            {remote > 0 && <Trans>{remote} remote</Trans>}
          </>
        )
      }
    >
      {hasPlace ? (
        <MapPane
          ariaLabel={t`${company.companyName} on a map`}
          points={points}
          height="224px"
          {...(start && {
            rings: [{ center: start, km: ringKm, label: t`15 min` }],
            ringsNote: t`Open postings by site. Ring: about 15 min away, an estimate.`,
          })}
        />
      ) : (
        <CardText>
          <Trans>No place is known yet.</Trans>
        </CardText>
      )}
      <Box sx={{ padding: '4px 16px', borderBlockStart: `1px solid ${token('line')}` }}>
        <Button
          variant="text"
          component={Link}
          to={companyPaths.location(company.internalId)}
          sx={{ color: token('accent'), marginInlineStart: '-12px' }}
        >
          {own ? <Trans>Map and commute</Trans> : <Trans>Put on the map</Trans>}
        </Button>
      </Box>
    </DetailCard>
  );
}

type Site = { id: string; lat: number; lng: number; label: string; count: number };

/** The towns of the postings that have a point, most postings first. */
function sitesOf(postings: readonly JobSearchResult[]): Site[] {
  const sites = new Map<string, Site>();
  for (const { latitude, longitude, city, location } of postings) {
    if (latitude === 0 && longitude === 0) continue;
    const id = `${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
    const known = sites.get(id);
    if (known) known.count += 1;
    else sites.set(id, { id, lat: latitude, lng: longitude, label: city || location, count: 1 });
  }
  return [...sites.values()].sort((a, b) => b.count - a.count);
}

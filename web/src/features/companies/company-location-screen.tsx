import type { Company } from '@foothold/core/entities/company/company.ts';
import { greatCircleKm, isCommute, pointOf } from '@foothold/core/geography/commute.ts';
import { mapCenter } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useParams } from 'react-router';
import { useCompany } from '../../data/companies/company-rows.ts';
import { useTravelFrom } from '../../data/places/homes.ts';
import { MapPane } from '../../maps/map-pane.tsx';
import { href } from '../../platform/href.ts';
import { CompanyMissing } from '../../shared/companies/company-missing.tsx';
import { companyKeyOf, companyPaths } from '../../shared/companies/company-paths.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { useCommuteWords } from '../../shared/geography/use-commute-words.ts';
import { useDistanceWords } from '../../shared/geography/use-distance-words.ts';
import { Card } from '../../ui/card.tsx';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** /company/location/{internalId}: an own company on the map, with the commute to it (docs/spec/readings.md R21b). */
export function CompanyLocationScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const found = useCompany(companyKeyOf(internalId));
  if (found === undefined) return <SkeletonRows count={6} label={t`Loading the company`} />;
  if (!found.company) return <CompanyMissing asked={internalId} problem={found.problem} />;
  return <Location company={found.company} />;
}

function Location({ company }: { company: Company }) {
  const { t } = useLingui();
  const { internalId, companyName } = company;
  const point = pointOf(company);
  const from = useTravelFrom()?.from ?? null;
  const start = from && pointOf(from);
  const far = useDistanceWords(point);
  const commute = useCommuteWords();
  const km = start && point ? greatCircleKm(start, point) : null;
  const address = [company.address.trim(), shownPlace(company)].filter(Boolean).join(', ');
  const manage = href('/location/manage/:locationType/:internalId', { locationType: 'company', internalId });
  return (
    <>
      <PageHead
        title={companyName}
        documentTitle={t`${companyName} on the map`}
        under={address || undefined}
        backTo={companyPaths.details(internalId)}
        actions={
          <>
            <Button variant="outlined" component={Link} to={companyPaths.details(internalId)}>
              <Trans>Open company</Trans>
            </Button>
            <Button variant="contained" component={Link} to={manage}>
              {point ? <Trans>Edit location</Trans> : <Trans>Put on the map</Trans>}
            </Button>
          </>
        }
      />
      {!point && (
        <Box sx={{ marginBlockEnd: '16px' }}>
          <Note kind="quiet" icon="info">
            <Trans>There are no coordinates yet, so it is not on the map and no distance can be shown.</Trans>
          </Note>
        </Box>
      )}
      <Card aria-label={t`Map`} sx={{ overflow: 'hidden' }}>
        <MapPane
          ariaLabel={t`${companyName} on the map`}
          points={[
            ...(point ? [{ id: 'company', ...point, label: companyName, kind: 'company' as const }] : []),
            ...(start ? [{ id: 'home', ...start, label: from.name || t`Home`, kind: 'home' as const }] : []),
          ]}
          selected={point ? 'company' : null}
          {...(!point && !start && { view: { center: mapCenter, zoom: 3 }, fit: 'view' as const })}
          height="min(460px, 60vh)"
        />
        <Box sx={{ padding: '0 20px' }}>
          <FactList>
            <Fact label={<Trans>Address</Trans>}>{address || <Trans>Not stated</Trans>}</Fact>
            <Fact label={<Trans>Distance</Trans>}>{far?.distance ?? <Trans>Not known</Trans>}</Fact>
            {km !== null && (
              <>
                <Fact label={<Trans>By car</Trans>}>{commute(km)}</Fact>
                {isCommute(km, 'bicycling') && (
                  <Fact label={<Trans>By bicycle</Trans>}>{commute(km, 'bicycling')}</Fact>
                )}
                {isCommute(km, 'walking') && (
                  <Fact label={<Trans>On foot</Trans>}>{commute(km, 'walking')}</Fact>
                )}
              </>
            )}
          </FactList>
        </Box>
        <Box sx={{ padding: '0 20px 12px' }}>
          {point && !start && (
            <Box sx={{ fontSize: '0.875rem', paddingBlock: '12px' }}>
              <Trans>
                Set where you start from in{' '}
                <MuiLink component={Link} underline="always" to={href('/location/from')}>
                  Location
                </MuiLink>
                , and the commute shows here.
              </Trans>
            </Box>
          )}
        </Box>
      </Card>
    </>
  );
}

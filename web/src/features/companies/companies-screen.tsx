import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCompanyCounts } from '../../data/companies/company-counts.ts';
import { useCompanies } from '../../data/companies/company-rows.ts';
import { sameNamed } from '../../data/companies/merge-companies.ts';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { CardText, DetailCard } from '../../shared/companies/detail-card.tsx';
import { WatchedRows } from '../../shared/companies/watched-rows.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { RowMenu } from '../../ui/lists/row-menu.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { MergeNote } from './details/merge-note.tsx';
import { CardLink } from './overview/card-link.tsx';
import { HiringCard } from './overview/hiring-card.tsx';
import { OwnRow } from './overview/own-row.tsx';
import { SuggestedCard } from './overview/suggested-card.tsx';

const maxOwn = 8;
const maxDoubles = 3;

/** /companies: the own ones, the watched ones, employers of the directory, and companies worth keeping. */
export function CompaniesScreen() {
  const { t } = useLingui();
  const isMobile = useMobile();
  const answer = useCompanies();
  const isRefused = useOwnDataRefused();
  const own = answer?.companies ?? [];
  const latest = [...own].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1)).slice(0, maxOwn);
  const jobs = useCompanyCounts(latest.map(({ companyName }) => companyName));
  const watched = own
    .filter(({ watchedAt }) => watchedAt !== '')
    .sort((a, b) => a.companyName.localeCompare(b.companyName));
  const doubles = sameNamed(own).slice(0, maxDoubles);
  return (
    <>
      <PageHead
        title={<Trans>Companies</Trans>}
        documentTitle={t`Companies`}
        fact={answer && <Plural value={own.length} one="# of your own" other="# of your own" />}
        {...(isMobile ? { beside: <MobileWays /> } : { actions: <Ways /> })}
      />
      {doubles.length > 0 && (
        <Box sx={{ display: 'grid', gap: '8px', marginBlockEnd: '16px' }}>
          {doubles.map(([first, ...others]) =>
            first ? <MergeNote key={first.internalId} company={first} others={others} /> : null,
          )}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: '16px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          paddingBlockEnd: { xs: '64px', md: 0 },
        }}
      >
        <Column>
          <DetailCard
            title={<Trans>Your companies</Trans>}
            end={
              own.length > 0 && (
                <CardLink to={companyPaths.list('saved')}>{<Trans>All {own.length}</Trans>}</CardLink>
              )
            }
          >
            {answer === undefined && !isRefused && (
              <SkeletonRows count={4} label={t`Loading your companies`} />
            )}
            {answer && own.length === 0 && (
              <CardText>
                <Trans>
                  None yet. Add an employer you have in mind, or save the company of a job you save: its
                  postings, your applications and the people there come together on one page.
                </Trans>
              </CardText>
            )}
            <Box component="ul" aria-label={t`Your companies`} sx={list}>
              {latest.map((company) => (
                <OwnRow
                  key={company.internalId}
                  company={company}
                  jobs={jobs?.get(foldCompanyName(company.companyName)) ?? 0}
                />
              ))}
            </Box>
          </DetailCard>
          <SuggestedCard />
        </Column>
        <Column>
          <DetailCard
            title={<Trans>Watching</Trans>}
            end={
              watched.length > 0 && (
                <CardLink to={companyPaths.list('saved', { watched: 'yes' })}>
                  {<Trans>All {watched.length}</Trans>}
                </CardLink>
              )
            }
          >
            {watched.length === 0 ? (
              <CardText>
                <Trans>
                  Watch a company on its page, and what is new there shows here, on Work and in Jump to.
                  Nothing is e-mailed.
                </Trans>
              </CardText>
            ) : (
              <Box sx={{ paddingInline: '16px' }}>
                <WatchedRows companies={watched.slice(0, maxOwn)} />
              </Box>
            )}
          </DetailCard>
          <HiringCard own={own} />
        </Column>
      </Box>
      {isMobile && (
        <MobileFoot>
          <SearchCompanies />
          <AddCompany />
        </MobileFoot>
      )}
    </>
  );
}

function Ways() {
  return (
    <>
      <Button variant="outlined" component={Link} to={companyPaths.discover}>
        <Trans>For you</Trans>
      </Button>
      <Button
        variant="outlined"
        component={Link}
        to={companyPaths.map()}
        startIcon={<Icon name="map" size="xs" />}
      >
        <Trans>Map</Trans>
      </Button>
      <SearchCompanies />
      <AddCompany />
    </>
  );
}

/** On a phone what is used less is in a menu; the rest is at the foot of the screen. */
function MobileWays() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <RowMenu
      label={t`More ways to companies`}
      isAlwaysSeen
      actions={[
        {
          name: 'discover',
          label: <Trans>Companies for you</Trans>,
          onClick: () => void navigate(companyPaths.discover),
        },
        {
          name: 'map',
          label: <Trans>Companies on a map</Trans>,
          onClick: () => void navigate(companyPaths.map()),
        },
      ]}
    />
  );
}

function SearchCompanies() {
  return (
    <Button variant="outlined" component={Link} to={companyPaths.list('all')}>
      <Trans>Search companies</Trans>
    </Button>
  );
}

function AddCompany() {
  return (
    <Button
      variant="contained"
      component={Link}
      to={companyPaths.add()}
      startIcon={<Icon name="add" size="xs" />}
    >
      <Trans>Add company</Trans>
    </Button>
  );
}

function Column({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: '16px', minWidth: 0 }}>{children}</Box>;
}

const list = { margin: 0, padding: 0, listStyle: 'none' };

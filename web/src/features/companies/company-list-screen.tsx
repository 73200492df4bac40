import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useCompanyCounts } from '../../data/companies/company-counts.ts';
import { useCompanies } from '../../data/companies/company-rows.ts';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListDivider } from '../../ui/lists/list-divider.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CompaniesBulkBar } from './list/companies-bulk-bar.tsx';
import { CompaniesEmpty } from './list/companies-empty.tsx';
import { CompaniesTools } from './list/companies-tools.tsx';
import {
  type CompaniesView,
  companiesAddress,
  companiesOfView,
  companiesPageSize,
  readCompaniesView,
} from './list/companies-view.ts';
import { CompanyGlance } from './list/company-glance.tsx';
import { CompanyRow } from './list/company-row.tsx';
import { DirectoryDetail, DirectoryRow } from './list/directory-row.tsx';
import { useDirectory } from './list/use-directory.ts';
import { CardLink } from './overview/card-link.tsx';

const noTicks: ReadonlySet<number> = new Set();

/**
 * /companies/list/{loadcompanies}: own companies and those of the directory, one beside its list (docs/spec/readings.md
 * R10, R33).
 */
export function CompanyListScreen() {
  const { t } = useLingui();
  const { number } = useNumbers();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { loadcompanies } = useParams();
  const view = useMemo(
    () => readCompaniesView(loadcompanies, new URLSearchParams(search)),
    [loadcompanies, search],
  );
  const answer = useCompanies();
  const isRefused = useOwnDataRefused();
  const own = answer?.companies ?? [];
  const jobs = useCompanyCounts(own.map(({ companyName }) => companyName));
  const hidden = new Set((useHiddenCompanies() ?? []).map(foldCompanyName));
  const [ticked, setTicked] = useState(noTicks);
  const [asked, setAsked] = useState({ question: '', page: 1 });
  const isWaiting = view.part === 'false' && view.text === '';
  const showsOwn = view.part !== 'directory' && !isWaiting;
  const isNarrowed = view.isWatched || view.category !== '';
  const directory = useDirectory(view.text, view.part !== 'saved' && !isWaiting && !isNarrowed);
  const found = useMemo(
    () => (showsOwn ? companiesOfView(own, view, jobs ?? new Map()) : []),
    [own, view, jobs, showsOwn],
  );
  const question = companiesAddress({ ...view, open: null });
  const pages = Math.max(1, Math.ceil(found.length / companiesPageSize));
  const page = asked.question === question ? Math.min(asked.page, pages) : 1;
  const part = found.slice((page - 1) * companiesPageSize, page * companiesPageSize);
  const go = useCallback(
    (next: CompaniesView) =>
      void navigate(companiesAddress(next), { replace: true, preventScrollReset: true, flushSync: true }),
    [navigate],
  );
  const ownNames = new Set(own.map(({ companyName }) => foldCompanyName(companyName)));
  const open = own.find(({ internalId }) => String(internalId) === view.open);
  const openRow = directory.rows.find(({ id }) => `d${id}` === view.open);
  const chosen = own.filter(({ internalId }) => ticked.has(internalId));
  const to = (key: string) => companiesAddress({ ...view, open: key });
  const tick = (id: number, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const broken = answer?.broken ?? [];
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Companies</Trans>}
        documentTitle={t`List of companies`}
        fact={answer && <Plural value={own.length} one="# of your own" other="# of your own" />}
        backTo={companyPaths.overview}
        actions={
          <Button
            variant="contained"
            component={Link}
            to={companyPaths.add(view.text)}
            startIcon={<Icon name="add" size="xs" />}
          >
            <Trans>Add company</Trans>
          </Button>
        }
      />
      {broken.length > 0 && (
        <Note kind="quiet" icon="info" role="status">
          <Plural
            value={broken.length}
            one="# company could not be read."
            other="# companies could not be read."
          />{' '}
          <Trans>Nothing was deleted, and every other company is here.</Trans>
        </Note>
      )}
      <CompaniesTools view={view} companies={own} onChange={go} />
      <ListDetail
        label={t`Companies`}
        detailLabel={t`Company`}
        head={
          <ListHead busy={directory.phase === 'loading'}>
            {answer && !isWaiting && (
              <Plural value={found.length + directory.total} one="# company" other="# companies" />
            )}
          </ListHead>
        }
        foot={
          found.length > companiesPageSize && (
            <ListFoot>
              <PageTurner
                page={page}
                pageSize={companiesPageSize}
                count={part.length}
                total={found.length}
                onPage={(next) => setAsked({ question, page: next })}
              />
            </ListFoot>
          )
        }
        keys={[
          ...part.map(({ internalId }) => String(internalId)),
          ...directory.rows.map(({ id }) => `d${id}`),
        ]}
        selected={view.open}
        onSelect={(key) => go({ ...view, open: key })}
        isOpen={open !== undefined || openRow !== undefined}
        detail={
          open ? (
            <CompanyGlance
              key={open.internalId}
              company={open}
              today={calendarDate(systemClock.now())}
              backTo={companiesAddress({ ...view, open: null })}
            />
          ) : (
            openRow && <DirectoryDetail row={openRow} onBack={() => go({ ...view, open: null })} />
          )
        }
        none={
          part.length + directory.rows.length > 0 && (
            <EmptyState title={<Trans>Choose a company</Trans>}>
              <Trans>What it is, and what you had to do with it, shows here.</Trans>
            </EmptyState>
          )
        }
      >
        {answer === undefined && !isRefused && <SkeletonRows label={t`Loading your companies`} />}
        {answer && (
          <CompaniesEmpty
            view={view}
            isWaiting={isWaiting}
            count={found.length + directory.rows.length}
            directory={directory}
            onChange={go}
          />
        )}
        {part.map((company) => (
          <CompanyRow
            key={company.internalId}
            company={company}
            jobs={jobs?.get(foldCompanyName(company.companyName)) ?? 0}
            isHidden={hidden.has(foldCompanyName(company.companyName))}
            to={to(String(company.internalId))}
            selected={view.open === String(company.internalId)}
            ticked={ticked.has(company.internalId)}
            onTick={(isOn) => tick(company.internalId, isOn)}
          />
        ))}
        {directory.rows.length > 0 && (
          <>
            <ListDivider title={<Trans>In the shared directory</Trans>}>
              <Trans>Employers whose postings are read here, and those that people added.</Trans>
            </ListDivider>
            {directory.rows.map((row) => (
              <DirectoryRow
                key={row.id}
                row={row}
                isKept={ownNames.has(foldCompanyName(row.companyName))}
                isHidden={hidden.has(foldCompanyName(row.companyName))}
                to={to(`d${row.id}`)}
                selected={view.open === `d${row.id}`}
              />
            ))}
            {directory.total > directory.rows.length && (
              <Box component="li" sx={{ padding: '4px 16px', listStyle: 'none' }}>
                <CardLink to={companyPaths.employers(view.text)}>
                  <Trans>All {number(directory.total)} in the directory</Trans>
                </CardLink>
              </Box>
            )}
          </>
        )}
      </ListDetail>
      {chosen.length > 0 && <CompaniesBulkBar companies={chosen} onClear={() => setTicked(noTicks)} />}
      {chosen.length > 0 && <Box sx={{ height: 60, flexShrink: 0 }} />}
    </FullHeight>
  );
}

import { addDays } from '@foothold/core/dates/calendar-date.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import { employerHistory } from '@foothold/core/tracking/employer-history.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useCompaniesNamed } from '../../../data/companies/company-by-name.ts';
import { useCompanyRecord } from '../../../data/companies/company-record.ts';
import { useEmployerJobs } from '../../../data/research/employer-record.ts';
import { showCompany, useIsHiddenCompany } from '../../../data/settings/hidden-companies.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { CompanyActions, CompanyFoot } from './company-actions.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHistory } from './company-history.tsx';
import { CompanyKeys } from './company-keys.tsx';
import { CompanyNextStep } from './company-next-step.tsx';
import { CompanyNotes } from './company-notes.tsx';
import { CompanyOpenings } from './company-openings.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanyWhere } from './company-where.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { MergeNote } from './merge-note.tsx';
import { useCompanyFacts } from './use-company-facts.ts';
import { useCompanyPostings } from './use-company-postings.ts';

// Fields and menus come once what they are about is read.
const CompanyWatch = partLater(async () => (await import('./company-watch.tsx')).CompanyWatch);

type Props = { company: Company; today: string /** Whole days since Monday. */; daysIntoWeek: number };

const noRecord = { jobs: [], interviews: [], contacts: [], tasks: [], documents: [] };

/** The page of one company: facts and map, open postings and own history, people, next step and watching. */
export function CompanyDetails({ company, today, daysIntoWeek }: Props) {
  const { internalId, companyName } = company;
  const isMobile = useMobile();
  const [isNoting, setNoting] = useState(false);
  const hidden = useIsHiddenCompany(companyName);
  const isHidden = hidden === true;
  const record = useCompanyRecord(company) ?? noRecord;
  const jobs = useEmployerJobs(companyName);
  const history = useMemo(() => (jobs ? employerHistory(jobs, today) : null), [jobs, today]);
  const postings = useCompanyPostings(company, hidden ?? true, daysIntoWeek);
  const facts = useCompanyFacts({ company, openings: postings.openings, postings: postings.rows, history });
  const others = (useCompaniesNamed(companyName) ?? []).filter((one) => one.internalId !== internalId);
  const show = async () =>
    toastResult(await showCompany(companyName), <Trans>{companyName} is shown again.</Trans>);
  const parts = {
    facts: <CompanyFacts facts={facts} internalId={internalId} />,
    where: <CompanyWhere company={company} postings={postings.rows} />,
    openings: !isHidden && (
      <CompanyOpenings companyName={companyName} postings={postings} monday={addDays(today, -daysIntoWeek)} />
    ),
    history: <CompanyHistory companyName={companyName} record={record} history={history} today={today} />,
    notes: <CompanyNotes company={company} isEditing={isNoting} onEditing={setNoting} />,
    people: <CompanyPeople companyName={companyName} contacts={record.contacts} />,
    step: <CompanyNextStep company={company} record={record} today={today} />,
    watch: !isHidden && <CompanyWatch company={company} postings={postings} />,
  };
  const about = [company.summary.trim(), shownPlace(company)].filter(Boolean).join(' · ');
  return (
    <>
      <PageHead
        title={companyName}
        under={about || undefined}
        beside={company.isExample && <StateChip kind="example" />}
        backTo={companyPaths.overview}
        actions={<CompanyActions company={company} isHidden={isHidden} />}
      />
      <Box sx={{ display: 'grid', gap: '8px', '&:not(:empty)': { marginBlockEnd: '16px' } }}>
        {isHidden && (
          <Note
            kind="quiet"
            icon="eye-off"
            title={<Trans>You hid this company: searches leave its postings out.</Trans>}
            action={
              <Button variant="outlined" size="small" onClick={() => void show()}>
                <Trans>Show again</Trans>
              </Button>
            }
          />
        )}
        <MergeNote company={company} others={others} />
        {company.description.trim() && (
          <Box
            sx={{
              maxWidth: '66ch',
              fontSize: { xs: '1rem', md: '0.9375rem' },
              lineHeight: '22px',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {company.description.trim()}
          </Box>
        )}
      </Box>
      <DetailColumns parts={parts} />
      <CompanyFoot company={company} />
      {!isMobile && <CompanyKeys company={company} onNote={() => setNoting(true)} />}
    </>
  );
}

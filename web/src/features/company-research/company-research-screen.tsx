import type { Company } from '@foothold/core/entities/company/company.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { useCompany } from '../../data/companies/company-rows.ts';
import { showCompany, useIsHiddenCompany } from '../../data/settings/hidden-companies.ts';
import { CompanyMissing } from '../../shared/companies/company-missing.tsx';
import { companyKeyOf, companyPaths } from '../../shared/companies/company-paths.ts';
import { DetailCard } from '../../shared/companies/detail-card.tsx';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { CompanyLookupCard } from './company-lookup.tsx';
import { OwnHistory } from './own-history.tsx';
import { PostingsFacts } from './postings-facts.tsx';
import { ResearchChecklist } from './research-checklist.tsx';
import { Out } from './research-facts.tsx';
import { type ResearchLink, researchLinks } from './research-links.ts';

const CompanyModelPart = partLater(
  async () => (await import('./company-model-part.tsx')).CompanyModelPart,
  null,
  null,
);

/** /company/research/{internalId}: facts with their sources, and questions to answer before an interview. */
export function CompanyResearchScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const found = useCompany(companyKeyOf(internalId));
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the company`} />;
  if (found.company === null) return <CompanyMissing asked={internalId} problem={found.problem} />;
  return <Research key={internalId} company={found.company} />;
}

function Research({ company }: { company: Company }) {
  const { t } = useLingui();
  const { internalId, companyName, url } = company;
  const isHidden = useIsHiddenCompany(companyName);
  return (
    <>
      <PageHead
        title={companyName}
        documentTitle={t`Research: ${companyName}`}
        fact={company.isExample && <StateChip kind="example" />}
        under={[t`Research`, shownPlace(company)].filter(Boolean).join(' · ')}
        backTo={companyPaths.details(internalId)}
        actions={
          <Button variant="outlined" component={Link} to={companyPaths.edit(internalId)}>
            <Trans>Edit company</Trans>
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: '16px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: '8px', md: '16px' }, minWidth: 0 }}>
          <OwnHistory companyName={companyName} />
          {isHidden === false && <PostingsFacts companyName={companyName} url={url} />}
          {isHidden && <HiddenPostings companyName={companyName} />}
          <CompanyLookupCard key={`${companyName} ${url}`} companyName={companyName} url={url} />
          <Links company={company} />
          <CompanyModelPart company={company} />
        </Box>
        <ResearchChecklist company={company} />
      </Box>
    </>
  );
}

/** A company that is hidden stays so here: nothing is asked about its postings until it is shown again. */
function HiddenPostings({ companyName }: { companyName: string }) {
  const show = async () =>
    toastResult(await showCompany(companyName), <Trans>{companyName} is shown again.</Trans>);
  return (
    <Note
      kind="quiet"
      icon="eye-off"
      title={<Trans>You hid this company: its postings are not loaded.</Trans>}
      action={
        <Button variant="outlined" size="small" onClick={() => void show()}>
          <Trans>Show again</Trans>
        </Button>
      }
    />
  );
}

function Links({ company }: { company: Company }) {
  const { t } = useLingui();
  const names: Record<ResearchLink['kind'], string> = {
    careers: t`Careers page`,
    site: t`Website`,
    news: t`News about them`,
    reviews: t`What employees write`,
    filings: t`Annual reports (SEC, US)`,
  };
  const links = researchLinks(company);
  return (
    <DetailCard title={<Trans>Look elsewhere</Trans>} fact={<Trans>opens another site</Trans>}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: '6px 16px 10px' }}>
        {links.map(({ kind, url }) => (
          <Box
            component="li"
            key={kind}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: { xs: 44, md: 32 },
              color: token('text-2'),
            }}
          >
            <Out href={url}>{names[kind]}</Out>
          </Box>
        ))}
      </Box>
    </DetailCard>
  );
}

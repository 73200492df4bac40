import type { Company } from '@foothold/core/entities/company/company.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import { watchCompanies } from '../../../data/companies/watch-companies.ts';
import { href } from '../../../platform/href.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { CompanyMenu } from './company-menu.tsx';

/** Where the postings of a company are read: its careers page, else its site; '' where neither is known. */
export const careersPage = ({ jobPostingsUrl, url }: Company) =>
  webAddress(jobPostingsUrl) || webAddress(url);

/** The form of a new job at a company. */
export const addJobPath = ({ companyName }: Company) =>
  href('/job/add', { search: { company: companyName.slice(0, 300) } });

/** Watches a company, or stops, and says so. */
export async function toggleWatch({ internalId, companyName, watchedAt }: Company): Promise<void> {
  const isOn = watchedAt !== '';
  toastResult(
    await watchCompanies([internalId], !isOn),
    isOn ? <Trans>No longer watching {companyName}.</Trans> : <Trans>Watching {companyName}.</Trans>,
  );
}

/**
 * The head of the page of a company: the menu, its careers page, a job there, and watching as the one filled button. On a
 * phone the last two are at the foot, `CompanyFoot`.
 */
export function CompanyActions({ company, isHidden }: { company: Company; isHidden: boolean }) {
  const navigate = useNavigate();
  const isMobile = useMobile();
  const page = careersPage(company);
  return (
    <>
      <CompanyMenu
        company={company}
        isHidden={isHidden}
        onDeleted={() => void navigate(companyPaths.overview)}
      />
      {page && (
        <Button
          variant="outlined"
          href={page}
          target="_blank"
          rel="noreferrer"
          startIcon={<Icon name="external" size="xs" />}
        >
          {company.jobPostingsUrl ? <Trans>Careers page</Trans> : <Trans>Website</Trans>}
        </Button>
      )}
      {!isMobile && <MainActions company={company} />}
    </>
  );
}

/** What is done most with a company, at the foot of a phone's screen. */
export function CompanyFoot({ company }: { company: Company }) {
  if (!useMobile()) return null;
  return (
    <MobileFoot>
      <MainActions company={company} />
    </MobileFoot>
  );
}

function MainActions({ company }: { company: Company }) {
  const isOn = company.watchedAt !== '';
  return (
    <>
      <Button
        variant="outlined"
        component={Link}
        to={addJobPath(company)}
        startIcon={<Icon name="add" size="xs" />}
      >
        <Trans>Add job</Trans>
      </Button>
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        aria-pressed={isOn}
        startIcon={<Icon name={isOn ? 'check' : 'bell'} size="xs" />}
        onClick={() => void toggleWatch(company)}
      >
        {isOn ? <Trans>Watching</Trans> : <Trans>Watch</Trans>}
      </Button>
    </>
  );
}

import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useUnsavedCompanies } from '../../../data/companies/company-counts.ts';
import { keepJobCompany } from '../../../data/companies/save-job-company.ts';
import { useHiddenCompanies } from '../../../data/settings/hidden-companies.ts';
import { href } from '../../../platform/href.ts';
import { DetailCard } from '../../../shared/companies/detail-card.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { CardRow, CardRows } from '../card-row.tsx';

const most = 6;

/** Companies of the person's jobs that are not kept yet, with how many jobs speak for each; hidden ones are left out. */
export function SuggestedCard() {
  const { t } = useLingui();
  const hidden = useHiddenCompanies();
  // A few more are asked for than are shown, since some may be hidden.
  const found = useUnsavedCompanies(most + (hidden?.length ?? 0));
  const names = new Set((hidden ?? []).map(foldCompanyName));
  const shown = (found ?? [])
    .filter(({ companyName }) => !names.has(foldCompanyName(companyName)))
    .slice(0, most);
  if (hidden === undefined || shown.length === 0) return null;
  const keep = async (jobId: number, name: string) =>
    toastResult(await keepJobCompany(jobId), <Trans>Company saved: {name}.</Trans>);
  return (
    <DetailCard title={<Trans>Worth keeping</Trans>} fact={<Trans>because you saved jobs there</Trans>}>
      <CardRows aria-label={t`Suggested companies`}>
        {shown.map(({ companyName, jobs, jobId }) => (
          <CardRow
            key={companyName}
            to={href('/jobs/list', { search: { q: companyName } })}
            title={companyName}
            second={<Plural value={jobs} one="# of your jobs is there" other="# of your jobs are there" />}
            action={
              <Button
                variant="outlined"
                aria-label={t`Save ${companyName}`}
                onClick={() => void keep(jobId, companyName)}
              >
                <Trans>Save</Trans>
              </Button>
            }
          />
        ))}
      </CardRows>
    </DetailCard>
  );
}

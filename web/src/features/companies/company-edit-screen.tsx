import { companyValues } from '@foothold/core/entities/company/company-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { useCompany } from '../../data/companies/company-rows.ts';
import { CompanyMissing } from '../../shared/companies/company-missing.tsx';
import { companyKeyOf, companyPaths } from '../../shared/companies/company-paths.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CompanyForm } from './editor/company-form.tsx';

/** /company/edit/{internalId} (docs/spec/readings.md R4). */
export function CompanyEditScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const id = companyKeyOf(internalId);
  const found = useCompany(id);
  if (found === undefined) return <SkeletonRows count={8} label={t`Loading the company`} />;
  const { company } = found;
  if (!company) return <CompanyMissing asked={internalId} problem={found.problem} />;
  const name = company.companyName;
  return (
    <FullHeight>
      <PageHead
        title={name}
        documentTitle={t`Edit ${name}`}
        backTo={companyPaths.details(id)}
        actions={
          <Button variant="outlined" component={Link} to={companyPaths.details(id)}>
            <Trans>Open company</Trans>
          </Button>
        }
      />
      <CompanyForm
        key={id}
        company={company}
        start={companyValues(company)}
        onSaved={() => {}}
        onDiscard={() => {}}
      />
    </FullHeight>
  );
}

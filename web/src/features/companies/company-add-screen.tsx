import { Company } from '@foothold/core/entities/company/company.ts';
import { companyValues } from '@foothold/core/entities/company/company-form.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOwnDataOpen } from '../../data/db/own-query.ts';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CompanyForm } from './editor/company-form.tsx';

/** /company/add: an employer that nobody has to know. */
export function CompanyAddScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // The form waits until it could save; data that closes later must not take away what was typed since.
  const isOpen = useOwnDataOpen();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [start] = useState(() =>
    companyValues(
      Company.parse({ internalId: 0, companyName: query.get('name')?.slice(0, 500) ?? '' }) as Company,
    ),
  );
  return (
    <FullHeight>
      <PageHead title={t`Add company`} backTo={companyPaths.overview} />
      {wasOpen ? (
        <CompanyForm
          company={null}
          start={start}
          onSaved={(id) => navigate(companyPaths.details(id), { replace: true, flushSync: true })}
          onDiscard={() => void navigate(companyPaths.overview)}
        />
      ) : (
        <SkeletonRows count={8} label={t`Opening your data`} />
      )}
    </FullHeight>
  );
}

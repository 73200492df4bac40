import { companyCreate } from '@foothold/core/contract/companies.ts';
import {
  newLocationValues,
  sharedLocationOf,
} from '@foothold/core/entities/company/directory-location-form.ts';
import { companyLimits } from '@foothold/core/entities/company/shared-company.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../platform/server/api.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { useBodyKey } from '../../../shared/companies/use-body-key.ts';
import { directoryChanged, toastShared } from '../../../shared/companies/withdraw-share.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DirectoryLocationForm } from './directory-location-form.tsx';
import { useSaveProblem } from './save-problem.ts';

/**
 * /company/locationadd/{companyGroupName}: a location of an employer that the directory does not have
 * (docs/spec/readings.md R24).
 */
export function LocationAddScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const problemOf = useSaveProblem();
  const { companyGroupName = '' } = useParams();
  const name = companyGroupName.trim().slice(0, companyLimits.name);
  const stored = useMemo(() => newLocationValues(name), [name]);
  const keyOf = useBodyKey();
  const back = companyPaths.group(name);
  return (
    <>
      <PageHead
        title={<Trans>Add a location</Trans>}
        documentTitle={t`Add a location of ${name}`}
        under={name}
        backTo={back}
      />
      <DirectoryLocationForm
        stored={stored}
        isNew
        onDiscard={() => void navigate(back)}
        onSave={async (values) => {
          try {
            const body = sharedLocationOf(values, name);
            const added = await call(companyCreate, { body, retryKey: keyOf(body) });
            toastShared(<Trans>Shared with the directory.</Trans>, added.changeId, client);
            void directoryChanged(client);
            void navigate(`${companyPaths.group(added.groupName)}?open=${added.id}`, { replace: true });
            return null;
          } catch (error) {
            return problemOf(error);
          }
        }}
      />
    </>
  );
}

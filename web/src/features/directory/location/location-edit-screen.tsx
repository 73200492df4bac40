import { companyUpdate } from '@foothold/core/contract/companies.ts';
import type { CompanyDetail } from '@foothold/core/entities/company/company-search-result.ts';
import {
  directoryLocationValues,
  locationChangeOf,
} from '@foothold/core/entities/company/directory-location-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { call } from '../../../platform/server/api.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { companyQuery } from '../../../shared/companies/directory-queries.ts';
import { directoryChanged, toastShared } from '../../../shared/companies/withdraw-share.tsx';
import { reasonOf } from '../../../shared/search/search-query.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ToldWords } from '../../../ui/notes/told-words.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { directoryPaths } from '../directory-paths.ts';
import { DirectoryLocationForm } from './directory-location-form.tsx';
import { useSaveProblem } from './save-problem.ts';

/** /company/locationedit/{companyGroupName}/{id}: puts a location of the directory right. */
export function LocationEditScreen() {
  const { t } = useLingui();
  const { companyGroupName = '', id = '' } = useParams();
  const isNumber = /^\d{1,15}$/.test(id);
  const query = useQuery({ ...companyQuery(id), enabled: isNumber, refetchOnWindowFocus: false });
  const back = companyPaths.group(companyGroupName);
  // What was opened stays what the form stands on, until the newer version is asked for.
  const [base, setBase] = useState<CompanyDetail | null>(null);
  const row = base ?? query.data ?? null;
  if (base === null && query.data) setBase(query.data);
  if (!isNumber || (query.isError && !row)) {
    const reason = reasonOf(query.error);
    const { code } = reason;
    const isGone = !isNumber || code === 'company-not-found' || code === 'validation';
    return (
      <NotHere
        back={back}
        title={
          isGone ? (
            <Trans>Location {id} is not in the directory</Trans>
          ) : (
            <Trans>The location could not be loaded</Trans>
          )
        }
        {...(!isGone && { onRetry: () => void query.refetch() })}
      >
        {isGone ? <Trans>The person who added it may have withdrawn it.</Trans> : <ToldWords of={reason} />}
      </NotHere>
    );
  }
  if (!row)
    return query.fetchStatus === 'paused' ? (
      <NotHere back={back} title={<Trans>The directory cannot be reached</Trans>}>
        <Trans>You are offline. Your own companies work as usual.</Trans>
      </NotHere>
    ) : (
      <SkeletonRows count={8} label={t`Loading the location`} />
    );
  if (row.group !== companyGroupName.trim().toLowerCase())
    return (
      <NotHere
        back={back}
        title={<Trans>This location is not one of {companyGroupName}</Trans>}
        action={
          <Button
            variant="contained"
            component={Link}
            to={directoryPaths.editLocation(row.groupName, row.id)}
          >
            <Trans>Open it at {row.groupName}</Trans>
          </Button>
        }
      >
        <Trans>It belongs to {row.groupName}.</Trans>
      </NotHere>
    );
  return (
    <Edit
      row={row}
      back={back}
      onReload={async () => {
        const { data } = await query.refetch();
        if (data) setBase(data);
      }}
    />
  );
}

type EditProps = { row: CompanyDetail; back: string; onReload: () => Promise<void> };

function Edit({ row, back, onReload }: EditProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const problemOf = useSaveProblem();
  const stored = useMemo(() => directoryLocationValues(row), [row]);
  const after = `${back}?open=${row.id}`;
  return (
    <>
      <PageHead
        title={<Trans>Correct a location</Trans>}
        documentTitle={t`Correct a location of ${row.groupName}`}
        under={[row.companyName, row.city].filter(Boolean).join(' · ')}
        backTo={after}
      />
      <DirectoryLocationForm
        stored={stored}
        isNew={false}
        onDiscard={() => void navigate(after)}
        onReload={() => void onReload()}
        onSave={async (values) => {
          const change = locationChangeOf(values, row);
          if (change === null) return null;
          try {
            const { changeId, proposed } = await call(companyUpdate, {
              params: { id: String(row.id) },
              body: change,
            });
            const text =
              proposed.length > 0 ? (
                <Trans>Proposed. It stands beside the shown value until others agree.</Trans>
              ) : (
                <Trans>Change shared with the directory.</Trans>
              );
            toastShared(text, changeId, client);
            void directoryChanged(client);
            void navigate(after, { replace: true });
            return null;
          } catch (error) {
            return problemOf(error);
          }
        }}
      />
    </>
  );
}

type NotHereProps = {
  title: ReactNode;
  back: string;
  action?: ReactNode;
  onRetry?: () => void;
  children: ReactNode;
};

function NotHere({ title, back, action, onRetry, children }: NotHereProps) {
  return (
    <>
      <PageHead title={<Trans>Correct a location</Trans>} backTo={back} />
      <EmptyState
        title={title}
        actions={
          <>
            {action}
            {onRetry && (
              <Button variant="outlined" onClick={onRetry}>
                <Trans>Retry location</Trans>
              </Button>
            )}
            <Button variant="outlined" component={Link} to={back}>
              <Trans>See the list</Trans>
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}

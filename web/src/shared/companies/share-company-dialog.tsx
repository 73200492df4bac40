import { companyCreate } from '@foothold/core/contract/companies.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import {
  companyLimits,
  SharedCompany,
  type SharedCompanyInput,
  sharedCompanyFields,
  sharedCompanyOf,
} from '@foothold/core/entities/company/shared-company.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { useErrorWords } from '../../platform/use-error-words.ts';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { token } from '../../ui/tokens.ts';
import { useLabels } from '../own-data/use-entity-texts.ts';
import { companySearchQuery } from './directory-queries.ts';
import { useBodyKey } from './use-body-key.ts';
import { directoryChanged, toastShared } from './withdraw-share.tsx';

type Props = { open: boolean; company: Company; onClose: () => void };

/** Shows every field that would go to the directory, and asks. */
export function ShareCompanyDialog({ open, company, onClose }: Props) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={560}
      title={<Trans>Share {company.companyName} with everybody?</Trans>}
    >
      {open && <Body company={company} onClose={onClose} />}
    </TitledDialog>
  );
}

function Body({ company, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const words = useErrorWords();
  const client = useQueryClient();
  const isOnline = useOnline();
  const shared = sharedCompanyOf(company) as SharedCompanyInput;
  const labels = useLabels('companies', sharedCompanyFields);
  const problems = problemsOf(shared, labels);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const keyOf = useBodyKey();
  const known = useQuery({
    ...companySearchQuery({ searchTerm: '', companyName: shared.companyName, pageSize: 1, pageNumber: 1 }),
    enabled: problems.length === 0,
    retry: false,
  }).data?.results[0];
  const share = async () => {
    if (isSending) return;
    setSending(true);
    setProblem('');
    try {
      const { changeId } = await call(companyCreate, { body: shared, retryKey: keyOf(shared) });
      toastShared(<Trans>Shared with the directory.</Trans>, changeId, client);
      void directoryChanged(client);
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? words(error) : t`The directory did not accept it. Try again.`);
    } finally {
      setSending(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: '12px', padding: '16px 20px 20px' }}>
      <Box sx={{ color: token('text-2') }}>
        <Trans>
          These fields go to the directory, where everybody can read them, with your profile’s name and the
          day. Notes, the line in your own words, people and what you found out stay on this device.
        </Trans>
      </Box>
      <Fields shared={shared} />
      {known && (
        <Note kind="quiet" icon="info">
          <Plural
            value={known.locationCount}
            one="The directory has # location of this employer. Yours is added beside it."
            other="The directory has # locations of this employer. Yours is added beside them."
          />
        </Note>
      )}
      {problems.length > 0 && (
        <Note kind="bad" icon="alert" title={<Trans>This cannot be shared as it is.</Trans>}>
          {problems.join(' · ')}
        </Note>
      )}
      {problem && (
        <Note kind="bad" icon="alert" role="alert" title={problem}>
          <Trans>Nothing was shared, and your company is as it was.</Trans>
        </Note>
      )}
      {!isOnline && (
        <OfflineNote>
          <Trans>You can share it when you are online again.</Trans>
        </OfflineNote>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="text" autoFocus onClick={onClose}>
          <Trans>Keep it here</Trans>
        </Button>
        <Button
          variant="contained"
          aria-busy={isSending}
          disabled={problems.length > 0 || !isOnline}
          onClick={() => void share()}
        >
          <Trans>Share these fields</Trans>
        </Button>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: token('text-3') }}>
        <Trans>You can take it back for {companyLimits.takeBackDays} days.</Trans>
      </Box>
    </Box>
  );
}

/** The fields by their labels, exactly as they would go. */
function Fields({ shared }: { shared: SharedCompanyInput }) {
  const { t } = useLingui();
  const labels = useLabels('companies', sharedCompanyFields);
  const rows = sharedCompanyFields.flatMap((field) => {
    const value = shared[field];
    if (value === undefined) return [];
    return [{ field, text: Array.isArray(value) ? value.join(', ') : String(value) }];
  });
  return (
    <Box
      component="dl"
      aria-label={t`What will be shared`}
      sx={{
        margin: 0,
        padding: '4px 16px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
      }}
    >
      {rows.map(({ field, text }) => (
        <Box
          key={field}
          sx={{
            display: 'grid',
            gridTemplateColumns: '130px minmax(0, 1fr)',
            gap: '12px',
            paddingBlock: '8px',
            '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
          }}
        >
          <Box component="dt" sx={{ color: token('text-2') }}>
            {labels[field]}
          </Box>
          <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What the directory would refuse, by field. */
function problemsOf(shared: SharedCompanyInput, labels: Readonly<Record<string, string>>): string[] {
  const read = SharedCompany.safeParse(shared);
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? '');
    return `${labels[field] ?? field}: ${message}`;
  });
}

import type { Person } from '@foothold/core/tracking/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useId, useState } from 'react';
import { useOwnQuery } from '../../../data/db/own-query.ts';
import { jobFinder } from '../../../data/jobs/find-jobs.ts';
import { linkContact } from '../../../data/steps/contacts.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

const most = 5;

/** Finds a job by its words and adds the person to it. */
export function PersonJobFinder({ person }: { person: Person }) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [finder] = useState(jobFinder);
  const asked = useDeferredValue(typed.trim());
  const own = new Set(person.records.map(({ jobId }) => jobId));
  const found = useOwnQuery(
    `job for a contact ${asked}`,
    async (db) => (asked ? finder.find(db, asked, most + own.size) : []),
    { keep: true },
  );
  const offered = (asked && found ? found : []).filter((job) => !own.has(job.internalId)).slice(0, most);
  const add = async (jobId: number, name: string) => {
    const result = await linkContact(person.internalId, jobId);
    if (toastResult(result, <Trans>Added to {name}.</Trans>)) setTyped('');
  };
  return (
    <Box sx={{ marginBlockStart: '12px' }}>
      <FieldLabel htmlFor={id}>
        <Trans>Add to a job</Trans>
      </FieldLabel>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        value={typed}
        placeholder={t`Title or company`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        inputProps={{ maxLength: 200, autoComplete: 'off' }}
      />
      <Box component="ul" aria-label={t`Jobs found`} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {offered.map(({ internalId, jobTitle, companyName, status }) => {
          const name = [jobTitle, companyName].filter(Boolean).join(' · ');
          return (
            <Box
              component="li"
              key={internalId}
              sx={{ display: 'flex', alignItems: 'center', gap: '10px', minHeight: 44 }}
            >
              <StatusMark status={status} />
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
              <Button
                variant="text"
                aria-label={t`Add to ${name}`}
                onClick={() => void add(internalId, name)}
                sx={{ color: token('accent') }}
              >
                <Trans>Add</Trans>
              </Button>
            </Box>
          );
        })}
      </Box>
      {asked !== '' && found && offered.length === 0 && (
        <Box role="status" sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockStart: '6px' }}>
          <Trans>No other jobs contain these words.</Trans>
        </Box>
      )}
    </Box>
  );
}

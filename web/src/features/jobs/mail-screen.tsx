import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { type MailReading, readMail } from '@foothold/core/tracking/mail-proposal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addHeard } from '../../data/jobs/job-events.ts';
import { useMailJobs } from '../../data/jobs/mail-jobs.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { FieldLabel } from '../../ui/fields/field-label.tsx';
import { LeaveGuard } from '../../ui/forms/leave-guard.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type MailAnswer, MailKindWords, MailProposal } from './mail/mail-proposal.tsx';
import { jobPaths } from './shared/job-paths.ts';
import { moveJobs } from './shared/move-jobs.tsx';

/** /jobs/mail: an employer's e-mail, pasted or shared, proposes job, status and day; a person says yes. */
export function MailScreen() {
  const id = useId();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [text, setText] = useState(() => givenText(state, query));
  const [isSaving, setSaving] = useState(false);
  const jobs = useMailJobs();
  const asked = useDeferredValue(text);
  const today = calendarDate(systemClock.now());
  const read = useMemo(
    () => (asked.trim() !== '' && jobs ? readMail(asked, jobs, today) : null),
    [asked, jobs, today],
  );

  const save = async ({ job, status, date, note }: MailAnswer) => {
    if (isSaving) return;
    setSaving(true);
    const jobId = job.internalId;
    const isSaved = status
      ? await moveJobs([jobId], status, { date, note, today })
      : toastResult(await addHeard(jobId, { date, note }), <Trans>Message noted.</Trans>);
    if (!isSaved) return setSaving(false);
    await navigate(jobPaths.edit(jobId), { flushSync: true });
  };
  return (
    <>
      <PageHead title={t`Read an e-mail`} backTo={jobPaths.list} />
      <Box
        sx={{
          display: 'grid',
          gap: '24px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
          paddingBlockEnd: '24px',
        }}
      >
        <div>
          <FieldLabel htmlFor={id}>
            <Trans>E-mail from an employer</Trans>
          </FieldLabel>
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={8}
            maxRows={18}
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={t`Paste the e-mail, with its headers if you can`}
          />
          <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockStart: '6px' }}>
            <Trans>It is read on this device and not sent anywhere. Nothing changes until you confirm.</Trans>
          </Box>
        </div>
        {text.trim() !== '' && !jobs && <SkeletonRows count={4} label={t`Loading your jobs`} />}
        {read && jobs && (
          <MailProposal
            key={proposalOf(read)}
            read={read}
            jobs={jobs}
            today={today}
            onSave={save}
            onDiscard={() => setText('')}
          />
        )}
      </Box>
      <VisuallyHidden role="status">{read && <MailKindWords kind={read.kind} />}</VisuallyHidden>
      <LeaveGuard when={text.trim() !== '' && !isSaving} />
    </>
  );
}

/** What a mail proposes, as one text: while it stays the same, what a person chose stays too. */
const proposalOf = ({ kind, words, date, jobs }: MailReading) =>
  [kind, date, jobs.map(({ internalId }) => internalId).join(), words].join(' ');

/** What was shared to this screen or handed over by another. */
function givenText(state: unknown, query: URLSearchParams): string {
  const handed = (state as { mail?: unknown } | null)?.mail;
  if (typeof handed === 'string') return handed;
  return [query.get('title'), query.get('text')].filter(Boolean).join('\n\n');
}

import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { jobStatus, jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { type MailJob, type MailReading, statusOfMail } from '@foothold/core/tracking/mail-proposal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { token } from '../../../ui/tokens.ts';

/** What a person says yes to: a status on a day, or '' for the message alone, with its words. */
export type MailAnswer = { job: MailJob; status: MailJob['status'] | ''; date: string; note: string };

/** As much as is read of a mail, so that none of its text is lost on the way. */
const longestNote = 200_000;
/** Jobs that are offered beside those the mail names. */
const maxOthers = 300;
/** What a mail proposes before its job is chosen. */
const ofNoJob = { status: 'application-submitted', applied: true, interviewed: false } as const;
const isOver = ({ status }: MailJob) => Number(jobStatus(status).group === 'complete');

type Props = {
  read: MailReading;
  jobs: readonly MailJob[];
  today: string;
  onSave: (answer: MailAnswer) => Promise<void>;
  onDiscard: () => void;
};

/** What a mail was read as, with the words it rests on: every part can be changed, and nothing happens without a yes. */
export function MailProposal({ read, jobs, today, onSave, onDiscard }: Props) {
  const say = useSay();
  const id = useId();
  const { t } = useLingui();
  const [jobId, setJobId] = useState(read.job?.internalId ?? 0);
  const job = jobs.find(({ internalId }) => internalId === jobId);
  const proposed = statusOfMail(read.kind, job ?? ofNoJob) ?? '';
  const [chosen, setChosen] = useState<MailAnswer['status'] | null>(null);
  const status = chosen ?? proposed;
  const [date, setDate] = useState(read.date || today);
  // The mail as it is pasted now, until the person writes something else.
  const [ownNote, setNote] = useState<string | null>(null);
  const note = ownNote ?? read.note;
  const [isAsked, setAsked] = useState(false);
  const day = useRef<HTMLInputElement>(null);
  const limits = { today, isNeeded: true };
  // Those it may be about first; of the others the newest, those that are not over before the rest.
  const others = jobs
    .filter((one) => !read.jobs.includes(one))
    .toSorted((a, b) => isOver(a) - isOver(b) || b.internalId - a.internalId)
    .slice(0, maxOthers);
  const save = async () => {
    setAsked(true);
    if (!isDayFine(date, limits)) return day.current?.focus();
    if (job) await onSave({ job, status, date, note: note.trim() });
  };
  const label = status && say(jobStatusName(status));
  return (
    <Box
      component="form"
      aria-labelledby={`${id}-head`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{
        display: 'grid',
        // As narrow as its window, however long the names in its fields are.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '14px',
        padding: { xs: '16px', md: '20px' },
        border: `1px solid ${token('line')}`,
        borderRadius: '20px',
        backgroundColor: token('surface'),
      }}
    >
      <Typography variant="h2" id={`${id}-head`}>
        <MailKindWords kind={read.kind} />
      </Typography>
      {read.words && (
        <Box
          component="blockquote"
          sx={{
            margin: 0,
            paddingInlineStart: '12px',
            borderInlineStart: `3px solid ${token('accent')}`,
            overflowWrap: 'anywhere',
          }}
        >
          “{read.words}”
        </Box>
      )}
      <Part id={`${id}-job`} label={<Trans>Job</Trans>}>
        <Select
          fullWidth
          displayEmpty
          labelId={`${id}-job`}
          value={job ? jobId : 0}
          onChange={({ target }) => setJobId(Number(target.value))}
        >
          <MenuItem value={0}>
            <Trans>Choose a job</Trans>
          </MenuItem>
          {[...read.jobs, ...others].map((one) => (
            <MenuItem key={one.internalId} value={one.internalId}>
              {[one.companyName, one.jobTitle].filter(Boolean).join(' · ') || t`Untitled job`}
            </MenuItem>
          ))}
        </Select>
        {!job && read.jobs.length > 1 && (
          <Quiet>
            <Trans>It could be about several of your jobs.</Trans>
          </Quiet>
        )}
        {!job && read.jobs.length === 0 && (
          <Quiet>
            <Trans>It names none of your companies.</Trans>
          </Quiet>
        )}
      </Part>
      <Part id={`${id}-status`} label={<Trans>New status</Trans>}>
        <Select
          fullWidth
          displayEmpty
          labelId={`${id}-status`}
          value={status}
          onChange={({ target }) => setChosen(target.value as MailAnswer['status'])}
        >
          <MenuItem value="">
            <Trans>No change, note the message</Trans>
          </MenuItem>
          {jobStatuses.map(({ value }) => (
            <MenuItem key={value} value={value}>
              {say(jobStatusName(value))}
            </MenuItem>
          ))}
        </Select>
      </Part>
      <DayField
        {...limits}
        label={<Trans>Date it happened</Trans>}
        value={date}
        onChange={setDate}
        isAsked={isAsked}
        inputRef={day}
      />
      {!read.date && (
        <Quiet>
          <Trans>The e-mail states no date: today is filled in.</Trans>
        </Quiet>
      )}
      <div>
        <FieldLabel htmlFor={`${id}-note`}>
          <Trans>Note for the history</Trans>
        </FieldLabel>
        <OutlinedInput
          id={`${id}-note`}
          fullWidth
          multiline
          minRows={2}
          maxRows={10}
          value={note}
          inputProps={{ maxLength: longestNote }}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
        <Button variant="contained" type="submit" disabled={!job}>
          {label ? <Trans>Yes, move to {label}</Trans> : <Trans>Yes, note the message</Trans>}
        </Button>
        <Button variant="text" onClick={onDiscard}>
          <Trans>No, discard</Trans>
        </Button>
      </Box>
    </Box>
  );
}

/** What a mail was read as. */
export function MailKindWords({ kind }: Pick<MailReading, 'kind'>) {
  switch (kind) {
    case 'rejection':
      return <Trans>This reads as a rejection</Trans>;
    case 'invitation':
      return <Trans>This reads as an invitation to an interview</Trans>;
    case 'offer':
      return <Trans>This reads as an offer</Trans>;
    case 'acknowledgement':
      return <Trans>This confirms an application</Trans>;
    default:
      return <Trans>This says nothing certain about an application</Trans>;
  }
}

function Part({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Box id={id} sx={{ fontSize: '0.8125rem', fontWeight: 520, marginBlockEnd: '4px' }}>
        {label}
      </Box>
      {children}
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockStart: '4px' }}>{children}</Box>
  );
}

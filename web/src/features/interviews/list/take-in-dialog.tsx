import type {
  CalendarEvent,
  CalendarProblem,
  RefusedReason,
} from '@foothold/core/calendar/calendar-event.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewOfEvent } from '@foothold/core/interviews/invited-interview.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { takeInvitation } from '../../../data/interviews/take-invitation.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone, toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';
import { JobFinder } from '../shared/job-finder.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { type InvitationFile, readInvitations } from './read-invitations.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** A file that was dropped; null asks for one. */
  file: File | null;
  interviews: readonly Interview[];
  /** An interview was made or changed. */
  onTaken: (id: number) => void;
};

/** Takes invitations of a calendar or e-mail file in: what they say is shown before anything is written. */
export function TakeInDialog({ open, onClose, file, interviews, onTaken }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<InvitationFile | null>(null);
  const [shown, setShown] = useState<File | null>(null);
  const take = async (chosen: File) => setRead(await readInvitations(chosen, homeZone()));
  const close = () => {
    setRead(null);
    onClose();
  };
  if (file !== shown) {
    setShown(file);
    setRead(null);
    if (file) void take(file);
  }
  return (
    <TitledDialog
      open={open}
      onClose={close}
      title={<Trans>Take an invitation in</Trans>}
      under={<Trans>The file is read here; nothing leaves this browser.</Trans>}
      width={640}
    >
      <Box sx={{ display: 'grid', gap: '12px', padding: '20px', overflowY: 'auto' }}>
        <Box>
          <input
            ref={input}
            type="file"
            accept=".ics,.eml,text/calendar,message/rfc822"
            hidden
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen) void take(chosen);
              target.value = '';
            }}
          />
          <Button
            variant={read ? 'outlined' : 'contained'}
            startIcon={<Icon name="file-in" size="xs" />}
            onClick={() => input.current?.click()}
          >
            <Trans>Choose a file</Trans>
          </Button>
          <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', marginBlockStart: '6px' }}>
            <Trans>A calendar file (.ics) from the invitation, or the e-mail itself (.eml).</Trans>
          </Box>
        </Box>
        {read && !read.ok && (
          <Note kind="bad" icon="alert" role="alert" title={<ProblemWords problem={read.problem} />} />
        )}
        {read?.ok &&
          read.events.map((event) => (
            <EventCard
              key={`${event.uid} ${event.occurrence} ${event.sequence} ${event.start}`}
              event={event}
              known={interviewOfEvent(event, interviews)}
              onTaken={(id) => {
                onTaken(id);
                // With the only one of the file the dialog has done its work.
                if (read.events.length === 1 && read.refused.length === 0) close();
              }}
            />
          ))}
        {read?.ok && read.refused.length > 0 && (
          <Note
            kind="quiet"
            icon="info"
            title={
              <Plural
                value={read.refused.length}
                one="# entry cannot be taken in"
                other="# entries cannot be taken in"
              />
            }
          >
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: '20px' }}>
              {read.refused.map(({ summary, reason }, at) => (
                <li key={at}>
                  {summary || <Trans>Without a name</Trans>}: <RefusedWords reason={reason} />
                </li>
              ))}
            </Box>
          </Note>
        )}
      </Box>
    </TitledDialog>
  );
}

type CardProps = { event: CalendarEvent; known: Interview | null; onTaken: (id: number) => void };

function EventCard({ event, known, onTaken }: CardProps) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const [job, setJob] = useState<{ id: number; name: string } | null>(null);
  const [isTaken, setTaken] = useState(false);
  const timed = { ...event, dateOfInterview: event.start };
  const day = words.ownDay(timed);
  const take = async () => {
    const result = await takeInvitation(event, { interviewId: null, jobId: job?.id ?? null });
    if (!result.ok) return toastFailure(result);
    setTaken(true);
    toastDone(<ChangeWords change={result.change} />, result.journalId);
    onTaken(result.id);
  };
  const people = [event.organizer, ...event.attendees].flatMap((one) => (one?.name ? [one.name] : []));
  return (
    <Box
      component="section"
      aria-label={event.summary || t`Invitation`}
      sx={{
        border: `1px solid ${token('line')}`,
        borderRadius: '14px',
        padding: '14px 16px',
        display: 'grid',
        gap: '6px',
      }}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {event.summary || <Trans>Without a name</Trans>}
      </Box>
      <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {[day && words.day(day), words.ownHours(timed), event.location, people.slice(0, 4).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {event.isCancelled && (
        <Box sx={{ color: token('warn') }}>
          <Trans>This cancels it.</Trans>
        </Box>
      )}
      {known ? (
        <Box sx={{ fontSize: '0.875rem' }}>
          <Trans>It belongs to your interview at {known.companyName || known.jobTitle}.</Trans>
        </Box>
      ) : job ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }}>
          <span>{job.name}</span>
          <Button variant="text" size="small" onClick={() => setJob(null)}>
            <Trans>Change</Trans>
          </Button>
        </Box>
      ) : (
        <JobFinder
          label={t`For which of your jobs?`}
          onChoose={({ internalId, jobTitle, companyName }) =>
            setJob({ id: internalId, name: [jobTitle, companyName].filter(Boolean).join(' · ') })
          }
        />
      )}
      <Box>
        <Button variant="contained" disabled={isTaken} onClick={() => void take()}>
          {isTaken ? (
            <Trans>Taken in</Trans>
          ) : known ? (
            <Trans>Take the change in</Trans>
          ) : (
            <Trans>Add interview</Trans>
          )}
        </Button>
      </Box>
    </Box>
  );
}

function ChangeWords({ change }: { change: 'new' | 'moved' | 'changed' | 'cancelled' | 'same' | 'older' }) {
  switch (change) {
    case 'new':
      return <Trans>Interview added.</Trans>;
    case 'moved':
      return <Trans>Interview moved.</Trans>;
    case 'cancelled':
      return <Trans>Interview cancelled.</Trans>;
    case 'same':
      return <Trans>Nothing is new in this invitation.</Trans>;
    case 'older':
      return <Trans>A newer invitation is here already; this one is kept with it.</Trans>;
    default:
      return <Trans>Interview changed.</Trans>;
  }
}

function ProblemWords({ problem }: { problem: CalendarProblem | 'no-part' }) {
  switch (problem) {
    case 'too-large':
      return <Trans>This file is larger than 10 MB, too large for an invitation.</Trans>;
    case 'damaged':
      return <Trans>This calendar file is damaged and does not read.</Trans>;
    case 'no-events':
      return <Trans>This calendar file has no appointment in it.</Trans>;
    case 'too-many-events':
      return (
        <Trans>
          This file holds a whole calendar of over 2,000 entries. Choose the one of the invitation.
        </Trans>
      );
    case 'no-part':
      return (
        <Trans>The part of Foothold that reads calendars did not load. Try again when you are online.</Trans>
      );
    default:
      return <Trans>There is no calendar in this file. Choose the .ics file of the invitation.</Trans>;
  }
}

function RefusedWords({ reason }: { reason: RefusedReason }) {
  switch (reason) {
    case 'repeats':
      return <Trans>it repeats. Add its dates one by one.</Trans>;
    case 'no-start':
      return <Trans>it says no day.</Trans>;
    case 'bad-start':
      return <Trans>its day does not exist.</Trans>;
    case 'unknown-zone':
      return <Trans>its time zone is not known. Add it by hand.</Trans>;
    default:
      return <Trans>it is an answer to an invitation.</Trans>;
  }
}

import { type CalendarEvent, descriptionMax } from '@foothold/core/calendar/calendar-event.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import {
  afterInvitation,
  type InvitationChange,
  interviewOfEvent,
  likelyTargets,
} from '@foothold/core/interviews/invited-interview.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { takeInvitation } from '../../../data/interviews/import-invitation.ts';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { toastDone, toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';
import { JobFinder } from '../shared/job-finder.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { ZonePicker } from '../shared/zone-picker.tsx';

type Props = { event: CalendarEvent; interviews: readonly Interview[]; onTaken: (id: number) => void };

/** One invitation of a file: what it says, to which interview it goes, and the press that takes it in. */
export function InvitationCard({ event: given, interviews, onTaken }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const isFloating = given.timeZone === '' && given.start.includes('T') && !given.isCancelled;
  const [zone, setZone] = useState(homeZone());
  const event = isFloating ? { ...given, timeZone: zone } : given;
  const [job, setJob] = useState<{ id: number; name: string } | null>(null);
  const [isTaken, setTaken] = useState(false);
  const known = interviewOfEvent(event, interviews);
  const change = known ? afterInvitation(known, event).change : null;
  const isNews = change !== 'same' && change !== 'older';
  const likely = known || isTaken ? [] : likelyTargets(event, interviews, homeZone());
  const [chosen, setChosen] = useState(0);
  const target = likely.find(({ internalId }) => internalId === chosen) ?? null;
  const timed = { ...event, dateOfInterview: event.start };
  const day = words.ownDay(timed);
  const take = async () => {
    const result = await takeInvitation(event, {
      interviewId: target?.internalId ?? null,
      jobId: job?.id ?? null,
    });
    if (!result.ok) return toastFailure(result);
    setTaken(true);
    toastDone(<ChangeWords change={result.change} />, result.journalId);
    onTaken(result.id);
  };
  const named = (one: Interview) => {
    const name = one.companyName || one.jobTitle || t`Interview`;
    const when = words.ownDay(one);
    return [t`The one at ${name}`, when && words.day(when, 'short'), words.ownHours(one)]
      .filter(Boolean)
      .join(' · ');
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
      {event.isOfSeries && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>It repeats; this one date is imported. Import the file again for the next one.</Trans>
        </Box>
      )}
      {isFloating && (
        <Box sx={{ fontSize: '0.875rem' }}>
          <Trans>The file does not say in which time zone this is. Choose the one that is meant:</Trans>
          <ZonePicker value={zone} onChange={setZone} proposed={null} />
        </Box>
      )}
      {event.isCancelled && (
        <Box sx={{ color: token('warn') }}>
          <Trans>This invitation cancels it.</Trans>
        </Box>
      )}
      {event.description.length >= descriptionMax && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>Its text is very long: the first 20,000 characters go into the notes. Keep the file.</Trans>
        </Box>
      )}
      {likely.length > 0 && (
        <RadioList
          label={t`Which interview is it?`}
          value={chosen}
          options={[
            { value: 0, label: t`A new interview` },
            ...likely.map((one) => ({ value: one.internalId, label: named(one) })),
          ]}
          onChange={setChosen}
        />
      )}
      {known ? (
        <Box sx={{ fontSize: '0.875rem' }}>
          {known.companyName ? (
            <Trans>It belongs to your interview at {known.companyName}.</Trans>
          ) : (
            <Trans>It belongs to your interview “{words.name(known)}”.</Trans>
          )}
        </Box>
      ) : target || isTaken ? null : job ? (
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
      {!isNews && !isTaken && (
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
          {change === 'same' ? (
            <Trans>You have this invitation already. Nothing in it is new.</Trans>
          ) : (
            <Trans>You have a newer invitation; this older one would change nothing.</Trans>
          )}
        </Box>
      )}
      <Box>
        <Button
          variant={isNews ? 'contained' : 'outlined'}
          disabled={isTaken || change === 'same'}
          onClick={() => void take()}
        >
          {isTaken ? (
            <Trans>Imported</Trans>
          ) : change === 'older' ? (
            <Trans>Keep it with the others</Trans>
          ) : known || target ? (
            <Trans>Apply the change</Trans>
          ) : (
            <Trans>Add interview</Trans>
          )}
        </Button>
      </Box>
    </Box>
  );
}

function ChangeWords({ change }: { change: InvitationChange }) {
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
      return <Trans>You already have a newer invitation; this one is kept with it.</Trans>;
    default:
      return <Trans>Interview changed.</Trans>;
  }
}

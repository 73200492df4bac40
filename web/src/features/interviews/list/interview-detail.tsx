import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewClashes, wayTo } from '@foothold/core/interviews/interview-clashes.ts';
import { placeText } from '@foothold/core/interviews/interview-entry.ts';
import { isInterviewOver } from '@foothold/core/interviews/interview-over.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInterviewers } from '../../../data/interviews/interviewers.ts';
import { saveInterview } from '../../../data/interviews/interviews.ts';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { ClashNote } from '../shared/clash-note.tsx';
import { homeZone } from '../shared/home-zone.ts';
import { InterviewActions } from '../shared/interview-actions.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';

const DetailPreparation = partLater(async () => (await import('./detail-preparation.tsx')).DetailPreparation);

type Props = {
  interview: Interview;
  interviews: readonly Interview[];
  round: number | null;
  onBack: () => void;
};

/** One interview: when, where, with whom, and what stands in its way. */
export function InterviewDetail({ interview, interviews, round, onBack }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const from = useTravelFrom()?.from ?? null;
  const {
    internalId,
    companyName,
    jobTitle,
    interviewType,
    status,
    jobId,
    notes,
    interviewers,
    contactInfo,
  } = interview;
  const contacts = useInterviewers(interview);
  const clashes = interviewClashes(interview, interviews, { home: homeZone() });
  const link = webAddress(interview.url);
  const place = placeText(interview);
  const day = words.ownDay(interview);
  const hours = words.ownHours(interview);
  const theirs = words.theirClock(interview);
  const way = wayTo(interview, from && { lat: from.latitude, lng: from.longitude }, { home: homeZone() });
  const isOver = isInterviewOver(interview, { now: systemClock.now(), home: homeZone() });
  const people = [
    ...contacts.map(({ name, role }) => [name, role].filter(Boolean).join(', ')),
    ...interviewers.split(/[;\n]/).map((name) => name.trim()),
  ].filter(Boolean);
  const keepBoth = async (uid: string) =>
    toastResult(
      await saveInterview({
        internalId: interview.internalId,
        keptClashes: [...interview.keptClashes, uid].slice(-50),
      }),
      <Trans>Both are kept.</Trans>,
    );
  return (
    <Box sx={{ padding: { xs: '0 0 24px', md: '16px' } }}>
      <RowBack onBack={onBack} />
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {companyName || jobTitle || t`Interview`}
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
        {[words.statusName(status), round !== null && t`Round ${round}`, companyName && jobTitle]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box sx={{ display: 'grid', gap: '8px', marginBlock: '12px' }}>
        {clashes.map((clash) => (
          <ClashNote
            key={clash.other.internalId}
            clash={clash}
            action={
              <Button variant="text" size="small" onClick={() => void keepBoth(clash.other.uid)}>
                <Trans>Keep both</Trans>
              </Button>
            }
          />
        ))}
      </Box>
      <Part icon="calendar">
        {day ? words.day(day) : <Trans>No day is agreed yet.</Trans>}
        {hours && `, ${hours}`}
        {day && !hours && (
          <Quiet>
            <Trans>The hour is still open.</Trans>
          </Quiet>
        )}
        {theirs && (
          <Quiet>
            <Trans>{theirs} for them</Trans>
          </Quiet>
        )}
      </Part>
      <Part icon={interviewType === 'Phone' ? 'phone' : interviewType === 'Video' ? 'video' : 'pin'}>
        {words.typeName(interviewType)}
        {place && <Quiet>{place}</Quiet>}
        {contactInfo && <Quiet>{contactInfo}</Quiet>}
        {link && (
          <Box>
            <a href={link} target="_blank" rel="noopener noreferrer">
              <Trans>Join link</Trans>
            </a>
          </Box>
        )}
        {way && (
          <Quiet>
            <Trans>
              Leave at {words.clock(way.leaveAt.getTime(), homeZone())}, about {way.minutes} minutes in a
              straight line
            </Trans>
          </Quiet>
        )}
      </Part>
      {people.length > 0 && (
        <Part icon="people">
          {people.map((person) => (
            <Box key={person}>{person}</Box>
          ))}
        </Part>
      )}
      {!isOver && status !== 'Cancelled' && (
        <Part icon="clipboard">
          <DetailPreparation interview={interview} />
        </Part>
      )}
      {notes && (
        <Part icon="note">
          <Box
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
            tabIndex={0}
          >
            {notes}
          </Box>
        </Part>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px', alignItems: 'center' }}
      >
        <Button
          variant="outlined"
          component={Link}
          to={isOver ? interviewPaths.debrief(internalId) : interviewPaths.prepare(internalId)}
        >
          {isOver ? <Trans>How it went</Trans> : <Trans>Open preparation</Trans>}
        </Button>
        {isOver && (
          <Button variant="outlined" component={Link} to={interviewPaths.prepare(internalId)}>
            <Trans>Preparation</Trans>
          </Button>
        )}
        <Button
          variant="outlined"
          component={Link}
          to={interviewPaths.edit(interview.internalId)}
          startIcon={<Icon name="edit" size="xs" />}
        >
          <Trans>Edit</Trans>
        </Button>
        {jobId !== null && (
          <Button variant="outlined" component={Link} to={interviewPaths.job(jobId)}>
            <Trans>Open the job</Trans>
          </Button>
        )}
        <Button variant="outlined" component={Link} to={interviewPaths.practice(jobId)}>
          <Trans>Practice</Trans>
        </Button>
        <InterviewActions interview={interview} />
      </Box>
    </Box>
  );
}

function Part({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Box
      sx={{
        ...{
          display: 'grid',
          gridTemplateColumns: '18px minmax(0, 1fr)',
          columnGap: '12px',
          padding: '10px 0',
        },
        ...{ borderBlockStart: `1px solid ${token('line')}`, fontSize: { xs: '1rem', md: '0.875rem' } },
      }}
    >
      <Icon name={icon} size="sm" color={token('text-2')} />
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>{children}</Box>
);

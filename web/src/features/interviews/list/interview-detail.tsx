import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { placeText } from '@foothold/core/interviews/interview-entry.ts';
import { isInterviewOver } from '@foothold/core/interviews/interview-over.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInterviewers } from '../../../data/interviews/interviewers.ts';
import { setInterviewStatus } from '../../../data/interviews/interviews.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { openClashes, useTravelOptions } from '../calendar/use-calendar.ts';
import { interviewPaths } from '../interview-paths.ts';
import { homeZone } from '../shared/home-zone.ts';
import { InterviewActions } from '../shared/interview-actions.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { sheetPeople } from '../sheet/sheet-names.ts';
import { PanelClash } from './panel-clash.tsx';
import { PanelMiddle } from './panel-middle.tsx';
import { PanelPart, PanelQuiet } from './panel-part.tsx';
import { PanelTravel } from './panel-travel.tsx';
import { useJobFile } from './use-job-file.tsx';

type Props = {
  interview: Interview;
  interviews: readonly Interview[];
  round: number | null;
  onBack: () => void;
};

/** One interview: when, where, with whom, and what is in its way. */
export function InterviewDetail({ interview, interviews, round, onBack }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const options = useTravelOptions();
  const { internalId, companyName, jobTitle, interviewType, status, jobId, contactInfo } = interview;
  const isOver = isInterviewOver(interview, { now: systemClock.now(), home: homeZone() });
  const contacts = useInterviewers(interview);
  const more = useJobFile(interview, interviews);
  const clashes = openClashes(interview, interviews, options);
  const kind = words.typeName(interviewType);
  const held = interviewType === 'Other' ? t`Interview` : t`${kind} interview`;
  const facts = [words.statusName(status), round !== null && t`Round ${round}`].filter(Boolean).join(' · ');
  const people = sheetPeople(interview, contacts).map(({ name, role }) =>
    [name, role].filter(Boolean).join(', '),
  );
  return (
    <Box
      sx={{ padding: { xs: '0 0 24px', md: '16px' }, display: 'flex', flexDirection: 'column', flexGrow: 1 }}
    >
      <Box sx={{ alignSelf: 'flex-start' }}>
        <RowBack onBack={onBack} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Typography
          variant="h2"
          sx={{
            overflowWrap: 'anywhere',
            flexGrow: 1,
            fontSize: { md: '0.9375rem' },
            lineHeight: { md: '22px' },
          }}
        >
          {[held, companyName || jobTitle].filter(Boolean).join(', ')}
        </Typography>
        <InterviewActions interview={interview} more={more} isCompact />
      </Box>
      <Typography variant="body2" sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
        {facts}
        {companyName && jobTitle && ' · '}
        {companyName && jobTitle && (jobId === null ? jobTitle : <JobLink jobId={jobId} title={jobTitle} />)}
      </Typography>
      <Box sx={{ display: 'grid', gap: '8px', marginBlock: '12px' }}>
        {clashes.map((clash) => (
          <PanelClash key={clash.other.internalId} {...{ interview, interviews, clash }} />
        ))}
      </Box>
      <When interview={interview} />
      <Where interview={interview} title={interviewType === 'Video' ? <Trans>Video call</Trans> : kind}>
        {contactInfo}
      </Where>
      <PanelTravel interview={interview} options={options} />
      {people.length > 0 && (
        <PanelPart icon="people" title={<Plural value={people.length} one="# person" other="# people" />}>
          {people.map((person) => (
            <PanelQuiet key={person}>{person}</PanelQuiet>
          ))}
        </PanelPart>
      )}
      <PanelMiddle interview={interview} />
      <Box
        sx={{
          ...{ display: 'grid', gap: '8px', paddingBlockStart: '12px' },
          borderBlockStart: `1px solid ${token('line')}`,
        }}
      >
        <Button
          variant="outlined"
          component={Link}
          to={isOver ? interviewPaths.debrief(internalId) : interviewPaths.prepare(internalId)}
        >
          {isOver ? <Trans>How it went</Trans> : <Trans>Open preparation</Trans>}
        </Button>
        {isOver ? (
          <Button variant="outlined" component={Link} to={interviewPaths.prepare(internalId)}>
            <Trans>Preparation</Trans>
          </Button>
        ) : (
          <Button variant="outlined" component={Link} to={interviewPaths.practice(jobId)}>
            <Trans>Practice</Trans>
          </Button>
        )}
        <Button
          variant="outlined"
          component={Link}
          to={interviewPaths.edit(internalId)}
          startIcon={<Icon name="edit" size="xs" />}
        >
          <Trans>Edit interview</Trans>
        </Button>
      </Box>
    </Box>
  );
}

function JobLink({ jobId, title }: { jobId: number; title: string }) {
  return (
    <Link to={interviewPaths.job(jobId)} style={{ color: token('accent') }}>
      {title}
    </Link>
  );
}

function When({ interview }: { interview: Interview }) {
  const words = useInterviewWords();
  const day = words.ownDay(interview);
  const hours = words.ownHours(interview);
  const theirs = words.theirHours(interview);
  return (
    <PanelPart
      icon="clock"
      title={
        day ? (
          [words.day(day, 'short'), hours].filter(Boolean).join(', ')
        ) : (
          <Trans>No day is agreed yet.</Trans>
        )
      }
    >
      {day && !hours && (
        <PanelQuiet>
          <Trans>The hour is still open.</Trans>
        </PanelQuiet>
      )}
      {theirs && (
        <PanelQuiet>
          <Trans>{theirs} for them</Trans>
        </PanelQuiet>
      )}
      {hours && interview.status === 'TBD' && <Confirm id={interview.internalId} />}
      {hours && interviewSpan(interview, homeZone())?.isGuessed && (
        <PanelQuiet>
          <Trans>No length is written; an hour is assumed.</Trans>
        </PanelQuiet>
      )}
    </PanelPart>
  );
}

/** A day and an hour that are only proposed are confirmed by one press, as what the person hears of next. */
function Confirm({ id }: { id: number }) {
  const confirm = async () =>
    toastResult(await setInterviewStatus(id, 'Scheduled'), <Trans>Interview confirmed.</Trans>);
  return (
    <PanelQuiet>
      <Trans>Proposed, not confirmed yet.</Trans>{' '}
      <Button variant="text" size="small" onClick={() => void confirm()} sx={{ marginBlock: '-4px' }}>
        <Trans>Confirm</Trans>
      </Button>
    </PanelQuiet>
  );
}

function Where({ interview, title, children }: { interview: Interview; title: ReactNode; children: string }) {
  const { interviewType } = interview;
  const link = webAddress(interview.url);
  const place = placeText(interview);
  return (
    <PanelPart
      icon={interviewType === 'Phone' ? 'phone' : interviewType === 'Video' ? 'video' : 'pin'}
      title={title}
    >
      {place && <PanelQuiet>{place}</PanelQuiet>}
      {children && <PanelQuiet>{children}</PanelQuiet>}
      {link && (
        <Box
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ color: token('accent'), fontSize: { xs: '1rem', md: '0.8125rem' }, fontWeight: 570 }}
        >
          <Trans>Join link</Trans>
        </Box>
      )}
    </PanelPart>
  );
}

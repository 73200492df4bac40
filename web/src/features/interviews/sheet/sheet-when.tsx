import { calendarDate, daysBetween } from '@foothold/core/dates/calendar-date.ts';
import { phoneLink } from '@foothold/core/entities/contact/contact-links.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { wayTo } from '@foothold/core/interviews/interview-clashes.ts';
import { placeText } from '@foothold/core/interviews/interview-entry.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { systemClock } from '../../../data/rows/clock.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { openClashes, useTravelOptions } from '../calendar/use-calendar.ts';
import { interviewPaths } from '../interview-paths.ts';
import { ClashNote } from '../shared/clash-note.tsx';
import { InterviewPart, Second } from '../shared/interview-part.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';

const CommuteFacts = partLater(
  async () => (await import('../../../shared/geography/commute-facts.tsx')).CommuteFacts,
);

type Props = { interview: Interview; interviews: readonly Interview[] };

/** When and where an interview is, by both clocks, the way there, and what is in its way. */
export function SheetWhen({ interview, interviews }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const told = useWhenWords(interview);
  const { internalId, interviewType, contactInfo, url, latitude, longitude } = interview;
  const clashes = openClashes(interview, interviews, useTravelOptions());
  const isPlaced = interviewType === 'On-Site' && (latitude !== 0 || longitude !== 0);
  const call = interviewType === 'Phone' ? phoneLink(contactInfo) : null;
  const link = webAddress(url);
  return (
    <InterviewPart title={<Trans>When and where</Trans>}>
      <Box
        sx={{ display: 'grid', gap: '10px', fontSize: '1rem', lineHeight: '24px', overflowWrap: 'anywhere' }}
      >
        <Box>
          <Box sx={{ fontWeight: 570 }}>{told.when}</Box>
          {told.theirs && <Second>{told.theirs}</Second>}
        </Box>
        {clashes.map((clash) => (
          <ClashNote
            key={clash.other.internalId}
            clash={clash}
            actions={
              <Button
                variant="text"
                size="small"
                component={Link}
                to={interviewPaths.open(internalId)}
                aria-label={t`Resolve: ${clash.other.companyName || clash.other.jobTitle}`}
              >
                <Trans>Resolve</Trans>
              </Button>
            }
          />
        ))}
        <Box>
          {words.typeName(interviewType)}
          {told.place && <Second>{told.place}</Second>}
          {contactInfo && (
            <Second>{call ? <MuiLink href={call}>{contactInfo}</MuiLink> : contactInfo}</Second>
          )}
          {link && (
            <Second>
              <MuiLink href={link} target="_blank" rel="noopener noreferrer">
                {url}
              </MuiLink>
            </Second>
          )}
          {told.way && <Second>{told.way}</Second>}
          {isPlaced && (
            <Box component="details" sx={{ fontSize: '0.8125rem', lineHeight: '18px' }}>
              <Box component="summary" sx={{ paddingBlock: { xs: '13px', md: '4px' }, cursor: 'pointer' }}>
                <Trans>Other ways to get there</Trans>
              </Box>
              <CommuteFacts to={{ lat: latitude, lng: longitude }} />
            </Box>
          )}
        </Box>
      </Box>
    </InterviewPart>
  );
}

/** The same in words, for the screen and for paper; '' where there is nothing to say. */
export function useWhenWords(interview: Interview) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const day = words.ownDay(interview);
  const left = day ? daysBetween(calendarDate(systemClock.now()), day) : Number.NaN;
  const soon = left === 0 ? t`Today` : left === 1 ? t`Tomorrow` : '';
  const hours = words.ownHours(interview);
  const theirs = words.theirClock(interview);
  const options = useTravelOptions();
  const way = wayTo(interview, options.from ?? null, options);
  const leave = way ? words.leave(way.leaveAt, interview) : '';
  const long = words.length(way?.minutes ?? 0);
  const date = day ? words.day(day) : t`No day is agreed yet.`;
  return {
    /** Without “tomorrow”: paper is read on another day than it was printed. */
    onPaper: [date, hours].filter(Boolean).join(', '),
    when: [soon ? t`${soon}, ${date}` : date, hours].filter(Boolean).join(', '),
    theirs: theirs ? t`${theirs} for them` : day && !hours ? t`The hour is still open.` : '',
    place: placeText(interview),
    way: !way
      ? ''
      : way.isByRoad
        ? t`Leave at ${leave}: ${long} by road from where you start, by the route you asked for. Allow for traffic.`
        : t`Leave at ${leave}: about ${long} by car from where you start, at 35 km/h in a straight line. Allow for traffic.`,
  };
}

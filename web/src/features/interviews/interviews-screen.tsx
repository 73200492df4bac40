import { addDays, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewRounds } from '@foothold/core/interviews/interview-rounds.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useInterviews } from '../../data/interviews/interviews.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { useCalendarMarks } from '../../data/steps/calendar-marks.ts';
import {
  type InterviewsLook,
  interviewsLook,
  setInterviewsLook,
  setShowsMarks,
  showsMarks,
} from '../../platform/interviews-look.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { isKeyHandled } from '../../ui/is-key-handled.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import {
  findInterviews,
  type InterviewsView,
  monthAfter,
  placedInterviews,
  readInterviewsView,
  shownDay,
  shownDays,
  upcomingAndPast,
  weekStart,
  weeksOfMonth,
  writeInterviewsView,
} from './calendar/interviews-view.ts';
import { useCalendar } from './calendar/use-calendar.ts';
import { interviewPaths } from './interview-paths.ts';
import { InterviewDetail } from './list/interview-detail.tsx';
import { InterviewsHead } from './list/interviews-head.tsx';
import { InterviewsPanes } from './list/interviews-panes.tsx';
import { useOpenedFile } from './list/use-opened-file.tsx';
import { homeZone } from './shared/home-zone.ts';
import { ReadyLinks } from './shared/ready-links.tsx';

const ImportInvitationDialog = opensLater(
  async () => (await import('./list/import-invitation-dialog.tsx')).ImportInvitationDialog,
);

/** /interviews: the person's interviews by week, by month or as a list, each beside what is known of it. */
export function InterviewsScreen() {
  const navigate = useNavigate();
  const isMobile = useMobile();
  const answer = useInterviews();
  const [query, setQuery] = useSearchParams();
  const [isTaking, setTaking] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  // Read once: a bare address means the same when Back leads to it again.
  const [lastLook] = useState(interviewsLook);
  const [hasMarks, setMarks] = useState(showsMarks);
  const marks = useCalendarMarks(hasMarks);
  const home = homeZone();
  const now = useMinute();
  const today = calendarDate(now);
  const view = readInterviewsView(query);
  const asked = view.as ?? lastLook;
  // A phone has no room for the hours of a week.
  const as = isMobile && asked === 'week' ? 'list' : asked;
  const show = (next: InterviewsView, replace = true) =>
    setQuery(writeInterviewsView(next), { replace, preventScrollReset: true, flushSync: true });
  const all = answer?.interviews ?? [];
  const rounds = useMemo(() => interviewRounds(all, home), [answer, home]);
  const placed = useMemo(() => placedInterviews(all, home), [answer, home]);
  const day = shownDay(view, placed, today);
  const monday = weekStart(day);
  const weeks = as === 'month' ? weeksOfMonth(day) : [];
  const [first, last] =
    as === 'month' ? [weeks[0]?.[0] ?? monday, weeks.at(-1)?.[6] ?? monday] : [monday, addDays(monday, 6)];
  const { shown, clashing, ways } = useCalendar(placed, first, last);
  const used = new Set([...shown, ...marks].map(({ date }) => date));
  const minute = Math.floor(now.getTime() / 60_000);
  const { upcoming, past } = useMemo(
    () => upcomingAndPast(findInterviews(all, view.text), { now: minute * 60_000, home }),
    [answer, view.text, minute, home],
  );
  const ofDay = shown.filter(({ date }) => date === day).map(({ interview }) => interview);
  const listed = as === 'month' ? ofDay : [...upcoming, ...past];
  const inMonth = ({ date }: { date: string }) => as !== 'month' || date.slice(0, 7) === day.slice(0, 7);
  const counted = shown.filter(inMonth);
  const chosen = chosenOf(all, view.open, {
    isMobile,
    candidates: as === 'list' ? listed : counted.map(({ interview }) => interview),
    upcoming,
  });
  const move = (by: number) =>
    show({ ...view, date: as === 'month' ? monthAfter(day, by) : addDays(monday, 7 * by), open: null });
  const toToday = () => show({ ...view, date: '', open: null });
  const addPath = isMobile && as === 'month' ? interviewPaths.addOn(day) : interviewPaths.add();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event)) return;
      if (event.key === 'n') void navigate(addPath);
      else if (as === 'list') return;
      else if (event.key === '[') move(-1);
      else if (event.key === ']') move(1);
      else if (event.key === 't') toToday();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const takeIn = (file: File | null) => {
    setDropped(file);
    setTaking(true);
  };
  useOpenedFile(takeIn);
  const dialog = (
    <ImportInvitationDialog
      open={isTaking}
      onClose={() => setTaking(false)}
      file={dropped}
      interviews={all}
      onTaken={(id) => show({ ...view, date: '', open: id })}
    />
  );
  if (answer && all.length === 0 && answer.broken.length === 0 && marks.length === 0)
    return (
      <>
        <NoInterviews onTakeIn={takeIn} />
        {dialog}
      </>
    );
  const chooseLook = (look: InterviewsLook) => {
    setInterviewsLook(look);
    show({ ...view, as: look });
  };
  return (
    <FullHeight>
      <InterviewsHead
        {...{ as, today, addPath }}
        isOpen={isMobile && chosen !== undefined}
        onAs={chooseLook}
        from={as === 'month' ? day : monday}
        counts={
          answer
            ? {
                shown: counted.length,
                upcoming: upcoming.length,
                clashing: counted.filter(({ interview }) => clashing.has(interview.internalId)).length,
              }
            : null
        }
        interviews={all}
        onMove={move}
        onToday={toToday}
        onTakeIn={() => takeIn(null)}
      />
      <FileDrop sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }} onFile={takeIn}>
        <InterviewsPanes
          {...{ as, view, day, today, answer, placed: shown, marks, clashing, ways, upcoming, past, chosen }}
          days={shownDays(monday, used)}
          now={now}
          hasMarks={hasMarks}
          onMarks={(isShown) => {
            setShowsMarks(isShown);
            setMarks(isShown);
          }}
          onView={show}
          detail={
            chosen && (
              <InterviewDetail
                key={chosen.internalId}
                interview={chosen}
                interviews={all}
                round={rounds.get(chosen.internalId) ?? null}
                onBack={() => show({ ...view, open: null })}
              />
            )
          }
        />
      </FileDrop>
      {dialog}
    </FullHeight>
  );
}

/** The present time, told again every half minute: the line of it moves, and what is over is put there. */
function useMinute(): Date {
  const [now, setNow] = useState(() => systemClock.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(systemClock.now()), 30_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** The open interview; beside a wide list without one, the next of those that are shown, else the first. */
function chosenOf(
  all: readonly Interview[],
  open: number | null,
  {
    isMobile,
    candidates,
    upcoming,
  }: { isMobile: boolean; candidates: readonly Interview[]; upcoming: readonly Interview[] },
): Interview | undefined {
  const opened = all.find(({ internalId }) => internalId === open);
  if (opened || isMobile) return opened;
  const ahead = new Set(upcoming);
  return candidates.find((one) => ahead.has(one)) ?? candidates[0];
}

function NoInterviews({ onTakeIn }: { onTakeIn: (file: File | null) => void }) {
  return (
    <FileDrop onFile={onTakeIn}>
      <PageHead title={<Trans>Interviews</Trans>} under={<ReadyLinks />} />
      <EmptyState
        title={<Trans>No interviews yet</Trans>}
        actions={
          <>
            <Button
              variant="contained"
              component={Link}
              to={interviewPaths.add()}
              startIcon={<Icon name="add" size="xs" />}
            >
              <Trans>Add interview</Trans>
            </Button>
            <Button
              variant="outlined"
              startIcon={<Icon name="file-in" size="xs" />}
              onClick={() => onTakeIn(null)}
            >
              <Trans>Import an invitation</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Add one in a few seconds, or import the invitation you got. It shows here by week, with clashes and
          when to leave, and you can put it into your phone’s calendar.
        </Trans>
      </EmptyState>
    </FileDrop>
  );
}

import { addDays, calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { interviewClashes } from '@foothold/core/interviews/interview-clashes.ts';
import { interviewRounds } from '@foothold/core/interviews/interview-rounds.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { useInterviews } from '../../data/interviews/interviews.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { isKeyTaken } from '../../ui/is-key-taken.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { interviewPaths } from './interview-paths.ts';
import { InterviewDetail } from './list/interview-detail.tsx';
import { InterviewRows } from './list/interview-rows.tsx';
import {
  findInterviews,
  type InterviewsView,
  placedInterviews,
  readInterviewsView,
  shownWeek,
  upcomingAndPast,
  writeInterviewsView,
} from './list/interviews-view.ts';
import { WeekGrid } from './list/week-grid.tsx';
import { WeekTurner } from './list/week-turner.tsx';
import { homeZone } from './shared/home-zone.ts';
import { ReadyLinks } from './shared/ready-links.tsx';
import { saveCalendar } from './shared/save-calendar.tsx';

const TakeInDialog = opensLater(async () => (await import('./list/take-in-dialog.tsx')).TakeInDialog);

/** /interviews: the person's interviews by week or as a list, each beside what is known of it. */
export function InterviewsScreen() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const answer = useInterviews();
  const isRefused = useOwnDataRefused();
  const [query, setQuery] = useSearchParams();
  const [isTaking, setTaking] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const home = homeZone();
  const now = systemClock.now();
  const today = calendarDate(now);
  const view = readInterviewsView(query);
  const show = (next: InterviewsView, replace = true) =>
    setQuery(writeInterviewsView(next), { replace, preventScrollReset: true, flushSync: true });
  const addressOf = (open: number) => ({ search: writeInterviewsView({ ...view, open }).toString() });
  const all = answer?.interviews ?? [];
  const rounds = useMemo(() => interviewRounds(all, home), [answer, home]);
  const placed = useMemo(() => placedInterviews(all, home), [answer, home]);
  const monday = shownWeek(view, placed, today);
  const ofWeek = placed.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
  const weekend = [5, 6].filter((at) => ofWeek.some(({ date }) => date === addDays(monday, at)));
  const lastDay = weekend.includes(6) ? 7 : weekend.includes(5) ? 6 : 5;
  const days = Array.from({ length: lastDay }, (_, at) => addDays(monday, at) as string);
  const isWeek = view.as === 'week' && !isMobile;
  const { upcoming, past } = upcomingAndPast(findInterviews(all, view.text), { now: now.getTime(), home });
  const listed = [...upcoming, ...past];
  const selectable = isWeek ? ofWeek.map(({ interview }) => interview) : listed;
  const chosen =
    all.find(({ internalId }) => internalId === view.open) ?? (isMobile ? undefined : selectable[0]);
  const clashes = ofWeek.filter(
    ({ interview }) => interviewClashes(interview, all, { home }).length > 0,
  ).length;
  const move = (weeks: number) => show({ ...view, date: addDays(monday, 7 * weeks), open: null });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
      if (event.key === 'n') void navigate(interviewPaths.add());
      else if (!isWeek) return;
      else if (event.key === '[') move(-1);
      else if (event.key === ']') move(1);
      else if (event.key === 't') show({ ...view, date: '', open: null });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const takeIn = (file: File | null) => {
    setDropped(file);
    setTaking(true);
  };
  const short = (date: string) =>
    dateWords(date, i18n.locale, {
      ...{ month: 'short', day: 'numeric' },
      ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    });
  const range = `${short(monday)} – ${short(addDays(monday, 6))}`;
  const isEmpty = answer !== undefined && all.length === 0 && answer.broken.length === 0;
  const dialog = (
    <TakeInDialog
      open={isTaking}
      onClose={() => setTaking(false)}
      file={dropped}
      interviews={all}
      onTaken={(id) => show({ ...view, date: '', open: id })}
    />
  );
  const add = (
    <Button
      variant="contained"
      component={Link}
      to={interviewPaths.add()}
      startIcon={<Icon name="add" size="xs" />}
    >
      <Trans>Add interview</Trans>
    </Button>
  );
  const take = (
    <Button variant="outlined" startIcon={<Icon name="file-in" size="xs" />} onClick={() => takeIn(null)}>
      <Trans>Take an invitation in</Trans>
    </Button>
  );
  const none = (
    <FileDrop onFile={takeIn}>
      <PageHead title={<Trans>Interviews</Trans>} under={<ReadyLinks />} />
      <EmptyState
        title={<Trans>No interviews yet</Trans>}
        actions={
          <>
            {add}
            {take}
          </>
        }
      >
        <Trans>
          Note one in a few seconds, or take in the invitation you got: it shows here by week, with what
          clashes and when to leave, and goes into the calendar of your phone as a file.
        </Trans>
      </EmptyState>
    </FileDrop>
  );
  const shown = (
    <FullHeight>
      <PageHead
        title={<Trans>Interviews</Trans>}
        documentTitle={t`Interviews`}
        under={<ReadyLinks />}
        fact={
          answer &&
          (isWeek ? (
            <>
              {range} · <Plural value={ofWeek.length} one="# interview" other="# interviews" />
              {clashes > 0 && (
                <>
                  , <Plural value={clashes} one="# clash" other="# in a clash" />
                </>
              )}
            </>
          ) : (
            <Plural value={upcoming.length} one="# to come" other="# to come" />
          ))
        }
        actions={
          <>
            {!isMobile && (
              <Segment
                label={t`Show as`}
                value={view.as}
                options={[
                  { value: 'week', label: <Trans>Week</Trans> },
                  { value: 'list', label: <Trans>List</Trans> },
                ]}
                onChange={(as) => show({ ...view, as })}
              />
            )}
            {isWeek && <WeekTurner onMove={move} onToday={() => show({ ...view, date: '', open: null })} />}
            {take}
            <Button
              variant="outlined"
              startIcon={<Icon name="download" size="xs" />}
              onClick={() => void saveCalendar(all, t`Interviews`)}
            >
              <Trans>Calendar file</Trans>
            </Button>
            {add}
          </>
        }
      />
      <FileDrop sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }} onFile={takeIn}>
        <ListDetail
          label={isWeek ? t`Week` : t`Interviews`}
          detailLabel={t`Interview`}
          isWide={isWeek}
          head={
            isWeek ? null : (
              <>
                {all.length >= 8 && (
                  <Box sx={{ padding: { xs: '0 0 8px', md: '12px' } }}>
                    <LiveSearchField
                      fullWidth
                      label={t`Search interviews`}
                      text={view.text}
                      onSearch={(text) => show({ ...view, text, open: null })}
                    />
                  </Box>
                )}
                <ListHead>
                  <Plural value={listed.length} one="# interview" other="# interviews" />
                </ListHead>
              </>
            )
          }
          notice={
            answer &&
            answer.broken.length > 0 && (
              <Note kind="quiet" icon="info" role="status">
                <Plural
                  value={answer.broken.length}
                  one="# interview could not be read and is kept as it is."
                  other="# interviews could not be read and are kept as they are."
                />
              </Note>
            )
          }
          foot={
            isWeek && (
              <ListFoot
                keys={[
                  { caps: ['[', ']'], does: <Trans>week</Trans> },
                  { caps: ['t'], does: <Trans>today</Trans> },
                  { caps: ['n'], does: <Trans>new</Trans> },
                ]}
              >
                <Trans>Dashed: proposed. Triangle: clash.</Trans>
              </ListFoot>
            )
          }
          keys={isWeek ? [] : listed.map(({ internalId }) => String(internalId))}
          selected={chosen ? String(chosen.internalId) : null}
          onSelect={(key) => show({ ...view, open: Number(key) })}
          isOpen={isMobile && view.open !== null && chosen !== undefined}
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
          none={
            <EmptyState title={<Trans>Nothing this week</Trans>}>
              <Trans>Other weeks are a press away; everything is in the list.</Trans>
            </EmptyState>
          }
        >
          {answer === undefined && !isRefused && <SkeletonRows label={t`Reading your interviews`} />}
          {answer && isWeek && (
            <WeekGrid
              days={days}
              today={today}
              now={now.getHours() * 60 + now.getMinutes()}
              placed={ofWeek}
              interviews={all}
              selected={chosen ?? null}
              to={(id) => `?${addressOf(id).search}`}
            />
          )}
          {answer && !isWeek && view.text !== '' && listed.length === 0 && (
            <EmptyState title={<Trans>No interviews match</Trans>}>
              <Trans>Companies, jobs, people, places and notes were searched.</Trans>
            </EmptyState>
          )}
          {!isWeek && (
            <InterviewRows upcoming={upcoming} past={past} selected={chosen ?? null} to={addressOf} />
          )}
        </ListDetail>
      </FileDrop>
    </FullHeight>
  );
  return (
    <>
      {isEmpty ? none : shown}
      {dialog}
    </>
  );
}

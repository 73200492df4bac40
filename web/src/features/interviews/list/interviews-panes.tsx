import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Way } from '@foothold/core/interviews/interview-clashes.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import type { Interviews } from '../../../data/interviews/interviews.ts';
import type { InterviewsLook } from '../../../platform/interviews-look.ts';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { CalendarFoot } from '../calendar/calendar-foot.tsx';
import { type InterviewsView, type Placed, writeInterviewsView } from '../calendar/interviews-view.ts';
import { MarksSwitch } from '../calendar/marks-switch.tsx';
import { EmptyDay, MonthDays } from '../calendar/month-days.tsx';
import { MonthGrid } from '../calendar/month-grid.tsx';
import { WeekGrid } from '../calendar/week-grid.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { InterviewRows } from './interview-rows.tsx';

type Props = {
  as: InterviewsLook;
  view: InterviewsView;
  onView: (next: InterviewsView) => void;
  /** The day whose week or month is shown; on a phone the chosen one of the month. */
  day: string;
  /** The columns of the week. */
  days: readonly string[];
  today: string;
  now: Date;
  answer: Interviews | undefined;
  placed: readonly Placed[];
  marks: readonly CalendarMark[];
  hasMarks: boolean;
  onMarks: (isShown: boolean) => void;
  clashing: ReadonlySet<number>;
  ways: ReadonlyMap<number, Way>;
  upcoming: readonly Interview[];
  past: readonly Interview[];
  chosen: Interview | undefined;
  detail: ReactNode;
};

/** The calendar or list of interviews, with the chosen one beside it; on a phone a month has the list of its day below. */
export function InterviewsPanes(props: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const isRefused = useOwnDataRefused();
  const { as, view, onView, day, days, today, now, answer, placed, marks, hasMarks, onMarks } = props;
  const { clashing, ways, upcoming, past, chosen, detail } = props;
  const isWide = as !== 'list' && !isMobile;
  const isMonthOfPhone = as === 'month' && isMobile;
  const ofDay = placed.filter(({ date }) => date === day).map(({ interview }) => interview);
  const rows = isMonthOfPhone ? { upcoming: ofDay, past: [] } : { upcoming, past };
  const dueOfRows = isMonthOfPhone ? marks.filter(({ date }) => date === day) : view.text ? [] : marks;
  const listed = [...rows.upcoming, ...rows.past];
  const searchOf = (next: Partial<InterviewsView>) => writeInterviewsView({ ...view, ...next }).toString();
  const to = (open: number) => ({ search: searchOf({ open, ...(isMonthOfPhone && { date: day }) }) });
  const calendar = {
    ...{ today, placed, marks, clashing, selected: chosen ?? null },
    to: (open: number) => `?${searchOf({ open })}`,
  };
  return (
    <ListDetail
      label={as === 'week' ? t`Week` : as === 'month' ? t`Month` : t`Interviews`}
      detailLabel={t`Interview`}
      isWide={isWide}
      head={
        isWide ? null : isMonthOfPhone ? (
          <DayHead {...props} onChoose={(date) => onView({ ...view, date, open: null })} />
        ) : (
          <>
            {(answer?.interviews.length ?? 0) >= 8 && (
              <Box sx={{ padding: { xs: '0 0 8px', md: '12px' } }}>
                <LiveSearchField
                  fullWidth
                  label={t`Search interviews`}
                  text={view.text}
                  onSearch={(text) => onView({ ...view, text, open: null })}
                />
              </Box>
            )}
            <ListHead end={<MarksSwitch marks={hasMarks} onMarks={onMarks} />}>
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
              one="# interview could not be read and was left unchanged."
              other="# interviews could not be read and were left unchanged."
            />
          </Note>
        )
      }
      foot={
        as !== 'list' && isWide ? (
          <CalendarFoot as={as} hasWays={ways.size > 0} marks={hasMarks} onMarks={onMarks} />
        ) : (
          !isMobile && <ListFoot keys={[{ caps: ['n'], does: <Trans>new</Trans> }]}>{null}</ListFoot>
        )
      }
      keys={isWide ? [] : listed.map(({ internalId }) => String(internalId))}
      selected={chosen ? String(chosen.internalId) : null}
      onSelect={(key) => onView({ ...view, open: Number(key) })}
      isOpen={isMobile && view.open !== null && chosen !== undefined}
      detail={detail}
      none={<NothingChosen as={as} hasAny={(answer?.interviews.length ?? 0) > 0} />}
    >
      {answer === undefined && !isRefused && <SkeletonRows label={t`Loading your interviews`} />}
      {answer && isWide && as === 'week' && (
        <WeekGrid {...calendar} {...{ days, ways }} now={now.getHours() * 60 + now.getMinutes()} />
      )}
      {answer && isWide && as === 'month' && (
        <MonthGrid
          {...calendar}
          date={day}
          weekOf={(date) => `?${searchOf({ as: 'week', date, open: null })}`}
        />
      )}
      {answer && as === 'list' && view.text !== '' && listed.length === 0 && (
        <EmptyState title={<Trans>No interviews match</Trans>}>
          <Trans>Companies, jobs, people, places and notes were searched.</Trans>
        </EmptyState>
      )}
      {!isWide && (
        <InterviewRows {...rows} marks={dueOfRows} today={today} selected={chosen ?? null} to={to} />
      )}
      {answer && isMonthOfPhone && listed.length + dueOfRows.length === 0 && <EmptyDay />}
    </ListDetail>
  );
}

/** Beside a calendar without an interview: what else there is, or how one comes into it. */
function NothingChosen({ as, hasAny }: { as: InterviewsLook; hasAny: boolean }) {
  if (!hasAny)
    return (
      <EmptyState title={<Trans>No interviews yet</Trans>}>
        <Trans>Add one, or import the invitation you got: see Calendar file.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={as === 'month' ? <Trans>Nothing this month</Trans> : <Trans>Nothing this week</Trans>}>
      <Trans>Use the arrows for other weeks; everything is in the list.</Trans>
    </EmptyState>
  );
}

function DayHead({
  day,
  today,
  placed,
  marks,
  clashing,
  hasMarks,
  onMarks,
  onChoose,
}: Props & { onChoose: (date: string) => void }) {
  const words = useInterviewWords();
  return (
    <>
      <MonthDays {...{ today, placed, marks, clashing, onChoose }} date={day} />
      <MarksSwitch marks={hasMarks} onMarks={onMarks} />
      <ListHead>
        <strong>{words.day(day)}</strong>
      </ListHead>
    </>
  );
}

import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { onEntryKey } from './entry-keys.ts';
import { entryLook, entryMarks } from './entry-look.ts';
import { type Placed, weeksOfMonth } from './interviews-view.ts';
import { MarkLink } from './mark-link.tsx';
import { useHolidayWords } from './use-holiday-words.ts';
import { EntrySaid } from './week-entry.tsx';
import { Holiday, TodayChip } from './week-head.tsx';

/** Lines that a day has room for. */
const maxLines = 3;

type Props = {
  /** Any day of the month. */
  date: string;
  today: string;
  placed: readonly Placed[];
  marks: readonly CalendarMark[];
  clashing: ReadonlySet<number>;
  selected: Interview | null;
  to: (id: number) => string;
  /** The address of the week of a day. */
  weekOf: (date: string) => string;
};

const Table = styled('table')({
  width: '100%',
  minWidth: 560,
  height: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    height: 36,
    padding: '0 10px',
    textAlign: 'start',
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 520,
    color: token('text-2'),
  },
  '& th, & td': { borderInlineStart: `1px solid ${token('line')}` },
  '& th:first-of-type, & td:first-of-type': { borderInlineStart: 0 },
  '& td': {
    height: 92,
    padding: '5px 6px 6px',
    verticalAlign: 'top',
    borderBlockStart: `1px solid ${token('line')}`,
  },
  '& td[data-beside]': { backgroundColor: token('sunken'), color: token('text-2') },
});

const Entry = styled(Link)({
  ...entryLook,
  borderRadius: 6,
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  minHeight: 20,
  padding: '0 6px',
  whiteSpace: 'nowrap',
});

/** A month as a table of its weeks: the interviews of each day, then its deadlines and tasks. */
export function MonthGrid({ date, today, placed, marks, clashing, selected, to, weekOf }: Props) {
  const { t, i18n } = useLingui();
  const words = useInterviewWords();
  const holidayOf = useHolidayWords();
  const weeks = weeksOfMonth(date);
  const month = dateWords(`${date.slice(0, 7)}-01`, i18n.locale, { month: 'long', year: 'numeric' });
  return (
    <Box
      onKeyDown={onEntryKey}
      sx={{ overflow: 'auto', flexGrow: 1, minHeight: 0 }}
      tabIndex={0}
      role="region"
      aria-label={t`Days of the month`}
    >
      <Table>
        <caption>
          <VisuallyHidden>{month}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {dateWords(day, i18n.locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const ofDay = placed.filter((one) => one.date === day);
                const due = marks.filter((mark) => mark.date === day);
                const hasRoom = ofDay.length + due.length <= maxLines;
                const room = hasRoom ? maxLines : maxLines - 1;
                const shownDue = due.slice(0, Math.max(0, room - ofDay.length));
                const left = ofDay.length + due.length - Math.min(room, ofDay.length) - shownDue.length;
                return (
                  <td
                    key={day}
                    data-day={day}
                    {...(day.slice(0, 7) !== date.slice(0, 7) && { 'data-beside': '' })}
                  >
                    <Box sx={{ display: 'flex', gap: '6px', alignItems: 'center', minHeight: 20 }}>
                      <Box
                        component="span"
                        sx={{
                          fontSize: '0.8125rem',
                          lineHeight: '20px',
                          fontWeight: day === today ? 620 : 400,
                        }}
                        {...(day === today && { 'aria-current': 'date' })}
                      >
                        <span aria-hidden>{Number(day.slice(8))}</span>
                        <VisuallyHidden>{words.day(day)}</VisuallyHidden>
                      </Box>
                      {day === today && <TodayChip />}
                    </Box>
                    <Holiday name={holidayOf(day)} />
                    <Box sx={{ display: 'grid', gap: '4px', marginBlockStart: '2px' }}>
                      {ofDay.slice(0, room).map(({ interview }) => (
                        <MonthEntry
                          key={interview.internalId}
                          interview={interview}
                          isSelected={interview.internalId === selected?.internalId}
                          isClash={clashing.has(interview.internalId)}
                          to={to(interview.internalId)}
                        />
                      ))}
                      {shownDue.map((mark) => (
                        <MarkLink key={mark.uid} mark={mark} isOverdue={day < today} />
                      ))}
                      {left > 0 && (
                        <Box
                          component={Link}
                          to={weekOf(day)}
                          sx={{ fontSize: '0.75rem', lineHeight: '20px', paddingInlineStart: '6px' }}
                        >
                          <Plural value={left} one="# more" other="# more" />
                          <VisuallyHidden>
                            {' '}
                            <Trans>on {words.day(day)}</Trans>
                          </VisuallyHidden>
                        </Box>
                      )}
                    </Box>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

type EntryProps = { interview: Interview; isSelected: boolean; isClash: boolean; to: string };

function MonthEntry({ interview, isSelected, isClash, to }: EntryProps) {
  const words = useInterviewWords();
  const [start = ''] = words.bareHours(interview).split(' – ');
  return (
    <Entry
      to={to}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      {...entryMarks(interview, { isSelected, isClash })}
    >
      {isClash && <Icon name="warning" size={12} color={token('warn')} />}
      {start && <span>{start} </span>}
      <Box
        component="span"
        sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 }}
      >
        {words.name(interview)}
      </Box>
      <EntrySaid status={interview.status} isClash={isClash} />
    </Entry>
  );
}

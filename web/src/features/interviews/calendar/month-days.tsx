import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { type Placed, weeksOfMonth } from './interviews-view.ts';

type Props = {
  /** The chosen day, whose month is shown. */
  date: string;
  today: string;
  placed: readonly Placed[];
  marks: readonly CalendarMark[];
  clashing: ReadonlySet<number>;
  onChoose: (date: string) => void;
};

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { height: 28, fontSize: '0.75rem', fontWeight: 520, color: token('text-2') },
  '& td': { padding: 0, textAlign: 'center' },
});

const Day = styled(ButtonBase)({
  width: '100%',
  minHeight: 48,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 2,
  paddingBlock: 4,
  borderRadius: 10,
  border: '1px solid transparent',
  fontSize: '1rem',
  lineHeight: '22px',
  color: token('text'),
  '&[data-beside]': { color: token('text-3') },
  '&[data-today]': { borderColor: token('line-strong') },
  '&[aria-pressed="true"]': { backgroundColor: token('tint'), borderColor: token('accent') },
});

/** A mark of an interview: filled where it is agreed, a ring where it is proposed or over. */
const Dot = styled('span')({
  width: 7,
  height: 7,
  borderRadius: '50%',
  border: `1.5px solid ${token('talk')}`,
  '&[data-full]': { backgroundColor: token('talk') },
});

/** A month on a phone: a mark for what stands on each day, whose list is below. */
export function MonthDays({ date, today, placed, marks, clashing, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const words = useInterviewWords();
  const weeks = weeksOfMonth(date);
  return (
    <Table>
      <caption>
        <VisuallyHidden>
          {dateWords(`${date.slice(0, 7)}-01`, i18n.locale, { month: 'long', year: 'numeric' })}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden>{dateWords(day, i18n.locale, { weekday: 'narrow' })}</span>
              <VisuallyHidden>{dateWords(day, i18n.locale, { weekday: 'long' })}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = placed.filter((one) => one.date === day);
              const due = marks.filter((mark) => mark.date === day).length;
              const isClash = ofDay.some(({ interview }) => clashing.has(interview.internalId));
              const said = [
                words.day(day),
                ofDay.length > 0 && t`${plural(ofDay.length, { one: '# interview', other: '# interviews' })}`,
                due > 0 && t`${due} due`,
                isClash && t`a clash`,
              ];
              return (
                <td key={day}>
                  <Day
                    aria-label={said.filter(Boolean).join(', ')}
                    aria-pressed={day === date}
                    onClick={() => onChoose(day)}
                    {...(day === today && { 'aria-current': 'date', 'data-today': '' })}
                    {...(day.slice(0, 7) !== date.slice(0, 7) && { 'data-beside': '' })}
                  >
                    <span>{Number(day.slice(8))}</span>
                    <Box
                      component="span"
                      sx={{ display: 'flex', gap: '3px', alignItems: 'center', height: 10 }}
                    >
                      {isClash && <Icon name="warning" size={12} color={token('warn')} />}
                      {ofDay.slice(0, isClash ? 1 : 3).map(({ interview }) => (
                        <Dot
                          key={interview.internalId}
                          {...(['Scheduled', 'Rescheduled'].includes(interview.status) && {
                            'data-full': '',
                          })}
                        />
                      ))}
                      {due > 0 && <Icon name="flag" size={12} color={token('text-2')} />}
                    </Box>
                  </Day>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Said below a month on a phone for a day on which nothing stands. */
export function EmptyDay() {
  return (
    <Box component="li" sx={{ listStyle: 'none', paddingBlock: '14px', color: token('text-2') }}>
      <Trans>Nothing on this day.</Trans>
    </Box>
  );
}

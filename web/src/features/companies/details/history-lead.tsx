import { daysBetween } from '@foothold/core/dates/calendar-date.ts';
import { monthOfDate } from '@foothold/core/entities/job/job-memory.ts';
import type { EmployerApplication, EmployerHistory } from '@foothold/core/tracking/employer-history.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

/** How the last application there went, in a sentence without judgement; nothing where none was made. */
export function HistoryLead({ history, today }: { history: EmployerHistory; today: string }) {
  const { i18n } = useLingui();
  const [last] = history.applications;
  if (!last) return null;
  const month = monthOfDate(last.sentOn, { today, locale: i18n.locale });
  const days = last.sentOn ? daysBetween(last.sentOn, today) : 0;
  const months = Math.round(days / 30.44);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: '12px',
        padding: '12px 16px',
        backgroundColor: token('sunken'),
        borderBlockEnd: `1px solid ${token('line')}`,
        fontSize: '0.875rem',
        lineHeight: '20px',
        color: token('text-2'),
      }}
    >
      <Box sx={{ flexShrink: 0, paddingBlockStart: '2px', lineHeight: 0 }}>
        <Icon name="history" size={16} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component="strong" sx={{ fontWeight: 620, color: token('text') }}>
          {month ? <Sentence month={month} answer={last.answer} /> : <Trans>You applied here before.</Trans>}
        </Box>{' '}
        {months >= 2 ? (
          <Plural value={months} one="# month ago." other="# months ago." />
        ) : (
          last.answer === 'waiting' &&
          days > 0 && <Plural value={days} one="# day so far." other="# days so far." />
        )}{' '}
        {history.sent > 1 && (
          <Trans>
            {history.heard} of {history.sent} applications were answered.
          </Trans>
        )}
      </Box>
    </Box>
  );
}

function Sentence({ month, answer }: { month: string; answer: EmployerApplication['answer'] }) {
  switch (answer) {
    case 'none':
      return <Trans>You applied in {month}, no reply.</Trans>;
    case 'waiting':
      return <Trans>You applied in {month}, no reply yet.</Trans>;
    case 'rejected':
      return <Trans>You applied in {month}, rejected.</Trans>;
    case 'interview':
      return <Trans>You applied in {month} and were interviewed.</Trans>;
    case 'offer':
      return <Trans>You applied in {month} and got an offer.</Trans>;
    case 'canceled':
      return <Trans>You applied in {month}, the job was filled or canceled.</Trans>;
    default:
      return <Trans>You applied in {month}, they replied.</Trans>;
  }
}

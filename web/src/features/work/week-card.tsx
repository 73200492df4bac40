import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { WeekCount } from '@foothold/core/tracking/weekly-activity.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Token, token } from '../../ui/tokens.ts';
import { ChartCard } from './chart-card.tsx';

const height = 148;

/** Applications and first replies of the last twelve weeks, side by side. */
export function WeekCard({ weeks }: { weeks: readonly WeekCount[] }) {
  const { t, i18n } = useLingui();
  const day = (date: string) => dateWords(date, i18n.locale, { month: 'short', day: 'numeric' });
  const sum = (of: 'applications' | 'replies') => weeks.reduce((total, week) => total + week[of], 0);
  return (
    <ChartCard
      title={<Trans>Each week</Trans>}
      aside={
        <Box component="span" sx={{ display: 'flex', gap: '12px' }}>
          <Key color="control">
            <Trans>Applications {sum('applications')}</Trans>
          </Key>
          <Key color="talk">
            <Trans>Replies {sum('replies')}</Trans>
          </Key>
        </Box>
      }
      chart={<Bars weeks={weeks} day={day} />}
      table={{
        caption: t`Applications and replies of each week`,
        head: [t`Week from`, t`Applications`, t`Replies`],
        rows: weeks.map(({ start, applications, replies }) => [day(start), applications, replies]),
      }}
      foot={<Trans>The first reply to each application counts: an interview, an offer or a rejection.</Trans>}
    />
  );
}

function Bars({ weeks, day }: { weeks: readonly WeekCount[]; day: (date: string) => string }) {
  const most = topOf(Math.max(...weeks.flatMap(({ applications, replies }) => [applications, replies])));
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 24px' }}>
      <Box sx={{ position: 'relative', height, marginBlockStart: '8px' }}>
        {[0, 0.5, 1].map((share) => (
          <Box
            key={share}
            sx={{ position: 'absolute', insetInline: 0, borderBlockStart: `1px solid ${token('line')}` }}
            style={{ top: (1 - share) * height }}
          />
        ))}
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex', gap: '6px', paddingInline: '3px' }}>
          {weeks.map(({ start, applications, replies }) => (
            <Box key={start} sx={{ flex: '1 1 0', display: 'flex', alignItems: 'flex-end', gap: '2px' }}>
              <Bar share={applications / most} color="control" />
              <Bar share={replies / most} color="talk" />
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ position: 'relative', fontSize: '0.75rem', color: token('text-3') }}>
        {[0, 0.5, 1].map((share) => (
          <Box
            key={share}
            sx={{ position: 'absolute', insetInlineStart: 8, lineHeight: '16px' }}
            style={{ top: (1 - share) * height }}
          >
            {most * share}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', fontSize: '0.75rem', lineHeight: '24px', color: token('text-3') }}>
        {weeks
          .filter((_, at) => at % 4 === 0)
          .map(({ start }) => (
            <Box key={start} sx={{ flex: '1 1 0', paddingInlineStart: '3px', whiteSpace: 'nowrap' }}>
              {day(start)}
            </Box>
          ))}
      </Box>
    </Box>
  );
}

/** An even number at the top, so that the line in the middle is a whole one. */
function topOf(most: number): number {
  return Math.max(2, most + (most % 2));
}

function Bar({ share, color }: { share: number; color: Token }) {
  return (
    <Box
      sx={{ flex: '1 1 0', maxWidth: 20, borderRadius: '3px 3px 0 0', backgroundColor: token(color) }}
      style={{ height: share * height }}
    />
  );
}

function Key({ color, children }: { color: Token; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '6px', color: token('text-2') }}>
      <Box
        component="span"
        sx={{ width: 8, height: 8, borderRadius: '3px', backgroundColor: token(color) }}
      />
      <span>{children}</span>
    </Box>
  );
}

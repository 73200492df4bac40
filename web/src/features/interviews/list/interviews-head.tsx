import { addDays, dateSpanWords, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { InterviewsLook } from '../../../platform/interviews-look.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { CalendarTurner } from '../calendar/calendar-turner.tsx';
import { ReadyLinks } from '../shared/ready-links.tsx';
import { CalendarMenu } from './calendar-menu.tsx';

type Props = {
  as: InterviewsLook;
  onAs: (as: InterviewsLook) => void;
  /** The first day of the week, or any of the month. */
  from: string;
  today: string;
  /** How many interviews are shown, to come, and in a clash; null while they load. */
  counts: { shown: number; upcoming: number; clashing: number } | null;
  interviews: readonly Interview[];
  addPath: string;
  /** On a phone one is open in place of the list. */
  isOpen: boolean;
  onMove: (by: number) => void;
  onToday: () => void;
  onTakeIn: () => void;
};

/** The head of the interviews: what is shown, how, and what can be done with all of it. */
export function InterviewsHead(props: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { as, onAs, from, today, counts, interviews, addPath, isOpen, onMove, onToday, onTakeIn } = props;
  const looks = [
    { value: 'week' as const, label: <Trans>Week</Trans> },
    { value: 'month' as const, label: <Trans>Month</Trans> },
    { value: 'list' as const, label: <Trans>List</Trans> },
  ];
  const add = (
    <Button variant="contained" component={Link} to={addPath} startIcon={<Icon name="add" size="xs" />}>
      <Trans>Add interview</Trans>
    </Button>
  );
  if (isOpen) return <PageHead title={<Trans>Interviews</Trans>} documentTitle={t`Interviews`} />;
  return (
    <>
      <PageHead
        title={<Trans>Interviews</Trans>}
        documentTitle={t`Interviews`}
        under={<ReadyLinks />}
        fact={counts && <Fact {...{ as, from, today, counts }} />}
        actions={
          <>
            <Segment
              label={t`Show as`}
              value={as}
              options={isMobile ? looks.slice(1) : looks}
              onChange={onAs}
            />
            {as !== 'list' && <CalendarTurner as={as} onMove={onMove} onToday={onToday} />}
            <CalendarMenu interviews={interviews} onTakeIn={onTakeIn} />
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>{add}</Box>
          </>
        }
      />
      <MobileFoot>{add}</MobileFoot>
    </>
  );
}

function Fact({
  as,
  from,
  today,
  counts,
}: Pick<Props, 'as' | 'from' | 'today'> & { counts: NonNullable<Props['counts']> }) {
  const { i18n } = useLingui();
  if (as === 'list') return <Plural value={counts.upcoming} one="# upcoming" other="# upcoming" />;
  const isThisYear = from.slice(0, 4) === today.slice(0, 4);
  const range =
    as === 'month'
      ? dateWords(`${from.slice(0, 7)}-01`, i18n.locale, {
          month: 'long',
          ...(!isThisYear && { year: 'numeric' }),
        })
      : dateSpanWords(from, addDays(from, 6), i18n.locale, {
          ...{ month: 'short', day: 'numeric' },
          ...(!isThisYear && { year: 'numeric' }),
        });
  return (
    <>
      {range} · <Plural value={counts.shown} one="# interview" other="# interviews" />
      {counts.clashing > 0 && (
        <>
          , <Plural value={counts.clashing} one="# in a clash" other="# in a clash" />
        </>
      )}
    </>
  );
}

import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { readCalendarMarks } from '../../../data/steps/calendar-marks.ts';
import { saveCalendar } from '../../../shared/calendar/save-calendar.tsx';
import { useMarkWords } from '../../../shared/calendar/use-mark-words.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

const MenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);

type Props = { interviews: readonly Interview[]; onTakeIn: () => void };

/** Calendar files both ways: an invitation in; interviews, deadlines and follow-ups out. */
export function CalendarMenu({ interviews, onTakeIn }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { titleOf } = useMarkWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const due = async () =>
    (await readCalendarMarks())
      .filter(({ isExample }) => !isExample)
      .map((mark) => ({ mark, title: titleOf(mark) }));
  const own = interviews.filter(({ isExample }) => !isExample);
  const held = own.length > 0 ? own : interviews;
  const opens = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {isMobile ? (
        <IconButton {...opens} aria-label={t`Calendar file`} title={t`Calendar file`}>
          <Icon name="download" size="sm" />
        </IconButton>
      ) : (
        <Button {...opens} variant="outlined" startIcon={<Icon name="download" size="xs" />}>
          <Trans>Calendar file</Trans>
        </Button>
      )}
      <MenuList
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={[
          { name: 'take', label: <Trans>Import an invitation</Trans>, onClick: onTakeIn },
          {
            name: 'interviews',
            label: <Trans>Save all interviews</Trans>,
            onClick: () => void saveCalendar({ interviews: held }, t`Interviews`),
          },
          {
            name: 'due',
            label: <Trans>Save deadlines and follow-ups</Trans>,
            onClick: () => void due().then((marks) => saveCalendar({ marks }, t`Deadlines and follow-ups`)),
          },
          {
            name: 'all',
            label: <Trans>Save everything</Trans>,
            onClick: () => void due().then((marks) => saveCalendar({ interviews: held, marks }, t`Calendar`)),
          },
        ]}
      />
    </>
  );
}

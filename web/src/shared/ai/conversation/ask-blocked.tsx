import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { momentText } from '../../../ui/moment-text.ts';
import { Note } from '../../../ui/notes/note.tsx';
import type { MonthLimit } from '../month-limit.ts';
import { toModelSettings } from '../to-model-settings.ts';
import type { PlanLimit } from './plan-limit.ts';

type Props = {
  month: MonthLimit;
  plan: PlanLimit | null;
  /** The rules answer from now on. */
  onRules: () => void;
};

/** Why nothing can be asked of a model, when it can again, and what goes on meanwhile. */
export function AskBlocked({ month, plan, onRules }: Props) {
  const most = plan?.most ?? 0;
  const until = plan?.until ? momentText(plan.until) : '';
  const day = dateWords(month.opensOn ?? '');
  return (
    <Note
      kind="warn"
      icon="info"
      role="status"
      title={
        month.isReached ? (
          <Trans>Your own limit for this month is reached.</Trans>
        ) : until ? (
          <Trans>You have used all {most} questions of your plan.</Trans>
        ) : (
          <Trans>The model of this site needs a plan.</Trans>
        )
      }
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button variant="outlined" size="small" onClick={onRules}>
            <Trans>Ask without a model</Trans>
          </Button>
          {month.isReached ? (
            <Button variant="text" size="small" component={Link} to={toModelSettings}>
              <Trans>Change the limit</Trans>
            </Button>
          ) : (
            <Button variant="text" size="small" component={Link} to={href('/subscribe')}>
              <Trans>See plans</Trans>
            </Button>
          )}
        </Box>
      }
    >
      {month.isReached ? (
        <Trans>You can use a model again on {day}.</Trans>
      ) : (
        until && <Trans>The next can be asked from {until}.</Trans>
      )}
    </Note>
  );
}

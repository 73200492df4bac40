import type { Task } from '@foothold/core/entities/task/task.ts';
import { taskKindName } from '@foothold/core/entities/task/task-words.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { deleteTask, setTaskDone } from '../../../data/steps/tasks.ts';
import { useSay } from '../../../platform/use-say.ts';
import { DoneTick } from '../../../ui/buttons/done-tick.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { fullDate, shortDate } from '../shared/job-cells.ts';

type Props = {
  task: Task;
  today: string;
  /** The most pressing step of its job. */
  isNext: boolean;
  onEdit: () => void;
};

/** One task of a job: ticked off, opened again, changed or deleted where it stands. */
export function TaskRow({ task, today, isNext, onEdit }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const { title, done } = task;
  const date = done ? task.doneDate : task.dueDate;
  const isLate = !done && date !== '' && date <= today;
  const tick = async () =>
    toastResult(
      await setTaskDone(task.internalId, !done),
      done ? <Trans>Opened again: {title}.</Trans> : <Trans>Done: {title}.</Trans>,
    );
  const remove = async () =>
    toastResult(await deleteTask(task.internalId), <Trans>Task deleted: {title}.</Trans>);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '12px', paddingBlock: { xs: '12px', md: '6px' }, lineHeight: '20px' }}
    >
      <DoneTick
        label={done ? t`Open again: ${title}` : t`Done: ${title}`}
        done={done}
        onClick={() => void tick()}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0, fontSize: { xs: '1rem', md: '0.875rem' } }}>
        <Box
          sx={{
            overflowWrap: 'anywhere',
            fontWeight: isNext ? 570 : 400,
            color: done ? token('text-3') : token('text'),
          }}
        >
          {title}
        </Box>
        {task.notes && !done && (
          <Box
            sx={{
              color: token('text-2'),
              fontSize: '0.8125rem',
              lineHeight: '18px',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {task.notes}
          </Box>
        )}
      </Box>
      <Box
        title={fullDate(date)}
        sx={{
          flexShrink: 0,
          fontSize: '0.8125rem',
          color: isLate ? token('warn') : token('text-2'),
          fontWeight: isLate ? 570 : 400,
        }}
      >
        {task.kind === 'deadline' && !done && `${say(taskKindName('deadline'))} `}
        {shortDate(date, { today })}
      </Box>
      <RowMenu
        label={t`Change task: ${title}`}
        actions={[
          { name: 'edit', label: <Trans>Edit task</Trans>, onClick: onEdit },
          { name: 'delete', label: <Trans>Delete task</Trans>, onClick: () => void remove() },
        ]}
      />
    </Box>
  );
}

import type { Task } from '@foothold/core/entities/task/task.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { JobTasks } from '../../../data/steps/tasks.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';

type Props = {
  jobId: number;
  tasks: JobTasks;
  today: string;
  /** The task that is the job's most pressing step, null when another step is. */
  nextId: number | null;
};

/** What is to be done for a job, what was done, folded, and the way to add to it. */
export function TaskList({ jobId, tasks, today, nextId }: Props) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  const { open, done, broken } = tasks;
  const row = (task: Task) =>
    editing === task.internalId ? (
      <li key={task.internalId}>
        <TaskForm jobId={jobId} task={task} onClose={() => setEditing(null)} />
      </li>
    ) : (
      <TaskRow
        key={task.internalId}
        task={task}
        today={today}
        isNext={task.internalId === nextId}
        onEdit={() => setEditing(task.internalId)}
      />
    );
  return (
    <Box sx={{ marginBlockStart: '8px', '& > :first-of-type': { marginBlockStart: 0 } }}>
      {open.length > 0 && (
        <Box component="ul" aria-label={t`Tasks`} sx={list}>
          {open.map(row)}
        </Box>
      )}
      {broken.length > 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Plural
            value={broken.length}
            one="# task could not be read. It was not deleted."
            other="# tasks could not be read. None was deleted."
          />
        </Box>
      )}
      {editing === 'new' && <TaskForm jobId={jobId} task={null} onClose={() => setEditing(null)} />}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Button
          variant="text"
          startIcon={<Icon name="add" size="xs" />}
          onClick={() => setEditing('new')}
          sx={{ marginInlineStart: '-12px', fontSize: '0.8125rem' }}
        >
          <Trans>Add task</Trans>
        </Button>
        {done.length > 0 && (
          <Button
            variant="text"
            aria-expanded={showsDone}
            onClick={() => setShowsDone(!showsDone)}
            endIcon={<Icon name={showsDone ? 'chevron-up' : 'chevron-down'} size={14} />}
            sx={{ marginInlineEnd: '-12px', fontSize: '0.8125rem' }}
          >
            <Plural value={done.length} one="# done" other="# done" />
          </Button>
        )}
      </Box>
      {showsDone && done.length > 0 && (
        <Box component="ul" aria-label={t`Tasks that are done`} sx={list}>
          {done.map(row)}
        </Box>
      )}
    </Box>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' };

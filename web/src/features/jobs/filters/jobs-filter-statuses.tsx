import { jobStatusGroupName, jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import {
  type JobStatusGroup,
  jobStatusGroups,
  statusesOfGroup,
} from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useJobMetrics } from '../../../data/statistics/job-metrics.ts';
import { useSay } from '../../../platform/use-say.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type JobsView, toggledStatus } from '../list/jobs-view.ts';
import { FilterChoice, FilterGroup } from './filter-choice.tsx';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** Narrows the list to jobs applied for, to one group of statuses, or to some statuses. */
export function FilterStatuses({ view, onChange }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const metrics = useJobMetrics();
  const ofGroup = (group: JobStatusGroup) =>
    metrics && statusesOfGroup(group).reduce((sum, status) => sum + metrics.byStatus[status], 0);
  const chooseGroup = (group: JobStatusGroup) =>
    onChange({ ...view, statuses: [], group: view.group === group ? null : group });
  return (
    <FilterGroup title={t`Status`}>
      <FilterChoice
        on={view.applied}
        count={metrics?.tiles.applied}
        onChange={() => onChange({ ...view, applied: !view.applied })}
        icon={<Icon name="send" size={16} />}
      >
        <Trans>Applied</Trans>
      </FilterChoice>
      {(Object.keys(jobStatusGroups) as JobStatusGroup[]).map((group) => (
        <Box key={group} sx={{ marginBlockStart: '6px' }}>
          {statusesOfGroup(group).length > 1 && (
            <FilterChoice
              isHead
              on={view.group === group}
              count={ofGroup(group)}
              onChange={() => chooseGroup(group)}
            >
              <Trans>All {say(jobStatusGroupName(group))}</Trans>
            </FilterChoice>
          )}
          {statusesOfGroup(group).map((status) => (
            <FilterChoice
              key={status}
              on={view.statuses.includes(status)}
              count={metrics?.byStatus[status]}
              onChange={() => onChange(toggledStatus(view, status))}
              icon={<StatusMark status={status} />}
            >
              {say(jobStatusName(status))}
            </FilterChoice>
          ))}
        </Box>
      ))}
    </FilterGroup>
  );
}

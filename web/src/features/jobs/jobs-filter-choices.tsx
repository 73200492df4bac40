import { submissionMethods } from '@foothold/core/domain/job.ts';
import {
  type JobStatusGroup,
  jobStatus,
  jobStatusGroups,
  statusesOfGroup,
} from '@foothold/core/domain/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { StatusMark } from '../../components/status-mark.tsx';
import { token } from '../../components/tokens.ts';
import { useJobMetrics } from '../../data/job-metrics.ts';
import { type JobsView, toggledStatus } from './jobs-view.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  view: JobsView;
  onChange: (next: JobsView) => void;
};

/** What the list can be narrowed to, each with its count; it stays open, since several may be chosen. */
export function JobsFilterChoices({ open, anchor, onClose, view, onChange }: Props) {
  const { t } = useLingui();
  const metrics = useJobMetrics();
  const byMethod = (method: string) =>
    metrics?.rows.find((row) => row.metricKey === `submission-${method}`)?.metricValue ?? 0;
  const methods = Object.entries(submissionMethods).filter(
    ([key]) => byMethod(key) > 0 || view.method === key,
  );
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': t`Filter jobs` },
        paper: { sx: { width: 288, maxHeight: 'min(640px, 80vh)' } },
      }}
    >
      <Choice
        on={view.applied}
        count={metrics?.tiles.applied}
        onClick={() => onChange({ ...view, applied: !view.applied })}
        icon={<Icon name="send" size={16} />}
      >
        <Trans>Applied</Trans>
      </Choice>
      {(Object.keys(jobStatusGroups) as JobStatusGroup[]).flatMap((group) => [
        <Head key={group}>{jobStatusGroups[group]}</Head>,
        ...statusesOfGroup(group).map((status) => (
          <Choice
            key={status}
            on={view.statuses.includes(status)}
            count={metrics?.byStatus[status]}
            onClick={() => onChange(toggledStatus(view, status))}
            icon={<StatusMark status={status} />}
          >
            {jobStatus(status).label}
          </Choice>
        )),
      ])}
      {methods.length > 0 && (
        <Head>
          <Trans>Submitted by</Trans>
        </Head>
      )}
      {methods.map(([key, label]) => (
        <Choice
          key={key}
          on={view.method === key}
          count={byMethod(key)}
          onClick={() => onChange({ ...view, method: view.method === key ? '' : key })}
        >
          {label}
        </Choice>
      ))}
    </Menu>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <ListSubheader
      disableSticky
      role="presentation"
      sx={{
        fontSize: '0.75rem',
        lineHeight: '30px',
        fontWeight: 570,
        color: token('text-3'),
        paddingInline: '10px',
        backgroundColor: 'transparent',
      }}
    >
      {children}
    </ListSubheader>
  );
}

type ChoiceProps = {
  on: boolean;
  count: number | undefined;
  onClick: () => void;
  icon?: ReactNode;
  children: ReactNode;
};

function Choice({ on, count, onClick, icon, children, ...menu }: ChoiceProps) {
  return (
    <MenuItem
      {...menu}
      role="menuitemcheckbox"
      aria-checked={on}
      selected={on}
      onClick={onClick}
      sx={{ gap: '10px', paddingBlock: '4px' }}
    >
      {icon ?? <span style={{ width: 16 }} />}
      <span style={{ flexGrow: 1 }}>{children}</span>
      {on && <Icon name="check" size={14} />}
      <span style={{ color: token('text-3'), fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </span>
    </MenuItem>
  );
}

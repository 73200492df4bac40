import { choiceLabel, submissionMethods } from '@foothold/core/domain/job.ts';
import { jobStatus, jobStatusGroups } from '@foothold/core/domain/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FilterChip } from '../../components/filter-chip.tsx';
import { type JobsView, toggledStatus, unfiltered } from './jobs-view.ts';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** What narrows the list now, each to be taken off by itself; the words searched for stand in their field. */
export function JobsFilterChips({ view, onChange }: Props) {
  const { t } = useLingui();
  const chips = [
    ...(view.applied ? [{ label: t`Applied`, without: { ...view, applied: false } }] : []),
    ...(view.group ? [{ label: jobStatusGroups[view.group], without: { ...view, group: null } }] : []),
    ...view.statuses.map((status) => ({
      label: jobStatus(status).label,
      without: toggledStatus(view, status),
    })),
    ...(view.method
      ? [
          {
            label: t`Submitted by ${choiceLabel(submissionMethods, view.method)}`,
            without: { ...view, method: '' },
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t`Filters in use`}
      sx={{
        display: 'flex',
        gap: '8px',
        alignItems: 'center',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: 'auto',
        padding: '2px',
        margin: '-2px -2px 10px',
      }}
    >
      {chips.map(({ label, without }) => (
        <FilterChip key={label} label={label} on onClick={() => onChange(without)} />
      ))}
      {chips.length > 1 && (
        <Button variant="text" onClick={() => onChange(unfiltered(view))} sx={{ flexShrink: 0 }}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Box>
  );
}

import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { type JobColumnField, jobColumnFields, jobField } from '@foothold/core/entities/job/job-entity.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import type { Say } from '@foothold/core/text/messages.ts';
import { isPreparable } from '@foothold/core/tracking/is-preparable.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { StatusButton } from '../../../shared/jobs/status-button.tsx';
import { RowLink } from '../../../ui/buttons/row-link.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import type { DataColumn } from '../../../ui/tables/data-table-props.ts';
import { token } from '../../../ui/tokens.ts';
import { jobSorts } from '../list/jobs-view.ts';
import type { DateAsked } from '../shared/date-asked.ts';
import { ageOf, fullDate, placeOf, shortDate } from '../shared/job-cells.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { LaterTagList } from '../shared/later-tag-list.tsx';
import { moveJobs } from '../shared/move-jobs.tsx';
import { AppliedButton } from './applied-button.tsx';
import type { JobColumnId } from './job-column-choice.ts';
import { FitCell, ResumeCell, StepCell } from './job-row-facts.tsx';
import { shortPay } from './short-pay.ts';
import { useColumnNames } from './use-column-names.ts';

// Only who chose the column needs it.
const StarsCell = partLater(async () => (await import('./stars-cell.tsx')).StarsCell);
const CommuteCell = partLater(async () => (await import('./commute-cell.tsx')).CommuteCell);

type Options = {
  /** Which columns are beside the job, in their order. */
  shown: readonly JobColumnId[];
  today: string;
  back: string;
  onChangeDate: (asked: DateAsked) => void;
};
type Drawn = Omit<DataColumn<Job>, 'id' | 'head' | 'sortable'>;

/** The columns of the table of jobs; the ids are what the list sorts by where it can. */
export function useJobColumns({ shown, today, back, onChangeDate }: Options): readonly DataColumn<Job>[] {
  const { t } = useLingui();
  const say = useSay();
  const names = useColumnNames();
  return useMemo(() => {
    const special: Partial<Record<JobColumnId, Partial<Drawn>>> = {
      status: {
        cell: (job) => (
          <StatusButton
            variant="plain"
            status={job.status}
            today={today}
            label={job.jobTitle || job.companyName}
            onChoose={(status, date, note) =>
              void moveJobs([job.internalId], status, { date, note, today, onChangeDate })
            }
          />
        ),
      },
      dateApplied: {
        cell: (job) =>
          job.dateApplied === '' && isPreparable(job) ? (
            <AppliedButton job={job} today={today} onChangeDate={onChangeDate} />
          ) : (
            <Day date={job.dateApplied} today={today} />
          ),
      },
      nextStep: { width: 196, cell: (job) => <StepCell job={job} /> },
      statusDate: { width: 108, cell: (job) => <Day date={job.statusDate} today={today} /> },
      heardDate: { width: 108, cell: (job) => <Day date={job.heardDate} today={today} /> },
      updatedAt: { width: 108, cell: (job) => <LastChange at={job.updatedAt} today={today} /> },
      resume: { width: 106, cell: (job) => <ResumeCell job={job} /> },
      pay: { width: 152, align: 'end', cell: (job) => <PayCell job={job} /> },
      fit: { width: 84, cell: (job) => <FitCell job={job} /> },
      commute: { width: 150, cell: (job) => <CommuteCell job={job} /> },
      location: { cell: (job) => <Cut text={placeOf(job)} /> },
      tags: { cell: (job) => (job.tags.length === 0 ? '–' : <LaterTagList tags={job.tags} most={2} />) },
      excitement: { cell: (job) => <StarsCell job={job} /> },
    };
    const drawn = (id: JobColumnId): Drawn => ({ ...fieldColumn(id, today, say), ...special[id] });
    const sortable = (id: string) => (jobSorts as readonly string[]).includes(id);
    return [
      {
        id: 'jobTitle',
        head: t`Job`,
        width: 236,
        sortable: true,
        cell: (job: Job) => <JobCell job={job} back={back} untitled={t`Untitled job`} />,
      },
      ...shown.map((id) => ({ id, head: names[id], sortable: sortable(id), ...drawn(id) })),
    ];
  }, [t, say, names, shown, today, back, onChangeDate]);
}

const isField = (id: JobColumnId): id is JobColumnField =>
  (jobColumnFields as readonly string[]).includes(id);

/** How a field is shown that has no cell of its own. */
function fieldColumn(id: JobColumnId, today: string, say: Say): Drawn {
  if (!isField(id)) return { width: 120, cell: () => null };
  const { kind, choiceNames, column } = jobField(id);
  const cell = (job: Job): ReactNode => {
    const value = String(job[id]);
    if (kind === 'choice') return sayChoice(say, choiceNames, value) || '–';
    if (kind !== 'date' && kind !== 'instant') return <Cut text={value.trim()} />;
    return <Day date={dateOfText(value)} today={today} />;
  };
  return { width: column?.width ?? 120, cell };
}

/** A calendar date; a dash for none. */
function Day({ date, today }: { date: string; today: string }) {
  return <span title={fullDate(date)}>{shortDate(date, { today }) || '–'}</span>;
}

/** A text of any length on one line; the tooltip has the start of what does not fit. */
function Cut({ text }: { text: string }) {
  const start = text.slice(0, 300);
  return start === '' ? '–' : <span title={start}>{start}</span>;
}

function PayCell({ job }: { job: Job }) {
  const { t } = useLingui();
  const pay = shortPay(job);
  if (!pay) return <span style={{ color: token('text-3') }}>{t`Not stated`}</span>;
  return (
    <span title={job.salary} style={{ color: token('text') }}>
      {pay}
    </span>
  );
}

function JobCell({ job, back, untitled }: { job: Job; back: string; untitled: string }) {
  const under = [job.companyName, placeOf(job)].filter(Boolean).join(' · ');
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box title={[job.jobTitle, under].filter(Boolean).join('\n')} sx={{ lineHeight: '18px' }}>
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
        <Box sx={cut}>
          <RowLink to={jobPaths.edit(job.internalId)} state={{ back }}>
            {job.jobTitle || untitled}
          </RowLink>
        </Box>
        {job.isExample && <StateChip kind="example" />}
      </Box>
      <Box sx={{ ...cut, fontSize: '0.75rem', lineHeight: '16px' }}>{under}</Box>
    </Box>
  );
}

function LastChange({ at, today }: { at: string; today: string }) {
  const { t } = useLingui();
  const age = ageOf(at, { today });
  if (!age) return '–';
  const text = 'date' in age ? age.date : age.days === 0 ? t`Today` : t`${age.days} d ago`;
  return (
    <span title={dateFormat(undefined, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))}>
      {text}
    </span>
  );
}

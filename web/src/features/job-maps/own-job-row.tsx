import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { locationLine } from '@foothold/core/entities/place/location-form.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSay } from '../../platform/use-say.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { jobMapPaths } from './job-map-paths.ts';

type Props = { job: Job; to: string; selected: boolean };

/** An own job beside the map; one without coordinates leads to where its place is set. */
export function OwnJobRow({ job, to, selected }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const isPlaced = pointOf(job) !== null;
  return (
    <ListRow
      id={String(job.internalId)}
      to={isPlaced ? to : jobMapPaths.place(job.internalId)}
      selected={selected}
      title={job.jobTitle || job.companyName || t`Without a name`}
      second={[job.companyName, shownPlace(job) || locationLine(job)].filter(Boolean).join(' · ')}
      age={
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
          <StatusMark status={job.status} />
          {say(jobStatusName(job.status))}
        </span>
      }
      end={isPlaced ? null : <Trans>Set its place</Trans>}
    />
  );
}

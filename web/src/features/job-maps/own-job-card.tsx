import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { locationLine } from '@foothold/core/entities/place/location-form.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { MapCard } from '../../maps/map-card.tsx';
import { useSay } from '../../platform/use-say.ts';
import { shownPlace } from '../../shared/geography/shown-place.ts';
import { useDistanceWords } from '../../shared/geography/use-distance-words.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { jobMapPaths } from './job-map-paths.ts';

/** The own job that is chosen on the map: where it stands, how far it is, and the way to it. */
export function OwnJobCard({ job, onClose }: { job: Job; onClose: () => void }) {
  const say = useSay();
  const { t } = useLingui();
  const way = useDistanceWords(pointOf(job));
  const far = [way?.distance, way?.commute].filter(Boolean).join(', ');
  return (
    <MapCard
      title={job.jobTitle || job.companyName || t`Without a name`}
      second={[job.companyName, shownPlace(job) || locationLine(job)].filter(Boolean).join(' · ')}
      facts={
        <>
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
            <StatusMark status={job.status} />
            {say(jobStatusName(job.status))}
          </span>
          <span>{job.salary || <Trans>Pay not stated</Trans>}</span>
          {far && <span>{far}</span>}
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" component={Link} to={jobMapPaths.job(job.internalId)}>
            <Trans>Open job</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={jobMapPaths.place(job.internalId)}>
            {pointOf(job) ? <Trans>Change its place</Trans> : <Trans>Set its place</Trans>}
          </Button>
        </>
      }
    />
  );
}

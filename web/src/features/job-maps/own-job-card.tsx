import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { locationLine, placeLine } from '@foothold/core/entities/place/location-form.ts';
import { greatCircleKm, pointOf } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTravelFrom } from '../../data/places/homes.ts';
import { MapCard } from '../../maps/map-card.tsx';
import { useCommuteWords } from '../../shared/geography/use-commute-words.ts';
import { StatusMark } from '../../shared/jobs/status-mark.tsx';
import { jobMapPaths } from './job-map-paths.ts';

/** The own job that is chosen on the map: where it stands, how far it is, and the way to it. */
export function OwnJobCard({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useLingui();
  const far = useFar(job);
  return (
    <MapCard
      title={job.jobTitle || job.companyName || t`Without a name`}
      second={[job.companyName, placeLine(job) || locationLine(job)].filter(Boolean).join(' · ')}
      facts={
        <>
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
            <StatusMark status={job.status} />
            {jobStatus(job.status).label}
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

/** “4.2 mi from Home, about 12 min by car, estimated at …”; '' while neither end is known. */
function useFar(job: Job): string {
  const { t, i18n } = useLingui();
  const commute = useCommuteWords();
  const from = useTravelFrom()?.from ?? null;
  const start = from && pointOf(from);
  const point = pointOf(job);
  if (!from || !start || !point) return '';
  const km = greatCircleKm(start, point);
  const way = distanceText(km, { ...(from.country && { country: from.country }), locale: i18n.locale });
  const name = from.name || placeLine(from) || t`your starting point`;
  return [t`${way} from ${name}`, commute(km)].join(', ');
}

import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useJobs } from '../../../data/jobs/job-list.ts';
import { useSay } from '../../../platform/use-say.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PlaceRow } from '../list/places-view.ts';
import { useFarWords } from '../list/use-far-words.ts';
import { placePaths } from '../place-paths.ts';
import { LinkRows } from './link-rows.tsx';
import { nearKm, placesNearJobs } from './places-near-jobs.ts';

/** Jobs under way that are looked at. */
const maxJobs = 200;
/** So near that the job is in the place, km. */
const sameKm = 5;
const listed = 6;

/** For each job one follows the place of one's own that is nearest to it. */
export function NearJobsCard({ rows }: { rows: readonly PlaceRow[] }) {
  const say = useSay();
  const { t } = useLingui();
  const far = useFarWords();
  const jobs = useJobs({ group: 'in-progress', limit: maxJobs });
  const near = useMemo(() => placesNearJobs(jobs?.rows ?? [], rows, listed), [jobs, rows]);
  const reach = far.distance(nearKm);
  return (
    <SectionCard title={<Trans>Near jobs you follow</Trans>}>
      {near.length > 0 ? (
        <LinkRows>
          {near.map(({ job, row, km }) => {
            const away = far.distance(km);
            const [place, title] = [
              row.name || t`A place without a name`,
              job.jobTitle || job.companyName || t`a job`,
            ];
            return (
              <li key={job.internalId}>
                <Link component={RouterLink} to={placePaths.job(job.internalId)}>
                  {km < sameKm ? (
                    <Trans>
                      {title} is in {place}
                    </Trans>
                  ) : (
                    <Trans>
                      {place} is {away} from {title}
                    </Trans>
                  )}
                </Link>
                <span>{say(jobStatusName(job.status))}</span>
              </li>
            );
          })}
        </LinkRows>
      ) : (
        jobs && <Trans>None of your places is within {reach} of a job in progress.</Trans>
      )}
    </SectionCard>
  );
}

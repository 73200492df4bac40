import type { Job } from '@foothold/core/entities/job/job.ts';
import { useLingui } from '@lingui/react/macro';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { fitWordAt, useFitNames } from '../../../shared/fit/fit-names.ts';
import { jobPaths } from '../shared/job-paths.ts';

/** The word of a job's fit, leading to its quotes; the default resume is looked at where the job names none. */
export function FitLink({ job, rank }: { job: Job; rank: number }) {
  const { t } = useLingui();
  const nameOf = useFitNames();
  const usual = useResumes()?.rows.find(({ isDefault }) => isDefault);
  const word = fitWordAt(rank);
  if (!word) return null;
  const looked = job.resumeId === null ? usual?.internalId : undefined;
  const title = job.jobTitle || job.companyName;
  return (
    <MuiLink
      component={Link}
      to={jobPaths.fit(job.internalId, looked)}
      underline="hover"
      // Above the link that makes a whole row one target.
      sx={{ position: 'relative', zIndex: 1 }}
      aria-label={t`${nameOf(word)}: fit of ${title}`}
    >
      {nameOf(word)}
    </MuiLink>
  );
}

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useResumes } from '../../data/resumes/resumes.ts';
import { href } from '../../platform/href.ts';
import { MakeVersionButton } from './make-version-button.tsx';

type Props = {
  jobId: number;
  /** The resume that is chosen for the job. */
  resumeId: number | null;
} & Pick<ComponentProps<typeof MakeVersionButton>, 'onStart' | 'onFailed' | 'onMade'>;

/**
 * Under the choice of a job's resume: how well it fits, the way to it, and to a version of it for this job. Where none is
 * chosen, the way to the fit says what it needs.
 */
export function ResumeForJob({ jobId, resumeId, ...on }: Props) {
  const resume = useResumes()?.rows.find(({ internalId }) => internalId === resumeId);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        marginBlockStart: '2px',
      }}
    >
      {resume?.baseId === null && (
        <MakeVersionButton isQuiet resumeId={resume.internalId} jobId={jobId} {...on} />
      )}
      {resume && (
        <MuiLink component={Link} to={href('/resume/edit/:internalId', { internalId: resume.internalId })}>
          <Trans>Open the resume</Trans>
        </MuiLink>
      )}
      <MuiLink
        component={Link}
        to={href('/job/apply/:internalId', {
          internalId: jobId,
          search: { part: 'fit', resume: resume?.internalId },
        })}
      >
        <Trans>See the fit</Trans>
      </MuiLink>
      {resume && (
        <MuiLink
          component={Link}
          to={href('/job/apply/:internalId', {
            internalId: jobId,
            search: { part: 'optimize', resume: resume.internalId },
          })}
        >
          <Trans>Optimize it</Trans>
        </MuiLink>
      )}
    </Box>
  );
}

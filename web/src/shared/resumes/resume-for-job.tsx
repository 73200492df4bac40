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

/** Under the choice of a job's resume: the way to it, and to a version of it for this job. Nothing where none is chosen. */
export function ResumeForJob({ jobId, resumeId, ...on }: Props) {
  const resume = useResumes()?.rows.find(({ internalId }) => internalId === resumeId);
  if (!resume) return null;
  const { internalId, baseId } = resume;
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
      {baseId === null && <MakeVersionButton isQuiet resumeId={internalId} jobId={jobId} {...on} />}
      <MuiLink component={Link} to={href('/resume/edit/:internalId', { internalId })}>
        <Trans>Open the resume</Trans>
      </MuiLink>
    </Box>
  );
}

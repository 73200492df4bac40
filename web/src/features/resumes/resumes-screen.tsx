import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useResumes } from '../../data/documents/resumes.ts';
import { href } from '../../platform/href.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** /resumes: the person's resumes (SPEC.md section 2). */
export function ResumesScreen() {
  const { t } = useLingui();
  const resumes = useResumes();
  return (
    <>
      <PageHead
        title={<Trans>Resumes</Trans>}
        actions={
          <Button variant="contained" component={Link} to={href('/resume/add')}>
            <Trans>Add resume</Trans>
          </Button>
        }
      />
      <Card>
        {resumes === undefined && <SkeletonRows count={3} label={t`Reading your resumes`} />}
        {resumes?.rows.map((resume) => (
          <Typography key={resume.internalId} variant="body2">
            <Link to={href('/resume/edit/:internalId', { internalId: resume.internalId })}>
              {resume.title || t`Without a title`}
            </Link>
          </Typography>
        ))}
      </Card>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useResumes } from '../../data/resumes/resumes.ts';
import { href } from '../../platform/href.ts';
import { PageHead } from '../../ui/page-head.tsx';

/** /resume/edit/{internalId}: one resume (SPEC.md section 2). */
export function ResumeEditScreen() {
  const { t } = useLingui();
  const { internalId } = useParams();
  const resumes = useResumes();
  const found = resumes?.rows.find((one) => String(one.internalId) === internalId);
  if (resumes && !found)
    return <PageHead title={<Trans>This resume is not here</Trans>} backTo={href('/resumes')} />;
  return <PageHead title={found?.title || t`Resume`} backTo={href('/resumes')} />;
}

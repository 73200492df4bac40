import { Trans } from '@lingui/react/macro';
import { href } from '../../platform/href.ts';
import { PageHead } from '../../ui/page-head.tsx';

/** /resume/add: a new resume (SPEC.md section 2). */
export function ResumeAddScreen() {
  return <PageHead title={<Trans>Add resume</Trans>} backTo={href('/resumes')} />;
}

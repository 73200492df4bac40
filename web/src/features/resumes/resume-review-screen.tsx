import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useResumeList } from '../../data/resumes/resume-list.ts';
import { useWholeResume } from '../../data/resumes/shown-resume.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { resumeIdOf } from './resume-paths.ts';
import { ResumeReview } from './review/resume-review.tsx';

const ResumeMissing = partLater(async () => (await import('./editor/resume-missing.tsx')).ResumeMissing);
const NoResume = partLater(async () => (await import('./review/no-resume.tsx')).NoResume);

/**
 * /resume/review/{internalId}: what there is to mend in a resume, by rules (docs/spec/screens.md, Addresses); without a
 * key, the default one.
 */
export function ResumeReviewScreen() {
  const { t } = useLingui();
  const { internalId } = useParams();
  const list = useResumeList();
  const chosen = list?.rows.find(({ resume }) => resume.isDefault) ?? list?.rows[0];
  // No resume has 0, and a database may be asked for it.
  const id = (internalId === undefined ? chosen?.resume.internalId : resumeIdOf(internalId)) || 0;
  const shown = useWholeResume(id);
  if (internalId === undefined && list && !chosen) return <NoResume />;
  if (list === undefined || shown === undefined)
    return <SkeletonRows count={8} label={t`Loading the resume`} />;
  const { whole } = shown;
  if (whole === null) return <ResumeMissing id={internalId ?? String(id)} problem={shown.problem} />;
  return (
    <FullHeight>
      <ResumeReview key={id} shown={{ ...shown, whole }} />
    </FullHeight>
  );
}

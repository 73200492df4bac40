import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useWholeResume } from '../../data/resumes/shown-resume.ts';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { ResumeEditor } from './editor/resume-editor.tsx';
import { resumeIdOf } from './resume-paths.ts';

const ResumeMissing = partLater(async () => (await import('./editor/resume-missing.tsx')).ResumeMissing);

/** /resume/edit/{internalId}: one resume, its form and its page (docs/spec/screens.md, Addresses). */
export function ResumeEditScreen() {
  const { t } = useLingui();
  const { internalId = '' } = useParams();
  const id = resumeIdOf(internalId);
  const shown = useWholeResume(id);
  if (shown === undefined) return <SkeletonRows count={8} label={t`Loading the resume`} />;
  const { whole } = shown;
  if (whole === null) return <ResumeMissing id={internalId} problem={shown.problem} />;
  return (
    <FullHeight>
      <ResumeEditor key={id} shown={{ ...shown, whole }} />
    </FullHeight>
  );
}

import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { addResume } from '../../../data/resumes/resume-commands.ts';
import { useResumeList } from '../../../data/resumes/resume-list.ts';
import { useSession } from '../../../platform/server/session.ts';
import type { TemplateName } from '../../../typesetting/resume-templates.data.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { newResumeFields } from '../new-resume-fields.ts';
import { resumePaths } from '../resume-paths.ts';

/** Starts a resume in a template and opens its editor; says so, with Undo, or why it was not added. */
export function useStartResume(): (template: TemplateName) => Promise<void> {
  const navigate = useNavigate();
  const list = useResumeList();
  const { user } = useSession();
  return async (template) => {
    const added = await addResume(newResumeFields({ template }, list?.rows ?? [], user));
    if (toastResult(added, <Trans>Resume added.</Trans>) && added.ok)
      await navigate(resumePaths.edit(added.id));
  };
}

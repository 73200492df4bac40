import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { copyResume, saveResumeAsNew, setDefaultResume } from '../../../../data/resumes/resume-commands.ts';
import { makeVersion } from '../../../../data/resumes/versions.ts';
import type { SaveResult } from '../../../../data/rows/save-result.ts';
import { opensLater } from '../../../../ui/dialogs/opens-later.tsx';
import type { RowAction } from '../../../../ui/lists/row-menu-list.tsx';
import { takeBack, toastResult } from '../../../../ui/toasts/result-toast.tsx';
import { resumePaths } from '../../resume-paths.ts';
import type { ResumeDraft } from '../draft/resume-draft.ts';

const DeleteDialog = opensLater(
  async () => (await import('../../list/delete-resume-dialog.tsx')).DeleteResumeDialog,
);
const Versions = opensLater(async () => (await import('../../versions/versions-dialog.tsx')).VersionsDialog);

/** What can be done with the resume as a whole. */
export function useEditorCommands(draft: ResumeDraft, { resume }: WholeResume) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const id = resume.internalId;

  /** Runs a command that makes another resume, and opens that. */
  const make = async (run: () => Promise<SaveResult>, text: ReactNode) => {
    await draft.flush();
    const result = await run();
    if (toastResult(result, text) && result.ok) void navigate(resumePaths.edit(result.id));
  };
  const copy = () => make(() => copyResume(id), <Trans>Copy made. You are editing it now.</Trans>);
  const menu: RowAction[] = [
    { name: 'copy', label: <Trans>Make a copy</Trans>, onClick: () => void copy() },
    {
      name: 'version',
      label: <Trans>Make a version for a job</Trans>,
      onClick: () =>
        void make(
          () => makeVersion(id),
          <Trans>Version made. What you do not change follows its base.</Trans>,
        ),
    },
    {
      name: 'versions',
      label: <Trans>Versions and comparison</Trans>,
      onClick: () => void draft.flush().then(() => setComparing(true)),
    },
    {
      name: 'new',
      label: <Trans>Save as a new resume</Trans>,
      onClick: () =>
        void make(
          () => saveResumeAsNew(draft.state().whole),
          <Trans>Saved as a new resume. You are editing it now.</Trans>,
        ),
    },
    ...(resume.isDefault
      ? []
      : [
          {
            name: 'default',
            label: <Trans>Make default</Trans>,
            onClick: () =>
              void setDefaultResume(id).then((result) =>
                toastResult(result, <Trans>Default resume set.</Trans>),
              ),
          },
        ]),
    { name: 'delete', label: <Trans>Delete resume</Trans>, onClick: () => setAsking(true) },
  ];
  return {
    menu,
    copy,
    undo: async () => takeBack(await draft.takeUndoable()),
    dialog: (
      <>
        <DeleteDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          id={id}
          title={resume.title}
          onDeleted={() => void navigate(resumePaths.list)}
        />
        <Versions open={isComparing} onClose={() => setComparing(false)} resumeId={id} />
      </>
    ),
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { copyResume, setDefaultResume } from '../../../data/resumes/resume-commands.ts';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';
import { makeVersion } from '../../../data/resumes/versions.ts';
import type { SaveResult } from '../../../data/rows/save-result.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { resumePaths } from '../resume-paths.ts';

const DeleteDialog = opensLater(async () => (await import('./delete-resume-dialog.tsx')).DeleteResumeDialog);

type Props = {
  line: ResumeLine;
  title: string;
  /** Another resume is to be open: one that was made, or none. */
  onOpen: (id: number | null) => void;
};

/** What can be done with a resume from the list. Everything can be taken back. */
export function ResumeActions({ line, title, onOpen }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { internalId: id, isDefault } = line.resume;

  const made = (result: SaveResult, words: React.ReactNode, open: (id: number) => void) => {
    if (toastResult(result, words) && result.ok) open(result.id);
  };
  const copy = async () => made(await copyResume(id), <Trans>Copy made.</Trans>, onOpen);
  const version = async () =>
    made(
      await makeVersion(id),
      <Trans>Version made.</Trans>,
      (made) => void navigate(resumePaths.edit(made)),
    );
  const remove = async () => {
    if (line.versions > 0) return setDeleting(true);
    const { deleteWithUndo } = await import('./delete-resume-dialog.tsx');
    if (await deleteWithUndo(id, 'stand-alone')) onOpen(null);
  };
  const actions: RowAction[] = [
    { name: 'version', label: <Trans>Make a version</Trans>, onClick: () => void version() },
    { name: 'copy', label: <Trans>Make a copy</Trans>, onClick: () => void copy() },
    ...(isDefault
      ? []
      : [
          {
            name: 'default',
            label: <Trans>Make it the default</Trans>,
            onClick: async () => toastResult(await setDefaultResume(id), <Trans>Default resume set.</Trans>),
          },
        ]),
    { name: 'delete', label: <Trans>Delete</Trans>, onClick: () => void remove() },
  ];
  return (
    <>
      <Button
        variant="outlined"
        component={Link}
        to={resumePaths.edit(id)}
        startIcon={<Icon name="edit" size="xs" />}
      >
        <Trans>Edit</Trans>
      </Button>
      <Button
        variant="outlined"
        component={Link}
        to={resumePaths.review(id)}
        startIcon={<Icon name="check-all" size="xs" />}
      >
        <Trans>Review</Trans>
      </Button>
      <ExportMenu resumeId={id} />
      <Box sx={{ paddingInline: '12px 10px' }}>
        <RowMenu label={t`More for ${title}`} actions={actions} isAlwaysSeen />
      </Box>
      <DeleteDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        id={id}
        title={title}
        onDeleted={() => onOpen(null)}
      />
    </>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { deleteResume, type VersionsFate } from '../../../data/resumes/resume-commands.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = { open: boolean; onClose: () => void; id: number; title: string; onDeleted: () => void };

/** Deletes a resume and says so, with Undo. What was sent of it stays with its jobs. */
export async function deleteWithUndo(id: number, versions: VersionsFate): Promise<boolean> {
  return toastResult(await deleteResume(id, { versions }), <Trans>Resume deleted.</Trans>);
}

/** Asked before a resume goes: where other resumes hang on it, what becomes of its versions. */
export function DeleteResumeDialog({ open, onClose, id, title, onDeleted }: Props) {
  const { t } = useLingui();
  const [fate, setFate] = useState<VersionsFate>('stand-alone');
  const versions = useResumes()?.rows.filter(({ baseId }) => baseId === id).length ?? 0;
  const confirm = async () => {
    onClose();
    if (await deleteWithUndo(id, fate)) onDeleted();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      danger
      hasFields={versions > 0}
      title={<Trans>Delete “{title}”?</Trans>}
      confirm={<Trans>Delete resume</Trans>}
      keep={<Trans>Keep it</Trans>}
    >
      {versions > 0 && (
        <Plural value={versions} one="# version depends on it." other="# versions depend on it." />
      )}{' '}
      <Trans>What you sent of it stays with its jobs. You can undo this.</Trans>
      {versions > 0 && (
        <Box sx={{ marginBlockStart: '12px' }}>
          <RadioList
            label={t`Its versions`}
            value={fate}
            options={[
              { value: 'stand-alone', label: t`Keep its versions, each as a separate resume` },
              { value: 'delete', label: t`Delete its versions too` },
            ]}
            onChange={setFate}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}

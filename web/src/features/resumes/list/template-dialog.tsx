import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { token } from '../../../ui/tokens.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { useStartResume } from './use-start-resume.tsx';

/** The templates over the page, to start another resume in one. */
export function TemplateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const start = useStartResume();
  return (
    <TitledDialog open={open} onClose={onClose} title={<Trans>Start from a template</Trans>}>
      <Box sx={{ overflowY: 'auto', padding: '16px 20px' }}>
        <Typography variant="body2" sx={{ color: token('text-2'), marginBlockEnd: '16px', maxWidth: '66ch' }}>
          <Trans>You can change the template at any time. Nothing you write depends on it.</Trans>
        </Typography>
        <TemplateGallery onChoose={start} />
      </Box>
    </TitledDialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { useStartResume } from './use-start-resume.tsx';

/** The templates over the page, to start another resume in one. */
export function TemplateDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const titleId = useId();
  const isMobile = useMobile();
  const start = useStartResume();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isMobile}
      maxWidth="md"
      fullWidth
      scroll="paper"
      slotProps={{ paper: { sx: { ...(isMobile && { borderRadius: 0, border: 0 }) } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          flexShrink: 0,
          paddingBlock: '14px 10px',
          paddingInline: '20px 12px',
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          <Trans>Start from a template</Trans>
        </Typography>
        <IconButton aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', padding: '16px 20px' }}>
        <Typography variant="body2" sx={{ color: token('text-2'), marginBlockEnd: '16px', maxWidth: '66ch' }}>
          <Trans>You can change the template at any time. Nothing you write depends on it.</Trans>
        </Typography>
        <TemplateGallery onChoose={start} />
      </Box>
    </Dialog>
  );
}

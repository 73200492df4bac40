import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWholeResume } from '../../../data/resumes/shown-resume.ts';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { resumePaths } from '../resume-paths.ts';
import { ExportFile } from './export-file.tsx';
import { type ExportFormat, exportFormatNames } from './export-formats.ts';

export type ExportDialogProps = {
  open: boolean;
  onClose: () => void;
  resumeId: number;
  /** Goes to a field that is read otherwise than it was written; without it, the editor opens there. */
  onField?: ((field: string) => void) | undefined;
};

/** Saves a resume as a file of any kind, once it has been read back and the answer shown; works without a network. */
export function ExportDialog({ open, onClose, resumeId, onField }: ExportDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const isMobile = useMobile();
  const shown = useWholeResume(resumeId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isMobile}
      maxWidth="md"
      fullWidth
      scroll="paper"
      slotProps={{ paper: { sx: isMobile ? { borderRadius: 0, border: 0 } : { maxWidth: 560 } } }}
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
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            <Trans>Export resume</Trans>
          </Typography>
          <Typography noWrap variant="body2" sx={{ color: token('text-2') }}>
            {shown?.whole?.resume.title}
          </Typography>
        </Box>
        <IconButton aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      {shown === undefined && <SkeletonRows count={4} label={t`Reading the resume`} />}
      {shown?.whole === null && (
        <Box sx={{ padding: '20px' }}>
          <ErrorNote title={<Trans>This resume cannot be read</Trans>}>
            {shown.problem ?? <Trans>It may have been deleted meanwhile.</Trans>}
          </ErrorNote>
        </Box>
      )}
      {shown?.whole && (
        <Content
          whole={shown.whole}
          problem={shown.problem}
          resumeId={resumeId}
          onField={onField}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type ContentProps = Omit<ExportDialogProps, 'open'> & { whole: WholeResume; problem: string | null };

function Content({ whole, problem, resumeId, onField, onClose }: ContentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const words: Record<ExportFormat, { label: string; count: string }> = {
    pdf: { label: t`PDF`, count: t`as it looks, for applications and mail` },
    docx: { label: t`Word (DOCX)`, count: t`for portals that ask for it` },
    json: { label: t`JSON Resume`, count: t`for other resume tools` },
    markdown: { label: t`Markdown`, count: t`for notes and web pages` },
    text: { label: t`Plain text`, count: t`to paste into a form` },
    print: { label: t`Print`, count: t`with the browser, in its own plain look` },
  };
  const goTo = (field: string) => {
    onClose();
    if (onField) onField(field);
    else void navigate(resumePaths.field(resumeId, field));
  };
  return (
    <ExportFile
      whole={whole}
      format={format}
      onField={goTo}
      onClose={onClose}
      onPrint={() => setFormat('print')}
      head={
        <>
          {problem && (
            <Box sx={{ marginBlockEnd: '12px' }}>
              <Note
                kind="warn"
                icon="warning"
                role="status"
                title={<Trans>A part of this resume cannot be read and is left out.</Trans>}
              >
                {problem}
              </Note>
            </Box>
          )}
          <RadioList
            label={t`Kind of file`}
            value={format}
            options={exportFormatNames.map((value) => ({ value, ...words[value] }))}
            onChange={setFormat}
          />
        </>
      }
    />
  );
}

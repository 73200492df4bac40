import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWholeResume } from '../../../data/resumes/shown-resume.ts';
import { LedgerCountsLine } from '../../../shared/ai/ledger/ledger-counts-line.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { LedgerButton } from '../ledger/ledger-button.tsx';
import { resumePaths } from '../resume-paths.ts';
import { ExportFile } from './export-file.tsx';
import { type ExportFormat, exportFormatNames } from './export-formats.ts';
import { useBlockedLines } from './use-blocked-lines.ts';

const ExportWaits = partLater(async () => (await import('./export-waits.tsx')).ExportWaits, null, null);
// The file does not wait for it.
const ReviewWord = partLater(async () => (await import('../review/review-word.tsx')).ReviewWord, null, null);

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
  const shown = useWholeResume(resumeId);
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={<Trans>Export resume</Trans>}
      under={shown?.whole?.resume.title}
      width={560}
    >
      {shown === undefined && <SkeletonRows count={4} label={t`Loading the resume`} />}
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
    </TitledDialog>
  );
}

type ContentProps = Omit<ExportDialogProps, 'open'> & { whole: WholeResume; problem: string | null };

function Content({ whole, problem, resumeId, onField, onClose }: ContentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const waitsId = useId();
  const held = useBlockedLines(resumeId);
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
      waits={held.state === 'open' ? null : held.state === 'checking' ? '' : waitsId}
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
          {(held.state === 'held' || held.state === 'failed') && (
            <Box sx={{ marginBlockEnd: '12px' }}>
              <ExportWaits id={waitsId} held={held} onField={goTo} />
            </Box>
          )}
          {held.counts && (
            <Box
              sx={{
                marginBlockEnd: '8px',
                fontSize: '0.8125rem',
                lineHeight: '18px',
                color: token('text-2'),
              }}
            >
              <LedgerCountsLine counts={held.counts} />
            </Box>
          )}
          {whole.resume.written.length > 0 && <LedgerButton resumeId={resumeId} />}
          <ReviewWord whole={whole} onLeave={onClose} />
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

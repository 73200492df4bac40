import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PdfProblem } from '../../../shared/resumes/resume-pdf.ts';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import type { ExportFormat } from './export-formats.ts';

type Props = { format: ExportFormat; problem: PdfProblem; onRetry: () => void; onPrint: () => void };

/** Why there is no file, what is safe, and the two ways on. */
export function ExportProblem({ format, problem: { problem, detail }, onRetry, onPrint }: Props) {
  const isOnline = useOnline();
  const isMissing = problem === 'not-loaded';
  return (
    <Box sx={{ display: 'grid', gap: '12px', justifyItems: 'start' }}>
      <ErrorNote
        title={<Title isMissing={isMissing} format={format} />}
        retry={{ label: <Trans>Try again</Trans>, onClick: onRetry }}
      >
        {isMissing && !isOnline && format === 'pdf' && (
          <Trans>
            It is downloaded once, about 11 MB, and there is no connection now. Your resume is safe.
          </Trans>
        )}
        {isMissing && !isOnline && format !== 'pdf' && (
          <Trans>There is no connection now. Your resume is safe.</Trans>
        )}
        {isMissing && isOnline && (
          <Trans>It could not be downloaded. Your resume is safe, and every other format works.</Trans>
        )}
        {!isMissing && <Trans>Your resume is safe, and every other format works. {detail}</Trans>}
      </ErrorNote>
      <Button variant="outlined" onClick={onPrint}>
        <Trans>Print with the browser instead</Trans>
      </Button>
    </Box>
  );
}

function Title({ isMissing, format }: { isMissing: boolean; format: ExportFormat }) {
  if (!isMissing) return <Trans>The file could not be made</Trans>;
  return format === 'pdf' ? (
    <Trans>The typesetter is not on this device yet</Trans>
  ) : (
    <Trans>The exporter for this format is not on this device yet</Trans>
  );
}

import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../platform/files/save-file.ts';
import { printPage } from '../../../platform/print.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { ExportAnswer, isFaithful } from './export-answer.tsx';
import type { ExportFormat } from './export-formats.ts';
import { ExportProblem } from './export-problem.tsx';
import { ExportProgress } from './export-progress.tsx';
import { ExportText } from './export-text.tsx';
import type { ReadyExport } from './prepare-export.ts';
import { PrintSheet } from './print-sheet.tsx';
import { useExport } from './use-export.ts';

type Props = {
  whole: WholeResume;
  format: ExportFormat;
  /** The choice of formats. */
  head: ReactNode;
  onField: (field: string) => void;
  onClose: () => void;
  /** The way out when nothing can be set: the browser's own print. */
  onPrint: () => void;
  /** The file, its text and its print are kept back; the id of what says why, '' while that is found out. */
  waits: string | null;
};

/** The file of one format: how far it is, what reading it back found, and saving it. */
export function ExportFile({ whole, format, head, onField, onClose, onPrint, waits }: Props) {
  const { state, retry } = useExport(whole, format);
  // Of this file and no other: what differs in another one was not seen.
  const [known, setKnown] = useState<object | null>(null);
  const isKnown = known === state;
  const isWaiting = waits !== null;
  const isReady = 'ok' in state && state.ok && !isWaiting;
  const isDoubtful = isReady && !isFaithful(state.proof);
  const save = (file: ReadyExport) => {
    if (format === 'print') return printPage(file.name.replace(/\.$/, ''));
    const { name, content, type } = file;
    saveFile({ name, text: content, type });
    showToast({ text: <Trans>{name} is in your downloads.</Trans> });
    onClose();
  };
  return (
    <>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', minHeight: 0, padding: '16px 20px' }}>
        {head}
        <Box
          sx={{
            display: 'grid',
            gap: '12px',
            alignContent: 'start',
            marginBlockStart: '16px',
            minHeight: { md: 132 },
          }}
        >
          {'kind' in state && !isWaiting && <ExportProgress step={state.step} />}
          {'ok' in state && !state.ok && (
            <ExportProblem format={format} problem={state} onRetry={retry} onPrint={onPrint} />
          )}
          {isReady && state.page.name.text === '' && state.page.sections.length === 0 && (
            <Box sx={{ color: token('text-2') }}>
              <Trans>Nothing is written in this resume yet, so the file is empty.</Trans>
            </Box>
          )}
          {isReady && format !== 'print' && (
            <ExportAnswer proof={state.proof} whole={whole} onField={onField} />
          )}
          {isReady && typeof state.content === 'string' && state.content !== '' && (
            <ExportText text={state.content} />
          )}
          {isReady && format === 'print' && (
            <>
              <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
                <Trans>
                  The browser prints the texts in a plain look of its own, or saves them as PDF. It does not
                  use the template, needs no download, and is not read back.
                </Trans>
              </Box>
              <PrintSheet page={state.page} />
            </>
          )}
          {isDoubtful && (
            <Tick checked={isKnown} onChange={(isTicked) => setKnown(isTicked ? state : null)}>
              <Trans>I have seen what differs and want the file as it is.</Trans>
            </Tick>
          )}
        </Box>
      </Box>
      <Foot name={isReady && format !== 'print' ? state.name : ''}>
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          variant="contained"
          color={isDoubtful ? 'error' : 'primary'}
          disabled={!isReady || (isDoubtful && !isKnown)}
          {...(waits && { 'aria-describedby': waits })}
          startIcon={<Icon name={format === 'print' ? 'print' : 'download'} size="xs" />}
          onClick={() => isReady && save(state)}
        >
          <Verb format={format} isDoubtful={isDoubtful} />
        </Button>
      </Foot>
    </>
  );
}

function Verb({ format, isDoubtful }: { format: ExportFormat; isDoubtful: boolean }): ReactNode {
  const { t } = useLingui();
  if (isDoubtful) return t`Save anyway`;
  return {
    pdf: t`Save PDF`,
    docx: t`Save DOCX`,
    json: t`Save JSON`,
    markdown: t`Save Markdown`,
    text: t`Save text`,
    print: t`Print`,
  }[format];
}

function Foot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px',
        flexShrink: 0,
        padding: '12px 20px',
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      <Box
        sx={{
          flex: { xs: '1 1 100%', md: '1 1 200px' },
          minWidth: 0,
          color: token('text-2'),
          fontSize: '0.8125rem',
          lineHeight: '18px',
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </Box>
      <Box sx={{ display: 'flex', gap: '8px', marginInlineStart: 'auto' }}>{children}</Box>
    </Box>
  );
}

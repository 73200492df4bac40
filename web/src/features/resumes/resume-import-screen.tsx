import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ImportStart } from './import/start/import-start.tsx';
import { useImport } from './import/use-import.ts';
import { resumePaths } from './resume-paths.ts';

const ImportPreview = partLater(
  async () => (await import('./import/preview/import-preview.tsx')).ImportPreview,
  <SkeletonRows count={8} label="" />,
);
const ReadingCard = partLater(async () => (await import('./import/start/reading-card.tsx')).ReadingCard);
const ImportProblemCard = partLater(
  async () => (await import('./import/start/import-problem.tsx')).ImportProblemCard,
);

/** /resume/import: a resume out of a file or a text, read on this device, looked at beside its page, then made. */
export function ResumeImportScreen() {
  const { t } = useLingui();
  const { step, readFile, read, readScan, stop, reset } = useImport();
  if (step?.at === 'preview') {
    const { source } = step.open;
    return (
      <FullHeight>
        <ImportPreview
          // Another document begins again.
          key={`${source.name} ${'part' in source ? (source.part ?? '') : ''} ${step.open.document.kind} ${step.turn}`}
          open={step.open}
          isBack={step.isBack}
          onFile={readFile}
          onReset={reset}
          onPart={(part) => 'bytes' in source && read({ ...source, part })}
        />
      </FullHeight>
    );
  }
  return (
    <FileDrop onFile={readFile} sx={{ minHeight: 'calc(100dvh - 160px)' }}>
      <PageHead title={<Trans>Import resume</Trans>} backTo={resumePaths.list} />
      {!step && <SkeletonRows count={3} label={t`Opening`} />}
      {step?.at === 'start' && (
        <ImportStart
          text={step.text}
          isGone={step.isGone}
          onFile={readFile}
          onText={(text) => read({ name: '', text })}
        />
      )}
      {step?.at === 'reading' && (
        <Box>
          <ReadingCard name={step.source.name} progress={step.progress} isScan={step.isScan} onStop={stop} />
        </Box>
      )}
      {step?.at === 'problem' && (
        <ImportProblemCard
          problem={step.problem}
          onAgain={reset}
          onRetry={() => read(step.problem.source)}
          onPart={(part) => 'bytes' in step.problem.source && read({ ...step.problem.source, part })}
          onScan={(languages) => readScan(step.problem.source, languages)}
        />
      )}
    </FileDrop>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { DocumentPart, ScanLanguage } from '../../../../document-reading/document-reading.ts';
import { href } from '../../../../platform/href.ts';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../../ui/notes/empty-state.tsx';
import { resumePaths } from '../../resume-paths.ts';
import type { ImportProblem } from '../import-source.ts';
import { ProblemWords, titleOfProblem } from './problem-words.tsx';
import { ScanOffer } from './scan-offer.tsx';

type Props = {
  problem: ImportProblem;
  onAgain: () => void;
  onRetry: () => void;
  onPart: (part: string) => void;
  onScan: (languages: readonly ScanLanguage[]) => void;
};

/** Why a file gave no resume: what it is, that nothing was changed, and the ways on. */
export function ImportProblemCard({ problem: { source, answer }, onAgain, onRetry, onPart, onScan }: Props) {
  const { problem, inside = [], pages = 0 } = answer;
  const isWhole = problem === 'several' || problem === 'backup';
  // Of a folder, or a file that is gone, there is nothing to try again with.
  const isHere = 'text' in source || source.bytes.length > 0;
  const isPassing = isHere && (problem === 'not-loaded' || problem === 'failed');
  return (
    <Box role="alert" sx={{ maxWidth: 900 }}>
      <Card sx={{ paddingInline: { xs: '16px', md: 0 } }}>
        <EmptyState
          title={titleOfProblem(problem, source.name)}
          actions={
            <>
              {problem === 'backup' && (
                <Button
                  variant="contained"
                  component={Link}
                  to={href('/settings', { hash: 'backup' })}
                  startIcon={<Icon name="upload" size="xs" />}
                >
                  <Trans>Restore a backup</Trans>
                </Button>
              )}
              {isPassing && (
                <Button variant="contained" onClick={onRetry}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              <Button
                variant={isWhole || isPassing || problem === 'scan' ? 'outlined' : 'contained'}
                onClick={onAgain}
              >
                {'text' in source ? <Trans>Change the text</Trans> : <Trans>Choose another file</Trans>}
              </Button>
              <Button variant="text" component={Link} to={resumePaths.add}>
                <Trans>Start writing</Trans>
              </Button>
            </>
          }
        >
          <Box sx={{ display: 'grid', gap: '12px' }}>
            <ProblemWords
              problem={problem}
              pages={pages}
              hasParts={inside.length > 0}
              looksLike={answer.looksLike}
            />
            {inside.length > 0 && <Parts parts={inside} onPart={onPart} />}
            {problem === 'scan' && <ScanOffer pages={pages} onScan={onScan} />}
          </Box>
        </EmptyState>
      </Card>
    </Box>
  );
}

/** The documents inside a file, to choose one. */
export function Parts({ parts, onPart }: { parts: readonly DocumentPart[]; onPart: (part: string) => void }) {
  const { t } = useLingui();
  return (
    <Box
      component="ul"
      aria-label={t`Documents in this file`}
      sx={{ margin: 0, padding: 0, display: 'grid', gap: '6px', justifyItems: 'start' }}
    >
      {parts.map(({ part, name }) => (
        <Box component="li" key={part} sx={{ listStyle: 'none', maxWidth: '100%' }}>
          <Button
            variant="outlined"
            startIcon={<Icon name="note" size={16} />}
            onClick={() => onPart(part)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {name}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { loadExampleData } from '../../../data/example/example-data.ts';
import { useExampleData } from '../../../data/example/example-loaded.ts';
import { href } from '../../../platform/href.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { resumePaths } from '../resume-paths.ts';
import { TemplateGallery } from './template-gallery.tsx';
import { useStartResume } from './use-start-resume.tsx';

/** The screen before the first resume: write, take an example, bring a backup, or choose a template. */
export function ResumesEmpty() {
  const titleId = useId();
  const start = useStartResume();
  const example = useExampleData();
  const load = async () => toastResult(await loadExampleData(), <Trans>Example data loaded.</Trans>);
  return (
    <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card sx={{ paddingInline: { xs: '16px', md: 0 } }}>
        <EmptyState
          title={<Trans>No resume yet</Trans>}
          actions={
            <>
              <Button
                variant="contained"
                component={Link}
                to={resumePaths.add}
                startIcon={<Icon name="edit" size="xs" />}
              >
                <Trans>Start writing</Trans>
              </Button>
              <Button
                variant="outlined"
                component={Link}
                to={resumePaths.import}
                startIcon={<Icon name="file-in" size="xs" />}
              >
                <Trans>Import a resume</Trans>
              </Button>
              <Button
                variant="text"
                component={Link}
                to={href('/settings', { hash: 'backup' })}
                startIcon={<Icon name="upload" size="xs" />}
              >
                <Trans>Restore a backup</Trans>
              </Button>
              {example?.loaded === false && (
                <Button variant="text" onClick={() => void load()}>
                  <Trans>Load example data</Trans>
                </Button>
              )}
            </>
          }
        >
          <Trans>
            Bring the resume you have, or write one, then make a version of it for each job: a version keeps
            only what differs. It is typeset on this device, and every PDF is read back before you save it.
          </Trans>
        </EmptyState>
      </Card>
      <section aria-labelledby={titleId}>
        <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: '12px' }}>
          <Trans>Or start from a template</Trans>
        </Typography>
        <TemplateGallery onChoose={start} />
      </section>
    </Box>
  );
}

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { Way, Welcome } from './welcome.tsx';
import { workPaths } from './work-paths.ts';

/** Before the first job: four ways in, one primary (docs/spec/interface.md, Work). */
export function FirstRun() {
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const { loadExampleData } = await import('../../data/example/example-data.ts');
      toastResult(await loadExampleData(), <Trans>Example data loaded.</Trans>);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Welcome>
      <Way
        icon="search"
        title={<Trans>Find a job to save</Trans>}
        action={
          <Button variant="contained" component={Link} to={workPaths.search}>
            <Trans>Search jobs</Trans>
          </Button>
        }
      >
        <Trans>Search postings by words, place, distance and age.</Trans>
      </Way>
      <Way
        icon="edit"
        title={<Trans>Add one you already know</Trans>}
        action={
          <Button variant="outlined" component={Link} to={workPaths.add}>
            <Trans>Add job</Trans>
          </Button>
        }
      >
        <Trans>A title and a company are enough to begin.</Trans>
      </Way>
      <Way
        icon="upload"
        title={<Trans>Bring what you have</Trans>}
        action={
          <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
            <Button variant="outlined" component={Link} to={workPaths.import} sx={{ flexGrow: 1 }}>
              <Trans>Import jobs</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={workPaths.importResume} sx={{ flexGrow: 1 }}>
              <Trans>Import a resume</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={workPaths.backup} sx={{ flexGrow: 1 }}>
              <Trans>Restore a backup</Trans>
            </Button>
          </Box>
        }
      >
        <Trans>A spreadsheet, the export of another tracker, your resume, or a backup of Foothold.</Trans>
      </Way>
      <Way
        icon="example"
        title={<Trans>Look around first</Trans>}
        action={
          <Button variant="outlined" onClick={() => void load()} aria-busy={isLoading}>
            <Trans>Load example data</Trans>
          </Button>
        }
      >
        <Trans>Thirty fictional jobs, each marked as an example. You can remove them in one step.</Trans>
      </Way>
    </Welcome>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../components/icon-names.ts';
import { toastResult } from '../../components/result-toast.tsx';
import { token } from '../../components/tokens.ts';
import { useScreenTitle } from '../../components/use-screen-title.ts';
import { loadExampleData } from '../../data/example-data.ts';
import { useSession } from '../../platform/session.ts';
import { workPaths } from './work-paths.ts';

/** Before the first job: three ways in, one primary (mockup 05b). */
export function FirstRun() {
  const { t } = useLingui();
  const name = useSession().user?.name.trim().split(/\s+/)[0] ?? '';
  const [isLoading, setLoading] = useState(false);
  useScreenTitle(t`Welcome`);
  const load = async () => {
    if (isLoading) return;
    setLoading(true);
    toastResult(await loadExampleData(), <Trans>Example data loaded.</Trans>);
    setLoading(false);
  };
  return (
    <Box sx={{ maxWidth: 720, marginInline: 'auto', paddingBlockStart: { xs: '24px', md: '72px' } }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name && name !== 'User' ? <Trans>Welcome, {name}</Trans> : <Trans>Welcome</Trans>}
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), marginBlock: '4px 20px' }}>
        <Trans>Start wherever you are. Nothing here needs the rest to be done first.</Trans>
      </Typography>
      <Card>
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
      </Card>
      <Box
        sx={{
          display: 'flex',
          gap: '8px',
          alignItems: 'center',
          justifyContent: { md: 'flex-end' },
          padding: '16px 20px',
          color: token('text-2'),
          fontSize: '0.8125rem',
        }}
      >
        <Icon name="device" size={16} />
        <Trans>Everything you add stays in this browser.</Trans>
      </Box>
    </Box>
  );
}

type WayProps = { icon: IconName; title: ReactNode; children: ReactNode; action: ReactNode };

function Way({ icon, title, children, action }: WayProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: '16px',
        rowGap: '12px',
        padding: '16px 20px',
        '& + &': { borderBlockStart: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ color: token('text-2') }}>
        <Icon name={icon} size="sm" />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box component="h2" sx={{ margin: 0, fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ color: token('text-2') }}>{children}</Box>
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          width: { xs: '100%', md: 'auto' },
          '& > *': { width: { xs: '100%', md: 'auto' } },
        }}
      >
        {action}
      </Box>
    </Box>
  );
}

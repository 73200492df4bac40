import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useLocation } from 'react-router';
import { useSession } from '../../platform/server/session.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { token } from '../../ui/tokens.ts';
import { forwardedPaths } from './forwarded-paths.data.ts';
import { homePaths } from './home-paths.ts';

/** An address without a screen: one that people guess leads on to the screen it means, of others it says so. */
export function NotFoundScreen() {
  const { pathname, search, hash } = useLocation();
  const address = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const to = forwardedPaths[address.toLowerCase()];
  if (to === undefined) return <NoPage pathname={pathname} />;
  const [screen = to, own = ''] = to.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return <Navigate to={{ pathname: screen, search: query.toString(), hash }} replace />;
}

function NoPage({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const { user } = useSession();
  useScreenTitle(t`Page not found`);
  return (
    <Box sx={{ maxWidth: 560, marginInline: 'auto', paddingBlockStart: { xs: '32px', md: '92px' } }}>
      <Typography variant="h1">
        <Trans>There is no page here</Trans>
      </Typography>
      <Typography
        variant="body2"
        sx={{ color: token('text-2'), marginBlock: '8px 20px', overflowWrap: 'anywhere' }}
      >
        <Trans>
          There is no page at {pathname}. The link may be out of date, or the address may be mistyped. What
          you saved is not affected.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', gap: '12px', flexWrap: 'wrap' }}>
        {user ? (
          <>
            <Button variant="contained" component={Link} to={homePaths.work}>
              <Trans>Go to my start page</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={homePaths.search}>
              <Trans>Search jobs</Trans>
            </Button>
          </>
        ) : (
          <Button variant="contained" component={Link} to={homePaths.home}>
            <Trans>Go to the home page</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}

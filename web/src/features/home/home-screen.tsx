import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { href } from '../../platform/href.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useAboutText } from '../../platform/server/use-about-text.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { token } from '../../ui/tokens.ts';
import { homePaths } from './home-paths.ts';
import { ProductPicture } from './product-picture.tsx';
import { Promises } from './promises.tsx';
import { SiteLinks } from './site-links.tsx';

/** What the product is, for somebody who has not signed in. */
export function HomeScreen() {
  const { i18n } = useLingui();
  const { postingSources } = useSiteConfig();
  const aboutText = useAboutText();
  const sources = new Intl.ListFormat(i18n.locale).format(postingSources);
  useScreenTitle('');
  return (
    <Box sx={{ maxWidth: 1120, marginInline: 'auto' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          columnGap: '60px',
          rowGap: '40px',
          alignItems: 'center',
          paddingBlock: { xs: '32px', md: '72px 60px' },
        }}
      >
        <Box>
          <Typography
            variant="h1"
            sx={{
              fontSize: { xs: '1.75rem', md: '2.25rem' },
              lineHeight: { xs: '36px', md: '44px' },
              letterSpacing: '-0.02em',
              textWrap: 'balance',
            }}
          >
            <Trans>Find work, and keep your footing while you look.</Trans>
          </Typography>
          <Typography
            sx={{ color: token('text-2'), marginBlock: '16px 28px', maxWidth: '46ch', textWrap: 'pretty' }}
          >
            {aboutText || (
              <Trans>
                Search job postings, save the ones worth your time, and follow every application to its end.
                What you save stays in your own browser.
              </Trans>
            )}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
            <Button
              variant="contained"
              component={Link}
              to={href('/auth', { search: { next: homePaths.search } })}
              sx={{ minHeight: 44, paddingInline: '24px' }}
            >
              <Trans>Find a job</Trans>
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={homePaths.about}
              sx={{ minHeight: 44, paddingInline: '20px' }}
            >
              <Trans>How it works</Trans>
            </Button>
          </Box>
          <Typography variant="body2" sx={{ color: token('text-3'), marginBlockStart: '16px' }}>
            <Trans>You sign in by a link in an e-mail. There is no password to remember.</Trans>
          </Typography>
          {postingSources.length > 0 && (
            <Typography variant="body2" sx={{ color: token('text-3'), marginBlockStart: '4px' }}>
              <Trans>Postings come from {sources}.</Trans>
            </Typography>
          )}
        </Box>
        <ProductPicture />
      </Box>
      <Promises />
      <SiteLinks />
    </Box>
  );
}

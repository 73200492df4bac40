import { calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '../../platform/clipboard.ts';
import { setExtensionConsent, useExtensionConsent } from '../../platform/extension-consent.ts';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { siteAddress } from '../../platform/share.ts';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';

/** The browser extension: what it does, the address it is told, and what was allowed to it. */
export function ExtensionPart() {
  const { i18n } = useLingui();
  const { siteName } = useSiteConfig();
  const { user } = useSession();
  const consent = useExtensionConsent(user?.userId ?? '');
  const since = consent
    ? dateWords(calendarDate(new Date(consent.at)), i18n.locale, { dateStyle: 'medium' })
    : '';
  const address = siteAddress().replace(/\/$/, '');
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(
      isCopied
        ? { text: <Trans>Address copied.</Trans> }
        : { text: <Trans>The browser did not allow copying.</Trans>, kind: 'error' },
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <Typography variant="h3" component="h3">
        <Trans>Browser extension</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', textWrap: 'pretty' }}>
        <Trans>
          It reads the posting you have open, even behind a sign-in, lets you correct it and sends it to your
          open {siteName} tab, or stores it until one is open. It also fills contact fields of application
          forms from your default resume, field by field, when you press. For Chromium browsers and Firefox;
          the README says how to build and load it. Give it this address: {address}
        </Trans>
      </Typography>
      <Typography variant="body2" role="status">
        {consent ? (
          <Trans>Allowed in this browser since {since}.</Trans>
        ) : (
          <Trans>Not allowed in this browser. It asks with its first posting.</Trans>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          <Trans>Copy address</Trans>
        </Button>
        {consent && (
          <Button variant="text" onClick={() => setExtensionConsent(null)}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}

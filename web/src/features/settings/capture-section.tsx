import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copyText } from '../../platform/clipboard.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { siteAddress } from '../../platform/share.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';
import { bookmarkAddress } from './bookmark.ts';
import { ExtensionPart } from './extension-part.tsx';

/** How a posting on another site gets into the form of a new job: by a bookmark, the share sheet of a phone or the extension. */
export function CaptureSection() {
  const { t } = useLingui();
  const { siteName } = useSiteConfig();
  const address = bookmarkAddress(siteAddress());
  // React writes no address of this kind; a browser takes it as a bookmark anyway.
  const addressed = (link: HTMLAnchorElement | null) => link?.setAttribute('href', address);
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(
      isCopied
        ? { text: <Trans>Bookmark address copied.</Trans> }
        : { text: <Trans>The browser did not allow copying.</Trans>, kind: 'error' },
    );
  };
  return (
    <SectionCard
      title={<Trans>Save jobs from other sites</Trans>}
      lead={
        <Trans>
          Drag the first button to your bookmarks bar. Pressed on the page of a posting, it opens the new-job
          form with that posting filled in for you to check. On a phone, install {siteName} and choose it in
          the share sheet.
        </Trans>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          variant="outlined"
          component="a"
          role="link"
          ref={addressed}
          draggable
          startIcon={<Icon name="jobs" size="xs" />}
          title={t`Drag this to your bookmarks bar`}
          onClick={(event) => {
            event.preventDefault();
            showToast({ text: <Trans>Drag this button to your bookmarks bar.</Trans>, kind: 'info' });
          }}
        >
          <Trans>Save to {siteName}</Trans>
        </Button>
        <Button variant="text" onClick={() => void copy()}>
          <Trans>Copy bookmark address</Trans>
        </Button>
      </Box>
      <Box
        sx={{
          marginBlockStart: '16px',
          paddingBlockStart: '16px',
          borderBlockStart: `1px solid ${token('line')}`,
        }}
      >
        <ExtensionPart />
      </Box>
    </SectionCard>
  );
}

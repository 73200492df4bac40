import { shareText } from '@foothold/core/entities/user/share.messages.ts';
import { type ShareKind, shareNetworks, shareUrl } from '@foothold/core/entities/user/share.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useAboutText } from '../../platform/server/use-about-text.ts';
import { hasShareSheet, openShareSheet, openShareWindow, siteAddress } from '../../platform/share.ts';
import { shareCount } from '../../platform/share-count.ts';
import { useSay } from '../../platform/use-say.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';

/** Milliseconds after opening when the page scrolls to its top (docs/spec/screens.md, Share dialog). */
const scrollAfter = 500;

type Counts = Partial<Record<ShareKind, number>>;

/** The share dialog, word for word as docs/spec/screens.md, Share dialog: the browser's own sheet first, then six networks. */
export function ShareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay();
  const { t } = useLingui();
  const { siteName } = useSiteConfig();
  const aboutText = useAboutText();
  const [counts, setCounts] = useState<Counts>({});
  const titleId = useId();
  const url = siteAddress();
  const title = t`Share ${siteName}`;
  const message = say(shareText('message', { siteName, intro: aboutText })).trim();

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => window.scrollTo(0, 0), scrollAfter);
    for (const { kind } of shareNetworks)
      void shareCount(kind, url).then(
        (count) => count !== null && setCounts((known) => ({ ...known, [kind]: count })),
      );
    return () => clearTimeout(timer);
  }, [open, url]);

  async function shareBySheet() {
    if (await openShareSheet({ title, text: message, url })) onClose();
    else
      showToast({
        kind: 'error',
        text: <Trans>The browser could not open its share sheet. Choose a network.</Trans>,
      });
  }

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box sx={{ padding: '20px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', marginBlockEnd: '4px' }}>
          <Typography id={titleId} variant="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <IconButton aria-label={t`Close`} onClick={onClose} sx={{ marginBlock: '-6px' }}>
            <Icon name="close" size="sm" />
          </IconButton>
        </Box>
        <Typography variant="body2" sx={{ color: token('text-2'), marginBlockEnd: '16px' }}>
          <Trans>Use the buttons to share this application</Trans>
        </Typography>
        {hasShareSheet() && (
          <Button
            variant="contained"
            fullWidth
            onClick={() => void shareBySheet()}
            sx={{ marginBlockEnd: '12px', gap: '8px' }}
          >
            <Icon name="share" size={16} />
            <Trans>Share from this device</Trans>
          </Button>
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' }}>
          {shareNetworks.map(({ kind, name, window: size }) => {
            const count = counts[kind];
            return (
              <Button
                key={kind}
                variant="outlined"
                onClick={() => openShareWindow(shareUrl(kind, { url, title: siteName, message }), size)}
              >
                {kind === 'email' ? say(shareText('email')) : name}
                {count !== undefined && (
                  <Box component="span" sx={{ color: token('text-2'), marginInlineStart: '6px' }}>
                    {t`${plural(count, { one: '# share', other: '# shares' })}`}
                  </Box>
                )}
              </Button>
            );
          })}
        </Box>
      </Box>
    </Dialog>
  );
}

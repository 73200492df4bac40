import type { FlaggedResult } from '@foothold/core/search/saved-flags.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link } from 'react-router';
import { markApplied } from '../../../shared/postings/mark-applied.tsx';
import { safeUrl } from '../../../shared/postings/posting-words.ts';
import { jobPath } from '../../../shared/postings/use-save-posting.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { token } from '../../../ui/tokens.ts';
import { PostingMenu } from './posting-menu.tsx';

type Props = { posting: FlaggedResult; onSave: () => Promise<void> };
type ActionProps = Props & {
  /** It, or its company, was hidden. */ onHidden: () => void;
};

/** Save the job, or open what it was saved as and say that one applied; the posting at its source; what else there is. A bar at the foot of a phone. */
export function PostingActions({ posting, onSave, onHidden }: ActionProps) {
  const canApply = posting.internalId !== null && !posting.applied;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: '8px',
        position: { xs: 'fixed', md: 'static' },
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 1050,
        flexDirection: { xs: 'row-reverse', md: 'row' },
        flexWrap: { md: 'wrap' },
        padding: { xs: '10px 16px', md: 0 },
        marginBlockStart: { md: '12px' },
        borderBlockStart: { xs: `1px solid ${token('line')}`, md: 'none' },
        backgroundColor: { xs: token('page'), md: 'transparent' },
        '& > *': { flex: { xs: '1 1 0', md: '0 0 auto' } },
        ...(canApply && { '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } }),
      }}
    >
      <SaveOrOpen posting={posting} onSave={onSave} />
      {canApply && <Applied internalId={posting.internalId ?? 0} />}
      <OpenPosting posting={posting} isShort={canApply} />
      <PostingMenu posting={posting} onHidden={onHidden} />
    </Box>
  );
}

function SaveOrOpen({ posting: { internalId }, onSave }: Props) {
  const [isSaving, setSaving] = useState(false);
  if (internalId !== null)
    return (
      <Button
        variant="contained"
        component={Link}
        to={jobPath(internalId)}
        startIcon={<Icon name="bookmark-check" size="xs" />}
      >
        <Trans>Open in jobs</Trans>
      </Button>
    );
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    await onSave();
    setSaving(false);
  };
  return (
    <Button
      variant="contained"
      onClick={() => void save()}
      aria-busy={isSaving}
      startIcon={<Icon name="bookmark" size="xs" />}
    >
      <Trans>Save job</Trans>
      <Box
        component="span"
        aria-hidden
        sx={{ display: { xs: 'none', md: 'inline-flex' }, marginInlineStart: '8px' }}
      >
        <KeyCap style={{ color: 'inherit', background: 'transparent', borderColor: 'currentColor' }}>
          s
        </KeyCap>
      </Box>
    </Button>
  );
}

/** One press after the application was sent. */
function Applied({ internalId }: { internalId: number }) {
  const [isSaving, setSaving] = useState(false);
  const note = async () => {
    if (isSaving) return;
    setSaving(true);
    await markApplied(internalId);
    setSaving(false);
  };
  return (
    <Button
      variant="outlined"
      onClick={() => void note()}
      aria-busy={isSaving}
      startIcon={<Icon name="check" size="xs" />}
    >
      <Trans>I applied</Trans>
    </Button>
  );
}

/** The posting where it was found; a sample has no such place. */
export function OpenPosting({
  posting: { url, isSample },
  isShort = false,
}: {
  posting: { url: string; isSample: boolean };
  /** On a phone its icon alone, where others are beside it. */
  isShort?: boolean;
}) {
  const { t } = useLingui();
  const isIcon = useMobile() && isShort;
  const address = safeUrl(url);
  if (address === '' || isSample) return null;
  if (isIcon)
    return (
      <IconButton
        aria-label={t`Open posting`}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        sx={{ '&&': { flex: '0 0 auto', alignSelf: 'center', color: token('text-2') } }}
      >
        <Icon name="external" size="sm" />
      </IconButton>
    );
  return (
    <Button
      variant="outlined"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon name="external" size="xs" />}
    >
      <Trans>Open posting</Trans>
    </Button>
  );
}

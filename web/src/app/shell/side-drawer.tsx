import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DrawerFade } from '../../ui/dialogs/drawer-fade.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import '../../ui/icons/icons-rest.ts';
import { setAppearance, useAppearance } from '../../platform/appearance.ts';
import { href } from '../../platform/href.ts';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useIsOperator } from '../../shared/companies/operator-queries.ts';
import { signingOut } from '../../shared/sign-in/signing-out.ts';
import { endSide } from '../../ui/direction.ts';
import { token } from '../../ui/tokens.ts';
import { type NavigationItem, selectedPath } from '../navigation.ts';
import { ShareDialog } from './share-dialog.tsx';

const Item = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 30,
  paddingInline: 12,
  borderRadius: 14,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token('text'),
  '& svg': { color: token('text-2') },
  '&:hover': { backgroundColor: token('hover') },
  '&[aria-current]': { backgroundColor: token('tint'), fontWeight: 570, '& svg': { color: token('accent') } },
  '@media (max-width: 899.95px), (pointer: coarse)': { minHeight: 44 },
});

const groups = ['main', 'grow', 'places', 'site'] as const;

function GroupHead({ group }: { group: (typeof groups)[number] }) {
  const { siteName } = useSiteConfig();
  if (group === 'main') return null;
  return (
    <Typography
      variant="caption"
      component="h3"
      sx={{ color: token('text-3'), fontWeight: 520, padding: '8px 12px 2px' }}
    >
      {group === 'grow' ? <Trans>Grow</Trans> : group === 'places' ? <Trans>Places</Trans> : siteName}
    </Typography>
  );
}

type Props = { items: readonly NavigationItem[]; open: boolean; onClose: () => void };

/** The drawer of docs/spec/screens.md, Navigation: from the right, 250 px, closes by its button, Escape, the scrim or a choice. */
export function SideDrawer({ items, open, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const isOperator = useIsOperator({ enabled: open });
  const { theme } = useAppearance();
  const [isSharing, setSharing] = useState(false);
  const titleId = useId();
  const selected = selectedPath(items, pathname);
  const other = theme === 'dark' ? 'light' : 'dark';

  function leave() {
    onClose();
    void navigate(href('/'), { replace: true, state: signingOut });
  }

  return (
    <>
      <Drawer
        anchor={endSide()}
        slots={{ transition: DrawerFade }}
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: 250, borderInlineStart: `1px solid ${token('line-strong')}` },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: 60,
            flexShrink: 0,
            paddingInline: '20px 16px',
            borderBlockEnd: `1px solid ${token('line')}`,
          }}
        >
          <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
            <Trans>Menu</Trans>
          </Typography>
          <IconButton aria-label={t`Close the menu`} onClick={onClose}>
            <Icon name="close" size="sm" />
          </IconButton>
        </Box>
        <Box
          component="nav"
          aria-labelledby={titleId}
          sx={{ flexGrow: 1, overflowY: 'auto', padding: '6px 8px' }}
        >
          {groups.map((group) => {
            const entries = items.filter((item) => item.group === group);
            if (entries.length === 0) return null;
            return (
              <Box key={group}>
                <GroupHead group={group} />
                {entries.map((item) => (
                  <Item
                    key={item.path}
                    {...({ component: Link, to: item.path } as object)}
                    onClick={onClose}
                    {...(selected === item.path && { 'aria-current': 'page' as const })}
                  >
                    <Icon name={item.icon} size="xs" />
                    {i18n._(item.title())}
                  </Item>
                ))}
              </Box>
            );
          })}
          {isOperator && (
            <Item {...({ component: Link, to: href('/operator') } as object)} onClick={onClose}>
              <Icon name="check-all" size="xs" />
              <Trans>Operator</Trans>
            </Item>
          )}
          <Item
            aria-haspopup="dialog"
            onClick={() => {
              onClose();
              setSharing(true);
            }}
          >
            <Icon name="share" size="xs" />
            <Trans>Share</Trans>
          </Item>
          {user && (
            <Item
              sx={{ '@media (min-width: 376px)': { display: 'none' } }}
              onClick={() => setAppearance({ theme: other })}
            >
              <Icon name={other === 'dark' ? 'theme-dark' : 'theme-light'} size="xs" />
              {other === 'dark' ? <Trans>Dark theme</Trans> : <Trans>Light theme</Trans>}
            </Item>
          )}
        </Box>
        {user && (
          <Box sx={{ borderBlockStart: `1px solid ${token('line')}`, padding: '8px' }}>
            <Typography
              variant="caption"
              component="p"
              sx={{ color: token('text-3'), padding: '4px 12px', overflowWrap: 'anywhere' }}
            >
              {user.email}
            </Typography>
            <Item onClick={leave}>
              <Icon name="sign-out" size="xs" />
              <Trans>Sign out</Trans>
            </Item>
          </Box>
        )}
      </Drawer>
      <ShareDialog open={isSharing} onClose={() => setSharing(false)} />
    </>
  );
}

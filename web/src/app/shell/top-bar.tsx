import { initials } from '@foothold/core/entities/user/initials.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { setAppearance, useAppearance } from '../../platform/appearance.ts';
import { href } from '../../platform/href.ts';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { Hint } from '../../ui/hint.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { inBarOrder, type NavigationItem, selectedPath } from '../navigation.ts';
import { Mark } from './mark.tsx';
import { JumpButton } from './shell-keys.tsx';

const Bar = styled('header')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 60,
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 24,
  backgroundColor: token('page'),
  borderBlockEnd: `1px solid ${token('line')}`,
  '@media (max-width: 899.95px)': { paddingInline: 8, gap: 0 },
});

const Place = styled(ButtonBase)({
  height: 36,
  gap: 10,
  paddingInline: 13,
  borderRadius: 20,
  border: '1px solid transparent',
  fontSize: '0.875rem',
  fontWeight: 520,
  color: token('text-2'),
  '&:hover': { backgroundColor: token('hover') },
  '&[aria-current]': { backgroundColor: token('surface'), borderColor: token('line'), color: token('text') },
  '@media (max-width: 1199.95px)': { '& > span': { display: 'none' } },
  '@media (max-width: 899.95px)': {
    width: 44,
    height: 44,
    padding: 0,
    '&[aria-current]': { backgroundColor: token('tint'), borderColor: 'transparent', color: token('accent') },
  },
});

function Places({ items }: { items: readonly NavigationItem[] }) {
  const { t, i18n } = useLingui();
  const { variant } = useSiteConfig();
  const { pathname } = useLocation();
  const selected = selectedPath(items, pathname);
  // What the wide bar shows with words; the narrow one shows the flagged entries of the specification.
  const isWide = ({ wide, top }: NavigationItem) =>
    wide !== undefined || (variant === 'place' && top?.includes('place'));
  return (
    <Box
      component="nav"
      aria-label={t`Main`}
      sx={{ display: 'flex', gap: { xs: 0, md: 1 }, marginInlineStart: { xs: 0, md: '12px' } }}
    >
      {inBarOrder(items)
        .filter((item) => isWide(item) || item.top?.includes(variant))
        .map((item) => {
          const label = i18n._(item.title());
          const display = {
            xs: item.top?.includes(variant) ? 'inline-flex' : 'none',
            md: isWide(item) ? 'inline-flex' : 'none',
          };
          return (
            <Hint key={item.path} text={label} delay={600}>
              <Place
                {...({ component: Link, to: item.path } as object)}
                aria-label={label}
                {...(selected === item.path && { 'aria-current': 'page' as const })}
                sx={{ display }}
              >
                <Icon name={item.icon} size="sm" />
                <span>{label}</span>
              </Place>
            </Hint>
          );
        })}
    </Box>
  );
}

function Profile({ name }: { name: string }) {
  const { t } = useLingui();
  const letters = initials(name);
  return (
    <IconButton
      component={Link}
      to={href('/profile')}
      title={t`View Profile`}
      aria-label={t`View Profile, ${letters}`}
      // Of what the narrowest bar has no room for, this is in the menu.
      sx={{ '@media (max-width: 331.95px)': { display: 'none' } }}
    >
      <Avatar
        sx={{
          width: 32,
          height: 32,
          fontSize: '0.75rem',
          fontWeight: 620,
          color: token('text'),
          backgroundColor: token('tint'),
          border: `1px solid ${token('tint-line')}`,
        }}
      >
        {letters}
      </Avatar>
    </IconButton>
  );
}

/** The bar at the top: mark, places to go, theme, profile or Sign In, menu. */
export function TopBar({ items, onMenu }: { items: readonly NavigationItem[]; onMenu: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { siteName } = useSiteConfig();
  const { theme } = useAppearance();
  const { pathname } = useLocation();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Bar>
      <Box
        component={Link}
        to={user ? href('/work') : href('/')}
        aria-label={siteName}
        sx={{
          display: { xs: user ? 'none' : 'flex', md: 'flex' },
          alignItems: 'center',
          gap: '10px',
          color: token('text'),
          fontWeight: 620,
          fontSize: '1rem',
          textDecoration: 'none',
          minHeight: 44,
          paddingInlineStart: { xs: '8px', md: 0 },
        }}
      >
        <Mark />
        {siteName}
      </Box>
      {user && <Places items={items} />}
      <Box sx={{ flexGrow: 1 }} />
      {user && <JumpButton />}
      {!user && pathname !== href('/auth') && (
        <Button variant="outlined" component={Link} to={href('/auth')}>
          <Trans>Sign In</Trans>
        </Button>
      )}
      <Hint text={other === 'dark' ? t`Dark theme` : t`Light theme`}>
        <IconButton
          aria-label={other === 'dark' ? t`Switch to the dark theme` : t`Switch to the light theme`}
          onClick={() => setAppearance({ theme: other })}
          sx={{ '@media (max-width: 375.95px)': { display: user ? 'none' : 'inline-flex' } }}
        >
          <Icon name={other === 'dark' ? 'theme-dark' : 'theme-light'} size="sm" />
        </IconButton>
      </Hint>
      {user && <Profile name={user.name} />}
      <Hint text={t`Menu`}>
        <IconButton aria-label={t`Open the menu`} aria-haspopup="dialog" onClick={onMenu}>
          <Icon name="menu" size="sm" />
        </IconButton>
      </Hint>
    </Bar>
  );
}

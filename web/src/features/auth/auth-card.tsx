import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { LanguageFoot } from '../../shared/language/language-foot.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';

type Props = {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
  /** True where the card replaced another one: reading starts again at its title. */
  isNews?: boolean;
  /** True where the person is about to agree to something. */
  showsTerms?: boolean;
};

/** The one card of the sign-in page: title, what to do, and the promise about own data (docs/spec/interface.md, Sign-in page). */
export function AuthCard({ title, lead, children, isNews = false, showsTerms = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <Box
      sx={{
        maxWidth: 420,
        marginInline: 'auto',
        marginBlockStart: { xs: '24px', md: '92px' },
        paddingInline: { xs: '16px', md: 0 },
      }}
    >
      <Box
        sx={{
          padding: { xs: 0, md: '32px' },
          border: { xs: 0, md: `1px solid ${token('line')}` },
          borderRadius: '20px',
          backgroundColor: { md: token('surface') },
        }}
      >
        <Typography
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            fontSize: 22,
            lineHeight: '28px',
            fontWeight: 620,
            letterSpacing: '-0.01em',
            outline: 'none',
          }}
        >
          {title}
        </Typography>
        <Typography
          component="div"
          sx={{
            marginBlockStart: '4px',
            fontSize: 14,
            lineHeight: '20px',
            color: token('text-2'),
            overflowWrap: 'anywhere',
          }}
        >
          {lead}
        </Typography>
        {children}
        <Box
          sx={{
            display: 'flex',
            gap: '12px',
            marginBlockStart: '24px',
            paddingBlockStart: '20px',
            borderBlockStart: `1px solid ${token('line')}`,
          }}
        >
          <Box component="span" sx={{ color: token('text-2'), flexShrink: 0 }}>
            <Icon name="device" size="xs" />
          </Box>
          <Typography sx={{ fontSize: 13, lineHeight: '18px', color: token('text-2') }}>
            <Trans>
              Your jobs, resumes and interviews stay in this browser. The account holds your name, e-mail and
              plan, nothing else.
            </Trans>
          </Typography>
        </Box>
      </Box>
      {showsTerms && (
        <Typography
          sx={{
            marginBlockStart: '16px',
            fontSize: 13,
            lineHeight: '20px',
            color: token('text-2'),
            textAlign: 'center',
          }}
        >
          <Trans>
            By signing in you accept the{' '}
            <Link component={RouterLink} to="/terms" underline="always">
              Terms
            </Link>{' '}
            and{' '}
            <Link component={RouterLink} to="/privacy" underline="always">
              Privacy
            </Link>{' '}
            pages.
          </Trans>
        </Typography>
      )}
      <Box sx={{ marginBlockStart: '8px' }}>
        <LanguageFoot />
      </Box>
    </Box>
  );
}

import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { token } from '../../components/tokens.ts';

function GoogleMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.2"
      aria-hidden="true"
    >
      <path d="M19.4 6.6A9 9 0 1 0 21 12h-9" />
    </svg>
  );
}

/** Continue with Google: always there, and where the server has no Google sign-in it says so in words. */
export function GoogleButton({ isSetUp }: { isSetUp: boolean }) {
  const reason = useId();
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        startIcon={<GoogleMark />}
        aria-disabled={!isSetUp}
        aria-describedby={isSetUp ? undefined : reason}
        sx={{
          height: 44,
          color: isSetUp ? token('text') : token('text-2'),
          ...(!isSetUp && { cursor: 'default' }),
        }}
      >
        <Trans>Continue with Google</Trans>
      </Button>
      {!isSetUp && (
        <Typography
          id={reason}
          sx={{
            marginBlockStart: '8px',
            fontSize: 13,
            lineHeight: '18px',
            color: token('text-2'),
            textAlign: 'center',
          }}
        >
          <Trans>Google sign-in is not set up on this server.</Trans>
        </Typography>
      )}
    </>
  );
}

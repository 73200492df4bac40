import { useLingui } from '@lingui/react/macro';
import { lazy, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../platform/server/session.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { AskLink } from './ask-link.tsx';
import { readAuthAddress } from './auth-address.ts';
import type { SentLink } from './sent-link.ts';

// Whoever comes to sign in sees the form first; what a link or Google leads to loads with that address.
const ConfirmEmailChange = lazy(async () => ({
  default: (await import('./confirm-email-change.tsx')).ConfirmEmailChange,
}));
const GoogleLanding = lazy(async () => ({ default: (await import('./google-landing.tsx')).GoogleLanding }));
const LinkLanding = lazy(async () => ({ default: (await import('./link-landing.tsx')).LinkLanding }));
const LinkProblem = lazy(async () => ({ default: (await import('./link-problem.tsx')).LinkProblem }));
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));
const loadSent = () => import('./link-sent.tsx');
const LinkSent = lazy(async () => ({ default: (await loadSent()).LinkSent }));

/** /auth: asks for a sign-in link, or does what the link or Google brought with the address, then goes on to where the person wanted to be. */
export function AuthScreen() {
  const { t } = useLingui();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { authChecked, user, expired } = useSession();
  const [sent, setSent] = useState<SentLink | null>(null);
  const [typed, setTyped] = useState('');
  const address = readAuthAddress(new URLSearchParams(search));
  const { next } = address;
  useScreenTitle(t`Sign in`);
  useEffect(() => {
    // There before the mail is sent; where it fails the next screen says so.
    loadSent().catch(() => undefined);
  }, []);

  if (address.kind === 'follow') return <LinkLanding key={address.token} token={address.token} next={next} />;
  if (address.kind === 'malformed')
    return <LinkProblem code="missing-email-link" told={{ message: '' }} next={next} />;
  if (address.kind === 'confirm-email')
    return <ConfirmEmailChange key={address.token} token={address.token} />;
  if (address.kind === 'google')
    return <GoogleLanding key={search} code={address.code} way={address.way} next={next} />;
  if (address.kind === 'second')
    return <SecondStep next={next} onSignedIn={() => void navigate(next, { replace: true })} />;
  if (authChecked && user && !expired) return <Navigate to={next} replace />;
  if (sent) return <LinkSent sent={sent} next={next} onSent={setSent} onOther={() => setSent(null)} />;
  return (
    <AskLink
      initialEmail={typed || user?.email || ''}
      isAgain={expired}
      next={next}
      onSent={(link) => {
        setTyped(link.email);
        setSent(link);
      }}
    />
  );
}

import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { AskLink } from './ask-link.tsx';
import { readAuthAddress } from './auth-address.ts';
import { ConfirmEmailChange } from './confirm-email-change.tsx';
import { GoogleLanding } from './google-landing.tsx';
import { LinkLanding } from './link-landing.tsx';
import { LinkProblem } from './link-problem.tsx';
import { LinkSent } from './link-sent.tsx';
import type { SentLink } from './sent-link.ts';

/** /auth: asks for a sign-in link, or does what the link or Google brought with the address, then goes on to where the person wanted to be. */
export function AuthScreen() {
  const { search } = useLocation();
  const { authChecked, user, expired } = useSession();
  const [sent, setSent] = useState<SentLink | null>(null);
  const [typed, setTyped] = useState('');
  const address = readAuthAddress(new URLSearchParams(search));
  const { next } = address;

  if (address.kind === 'follow') return <LinkLanding key={address.token} token={address.token} next={next} />;
  if (address.kind === 'malformed') return <LinkProblem code="missing-email-link" message="" next={next} />;
  if (address.kind === 'confirm-email')
    return <ConfirmEmailChange key={address.token} token={address.token} />;
  if (address.kind === 'google')
    return <GoogleLanding key={search} code={address.code} way={address.way} next={next} />;
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

import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { homePaths } from './home-paths.ts';
import { TextPage, TextPart } from './text-page.tsx';

/** The terms of use, short and plain. */
export function TermsScreen() {
  const { siteName } = useSiteConfig();
  return (
    <TextPage title={<Trans>Terms</Trans>} lead={<Trans>By using {siteName} you agree to this page.</Trans>}>
      <TextPart title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            Sign in with an e-mail address that is yours. A sign-in link is like a key: whoever opens it is
            signed in as you, so do not pass it on.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>What you enter</Trans>}>
        <p>
          <Trans>
            It is yours. It is kept in your browser, as <Link to={homePaths.privacy}>Privacy</Link> explains,
            so looking after that browser is up to you. Clearing the browser’s site data removes it.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Postings</Trans>}>
        <p>
          <Trans>
            Postings come from others and may be wrong, outdated or already filled. Check the original before
            you act on one. Do not send money or identity papers to somebody you only know from a posting.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Fair use</Trans>}>
        <p>
          <Trans>
            Do not copy postings in bulk, get around limits, or try to reach the accounts of others. An
            account used that way can be closed.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>No guarantee</Trans>}>
        <p>
          <Trans>
            {siteName} is provided as is. To the extent the law allows, it does not promise a job, a reply, or
            that it is always available.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}

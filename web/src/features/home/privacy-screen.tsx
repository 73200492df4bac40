import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useSiteConfig } from '../../platform/site-config.ts';
import { homePaths } from './home-paths.ts';
import { TextPage, TextPart } from './text-page.tsx';

/** What is kept where, in plain words; every sentence is to be true of the code. */
export function PrivacyScreen() {
  const { siteName } = useSiteConfig();
  return (
    <TextPage
      title={<Trans>Privacy</Trans>}
      lead={
        <Trans>
          What you enter about your job search stays in your browser. The server keeps your account.
        </Trans>
      }
    >
      <TextPart title={<Trans>In this browser</Trans>}>
        <p>
          <Trans>
            Jobs, notes, dates, histories and settings are kept in this browser’s own database, separately for
            each account. They are not copied to the server. Another browser or device does not have them, and
            clearing the browser’s site data removes them.
          </Trans>
        </p>
        <p>
          <Trans>
            The browser also remembers who is signed in, the theme and color, and what this server offers.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>On the server</Trans>}>
        <ul>
          <li>
            <Trans>Your account: e-mail address, name if there is one, and when it was created.</Trans>
          </li>
          <li>
            <Trans>
              Your sign-ins: when each began and ends. Neither your network address nor the name of your
              browser is kept.
            </Trans>
          </li>
          <li>
            <Trans>
              Sign-in links you asked for: the e-mail address and a fingerprint of the link, for about a day.
            </Trans>
          </li>
          <li>
            <Trans>Job postings that anybody may search. They hold nothing about you.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            A search is sent to the server to be answered: its words, place and filters. {siteName} does not
            add them to your account.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Cookies and others</Trans>}>
        <p>
          <Trans>
            The cookies serve signing in and nothing else. There is no advertising and no tracking by others.
            “Open posting” takes you to another site, which has its own rules.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Leaving</Trans>}>
        <p>
          <Trans>
            To have your account deleted, write to <Link to={homePaths.support}>Support</Link>. What is in
            your browser is yours to keep or to clear.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}

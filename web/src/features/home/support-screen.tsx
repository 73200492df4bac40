import { Trans } from '@lingui/react/macro';
import { useSiteConfig } from '../../platform/site-config.ts';
import { TextPage, TextPart } from './text-page.tsx';

/** How to get help: whom to write to, what to say, what to try first. */
export function SupportScreen() {
  const { supportEmail, version } = useSiteConfig();
  return (
    <TextPage
      title={<Trans>Support</Trans>}
      lead={<Trans>Something wrong, or a question? A person reads what you write.</Trans>}
    >
      <TextPart title={<Trans>Write to us</Trans>}>
        {supportEmail ? (
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        ) : (
          <p>
            <Trans>Whoever runs this server has not set an address for support.</Trans>
          </p>
        )}
        <p>
          <Trans>
            Say what you did, what you expected and what you saw. If a message showed a request number, quote
            it: it leads to what happened without anything about you.
          </Trans>
        </p>
        {version && (
          <p>
            <Trans>This is version {version}.</Trans>
          </p>
        )}
      </TextPart>
      <TextPart title={<Trans>The sign-in link does not come</Trans>}>
        <p>
          <Trans>
            Look in the spam folder, and check the address for a slip. You can ask for another link after half
            a minute.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>My jobs are not here</Trans>}>
        <p>
          <Trans>
            They are kept in the browser and under the account you saved them with. Open that browser and sign
            in with that address. A private window forgets them when it closes.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}

import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { Note } from '../../ui/notes/note.tsx';
import { SupportForm } from './support-form.tsx';
import { TextPage, TextPart } from './text-page.tsx';

/** How to get help: a message to whoever runs the site, whom to write to else, what to try first. */
export function SupportScreen() {
  const { supportEmail, version, signIn } = useSiteConfig();
  const [sentFrom, setSentFrom] = useState('');
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentFrom) heading.current?.focus();
  }, [sentFrom]);
  return (
    <TextPage
      title={<Trans>Support</Trans>}
      lead={<Trans>Something wrong, or a question? A person reads what you write.</Trans>}
    >
      <TextPart title={<Trans>Write to us</Trans>}>
        <p>
          <Trans>
            Say what you did, what you expected and what you saw. If a message showed a request number, quote
            it: it leads to what happened without anything about you.
          </Trans>
        </p>
        {signIn.email === 'none' ? (
          <p>
            <Trans>Mail is not set up on this server, so it cannot send a message for you.</Trans>
          </p>
        ) : sentFrom ? (
          <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            <Note
              kind="quiet"
              icon="check"
              role="status"
              title={<Trans>Your message is on its way.</Trans>}
              action={
                <Button variant="outlined" size="small" onClick={() => setSentFrom('')}>
                  <Trans>Write another message</Trans>
                </Button>
              }
            >
              {signIn.email === 'mailbox' ? (
                <Trans>On this machine it is in the development mailbox of {supportEmail}.</Trans>
              ) : (
                <Trans>The answer comes to {sentFrom}.</Trans>
              )}
            </Note>
          </div>
        ) : (
          <SupportForm onSent={setSentFrom} />
        )}
        {supportEmail && (
          <p style={{ marginBlockStart: 16 }}>
            {signIn.email === 'none' ? (
              <Trans>
                Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
              </Trans>
            ) : (
              <Trans>
                Or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> from your own e-mail.
              </Trans>
            )}
          </p>
        )}
        {version && (
          <p>
            <Trans>This is version {version}.</Trans>
          </p>
        )}
      </TextPart>
      <TextPart title={<Trans>The sign-in link does not come</Trans>}>
        <p>
          <Trans>
            Look in the spam folder, and check the address for a typo. You can ask for another link after half
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

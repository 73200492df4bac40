import type { Contact, ContactField } from '@foothold/core/extension/contact.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { systemClock } from '../../data/rows/clock.ts';
import { listenToExtension } from '../../platform/extension-calls.ts';
import { href } from '../../platform/href.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { ConfirmDialogBox } from '../../ui/dialogs/confirm-dialog-box.tsx';
import { token } from '../../ui/tokens.ts';
import { answerCall } from './answer-call.ts';
import { type Asked, oneQuestionAtATime } from './one-question.ts';

/** Answers the browser extension, and asks the person before it gets anything. Stands in the frame once it was called. */
export function ExtensionBridge() {
  const { siteName } = useSiteConfig();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const questions = useRef(oneQuestionAtATime(setAsked));
  const screen = useRef({ siteName, navigate });
  screen.current = { siteName, navigate };
  useEffect(
    () =>
      listenToExtension((call) => {
        void answerCall(call, {
          siteName: screen.current.siteName,
          now: () => systemClock.now().getTime(),
          newId: () => crypto.randomUUID(),
          ask: (question) => questions.current.ask(question),
          openForm: (id) => void screen.current.navigate(href('/job/add', { search: { handed: id } })),
        });
      }),
    [],
  );
  if (!asked) return null;
  const { question, tell } = asked;
  const { email } = question.user;
  return question.kind === 'allow' ? (
    <ConfirmDialogBox
      open
      title={<Trans>Allow the {siteName} extension?</Trans>}
      confirm={<Trans>Allow</Trans>}
      keep={<Trans>Not now</Trans>}
      onConfirm={() => tell(true)}
      onClose={() => tell(false)}
    >
      <Trans>
        It sends postings that you save on other sites: each opens in the new-job form for you to check. It
        sees that {email} is signed in here, and whether a posting is among your jobs. You can withdraw this
        in Settings.
      </Trans>
    </ConfirmDialogBox>
  ) : (
    <ConfirmDialogBox
      open
      title={<Trans>Share your contact details with the extension?</Trans>}
      confirm={<Trans>Share</Trans>}
      keep={<Trans>Not now</Trans>}
      onConfirm={() => tell(true)}
      onClose={() => tell(false)}
    >
      <Trans>
        From your default resume, to fill application forms with when you press. It forgets them when the
        browser is closed.
      </Trans>
      <ContactList contact={question.contact} />
    </ConfirmDialogBox>
  );
}

/** What would be given, so that yes is said to that and nothing else. */
function ContactList({ contact }: { contact: Contact }) {
  const labels = useContactLabels();
  const rows = (Object.keys(labels) as ContactField[]).filter((name) => contact[name] !== '');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: '4px 12px',
        margin: '12px 0 0',
        '& dt': { color: token('text-3') },
        '& dd': { margin: 0, color: token('text'), overflowWrap: 'anywhere' },
      }}
    >
      {rows.flatMap((name) => [
        <dt key={`${name} label`}>{labels[name]}</dt>,
        <dd key={name}>{contact[name]}</dd>,
      ])}
    </Box>
  );
}

function useContactLabels(): Record<ContactField, string> {
  const { t } = useLingui();
  return {
    fullName: t`Name`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`E-mail`,
    phone: t`Phone`,
    location: t`Location`,
    city: t`City`,
    region: t`State or region`,
    country: t`Country`,
    linkedin: t`LinkedIn`,
    github: t`GitHub`,
    website: t`Website`,
    headline: t`Headline`,
  };
}

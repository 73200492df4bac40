import { readMailKind } from '@foothold/core/parsing/mail/mail-kind.ts';
import { readMailText } from '@foothold/core/parsing/mail/mail-text.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Note } from '../../../ui/notes/note.tsx';
import { jobPaths } from '../shared/job-paths.ts';

/** Above the form of a new job: what was shared is an employer's e-mail and no posting. */
export function MailHint({ text }: { text: string }) {
  const isMail = useMemo(() => readMailKind(readMailText(text)) !== null, [text]);
  if (!isMail) return null;
  return (
    <Note
      kind="quiet"
      icon="mail"
      title={<Trans>This reads as an e-mail from an employer.</Trans>}
      action={
        <Button variant="outlined" component={Link} to={jobPaths.mail} state={{ mail: text }}>
          <Trans>Read it as an e-mail</Trans>
        </Button>
      }
    />
  );
}

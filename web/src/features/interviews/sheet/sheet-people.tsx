import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { mailLink, phoneLink } from '@foothold/core/entities/contact/contact-links.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { InterviewPart, partRow, plainList, Second } from '../shared/interview-part.tsx';
import { sheetPeople } from './sheet-names.ts';

type Props = { interview: Interview; people: readonly Contact[] };

/** Who holds the interview, with what is noted of each and the ways to reach them. */
export function SheetPeople({ interview, people }: Props) {
  const { t } = useLingui();
  const all = sheetPeople(interview, people);
  return (
    <InterviewPart title={<Trans>Who you will meet</Trans>}>
      {all.length === 0 && (
        <Second>
          <Trans>Nobody is named yet. Ask who will be there: it is a fair question.</Trans>
        </Second>
      )}
      <Box component="ul" aria-label={t`Who you will meet`} sx={plainList}>
        {all.map(({ name, role, contact }) => (
          <Box component="li" key={name} sx={partRow}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              {role && <Second>{role}</Second>}
              {contact?.notes && (
                <Second>
                  <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
                    {contact.notes.slice(0, maxNotes)}
                    {contact.notes.length > maxNotes && ' …'}
                  </Box>
                </Second>
              )}
            </Box>
            {contact && <Ways contact={contact} />}
          </Box>
        ))}
      </Box>
    </InterviewPart>
  );
}

/** Letters of the notes of one person: the rest stands with the contact. */
const maxNotes = 1200;

function Ways({ contact: { name, email, phone, url } }: { contact: Contact }) {
  const { t } = useLingui();
  const way = (icon: IconName, href: string | null, label: string) =>
    href && (
      <IconButton
        component="a"
        href={href}
        aria-label={label}
        title={label}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name={icon} size="xs" />
      </IconButton>
    );
  return (
    <>
      {way('mail', mailLink(email), t`Write to ${name}, ${email}`)}
      {way('phone', phoneLink(phone), t`Call ${name}, ${phone}`)}
      {way('external', webAddress(url), t`Page of ${name}`)}
    </>
  );
}

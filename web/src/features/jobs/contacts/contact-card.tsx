import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { deleteContact, linkContact, useJobContacts } from '../../../data/steps/contacts.ts';
import { ContactForm } from '../../../shared/contacts/contact-form.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { SideCard } from '../shared/side-card.tsx';
import { ContactRow } from './contact-row.tsx';

/** The people of a job: reached, added, changed, removed; and those known at its company from other jobs. */
export function ContactCard({ job }: { job: Job }) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const people = useJobContacts(job.internalId, job.companyName);
  const close = () => setEditing(null);
  const { contacts = [], known = [], broken = [] } = people ?? {};
  return (
    <SideCard
      title={<Trans>Contacts</Trans>}
      end={
        <IconButton
          aria-label={t`Add contact`}
          title={t`Add contact`}
          onClick={() => setEditing('new')}
          sx={{ marginBlock: '-8px', marginInlineEnd: '-8px' }}
        >
          <Icon name="add" size="xs" />
        </IconButton>
      }
    >
      {editing === 'new' && <ContactForm jobId={job.internalId} contact={null} onClose={close} />}
      {people && contacts.length === 0 && editing !== 'new' && (
        <Quiet>
          <Trans>Nobody yet. Recruiters, managers, people who referred you.</Trans>
        </Quiet>
      )}
      {contacts.length > 0 && (
        <Box component="ul" aria-label={t`Contacts`} sx={list}>
          {contacts.map((contact) =>
            editing === contact.internalId ? (
              <li key={contact.internalId}>
                <ContactForm jobId={job.internalId} contact={contact} onClose={close} />
              </li>
            ) : (
              <ContactRow
                key={contact.internalId}
                contact={contact}
                end={<Menu contact={contact} onEdit={() => setEditing(contact.internalId)} />}
              />
            ),
          )}
        </Box>
      )}
      {broken.length > 0 && (
        <Quiet>
          <Plural
            value={broken.length}
            one="# contact could not be read. It was not deleted."
            other="# contacts could not be read. None was deleted."
          />
        </Quiet>
      )}
      {known.length > 0 && <Known job={job} known={known} />}
    </SideCard>
  );
}

function Menu({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const { t } = useLingui();
  const { name } = contact;
  const remove = async () =>
    toastResult(await deleteContact(contact.internalId), <Trans>Contact removed: {name}.</Trans>);
  return (
    <RowMenu
      label={t`Change contact: ${name}`}
      actions={[
        { name: 'edit', label: <Trans>Edit contact</Trans>, onClick: onEdit },
        { name: 'remove', label: <Trans>Remove contact</Trans>, onClick: () => void remove() },
      ]}
    />
  );
}

function Known({ job, known }: { job: Job; known: readonly Contact[] }) {
  const { t } = useLingui();
  const add = async ({ internalId, name }: Contact) =>
    toastResult(await linkContact(internalId, job.internalId), <Trans>Contact added: {name}.</Trans>);
  return (
    <>
      <Quiet>
        <Trans>You know at {job.companyName}, from other jobs:</Trans>
      </Quiet>
      <Box component="ul" aria-label={t`Known at ${job.companyName}`} sx={list}>
        {known.map((contact) => (
          <ContactRow
            key={contact.internalId}
            contact={contact}
            end={
              <Button
                variant="text"
                aria-label={t`Add ${contact.name}`}
                onClick={() => void add(contact)}
                sx={{ color: token('accent'), fontSize: '0.8125rem', minWidth: 44, paddingInline: '8px' }}
              >
                <Trans>Add</Trans>
              </Button>
            }
          />
        ))}
      </Box>
    </>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        color: token('text-2'),
        fontSize: '0.8125rem',
        lineHeight: '18px',
        '&:not(:first-of-type)': { marginBlockStart: '8px' },
      }}
    >
      {children}
    </Box>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' };

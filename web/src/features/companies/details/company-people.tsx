import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { personOf } from '@foothold/core/entities/contact/contact.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { CardText, DetailCard } from '../../../shared/companies/detail-card.tsx';
import { ContactActions, waysTo } from '../../../shared/contacts/contact-actions.tsx';
import { ContactInitials } from '../../../shared/contacts/contact-initials.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { token } from '../../../ui/tokens.ts';

const ContactForm = partLater(
  async () => (await import('../../../shared/contacts/contact-form.tsx')).ContactForm,
);

/** Everybody known at a company, from its jobs and without one. */
export function CompanyPeople({
  companyName,
  contacts,
}: {
  companyName: string;
  contacts: readonly Contact[];
}) {
  const [isAdding, setAdding] = useState(false);
  return (
    <DetailCard
      title={<Trans>People</Trans>}
      end={
        !isAdding && (
          <Button
            variant="text"
            onClick={() => setAdding(true)}
            sx={{ color: token('accent'), marginInlineEnd: '-10px' }}
          >
            <Trans>Add person</Trans>
          </Button>
        )
      }
    >
      {isAdding && (
        <Box sx={{ padding: '12px 12px 0' }}>
          <ContactForm
            jobId={null}
            companyName={companyName}
            contact={null}
            onClose={() => setAdding(false)}
          />
        </Box>
      )}
      {contacts.length === 0 && !isAdding && (
        <CardText>
          <Trans>Nobody yet. Who works there, recruits, or could tell you more?</Trans>
        </CardText>
      )}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {contacts.map((contact) => (
          <Person key={contact.internalId} contact={contact} />
        ))}
      </Box>
    </DetailCard>
  );
}

function Person({ contact }: { contact: Contact }) {
  const { name, role, notes } = contact;
  const under = [role, ...waysTo(contact).plain].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: '12px',
        alignItems: 'center',
        padding: '10px 16px',
        minHeight: 58,
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <ContactInitials name={name} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component={Link}
          to={href('/contacts', { search: { person: personOf(contact) } })}
          sx={{
            fontWeight: 570,
            fontSize: '0.875rem',
            lineHeight: '20px',
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
            paddingBlock: { xs: '8px', md: 0 },
          }}
        >
          {name || <Trans>Without a name</Trans>}
        </Box>
        {[under, notes.slice(0, 120)].filter(Boolean).map((line) => (
          <Box key={line} sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
            {line}
          </Box>
        ))}
      </Box>
      <Box sx={{ flexShrink: 0, display: 'flex', marginInlineEnd: '-8px' }}>
        <ContactActions contact={contact} />
      </Box>
    </Box>
  );
}

import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ContactActions, waysTo } from '../../../shared/contacts/contact-actions.tsx';
import { ContactInitials } from '../../../shared/contacts/contact-initials.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  contact: Contact;
  /** What can be done with the contact: a menu, or a button. */
  end: ReactNode;
};

/** A person: initials, name, role, and the ways to reach them that work. */
export function ContactRow({ contact, end }: Props) {
  const { name, role, notes } = contact;
  // What no link can be made of is still read.
  const second = [role, ...waysTo(contact).plain].filter((text) => text.trim() !== '').join(' · ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '12px', alignItems: 'center', minHeight: 54, paddingBlock: '6px' }}
    >
      <ContactInitials name={name} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 570, lineHeight: '20px' }}>{name}</Box>
        {second && <Small>{second}</Small>}
        {notes && <Small>{notes}</Small>}
      </Box>
      <Box sx={{ flexShrink: 0, display: 'flex', alignItems: 'center' }}>
        <ContactActions contact={contact} />
        {end}
      </Box>
    </Box>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px', whiteSpace: 'pre-wrap' }}>
      {children}
    </Box>
  );
}

import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { mailLink, phoneLink } from '@foothold/core/entities/contact/contact-links.ts';
import { initials } from '@foothold/core/entities/user/initials.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import { webAddress } from '../posting/posting-text.ts';

type Props = {
  contact: Contact;
  /** What can be done with the contact: a menu, or a button. */
  end: ReactNode;
};

/** A person: initials, name, role, and the ways to reach them that work. */
export function ContactRow({ contact, end }: Props) {
  const { t } = useLingui();
  const { name, role, email, phone, notes } = contact;
  const mail = mailLink(email);
  const call = phoneLink(phone);
  const page = webAddress(contact.url);
  // What no link can be made of is still read.
  const plain = [mail ? '' : email, call ? '' : phone, page ? '' : contact.url];
  const second = [role, ...plain].filter((text) => text.trim() !== '').join(' · ');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '12px', alignItems: 'center', minHeight: 54, paddingBlock: '6px' }}
    >
      <Box
        aria-hidden
        sx={{
          flexShrink: 0,
          alignSelf: 'flex-start',
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          marginBlockStart: '3px',
          borderRadius: '16px',
          border: `1px solid ${token('line-strong')}`,
          backgroundColor: token('sunken'),
          color: token('text-2'),
          fontSize: '0.75rem',
          fontWeight: 620,
        }}
      >
        {initials(name)}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 570, lineHeight: '20px' }}>{name}</Box>
        {second && <Small>{second}</Small>}
        {notes && <Small>{notes}</Small>}
      </Box>
      <Box sx={{ flexShrink: 0, display: 'flex', alignItems: 'center' }}>
        {mail && <Way icon="mail" href={mail} label={t`Write to ${name}, ${email}`} />}
        {call && <Way icon="phone" href={call} label={t`Call ${name}, ${phone}`} />}
        {page && <Way icon="external" href={page} label={t`Page of ${name}`} isPage />}
        {end}
      </Box>
    </Box>
  );
}

function Way({ icon, href, label, isPage }: { icon: IconName; href: string; label: string; isPage?: true }) {
  return (
    <IconButton
      component="a"
      href={href}
      aria-label={label}
      title={label}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} size="xs" />
    </IconButton>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px', whiteSpace: 'pre-wrap' }}>
      {children}
    </Box>
  );
}

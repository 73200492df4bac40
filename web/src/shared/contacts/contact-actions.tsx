import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { mailLink, phoneLink } from '@foothold/core/entities/contact/contact-links.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';

type Reached = Pick<Contact, 'name' | 'email' | 'phone' | 'url'>;

/** Addresses that reach a person, null where what was entered makes none, and the texts that have to be read instead. */
export function waysTo({ email, phone, url }: Reached) {
  const ways = { mail: mailLink(email), call: phoneLink(phone), page: webAddress(url) || null };
  const plain = [ways.mail ? '' : email, ways.call ? '' : phone, ways.page ? '' : url];
  return { ...ways, plain: plain.filter((text) => text.trim() !== '') };
}

/** A button each to write to a person, to call and to open their page, where that works. */
export function ContactActions({ contact }: { contact: Reached }) {
  const { t } = useLingui();
  const { name, email, phone } = contact;
  const { mail, call, page } = waysTo(contact);
  return (
    <>
      {mail && <Way icon="mail" href={mail} label={t`Write to ${name}, ${email}`} />}
      {call && <Way icon="phone" href={call} label={t`Call ${name}, ${phone}`} />}
      {page && <Way icon="external" href={page} label={t`Page of ${name}`} isPage />}
    </>
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

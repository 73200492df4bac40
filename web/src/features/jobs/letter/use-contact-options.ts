import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { noContact } from '@foothold/core/entities/letter/letter-contact.ts';
import { useLingui } from '@lingui/react/macro';

/** Whom a letter can be to: the people of the job, or nobody by name. */
export function useContactOptions(contacts: readonly Contact[]): { value: string; label: string }[] {
  const { t } = useLingui();
  return [
    { value: noContact, label: t`The team, no name` },
    ...contacts.map(({ uid, name, role }) => ({
      value: uid,
      label: role ? `${name}, ${role}` : name || t`(no name)`,
    })),
  ];
}

import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import {
  ContactForm as ContactFormSchema,
  type ContactFormValues,
  newContactValues,
} from '@foothold/core/entities/contact/contact-form.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { saveContact } from '../../data/steps/contacts.ts';
import { TextField } from '../../ui/fields/form-field.tsx';
import { LinkField } from '../../ui/fields/link-field.tsx';
import { InPlaceForm } from '../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { useLabels } from '../own-data/use-entity-texts.ts';

type Stored = ContactFormValues & Pick<Contact, 'internalId' | 'updatedAt'>;

type Props = {
  /** Null: not at a job yet. */
  jobId: number | null;
  /** Where somebody new works who is at no job yet. */
  companyName?: string;
  /** The contact to change; null for a new one. */
  contact: Stored | null;
  onClose: () => void;
};

/** A person who has to do with a job. */
export function ContactForm({ jobId, companyName, contact, onClose }: Props) {
  const labels = useLabels('contacts', keysOf(newContactValues));
  const { t } = useLingui();
  const form = useForm<ContactFormValues>({
    defaultValues: contact ? valuesOf(contact) : newContactValues,
    mode: 'onTouched',
    resolver: useFormResolver(ContactFormSchema),
  });
  const field = (name: keyof ContactFormValues) => ({
    control: form.control,
    name,
    label: labels[name],
  });
  const save = async (values: ContactFormValues) => {
    const result = contact
      ? await saveContact(
          { ...values, jobId, internalId: contact.internalId },
          { basedOn: contact.updatedAt },
        )
      : await saveContact({ ...values, jobId, ...(companyName && { companyName }) });
    const said = contact ? <Trans>Contact changed.</Trans> : <Trans>Contact added.</Trans>;
    if (toastResult(result, said)) onClose();
  };
  return (
    <InPlaceForm
      form={form}
      label={contact ? t`Change contact` : t`Add contact`}
      saveLabel={<Trans>Save contact</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      <TextField {...field('name')} autoFocus />
      <TextField {...field('role')} placeholder={t`Recruiter, manager, referred you …`} />
      <TextField {...field('email')} type="email" inputMode="email" />
      <TextField {...field('phone')} type="tel" />
      <LinkField {...field('url')} />
      <TextField {...field('notes')} multiline rows={2} />
    </InPlaceForm>
  );
}

function valuesOf({ name, role, email, phone, url, notes }: Stored): ContactFormValues {
  return { name, role, email, phone, url, notes };
}

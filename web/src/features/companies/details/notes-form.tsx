import type { Company } from '@foothold/core/entities/company/company.ts';
import { longTextField } from '@foothold/core/entities/form-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { saveCompany } from '../../../data/companies/companies.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

const NotesValues = z.object({ notes: longTextField });

/** The notes of a company as they are written. */
export function NotesForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm<z.infer<typeof NotesValues>>({
    defaultValues: { notes: company.notes },
    resolver: useFormResolver(NotesValues),
  });
  const save = async ({ notes }: { notes: string }) => {
    const { internalId, updatedAt } = company;
    const result = await saveCompany({ internalId, notes: notes.trim() }, { basedOn: updatedAt });
    if (toastResult(result, <Trans>Notes saved.</Trans>)) onClose();
  };
  return (
    <InPlaceForm
      form={form}
      label={t`Notes`}
      saveLabel={<Trans>Save notes</Trans>}
      onSave={save}
      onCancel={onClose}
    >
      <TextField control={form.control} name="notes" label={t`Notes`} multiline rows={6} autoFocus />
    </InPlaceForm>
  );
}

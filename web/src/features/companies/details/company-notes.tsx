import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import { longTextField } from '@foothold/core/entities/form-fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { saveCompany } from '../../../data/companies/companies.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { DetailCard } from './detail-card.tsx';

type Props = { company: Company; isEditing: boolean; onEditing: (isEditing: boolean) => void };

/** The person's notes of a company, written where they stand. */
export function CompanyNotes({ company, isEditing, onEditing }: Props) {
  const { i18n } = useLingui();
  const { notes, updatedAt } = company;
  const day = dateWords(dateOfText(updatedAt), i18n.locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
  return (
    <DetailCard
      title={<Trans>Notes</Trans>}
      hasRows={false}
      end={
        !isEditing && (
          <Button
            variant="text"
            onClick={() => onEditing(true)}
            sx={{ color: token('accent'), marginInlineEnd: '-10px' }}
          >
            {notes ? <Trans>Edit notes</Trans> : <Trans>Add note</Trans>}
          </Button>
        )
      }
    >
      <Box
        sx={{ padding: '0 16px 16px', fontSize: '0.875rem', lineHeight: '20px', overflowWrap: 'anywhere' }}
      >
        {isEditing ? (
          <NotesForm company={company} onClose={() => onEditing(false)} />
        ) : notes ? (
          <>
            <Box sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Box>
            <Box sx={{ marginBlockStart: '4px', fontSize: '0.75rem', color: token('text-3') }}>
              <Trans>Changed {day}. Notes never leave this browser.</Trans>
            </Box>
          </>
        ) : (
          <Box sx={{ color: token('text-2') }}>
            <Trans>What you heard, who told you, what to ask.</Trans>
          </Box>
        )}
      </Box>
    </DetailCard>
  );
}

const NotesValues = z.object({ notes: longTextField });

function NotesForm({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useLingui();
  const form = useForm<z.infer<typeof NotesValues>>({
    defaultValues: { notes: company.notes },
    resolver: zodResolver(NotesValues),
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

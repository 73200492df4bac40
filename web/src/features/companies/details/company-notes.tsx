import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { token } from '../../../ui/tokens.ts';
import { DetailCard } from './detail-card.tsx';

const NotesForm = partLater(async () => (await import('./notes-form.tsx')).NotesForm);

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

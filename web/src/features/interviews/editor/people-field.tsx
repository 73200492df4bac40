import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { UseFormReturn } from 'react-hook-form';
import { saveContact, useJobContacts } from '../../../data/steps/contacts.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

/** Two words or more, each with a capital: “clinic manager” is nobody's name. */
const isName = (text: string) => text.length <= 80 && /^\p{Lu}\S*(?: \S+){0,3} \p{Lu}\S*$/u.test(text);

type Props = { form: UseFormReturn<InterviewFormValues>; jobId: number };

/** Who holds the interview: contacts of the job by a tick, others by name; a name becomes a contact by one press. */
export function PeopleField({ form, jobId }: Props) {
  const { t } = useLingui();
  const companyName = form.watch('companyName');
  const chosen = form.watch('contactUids');
  const typed = form.watch('interviewers');
  const people = useJobContacts(jobId, companyName)?.contacts ?? [];
  const names = typed.split(/[,;\n]/).map((name) => name.trim());
  const known = new Set(people.map(({ name }) => name.trim().toLowerCase()));
  const newNames = [...new Set(names.filter((name) => isName(name) && !known.has(name.toLowerCase())))].slice(
    0,
    4,
  );
  const toggle = (uid: string) =>
    form.setValue(
      'contactUids',
      chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid],
      {
        shouldDirty: true,
      },
    );
  const keep = async (name: string) => {
    const contact = { name, role: '', email: '', phone: '', url: '', notes: '' };
    toastResult(
      await saveContact({ ...contact, jobId }),
      <Trans>{name} is a contact of this job now.</Trans>,
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      {people.length > 0 && (
        <Box
          role="group"
          aria-label={t`Contacts of this job`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '12px' }}
        >
          {people.map(({ uid, name, role }) => (
            <FormControlLabel
              key={uid}
              control={<Checkbox checked={chosen.includes(uid)} onChange={() => toggle(uid)} />}
              label={role ? `${name}, ${role}` : name}
            />
          ))}
        </Box>
      )}
      <TextField
        control={form.control}
        name="interviewers"
        label={people.length > 0 ? <Trans>Others</Trans> : <Trans>Interviewers</Trans>}
        placeholder={t`Names, with commas between them`}
      />
      {newNames.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px',
            color: token('text-2'),
            fontSize: '0.8125rem',
          }}
        >
          {newNames.map((name) => (
            <Button key={name} variant="text" size="small" onClick={() => void keep(name)}>
              <Trans>Keep {name} as a contact</Trans>
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

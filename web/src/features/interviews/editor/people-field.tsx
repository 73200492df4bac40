import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveContact, useJobContacts } from '../../../data/steps/contacts.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';

/** Two words or more, each with a capital: “clinic manager” is nobody's name. */
const isName = (text: string) => text.length <= 80 && /^\p{Lu}\S*(?: \S+){0,3} \p{Lu}\S*$/u.test(text);

const namesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

type Props = { form: UseFormReturn<InterviewFormValues>; jobId: number };

/** Who holds the interview: contacts of the job by a tick, others by name; a name becomes a contact by one press. */
export function PeopleField({ form, jobId }: Props) {
  const { t } = useLingui();
  const companyName = form.watch('companyName');
  const chosen = form.watch('contactUids');
  const typed = form.watch('interviewers');
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const people = useJobContacts(jobId, companyName)?.contacts ?? [];
  const names = namesIn(typed);
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
    const result = await saveContact({ ...contact, jobId });
    const isKept = toastResult(result, <Trans>{name} is now a contact for this job.</Trans>);
    if (isKept) setAwaited([...awaited, name]);
  };
  // Once the contact is read it is ticked, and its name is no other's anymore.
  const arrived = people.filter((one) => awaited.includes(one.name));
  useEffect(() => {
    if (arrived.length === 0) return;
    const gone = new Set(arrived.map((one) => one.name));
    setAwaited((all) => all.filter((name) => !gone.has(name)));
    const rest = namesIn(form.getValues('interviewers')).filter((name) => !gone.has(name));
    form.setValue('interviewers', rest.join(', '), { shouldDirty: true });
    const uids = [...form.getValues('contactUids'), ...arrived.map(({ uid }) => uid)];
    form.setValue('contactUids', [...new Set(uids)], { shouldDirty: true });
  });
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
              <Trans>Save {name} as a contact</Trans>
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

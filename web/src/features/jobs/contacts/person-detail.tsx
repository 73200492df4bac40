import type { Person } from '@foothold/core/tracking/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deletePerson } from '../../../data/steps/contacts.ts';
import { ContactActions, waysTo } from '../../../shared/contacts/contact-actions.tsx';
import { ContactForm } from '../../../shared/contacts/contact-form.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { GlanceFrame } from '../../../ui/lists/glance-frame.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { fullDate } from '../shared/job-cells.ts';
import { PersonJobs } from './person-jobs.tsx';

// Finding a job brings the whole search by name with it.
const PersonJobFinder = partLater(
  async () => (await import('./person-job-finder.tsx')).PersonJobFinder,
  <div style={{ height: 76 }} />,
);

type Props = {
  person: Person;
  today: string;
  /** Where the list is, on a phone. */
  backTo: string;
};

/** One person: how to reach them, when they were last heard of, and their jobs. */
export function PersonDetail({ person, today, backTo }: Props) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const name = person.name || t`Without a name`;
  const { role, companies, notes, heardDate } = person;
  const under = [role, ...companies, ...waysTo(person).plain].filter(Boolean).join(' · ');
  const remove = async () =>
    toastResult(await deletePerson(person.internalId), <Trans>Contact deleted: {name}.</Trans>);
  return (
    <GlanceFrame backTo={backTo} back={<Trans>All contacts</Trans>}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }}>
          <Typography variant="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <ContactActions contact={person} />
        </Box>
        {under && <Box sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>{under}</Box>}
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
          {heardDate ? <Trans>Last heard {fullDate(heardDate)}</Trans> : <Trans>Not heard from yet</Trans>}
        </Box>
      </Box>
      {isEditing ? (
        <ContactForm
          jobId={person.records[0]?.jobId ?? null}
          contact={person}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          {notes && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Box>}
          <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setEditing(true)}>
              <Trans>Edit contact</Trans>
            </Button>
            <Button variant="text" onClick={() => void remove()}>
              <Trans>Delete contact</Trans>
            </Button>
          </Box>
        </>
      )}
      <Box>
        <Typography variant="h3" sx={{ marginBlockEnd: '8px' }}>
          <Trans>Jobs</Trans>
        </Typography>
        <PersonJobs person={person} today={today} />
        <PersonJobFinder key={person.uid} person={person} />
      </Box>
    </GlanceFrame>
  );
}

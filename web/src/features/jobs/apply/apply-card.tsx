import type { Job } from '@foothold/core/entities/job/job.ts';
import { isPreparable } from '@foothold/core/tracking/is-preparable.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useDocuments } from '../../../data/documents/documents.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { Card } from '../../../ui/card.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { webAddress } from '../posting/posting-text.ts';
import { fullDate } from '../shared/job-cells.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { useApplyWords } from './apply-words.ts';

// It waits for resumes and documents anyway.
const ApplyCardForm = partLater(async () => (await import('./apply-card-form.tsx')).ApplyCardForm);

type Props = {
  job: Job;
  today: string;
  onDirty: (isDirty: boolean) => void;
  onChange: () => void;
};

/** Above a job in apply mode (docs/spec/screens.md, Addresses): the posting to open, what goes out, and that it went out. */
export function ApplyCard({ job, today, onDirty, onChange }: Props) {
  const titleId = useId();
  const resumes = useResumes();
  const documents = useDocuments(job.internalId);
  const [isCorrecting, setCorrecting] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const isApplied = job.dateApplied !== '';
  // A status set meanwhile, here or in another tab, takes away nothing that was typed.
  const isOpen = !isApplied || isCorrecting || isTyping;
  const noteDirty = (isDirty: boolean) => {
    setTyping(isDirty);
    onDirty(isDirty);
  };
  const address = webAddress(job.submissionUrl) ?? webAddress(job.url);
  return (
    <Card
      aria-labelledby={titleId}
      sx={{ padding: { xs: '16px', md: '16px 20px 20px' }, marginBlockEnd: '16px' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 12px',
          marginBlockEnd: '16px',
        }}
      >
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {isApplied ? <Trans>Your application</Trans> : <Trans>Apply</Trans>}
        </Typography>
        {isPreparable(job) && (
          <Button variant="text" component={Link} to={jobPaths.prepare(job.internalId)}>
            <Trans>Prepare first</Trans>
          </Button>
        )}
        {address && (
          <Button
            variant="outlined"
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<Icon name="external" size="xs" />}
          >
            {job.submissionUrl ? <Trans>Open application page</Trans> : <Trans>Open the posting</Trans>}
          </Button>
        )}
      </Box>
      {resumes && documents && isOpen && (
        <ApplyCardForm
          job={job}
          today={today}
          resumes={resumes.rows}
          documents={documents.rows}
          isTyping={isTyping}
          onDirty={noteDirty}
          onChange={onChange}
          onDone={() => {
            setCorrecting(false);
            noteDirty(false);
          }}
        />
      )}
      {!isOpen && <Sent job={job} onCorrect={() => setCorrecting(true)} />}
    </Card>
  );
}

function Sent({ job, onCorrect }: { job: Job; onCorrect: () => void }) {
  const words = useApplyWords();
  const documents = useDocuments(job.internalId);
  const sent = documents?.rows.filter((document) => document.dateSent === job.dateApplied) ?? [];
  const copies = sent.filter((document) => document.isCopy);
  const how = words({
    submissionMethod: job.submissionMethod,
    resumeTitle:
      copies.find(({ kind, mimeType }) => kind === 'resume' && mimeType === 'text/plain')?.name ?? '',
    hasLetter: copies.some((document) => document.kind === 'letter'),
    files: sent.filter((document) => !document.isCopy),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' }}>
      <Box sx={{ flex: '1 1 240px', color: token('text-2'), fontSize: '0.9375rem', lineHeight: '22px' }}>
        <Box component="span" sx={{ color: token('text'), fontWeight: 570 }}>
          <Trans>You applied on {fullDate(job.dateApplied)}.</Trans>
        </Box>{' '}
        {how}
      </Box>
      <Button variant="outlined" onClick={onCorrect}>
        <Trans>Correct this</Trans>
      </Button>
      <Button variant="contained" component={Link} to={jobPaths.edit(job.internalId)}>
        <Trans>Open the job</Trans>
      </Button>
    </Box>
  );
}

import type { FlaggedResult } from '@foothold/core/domain/saved-flags.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { token } from '../../components/tokens.ts';
import { jobPath } from '../../components/use-save-posting.tsx';
import { useCompanyJobs } from '../../data/company-jobs.ts';
import { type PastContact, pastContact } from './past-contact.ts';

/** What the person had to do with this company before, said ahead of everything else; nothing when there was nothing. */
export function PostingPast({ posting, now }: { posting: FlaggedResult; now: Date }) {
  const { i18n } = useLingui();
  const jobs = useCompanyJobs(posting.companyName);
  const past = jobs && pastContact(jobs, { now, locale: i18n.locale, except: posting.internalId });
  if (!past) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: '10px',
        marginBlockStart: '16px',
        padding: '8px 14px',
        borderRadius: '20px',
        backgroundColor: token('sunken'),
        color: token('text-2'),
        fontSize: { xs: '0.875rem', md: '0.8125rem' },
        lineHeight: '18px',
      }}
    >
      <Icon name="history" size={16} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <PastWords past={past} companyName={posting.companyName} />
      </Box>
      <MuiLink
        component={Link}
        to={jobPath(past.jobId)}
        sx={{
          fontWeight: 570,
          whiteSpace: 'nowrap',
          position: 'relative',
          '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
        }}
      >
        <Trans>See it</Trans>
      </MuiLink>
    </Box>
  );
}

function PastWords({
  past: { kind, jobTitle, month },
  companyName,
}: {
  past: PastContact;
  companyName: string;
}) {
  if (kind === 'applied')
    return (
      <Trans>
        You applied to {companyName} in {month} for {jobTitle}.
      </Trans>
    );
  if (month === '')
    return (
      <Trans>
        You saved {jobTitle} at {companyName}.
      </Trans>
    );
  return (
    <Trans>
      You saved {jobTitle} at {companyName} in {month}.
    </Trans>
  );
}

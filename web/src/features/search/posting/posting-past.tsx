import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';

const JobMemoryNote = lazy(async () => ({
  default: (await import('../../../shared/jobs/job-memory-note.tsx')).JobMemoryNote,
}));

const OwnCompanyLine = lazy(async () => ({
  default: (await import('../../../shared/companies/own-company-line.tsx')).OwnCompanyLine,
}));

/** What the person had to do with this company before, said ahead of everything else; nothing when there was nothing. */
export function PostingPast({ posting, now }: { posting: JobSearchResult; now: Date }) {
  return (
    <Box sx={{ '&:not(:empty)': { marginBlockStart: '16px' } }}>
      <Suspense>
        <OwnCompanyLine companyName={posting.companyName} />
        <JobMemoryNote
          companyName={posting.companyName}
          jobTitle={posting.jobTitle}
          except={posting}
          today={calendarDate(now)}
        />
      </Suspense>
    </Box>
  );
}

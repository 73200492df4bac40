import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobSourceName } from '@foothold/core/entities/job/job-words.messages.ts';
import { readPostingData } from '@foothold/core/entities/posting/posting-data.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { PostingCredit } from '../../../shared/postings/posting-credit.tsx';
import { shownSource } from '../../../shared/postings/shown-source.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { fullDate } from '../shared/job-cells.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { PostingState } from './posting-state.tsx';
import { postingText, webAddress } from './posting-text.ts';
import { usePostingWatch } from './use-posting-watch.ts';

const PostingTextDialog = opensLater(
  async () => (await import('./posting-text-dialog.tsx')).PostingTextDialog,
);

/** Where a job came from, what was kept of its posting, and what became of it since. */
export function JobPostingCard({ job }: { job: Job }) {
  const say = useSay();
  const { t } = useLingui();
  const [isReading, setReading] = useState(false);
  const kept = postingText(job);
  const address = webAddress(job.url);
  const feed = readPostingData(job.jobPostingData)?.source || (job.source === 'adzuna' ? job.source : '');
  const source = sayChoice(say, jobSourceName, job.source);
  const posted = fullDate(dateOfText(job.datePosted));
  const title = job.jobTitle || t`Posting`;
  const { versions, check } = usePostingWatch(job);
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: '12px',
          rowGap: '6px',
          margin: 0,
          fontSize: '0.8125rem',
          lineHeight: '18px',
        }}
      >
        <Fact name={<Trans>Source</Trans>}>
          <PostingCredit
            posting={{ source: feed, url: job.url }}
            otherwise={feed && feed !== job.source ? `${source} · ${shownSource(feed)}` : source}
          />
        </Fact>
        {posted && <Fact name={<Trans>Posted</Trans>}>{posted}</Fact>}
        <Fact name={<Trans>Saved</Trans>}>{fullDate(dateOfText(job.dateAdded))}</Fact>
      </Box>
      {kept && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '8px',
            marginBlockStart: '12px',
            color: token('text-2'),
            fontSize: '0.8125rem',
          }}
        >
          <Icon name="file-check" size={16} />
          <span style={{ flexGrow: 1 }}>
            <Trans>
              Posting text kept: <Plural value={kept.words} one="# word" other="# words" />
            </Trans>
          </span>
          <Button
            variant="text"
            onClick={() => setReading(true)}
            sx={{
              color: token('accent'),
              marginInlineEnd: '-8px',
              fontSize: '0.8125rem',
              paddingInline: '8px',
              minWidth: 44,
            }}
          >
            <Trans>Read</Trans>
          </Button>
        </Box>
      )}
      <PostingState versions={versions} check={check} />
      <Button
        variant="outlined"
        fullWidth
        component={Link}
        to={jobPaths.fit(job.internalId)}
        startIcon={<Icon name="target" size="xs" />}
        sx={{ marginBlockStart: '12px' }}
      >
        <Trans>Compare with your resume</Trans>
      </Button>
      {address && (
        <Button
          variant="outlined"
          fullWidth
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon name="external" size="xs" />}
          sx={{ marginBlockStart: '12px' }}
        >
          <Trans>Open posting</Trans>
        </Button>
      )}
      {kept && (
        <PostingTextDialog open={isReading} title={title} text={kept} onClose={() => setReading(false)} />
      )}
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: token('text-3') }}>
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

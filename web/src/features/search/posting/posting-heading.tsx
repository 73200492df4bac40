import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { FlaggedResult } from '@foothold/core/search/saved-flags.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PostingChips } from '../../../shared/postings/posting-row.tsx';
import { usePostingWords } from '../../../shared/postings/use-posting-words.ts';
import { token } from '../../../ui/tokens.ts';

type Props = {
  posting: FlaggedResult<JobSearchResult>;
  companyAddress: (companyName: string) => string;
  now: Date;
};

/** Title, company and place. The company leads to its other jobs. */
export function PostingHeading({ posting, companyAddress, now }: Props) {
  const { t } = useLingui();
  const { companyName } = posting;
  const where = usePostingWords(now).where(posting);
  return (
    <Box>
      <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {posting.jobTitle}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '8px',
          rowGap: '4px',
          marginBlockStart: '2px',
          lineHeight: '22px',
          color: token('text-2'),
        }}
      >
        <Box sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1rem', md: '0.875rem' } }}>
          {companyName ? (
            <MuiLink
              component={Link}
              to={companyAddress(companyName)}
              title={t`Other jobs at ${companyName}`}
              // Beside the place its color alone does not tell it from the text.
              underline="always"
            >
              {companyName}
            </MuiLink>
          ) : (
            <Trans>Company not stated</Trans>
          )}
          {where && ` · ${where}`}
        </Box>
        <Box component="span" sx={{ display: 'flex', gap: '6px' }}>
          <PostingChips posting={posting} />
        </Box>
      </Box>
    </Box>
  );
}

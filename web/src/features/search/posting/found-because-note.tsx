import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Note } from '../../../ui/notes/note.tsx';
import { type FoundBecause, foundBecause } from './found-because.ts';

type Props = {
  posting: JobSearchResult;
  term: string;
  answer: JobSearchAnswer;
  /** Leads back to the words. */
  onChange: () => void;
};

/** Names the reading of the words that brought this posting; nothing where that is not certain. */
export function FoundBecauseNote({ posting, term, answer, onChange }: Props) {
  const because = foundBecause(posting, term, answer);
  if (!because) return null;
  return (
    <Box sx={{ marginBlockStart: '16px' }}>
      <Note
        kind="quiet"
        icon="search"
        title={<Trans>Found because</Trans>}
        action={
          <Button variant="text" size="small" onClick={onChange} sx={{ minHeight: { md: 28 } }}>
            <Trans>Change</Trans>
          </Button>
        }
      >
        <BecauseWords because={because} />
      </Note>
    </Box>
  );
}

function BecauseWords({ because }: { because: FoundBecause }) {
  switch (because.kind) {
    case 'title': {
      const { said, asked } = because;
      if (asked === null) return <Trans>the title says “{said}”</Trans>;
      return (
        <Trans>
          the title says “{said}”, and you asked for {asked}
        </Trans>
      );
    }
    case 'trade': {
      const { asked, meaning } = because;
      if (asked.toLowerCase() === meaning.toLowerCase())
        return <Trans>this is another name for the work you asked for: {asked}</Trans>;
      return (
        <Trans>
          this is another name for the work you asked for: {asked} ({meaning})
        </Trans>
      );
    }
    case 'company': {
      const { company } = because;
      return <Trans>the company is {company}</Trans>;
    }
    default: {
      const { asked, hasNames } = because;
      if (hasNames)
        return <Trans>its text mentions {asked} or another name for it, its title does not</Trans>;
      return <Trans>its text mentions “{asked}”, its title does not</Trans>;
    }
  }
}

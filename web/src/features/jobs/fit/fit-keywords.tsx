import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { PostingTerm } from '@foothold/core/fit/posting-terms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { EvidenceLink } from '../../../shared/fit/evidence-link.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** As many show at first. */
const maxShown = 8;

type Props = { terms: readonly PostingTerm[]; resume: WholeResume };

/** The posting's terms, those it leans on most first, and where the resume has them; nobody is told to repeat them. */
export function FitKeywords({ terms, resume }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const [hasAll, setAll] = useState(false);
  if (terms.length === 0) return null;
  const present = terms.filter(({ evidence }) => evidence.length > 0).length;
  const shown = hasAll ? terms : terms.slice(0, maxShown);
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <Box component="h2" id={titleId} sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
          <Trans>Keywords</Trans>
        </Box>
        <Box component="span" sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>
            {present} of {terms.length} in your resume
          </Trans>
        </Box>
      </CardHead>
      <Box
        component="ul"
        aria-label={t`Terms of the posting, most weight first`}
        sx={{ listStyle: 'none', margin: 0, padding: 0, fontSize: '0.875rem', lineHeight: '20px' }}
      >
        {shown.map((term) => (
          <Box
            key={term.term}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: '20px minmax(0, 1fr) auto',
              gap: '8px',
              padding: '6px 16px',
              borderBlockStart: `1px solid ${token('line')}`,
            }}
          >
            <Presence isThere={term.evidence.length > 0} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{term.term}</Box>
            <Where term={term} resume={resume} />
          </Box>
        ))}
      </Box>
      {shown.length < terms.length && (
        <Box sx={{ padding: '4px 8px 8px', borderBlockStart: `1px solid ${token('line')}` }}>
          <Button variant="text" onClick={() => setAll(true)}>
            <Trans>Show all {terms.length}</Trans>
          </Button>
        </Box>
      )}
    </Card>
  );
}

function Presence({ isThere }: { isThere: boolean }) {
  const { t } = useLingui();
  return (
    <Box component="span" sx={{ color: token(isThere ? 'good' : 'text-3'), paddingBlockStart: '2px' }}>
      <span aria-hidden>{isThere ? <Icon name="check" size={16} /> : '–'}</span>
      <VisuallyHidden>{isThere ? t`In your resume:` : t`Not in your resume:`}</VisuallyHidden>
    </Box>
  );
}

function Where({ term: { evidence }, resume }: { term: PostingTerm; resume: WholeResume }) {
  const [first, ...more] = evidence;
  if (!first) return null;
  return (
    <Box sx={{ maxWidth: 150, fontSize: '0.8125rem', textAlign: 'end', overflowWrap: 'anywhere' }}>
      <EvidenceLink evidence={first} resume={resume} more={more.length} />
    </Box>
  );
}

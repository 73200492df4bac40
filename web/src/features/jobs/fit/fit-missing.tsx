import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Requirement } from '@foothold/core/fit/requirement.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { FitRow } from '../../../shared/fit/fit-rows.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { setFitChoice } from './fit-choice.tsx';
import { lineAddress } from './line-address.ts';

/** As many are asked about at a time. */
const maxShown = 4;

type Props = { jobId: number; resume: WholeResume; rows: readonly FitRow[] };

/** What is missing, as questions: a line is written only where it is true, and never by the program. */
export function FitMissing({ jobId, resume, rows }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const [hasAll, setAll] = useState(false);
  const ask = useQuestion();
  if (rows.length === 0) return null;
  const shown = hasAll ? rows : rows.slice(0, maxShown);
  const more = rows.length - shown.length;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead sx={{ justifyContent: 'flex-start', gap: '8px' }}>
        <Box component="h2" id={titleId} sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
          <Trans>Missing</Trans>
        </Box>
        <StateChip kind="plain">
          <Trans>only if true</Trans>
        </StateChip>
      </CardHead>
      <Box component="ul" aria-label={t`Missing`} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ requirement }) => (
          <Box
            key={requirement.id}
            component="li"
            sx={{
              padding: '8px 16px 12px',
              borderBlockStart: `1px solid ${token('line')}`,
              fontSize: '0.875rem',
              lineHeight: '20px',
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '12px' }}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 520 }}>
                {requirement.label}
              </Box>
              <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
                {requirement.level === 'must' ? <Trans>Must have</Trans> : <Trans>Nice to have</Trans>}
              </Box>
            </Box>
            <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
              {ask(requirement)}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' }}>
              <Button
                variant="outlined"
                component={Link}
                to={lineAddress(resume.resume.internalId, requirement)}
                aria-label={t`Yes, write a line: ${requirement.label}`}
                sx={{ minHeight: { xs: 44, md: 36 } }}
              >
                <Trans>Yes, write a line</Trans>
              </Button>
              <Button
                variant="text"
                aria-label={t`No, leave it: ${requirement.label}`}
                onClick={() => void setFitChoice(jobId, requirement, 'left')}
                sx={{ minHeight: { xs: 44, md: 36 } }}
              >
                <Trans>No, leave it</Trans>
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Box sx={{ padding: '4px 8px 8px', borderBlockStart: `1px solid ${token('line')}` }}>
          <Button variant="text" onClick={() => setAll(true)}>
            <Plural value={more} one="# more" other="# more" />
          </Button>
        </Box>
      )}
    </Card>
  );
}

function useQuestion(): (requirement: Requirement) => string {
  const { t } = useLingui();
  return (requirement) => {
    switch (requirement.kind) {
      case 'licence':
      case 'certificate':
        return t`Do you hold it?`;
      case 'degree':
        return t`Did you finish a degree that counts?`;
      case 'language':
        return t`Do you speak it well enough to work in it?`;
      case 'years':
        return t`Is there work that your resume leaves out?`;
      case 'skill':
        return requirement.terms.length > 1
          ? t`Did you use any of them, at work or in a course?`
          : t`Did you use it, at work or in a course?`;
      default:
        return t`Did you do this, at work or elsewhere?`;
    }
  };
}

import { authorizationKey } from '@foothold/core/fit/fit.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router';
import { answerFit } from '../../../data/fit/fit-answers.ts';
import { href } from '../../../platform/href.ts';
import type { FitRow } from '../../../shared/fit/fit-rows.ts';
import { useAuthorizationQuestion } from '../../../shared/fit/use-fit-words.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { setFitChoice } from './fit-choice.tsx';
import { lineAddress } from './line-address.ts';

const FitWantsDialog = opensLater(
  async () => (await import('../../../shared/fit/fit-wants-dialog.tsx')).FitWantsDialog,
);

const way = {
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: { xs: 44, md: 24 },
  fontSize: '0.8125rem',
  fontWeight: 520,
} as const;

const quiet = {
  minHeight: { xs: 44, md: 28 },
  paddingInline: '8px',
  marginInlineStart: '-8px',
  fontSize: '0.8125rem',
  fontWeight: 520,
  color: token('text-2'),
} as const;

/** With a mouse it shows on the row under it, or with the focus, and takes no room; a finger always finds it. */
const aside = {
  ...quiet,
  display: 'block',
  '@media (hover: hover) and (min-width: 900px)': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 12,
    marginInlineStart: 0,
    border: `1px solid ${token('line')}`,
    backgroundColor: token('surface'),
    opacity: 0,
    'li:hover &, li[data-selected] &, &:focus-visible': { opacity: 1 },
  },
} as const;

/** What a line of a resume can tell; where one lives and what one wants is elsewhere. */
const isOfResume = ({ kind }: FitRow['requirement']) =>
  !['authorization', 'place', 'workplace', 'pay', 'condition'].includes(kind);

type Props = { jobId: number; resumeId: number; row: FitRow };

/** What a person can say of a requirement: that it is none, that it is one after all, or the answer only they know. */
export function FitRowActions({ jobId, resumeId, row: { requirement, fit } }: Props) {
  const { t } = useLingui();
  const question = useAuthorizationQuestion();
  const { label } = requirement;
  const say = (choice: Parameters<typeof setFitChoice>[2]) => void setFitChoice(jobId, requirement, choice);
  if (fit.state === 'dismissed')
    return (
      <Button
        variant="text"
        onClick={() => say('')}
        aria-label={t`Count as a requirement: ${label}`}
        sx={quiet}
      >
        <Trans>Count as a requirement</Trans>
      </Button>
    );
  return (
    <>
      {requirement.kind === 'authorization' && (
        <Box role="group" aria-label={question(requirement)} sx={{ marginBlock: '2px' }}>
          {question(requirement)}
          <Answers key={requirement.id} requirement={requirement} isOpen={fit.state === 'unanswered'} />
        </Box>
      )}
      {(fit.state === 'missing' || fit.state === 'unanswered') && !fit.isLeft && isOfResume(requirement) && (
        <MuiLink
          component={Link}
          to={lineAddress(resumeId, requirement)}
          underline="hover"
          aria-label={t`If it is true, write a line: ${label}`}
          sx={way}
        >
          <Trans>If it is true, write a line</Trans>
        </MuiLink>
      )}
      <WayToAnswer requirement={requirement} isOpen={fit.state === 'unanswered'} />
      {fit.isLeft && (
        <Button variant="text" onClick={() => say('')} aria-label={t`Ask again about ${label}`} sx={quiet}>
          <Trans>Ask again</Trans>
        </Button>
      )}
      <Button
        variant="text"
        onClick={() => say('dismissed')}
        aria-label={t`Not a requirement: ${label}`}
        sx={aside}
      >
        <Trans>Not a requirement</Trans>
      </Button>
    </>
  );
}

type WayProps = {
  requirement: FitRow['requirement'];
  /** Not answered yet; what was answered can be changed. */
  isOpen: boolean;
};

/** Where one lives and what one wants are kept once, for every job. */
function WayToAnswer({ requirement: { kind }, isOpen }: WayProps) {
  const [isAsked, setAsked] = useState(false);
  if (kind === 'place')
    return (
      <MuiLink component={Link} to={href('/location/edit')} underline="hover" sx={way}>
        {isOpen ? <Trans>Set where you live</Trans> : <Trans>Change where you live</Trans>}
      </MuiLink>
    );
  if (kind !== 'workplace' && kind !== 'pay') return null;
  return (
    <>
      <Button
        variant="text"
        onClick={() => setAsked(true)}
        sx={{ ...way, paddingInline: 0, color: token('accent') }}
      >
        {isOpen ? <Trans>Set what you want</Trans> : <Trans>Change what you want</Trans>}
      </Button>
      <FitWantsDialog open={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}

type AnswersProps = {
  requirement: Extract<FitRow['requirement'], { kind: 'authorization' }>;
  isOpen: boolean;
};

/** Kept for every job from then on; it can be changed as long as there is a job that asks. */
function Answers({ requirement: { ask, country }, isOpen }: AnswersProps) {
  const answer = async (value: 'yes' | 'no' | '') => {
    const result = await answerFit(authorizationKey(ask, country), value);
    toastResult(
      result,
      value === '' ? (
        <Trans>Answer removed.</Trans>
      ) : (
        <Trans>Saved for every job. Change it on any of them.</Trans>
      ),
    );
  };
  return (
    <Box sx={{ display: 'flex', gap: '8px', marginBlock: '6px 2px' }}>
      {isOpen ? (
        <>
          <Button
            variant="outlined"
            size="small"
            onClick={() => void answer('yes')}
            sx={{ minHeight: { xs: 44 } }}
          >
            <Trans>Yes</Trans>
          </Button>
          <Button
            variant="outlined"
            size="small"
            onClick={() => void answer('no')}
            sx={{ minHeight: { xs: 44 } }}
          >
            <Trans>No</Trans>
          </Button>
        </>
      ) : (
        <Button variant="text" size="small" onClick={() => void answer('')} sx={{ minHeight: { xs: 44 } }}>
          <Trans>Answer again</Trans>
        </Button>
      )}
    </Box>
  );
}

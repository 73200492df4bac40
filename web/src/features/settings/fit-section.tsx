import { authorizations } from '@foothold/core/fit/requirement.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { answerFit, useFitAnswers } from '../../data/fit/fit-answers.ts';
import { useFitInSearch } from '../../shared/fit/use-fit-in-search.ts';
import { useAuthorizationQuestion } from '../../shared/fit/use-fit-words.tsx';
import { Tick } from '../../ui/buttons/tick.tsx';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { HiddenList } from './hidden-list.tsx';
import { useHashTarget } from './use-hash-target.ts';

const FitWantsDialog = opensLater(
  async () => (await import('../../shared/fit/fit-wants-dialog.tsx')).FitWantsDialog,
);

const id = 'fit';

/** Whether search says how well the default resume fits, what the person wants, and what they answered about the right to work. */
export function FitSection() {
  const { t } = useLingui();
  const answers = useFitAnswers();
  const [inSearch, choose] = useFitInSearch();
  const question = useAuthorizationQuestion();
  const [isAsked, setAsked] = useState(false);
  const part = useHashTarget(id, answers !== undefined && inSearch !== undefined);
  if (!answers || inSearch === undefined) return null;
  const rows = Object.entries(answers).flatMap(([key, answer]) => {
    const [name, country = ''] = key.split(':');
    const ask = authorizations.find((one) => one === name);
    return ask ? [{ key, text: question({ ask, country }), answer }] : [];
  });
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Fit</Trans>}
        lead={<Trans>How well a resume fits a posting, by rules. It is computed on this device only.</Trans>}
      >
        <Tick checked={inSearch} onChange={choose}>
          <Trans>Show the fit of my default resume in search results</Trans>
        </Tick>
        <Box component="section" sx={{ marginBlock: '12px' }}>
          <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
            <Trans>What you want</Trans>
          </Box>
          <Box component="p" sx={{ margin: '4px 0 8px', color: token('text-2'), fontSize: '0.875rem' }}>
            <Trans>The minimum pay, and where you would work: compared with what each posting says.</Trans>
          </Box>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            <Trans>Change what you want</Trans>
          </Button>
        </Box>
        <FitWantsDialog open={isAsked} onClose={() => setAsked(false)} />
        {rows.length > 0 && (
          <Box component="section" sx={{ marginBlockStart: '12px' }}>
            <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
              <Trans>What you answered</Trans>
            </Box>
            <HiddenList
              label={t`What you answered`}
              press={<Trans>Remove</Trans>}
              pressLabel={(name) => t`Remove ${name}`}
              rows={rows.map(({ key, text, answer }) => ({
                key,
                name: `${text} ${answer === 'yes' ? t`Yes` : t`No`}`,
                show: async () => toastResult(await answerFit(key, ''), <Trans>Answer removed.</Trans>),
              }))}
            />
          </Box>
        )}
      </SectionCard>
    </div>
  );
}

import type { Job } from '@foothold/core/entities/job/job.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { FitQuotes } from '../../../shared/fit/fit-quotes.tsx';
import { fitGroups, openGaps } from '../../../shared/fit/fit-rows.ts';
import { FitVerdict } from '../../../shared/fit/fit-verdict.tsx';
import { Card } from '../../../ui/card.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { rowLink } from '../../../ui/lists/use-list-focus.ts';
import { rowInFocus, useListKeys } from '../../../ui/lists/use-list-keys.ts';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { Beside, Panes } from '../shared/panes.tsx';
import { setFitChoice } from './fit-choice.tsx';
import { FitFacts } from './fit-facts.tsx';
import { FitKeywords } from './fit-keywords.tsx';
import { FitMissing } from './fit-missing.tsx';
import { FitRowActions } from './fit-row-actions.tsx';
import type { JobFit } from './use-job-fit.ts';

// What a model says comes later, and where it does not come nothing is missing.
const FitModelPart = partLater(async () => (await import('./fit-model-part.tsx')).FitModelPart, null, null);

// On a phone the parts follow each other: the verdict, which is what one comes for, the quotes, what follows from them.
const FitPanes = styled(Panes)({
  '@media (max-width: 899.95px)': {
    '& > aside': { display: 'contents' },
    '& > aside > *': { order: 1 },
    '& > aside > :first-of-type': { order: -1 },
  },
});

const Quotes = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media (max-width: 899.95px)': {
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    paddingInline: 12,
    marginInline: -12,
  },
});

type Props = {
  job: Job;
  today: string;
  fit: JobFit & { resume: WholeResume; report: FitReport };
};

/** The two columns of quotes, and beside them the verdict and what follows from it. */
export function FitScreen({ job, today, fit: { posting, resume, report, keptAt } }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const isUsed = job.resumeId === resume.resume.internalId;
  const groups = useMemo(() => fitGroups(report), [report]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const keys = useMemo(() => rows.map(({ requirement }) => requirement.id), [rows]);
  const [chosen, setChosen] = useState<string | null>(null);
  const selected = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null);
  const list = useRef<HTMLDivElement>(null);
  const nowhere = useRef<HTMLElement>(null);
  useListKeys({ list, pane: nowhere, keys, selected, onSelect: setChosen });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyHandled(event)) return;
    const at = rowInFocus() ?? selected;
    // A row is marked before anything has the focus.
    if (event.key === 'Enter' && at !== null && document.activeElement === document.body)
      rowLink(list.current, at)?.click();
    if (event.key !== 'x') return;
    const row = rows.find(({ requirement }) => requirement.id === at);
    if (!row || row.fit.state === 'dismissed') return;
    event.preventDefault();
    const next = keys[keys.indexOf(row.requirement.id) + 1];
    if (next) {
      setChosen(next);
      // The row itself goes to another group, and its focus with it.
      rowLink(list.current, next)?.focus({ preventScroll: true });
    }
    void setFitChoice(job.internalId, row.requirement, 'dismissed');
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const counted = rows.filter(({ fit }) => fit.counts);
  const count = (state: string) => counted.filter(({ fit }) => fit.state === state).length;
  const [found, partly, missing] = [count('found'), count('partly'), count('missing')];
  return (
    <FitPanes>
      <Quotes aria-label={t`What they ask for and what you wrote`}>
        <Box
          sx={{
            display: { xs: 'none', md: 'grid' },
            gridTemplateColumns: '32px minmax(0, 1fr)',
            padding: '12px 20px',
            fontSize: '0.875rem',
            lineHeight: '20px',
          }}
        >
          <span />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr)', gap: '16px' }}>
            <Box sx={{ fontWeight: 600 }}>
              <Trans>They ask</Trans>
            </Box>
            <Box sx={{ display: 'flex', gap: '12px', justifyContent: 'space-between' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                <Trans>You wrote</Trans>
              </Box>
              <Box component="span" role="status" sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
                <Trans>
                  {found} found, {partly} in part, {missing} missing
                </Trans>
              </Box>
            </Box>
          </Box>
        </Box>
        <Box
          ref={list}
          onFocus={({ target }) => {
            const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
            if (key !== undefined) setChosen(key);
          }}
          sx={{ position: 'relative', flexGrow: 1, minHeight: 0, overflowY: { md: 'auto' } }}
        >
          <FitQuotes
            groups={groups}
            resume={resume}
            selected={selected}
            actions={(row) => (
              <FitRowActions jobId={job.internalId} resumeId={resume.resume.internalId} row={row} />
            )}
          />
          {rows.length === 0 && (
            <Box sx={{ padding: '16px 20px', color: token('text-2') }}>
              <Trans>Nothing in this text reads like a requirement.</Trans>
            </Box>
          )}
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderBlockStart: `1px solid ${token('line')}` }}>
          <ListFoot
            keys={[
              { caps: ['j', 'k'], does: <Trans>move</Trans> },
              { caps: ['↵'], does: <Trans>show in resume</Trans> },
              { caps: ['x'], does: <Trans>not a requirement</Trans> },
              { caps: ['?'], does: <Trans>all keys</Trans> },
            ]}
          >
            {null}
          </ListFoot>
        </Box>
      </Quotes>
      <Beside aria-label={t`Fit`}>
        <Card aria-label={t`Fit in a word`} sx={{ padding: '12px 16px 16px' }}>
          <FitVerdict report={report} />
          {/* The foot of a phone has room for two. */}
          {isMobile && (
            <Button
              variant="outlined"
              component={Link}
              to={jobPaths.optimize(job.internalId, isUsed ? undefined : resume.resume.internalId)}
              sx={{ marginBlockStart: '12px' }}
            >
              <Trans>Optimize the resume for this job</Trans>
            </Button>
          )}
        </Card>
        <FitMissing jobId={job.internalId} resume={resume} rows={openGaps(groups)} />
        <FitKeywords terms={report.terms} resume={resume} />
        <FitFacts asked={report.asked} keptAt={keptAt} today={today} />
        <FitModelPart job={job} posting={posting} resume={resume} report={report} />
      </Beside>
    </FitPanes>
  );
}

import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { RequirementState } from '@foothold/core/fit/fit.ts';
import type { Requirement } from '@foothold/core/fit/requirement.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useAskedQuestions } from '../../../data/interviews/afterwards.ts';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import { InterviewPart, partRow, plainList, Second } from '../shared/interview-part.tsx';
import type { StoryOfRequirement } from './stories-by-requirement.ts';
import { type SheetMust, useSheetFit } from './use-sheet-fit.ts';

type Props = {
  interview: Interview;
  sources: SheetSources;
  /** What stands right after the stories. */
  children?: ReactNode;
};

/** Own stories by the requirement each fits, what the posting must have, and what was asked in earlier rounds. */
export function SheetFit({ interview, sources, children }: Props) {
  const { musts, stories, isReading } = useSheetFit(sources);
  return (
    <>
      <Stories stories={stories} />
      {children}
      {sources.job && <Musts musts={musts} isReading={isReading} />}
      {interview.jobId !== null && <Asked interviewId={interview.internalId} jobId={interview.jobId} />}
    </>
  );
}

/** As many stories as one remembers; the others unfold. */
const maxStories = 5;

function Stories({ stories }: { stories: readonly StoryOfRequirement[] }) {
  const { t } = useLingui();
  const [isAll, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const shown = isAll ? stories : stories.slice(0, maxStories);
  return (
    <InterviewPart
      title={<Trans>Stories you can tell</Trans>}
      end={
        stories.length > maxStories && (
          <Button variant="text" size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? <Trans>Fewer</Trans> : <Trans>All {stories.length}</Trans>}
          </Button>
        )
      }
    >
      {stories.length === 0 && (
        <Second>
          <Trans>
            No story is written yet. One is something you did, told in four steps: the situation, your task,
            what you did, and what came of it.
          </Trans>
        </Second>
      )}
      <Box component="ul" aria-label={t`Stories you can tell`} sx={plainList}>
        {shown.map(({ story, fits }) => {
          const isOpen = open === story.internalId;
          return (
            <Box component="li" key={story.internalId} sx={{ ...partRow, display: 'block' }}>
              <Box
                component="button"
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : story.internalId)}
                sx={{
                  ...{
                    display: 'flex',
                    alignItems: 'center',
                    gap: '12px',
                    width: '100%',
                    padding: 0,
                    border: 0,
                  },
                  ...{
                    background: 'none',
                    color: 'inherit',
                    font: 'inherit',
                    textAlign: 'start',
                    cursor: 'pointer',
                  },
                  minHeight: { xs: 44, md: 28 },
                }}
              >
                <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {story.title || <Trans>A story without a title</Trans>}
                  {fits && (
                    <Second>
                      <Trans>Fits “{fits}”</Trans>
                    </Second>
                  )}
                </Box>
                <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="xs" color={token('text-3')} />
              </Box>
              {isOpen && <Told story={story} />}
            </Box>
          );
        })}
      </Box>
    </InterviewPart>
  );
}

function Told({ story }: { story: Story }) {
  const { t } = useLingui();
  const steps = [
    [t`Situation`, story.situation],
    [t`Task`, story.task],
    [t`Action`, story.action],
    [t`Result`, story.result],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ margin: '4px 0 8px', fontSize: '0.875rem', lineHeight: '20px', overflowWrap: 'anywhere' }}
    >
      {steps.map(
        ([name, text]) =>
          text.trim() !== '' && (
            <Box
              key={name}
              sx={{ display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', paddingBlock: '2px' }}
            >
              <Box component="dt" sx={{ color: token('text-2') }}>
                {name}
              </Box>
              <Box component="dd" sx={{ margin: 0, whiteSpace: 'pre-wrap' }}>
                {text}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}

const marks: Readonly<Record<RequirementState, IconName>> = {
  ...{ found: 'check', partly: 'minus', missing: 'close', unanswered: 'help', dismissed: 'minus' },
};

/** The words of the posting, where the label is shorter than they are; '' for a whole paragraph. */
function saidOf({ label, quote }: Requirement): string {
  const text = quote.text.trim();
  return text.length > 140 || text.toLowerCase() === label.toLowerCase() ? '' : `“${text}”`;
}

function Musts({ musts, isReading }: { musts: readonly SheetMust[]; isReading: boolean }) {
  const { t } = useLingui();
  const states: Record<RequirementState, string> = {
    found: t`in your resume`,
    partly: t`in part in your resume`,
    missing: t`not in your resume: have an answer ready`,
    unanswered: t`only you know`,
    dismissed: t`not a requirement`,
  };
  return (
    <InterviewPart title={<Trans>What the job requires</Trans>}>
      {musts.length === 0 && !isReading && (
        <Second>
          <Trans>
            No must-haves were found. They are read from the text of the posting: save it with the job.
          </Trans>
        </Second>
      )}
      <Box component="ul" aria-label={t`What the job requires`} sx={plainList}>
        {musts.map(({ requirement, state }) => (
          <Box component="li" key={requirement.id} sx={partRow}>
            {state && (
              <Icon
                name={marks[state]}
                size="xs"
                color={state === 'found' ? token('good') : token('text-2')}
              />
            )}
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {requirement.label}
              <Second>{[saidOf(requirement), state && states[state]].filter(Boolean).join(' · ')}</Second>
            </Box>
          </Box>
        ))}
      </Box>
    </InterviewPart>
  );
}

function Asked({ interviewId, jobId }: { interviewId: number; jobId: number }) {
  const { t } = useLingui();
  const asked = useAskedQuestions(jobId)?.filter((one) => one.interviewId !== interviewId) ?? [];
  if (asked.length === 0) return null;
  const went = { well: t`answered well`, partly: t`answered in part`, badly: t`to answer better`, '': '' };
  return (
    <InterviewPart title={<Trans>Asked in earlier rounds</Trans>}>
      <Box component="ul" aria-label={t`Asked in earlier rounds`} sx={plainList}>
        {asked.map((one) => (
          <Box component="li" key={one.text} sx={partRow}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {one.text}
              {one.went && <Second>{went[one.went]}</Second>}
              {one.answer && <Second>{one.answer}</Second>}
            </Box>
          </Box>
        ))}
      </Box>
    </InterviewPart>
  );
}

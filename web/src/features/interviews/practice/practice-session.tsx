import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { isCompetence, listensFor } from '@foothold/core/practice/competence.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { endPractice, savePractice } from '../../../data/practice/practice.ts';
import type { WholePractice } from '../../../data/practice/practice-reads.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Card } from '../../../ui/card.tsx';
import { MobileFoot } from '../../../ui/mobile-foot.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { AnswerClock } from './answer-clock.tsx';
import { AnswerEditor, type AnswerHandle } from './answer-editor.tsx';
import { practicedQuestion } from './practiced-question.ts';
import { QuestionList } from './question-list.tsx';
import { RateAnswer } from './rate-answer.tsx';
import { readBecause } from './read-because.ts';
import { StoryProposals } from './story-proposals.tsx';
import { usePracticeWords } from './use-practice-words.ts';

type Props = { whole: WholePractice; current: Practice };

/** One question of a session: asked, answered, looked over and rated; skipped, or left for another day. */
export function PracticeSessionView({ whole, current }: Props) {
  const { t } = useLingui();
  const { session, questions } = whole;
  const place = questions.indexOf(current) + 1;
  const name = [session.jobTitle, session.companyName].filter(Boolean).join(' · ');
  return (
    <>
      <PageHead
        title={
          <Trans>
            Question {place} of {questions.length}
          </Trans>
        }
        documentTitle={t`Practice: question ${place} of ${questions.length}`}
        under={name}
        backTo={interviewPaths.practice()}
        actions={
          <Button variant="outlined" component={Link} to={interviewPaths.practice()}>
            <Trans>Stop for now</Trans>
          </Button>
        }
      />
      <OneQuestion key={current.uid} whole={whole} row={current} />
    </>
  );
}

function OneQuestion({ whole, row }: { whole: WholePractice; row: Practice }) {
  const { session, questions } = whole;
  const words = usePracticeWords();
  const say = useSay();
  const navigate = useNavigate();
  const answer = useRef<AnswerHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownAt] = useState(() => performance.now());
  const because = readBecause(row.because);
  const question = practicedQuestion(row, say);
  // The question is what has changed: it is read out, and the next Tab leads to its answer.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // While an answer is stored another press would be this question's, not that of the next one.
  const [isLeaving, setLeaving] = useState(false);
  const leaving = async (run: () => Promise<void>) => {
    setLeaving(true);
    await run().finally(() => setLeaving(false));
  };
  const finish = async (state: 'answered' | 'skipped') => {
    const settled = await answer.current?.settle();
    if (!settled) return;
    const seconds = row.seconds + Math.round((performance.now() - shownAt) / 1000);
    const done = await savePractice(row.internalId, { state, ...(!settled.isSpoken && { seconds }) });
    if (!done.ok) return toastFailure(done);
    const later = questions.filter((one) => one.place > row.place && one.state === '');
    const next = later[0] ?? questions.find((one) => one.state === '' && one.uid !== row.uid);
    if (!next) {
      const ended = await endPractice(session.internalId);
      if (!ended.ok) return toastFailure(ended);
    }
    void navigate(interviewPaths.session(session.internalId), { replace: true, flushSync: true });
  };
  const end = async () => {
    if (!(await answer.current?.settle())) return;
    const ended = await endPractice(session.internalId);
    if (!ended.ok) return toastFailure(ended);
    void navigate(interviewPaths.session(session.internalId), { replace: true, flushSync: true });
  };
  const competence = isCompetence(row.competence) ? row.competence : undefined;
  const buttons = (
    <>
      <Button variant="outlined" disabled={isLeaving} onClick={() => void leaving(() => finish('skipped'))}>
        <Trans>Skip</Trans>
      </Button>
      <Button variant="contained" disabled={isLeaving} onClick={() => void leaving(() => finish('answered'))}>
        <Trans>Next</Trans>
      </Button>
    </>
  );
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: '16px', alignItems: 'start', paddingBlockEnd: { xs: '76px', md: 0 } },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Card sx={{ padding: { xs: '16px', md: '20px' }, display: 'grid', gap: '14px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }}>
          <StateChip kind="plain">{words.kind(row.kind)}</StateChip>
          {competence && <StateChip kind="plain">{words.competences[competence]}</StateChip>}
          <Box sx={{ flexGrow: 1 }} />
          {session.secondsEach > 0 && <AnswerClock seconds={session.secondsEach} />}
        </Box>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h2"
          sx={{
            ...{ fontSize: '1.375rem', lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.01em' },
            ...{ overflowWrap: 'anywhere', outline: 'none', maxWidth: '60ch', textWrap: 'pretty' },
          }}
        >
          {question}
        </Typography>
        {question !== row.question && (
          <Box lang="en" sx={{ color: token('text-2'), maxWidth: '60ch', overflowWrap: 'anywhere' }}>
            {row.question}
          </Box>
        )}
        {because && (
          <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
            {words.because(because)}
            {because.what === 'asks' && because.quote !== because.label && (
              <Box component="q" sx={{ display: 'block', color: token('text-3'), overflowWrap: 'anywhere' }}>
                {because.quote}
              </Box>
            )}
          </Box>
        )}
        <AnswerEditor ref={answer} row={row} />
        <RateAnswer row={row} />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: '8px', alignItems: 'center' }}>
          {buttons}
          <Box sx={{ flexGrow: 1 }} />
          <Button variant="text" disabled={isLeaving} onClick={() => void leaving(end)}>
            <Trans>End the session</Trans>
          </Button>
        </Box>
      </Card>
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {competence && (
          <Aside title={<Trans>What they listen for</Trans>}>{say(listensFor(competence))}</Aside>
        )}
        <StoryProposals question={row.question} competence={competence} />
        <QuestionList whole={whole} current={row} />
        <Button
          variant="text"
          disabled={isLeaving}
          onClick={() => void leaving(end)}
          sx={{ display: { md: 'none' } }}
        >
          <Trans>End the session</Trans>
        </Button>
      </Box>
      <MobileFoot>{buttons}</MobileFoot>
    </Box>
  );
}

function Aside({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card sx={{ padding: '16px' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>{children}</Box>
    </Card>
  );
}

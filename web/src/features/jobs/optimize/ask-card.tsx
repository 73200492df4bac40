import { modelProposals } from '@foothold/core/ai/optimize/proposal.ts';
import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { resumeText, type WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { AnswerFacts } from '../../../shared/ai/answer-facts.tsx';
import { AnswerText } from '../../../shared/ai/answer-text.tsx';
import { AskProblem } from '../../../shared/ai/ask-problem.tsx';
import { AskSheet } from '../../../shared/ai/ask-sheet.tsx';
import { toModelSettings } from '../../../shared/ai/to-model-settings.ts';
import { type Asking, useAsk } from '../../../shared/ai/use-ask.ts';
import { useCallWords } from '../../../shared/ai/use-call-words.ts';
import { WritingLine } from '../../../shared/ai/writing-line.tsx';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { shortDate } from '../shared/job-cells.ts';
import { CallPrice } from './call-price.tsx';
import { optimizeQuestion } from './optimize-question.ts';
import { keepAnswer, showWriting, useStoredAnswer } from './stored-proposals.ts';

type Props = {
  job: Job;
  posting: AskingPosting;
  whole: WholeResume;
  report: FitReport | null | undefined;
  /** When the text of the posting was kept, an instant; '' where that is not known. */
  keptAt: string;
  today: string;
  /** Of the resume. */
  name: string;
};

/** Asking a model for proposals: whom, what leaves this device, what it costs, and then the button that spends it. */
export function AskCard(props: Props) {
  const { job, posting, whole, report, keptAt, today, name } = props;
  const { t } = useLingui();
  const titleId = useId();
  const wishId = useId();
  const [wish, setWish] = useState('');
  const isOnline = useOnline();
  const asking = useAsk();
  const words = useCallWords();
  const { state, destination, ask } = asking;
  const jobId = job.internalId;
  useStreamed(asking, jobId);
  if (!destination && state.phase === 'idle') return <NoModel />;
  const question = optimizeQuestion({ whole, posting, report: report ?? null, wish: wish.trim() });
  const isBusy = state.phase === 'writing' || state.phase === 'sheet';
  const canAsk = isOnline || destination?.provider === 'browser';
  const start = async () => {
    const answer = await ask(question);
    if (!answer) return;
    const { model, prompt } = answer;
    const found = modelProposals(answer.structured, whole, { model, prompt });
    keepAnswer(jobId, { ...found, text: answer.text });
  };
  return (
    <Card aria-labelledby={titleId} sx={{ padding: '16px' }}>
      <Box
        component="h2"
        id={titleId}
        sx={{ margin: '0 0 12px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}
      >
        {state.phase === 'idle' ? <Trans>Ask a model</Trans> : <Trans>Ask again</Trans>}
      </Box>
      {destination && (
        <Who>
          <span>
            <Trans>Model</Trans>
          </span>
          {words.who(destination)}
        </Who>
      )}
      <Labeled id={wishId} label={<Trans>What should change</Trans>}>
        <OutlinedInput
          id={wishId}
          fullWidth
          multiline
          minRows={2}
          maxRows={6}
          placeholder={t`Optional: tone, length, what to stress`}
          value={wish}
          onChange={({ target }) => setWish(target.value.slice(0, 2000))}
        />
      </Labeled>
      <Leaves {...{ whole, posting, keptAt, today, name }} />
      {destination && <CallPrice question={question} destination={destination} asking={asking} />}
      <Button
        variant="outlined"
        fullWidth
        disabled={isBusy || !canAsk}
        onClick={() => void start()}
        sx={{ marginBlockStart: '8px' }}
      >
        <Trans>Ask for proposals</Trans>
      </Button>
      {!canAsk && (
        <Small>
          <Trans>You are offline; a model needs a connection.</Trans>
        </Small>
      )}
      <Answer asking={asking} jobId={jobId} onAgain={() => void start()} />
      <AskSheet asking={asking} />
    </Card>
  );
}

/** Shows lines in the list while they are written. */
function useStreamed({ state }: Asking, jobId: number): void {
  const text = state.phase === 'writing' ? state.text : null;
  useEffect(() => showWriting(jobId, text), [jobId, text]);
  useEffect(() => () => showWriting(jobId, null), [jobId]);
}

function Leaves({
  whole,
  posting,
  keptAt,
  today,
  name,
}: Pick<Props, 'whole' | 'posting' | 'keptAt' | 'today' | 'name'>) {
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const [mine, theirs] = [count(resumeText(whole)), count(posting.text)];
  const day = shortDate(dateOfText(keptAt), { today });
  return (
    <Leaving>
      <h3>
        <Trans>This will leave your device</Trans>
      </h3>
      <p>
        <Icon name="resumes" size={16} />
        <span>
          <b>
            {name}, <Plural value={mine} one="# word" other="# words" />
          </b>
          <br />
          <Trans>Without name, phone, e-mail and address</Trans>
        </span>
      </p>
      {theirs > 0 && (
        <p>
          <Icon name="jobs" size={16} />
          <span>
            <b>
              <Trans>Posting text</Trans>, <Plural value={theirs} one="# word" other="# words" />
            </b>
            {day && (
              <>
                <br />
                <Trans>As kept on {day}</Trans>
              </>
            )}
          </span>
        </p>
      )}
    </Leaving>
  );
}

/** How the call stands; its lines are in the list, what it said besides is here. */
function Answer({ asking, jobId, onAgain }: { asking: Asking; jobId: number; onAgain: () => void }) {
  const { state, destination, stop } = asking;
  const { text, strange, proposals } = useStoredAnswer(jobId);
  const isDone = state.phase === 'done';
  return (
    <Box sx={{ display: 'grid', gap: '8px', marginBlockStart: '8px' }}>
      {state.phase === 'writing' && (
        <WritingLine seconds={state.seconds} tokens={state.tokens} onStop={stop} />
      )}
      {state.phase === 'stopped' && (
        <Small>
          <Trans>Stopped after {state.seconds} s. Nothing was proposed.</Trans>
        </Small>
      )}
      {state.phase === 'failed' && (
        <AskProblem problem={state.problem} isOwn={destination?.isOwn ?? false} onRetry={onAgain} />
      )}
      {isDone && proposals.length === 0 && (
        <Small>
          <Trans>The model proposed no other words for a line of this resume.</Trans>
        </Small>
      )}
      {strange > 0 && (
        <Small>
          <Plural
            value={strange}
            one="# suggestion was left out: it referred to a line that is not in your resume."
            other="# suggestions were left out: they referred to lines that are not in your resume."
          />
        </Small>
      )}
      {text.trim() !== '' && <AnswerText text={text} isWriting={false} />}
      {isDone && (
        <AnswerFacts
          answer={state.answer}
          host={destination?.host ?? ''}
          price={destination?.price ?? null}
          seconds={state.seconds}
        />
      )}
      <VisuallyHidden role="status">
        {state.phase === 'writing' && <Trans>The model writes.</Trans>}
        {isDone && <Trans>The answer is complete.</Trans>}
      </VisuallyHidden>
    </Box>
  );
}

function NoModel() {
  return (
    <Card sx={{ padding: '16px', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
      <Trans>
        A model could suggest more; each line is compared with what you wrote before you can accept it:{' '}
        <Box component={Link} to={toModelSettings} sx={{ color: token('accent') }}>
          set one up
        </Box>
        .
      </Trans>
    </Card>
  );
}

const Who = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: '0 0 12px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 570,
  overflowWrap: 'anywhere',
  '& > span': { fontWeight: 400, color: token('text-2') },
});

const Leaving = styled('div')({
  marginBlock: 16,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  '& h3': { margin: '0 0 6px', fontSize: '0.8125rem', fontWeight: 570 },
  '& p': { display: 'grid', gridTemplateColumns: '30px minmax(0, 1fr)', margin: '0 0 10px' },
  '& b': { fontWeight: 570, color: token('text') },
});

const Small = styled('p')({
  margin: '8px 0 0',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});

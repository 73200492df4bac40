import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { QuietBoundary } from '../../ui/quiet-boundary.tsx';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { AnswerText } from './answer-text.tsx';
import { type AnswerTarget, AnswerTools } from './answer-tools.tsx';
import { AskProblem } from './ask-problem.tsx';
import type { AskQuestion } from './ask-question.ts';
import { AskSheet } from './ask-sheet.tsx';
import { useMonthLimit } from './month-limit.ts';
import { useJobTargets } from './take/use-job-targets.tsx';
import { toModelSettings } from './to-model-settings.ts';
import { type Asking, useAsk } from './use-ask.ts';
import { useCallWords } from './use-call-words.ts';
import { WritingLine } from './writing-line.tsx';

type Props = {
  title: ReactNode;
  /** What a model is asked for here, in a sentence. */
  lead: ReactNode;
  /** Names the answer on paper. */
  name: string;
  /** Made when it is asked; `wish` is what the person typed. Null while what it needs is not there. */
  question: (wish: string) => AskQuestion | null;
  /** Where the answer can be taken; the notes of a job of the person's choice where none are named. */
  targets?: readonly AnswerTarget[];
  /** Says in Markdown what a model gave as data; it is below its text. */
  tell?: (structured: unknown) => string;
  /** Shows the answer in another way, with what can be done with it: what claims something of the person leaves by no copy. */
  shown?: (answer: ShownAnswer) => ReactNode;
  /** Choices of this task, above the field. */
  children?: ReactNode;
};

/** An answer as it is: while it is written, whole, or what had arrived. */
export type ShownAnswer = {
  text: string;
  isWriting: boolean;
  /** The whole answer; null before, and where it was stopped or failed. */
  answer: AiAnswer | null;
  /** The model as its vendor names it. */
  model: string;
};

/** What a model says beside the part that is made by rule; without a model one quiet line. Where it fails, it fails alone. */
export function ModelPart(props: Props) {
  return (
    <QuietBoundary instead={null}>
      <Part {...props} />
    </QuietBoundary>
  );
}

function Part({ title, lead, name, question, targets, tell, shown, children }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const wishId = useId();
  const [wish, setWish] = useState('');
  const isOnline = useOnline();
  const asking = useAsk();
  const words = useCallWords();
  const { state, destination, ask } = asking;
  const { isReached, opensOn } = useMonthLimit();
  const day = dateWords(opensOn ?? '');
  if (!destination && state.phase === 'idle') return <NoModel />;
  const who = destination ? words.who(destination) : '';
  const isHere = destination?.provider === 'browser';
  const canAsk = isOnline || isHere;
  const isBusy = state.phase === 'writing' || state.phase === 'sheet';
  const asked = () => question(wish.trim());
  const start = () => {
    const next = asked();
    if (next) void ask(next);
  };
  return (
    <Card aria-labelledby={titleId} sx={{ padding: { xs: '16px', md: '16px 20px 20px' } }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), marginBlock: '2px 12px', maxWidth: '66ch' }}>
        {lead} {canAsk || <Trans>You are offline; a model needs a connection.</Trans>}
      </Typography>
      {children}
      <Labeled id={wishId} label={<Trans>What should it look at?</Trans>}>
        <OutlinedInput
          id={wishId}
          fullWidth
          multiline
          maxRows={6}
          placeholder={t`Optional: what to stress, how long, in which tone`}
          value={wish}
          onChange={({ target }) => setWish(target.value.slice(0, 2000))}
        />
      </Labeled>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', marginBlock: '12px' }}
      >
        <Button variant="outlined" disabled={isBusy || !canAsk || isReached} onClick={start}>
          {state.phase === 'idle' || state.phase === 'sheet' ? (
            <Trans>Ask a model</Trans>
          ) : (
            <Trans>Ask the model again</Trans>
          )}
        </Button>
        <Box component="span" sx={{ color: token('text-3'), fontSize: '0.8125rem' }}>
          {isReached ? (
            <Trans>
              Your own limit for this month is reached. You can use a model again on {day}, or{' '}
              <Box component={Link} to={toModelSettings} sx={{ color: token('accent') }}>
                change the limit
              </Box>
              .
            </Trans>
          ) : (
            who !== '' &&
            (isHere ? (
              <Trans>The model of this browser. Nothing leaves this device.</Trans>
            ) : (
              <Trans>{who}. You see what will be sent first.</Trans>
            ))
          )}
        </Box>
      </Box>
      <Answer asking={asking} name={name} targets={targets} tell={tell} shown={shown} />
      <AskSheet asking={asking} />
    </Card>
  );
}

type AnswerProps = { asking: Asking; shown: Props['shown'] } & Pick<Props, 'name' | 'targets' | 'tell'>;

/** What has arrived, and how it stands. */
function Answer({ asking, name, targets, tell, shown }: AnswerProps) {
  const { state, destination, stop, retry } = asking;
  const { targetOf, chooser } = useJobTargets(null);
  if (state.phase === 'idle' || state.phase === 'sheet') return null;
  const text =
    state.phase === 'done'
      ? [state.answer.text, tell?.(state.answer.structured) ?? ''].filter(Boolean).join('\n\n')
      : state.text;
  const again = () => void retry();
  return (
    <Box sx={{ borderBlockStart: `1px solid ${token('line')}`, paddingBlockStart: '14px' }}>
      {state.phase === 'writing' && (
        <WritingLine seconds={state.seconds} tokens={state.tokens} onStop={stop} />
      )}
      <Box component="section" aria-busy={state.phase === 'writing'}>
        {shown ? (
          shown({
            text,
            isWriting: state.phase === 'writing',
            answer: state.phase === 'done' ? state.answer : null,
            model: state.phase === 'done' ? state.answer.model : (destination?.model ?? ''),
          })
        ) : (
          <AnswerText text={text} isWriting={state.phase === 'writing'} />
        )}
      </Box>
      {!shown && text !== '' && state.phase !== 'writing' && (
        <AnswerTools
          text={text}
          name={name}
          targets={
            targets ?? [targetOf('notes', { kind: 'model', name: destination?.model ?? '', prompt: '' })]
          }
        >
          {chooser}
        </AnswerTools>
      )}
      {state.phase === 'done' && (
        <AnswerFacts
          answer={state.answer}
          host={destination?.host ?? ''}
          price={destination?.price ?? null}
          seconds={state.seconds}
        />
      )}
      {state.phase === 'stopped' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', color: token('text-2') }}>
          <Trans>Stopped after {state.seconds} s. What had arrived stays.</Trans>
          <Button variant="outlined" size="small" onClick={again}>
            <Trans>Ask again</Trans>
          </Button>
        </Box>
      )}
      {state.phase === 'failed' && (
        <AskProblem problem={state.problem} isOwn={destination?.isOwn ?? false} onRetry={again} />
      )}
      <Told phase={state.phase} />
    </Box>
  );
}

/** Tells assistive technology how it stands, not every word. */
function Told({ phase }: { phase: Asking['state']['phase'] }) {
  return (
    <VisuallyHidden role="status">
      {phase === 'writing' && <Trans>The model writes.</Trans>}
      {phase === 'done' && <Trans>The answer is complete.</Trans>}
      {phase === 'stopped' && <Trans>Stopped.</Trans>}
    </VisuallyHidden>
  );
}

function NoModel() {
  return (
    <Box sx={{ color: token('text-3'), fontSize: '0.8125rem', lineHeight: '18px' }}>
      <Trans>
        What you see is made by rules, on this device. A model could add its view:{' '}
        <Box component={Link} to={toModelSettings} sx={{ color: token('accent') }}>
          set one up
        </Box>
        .
      </Trans>
    </Box>
  );
}

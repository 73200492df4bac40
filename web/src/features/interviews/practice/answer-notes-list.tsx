import type { AnswerNote, AnswerSpan } from '@foothold/core/practice/answer-note.ts';
import { answerLimits, answerNotes } from '@foothold/core/practice/answer-notes.ts';
import type { QuestionKind } from '@foothold/core/practice/practice-question.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo } from 'react';
import { token } from '../../../ui/tokens.ts';

type Props = {
  question: string;
  kind: string;
  answer: string;
  /** How long it was spoken; absent where it was typed. */
  seconds?: number | undefined;
  /** Shows a place of the answer in its field; null where it is in parts. */
  onShow: ((span: AnswerSpan) => void) | null;
};

/** What the rules find in an answer, each with its place. They judge nothing and give no marks. */
export function AnswerNotesList({ question, kind, answer, seconds, onShow }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const text = useDeferredValue(answer);
  const known: QuestionKind = kind === 'situational' || kind === 'technical' ? kind : 'behavioural';
  const notes = useMemo(
    () => answerNotes({ question, kind: known, answer: text, seconds }),
    [question, known, text, seconds],
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderBlockStart: `1px solid ${token('line')}`, paddingBlockStart: '12px' }}
    >
      <Typography id={id} variant="h3">
        <Trans>To review again</Trans>
      </Typography>
      <Box role="status" sx={{ fontSize: '0.8125rem', color: token('text-2'), marginBlockEnd: '6px' }}>
        {notes.length === 0 ? (
          <Trans>
            The rules find nothing. They look at length, pace and words; whether the answer is good is yours
            to say.
          </Trans>
        ) : (
          <Trans>Rule-based, from your words alone; you do not have to change all of it.</Trans>
        )}
      </Box>
      <Box
        component="ul"
        aria-label={t`Notes`}
        sx={{ margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '6px' }}
      >
        {notes.map((note) => (
          <Box component="li" key={note.rule} sx={{ fontSize: '0.875rem', lineHeight: '20px' }}>
            <Words note={note} kind={known} />{' '}
            {quoted(text, note).map(({ words, span, times }) =>
              onShow ? (
                <Button
                  key={words}
                  variant="text"
                  size="small"
                  title={t`Show it in the answer`}
                  onClick={() => onShow(span)}
                  sx={{ minWidth: 0, padding: '0 6px', verticalAlign: 'baseline' }}
                >
                  “{words}”{times > 1 && ` ×${times}`}
                </Button>
              ) : (
                <Box key={words} component="span" sx={{ color: token('text-2'), marginInlineEnd: '6px' }}>
                  “{words}”{times > 1 && ` ×${times}`}
                </Box>
              ),
            )}
          </Box>
        ))}
      </Box>
      {i18n.locale !== 'en' && (
        <Box sx={{ fontSize: '0.8125rem', color: token('text-2'), marginBlockStart: '6px' }}>
          <Trans>The rules read answers in English.</Trans>
        </Box>
      )}
    </Box>
  );
}

/** The words a note is about, each once with its first place and how often it is there. */
function quoted(text: string, { at }: AnswerNote): { words: string; span: AnswerSpan; times: number }[] {
  const found = new Map<string, { words: string; span: AnswerSpan; times: number }>();
  for (const span of at) {
    const whole = text.slice(span.start, span.end);
    const words = whole.length > 60 ? `${whole.slice(0, 57).trimEnd()}…` : whole;
    const known = found.get(words.toLowerCase());
    if (known) known.times += 1;
    else found.set(words.toLowerCase(), { words, span, times: 1 });
  }
  return [...found.values()];
}

function Words({ note, kind }: { note: AnswerNote; kind: QuestionKind }) {
  const { count, missing } = note;
  const least = answerLimits.short[kind];
  const most = answerLimits.long;
  switch (note.rule) {
    case 'short':
      return (
        <Trans>
          Short: {count} words. Fewer than {least} rarely show what you did or know.
        </Trans>
      );
    case 'long':
      return (
        <Trans>
          Long: {count} words. More than {most} take over two minutes to say; what could go?
        </Trans>
      );
    case 'fast':
      return <Trans>Fast: {count} words a minute. Around 140 is calm.</Trans>;
    case 'slow':
      return <Trans>Slow: {count} words a minute. Around 140 is calm.</Trans>;
    case 'off-question': {
      const words = missing.join(', ');
      return <Trans>The answer uses none of the words of the question: {words}.</Trans>;
    }
    case 'no-situation':
      return <Trans>No situation: when and where was it?</Trans>;
    case 'no-task':
      return <Trans>No task: what had to be reached, and why did it fall to you?</Trans>;
    case 'no-action':
      return <Trans>No action of yours: what did you do? Say it with “I”.</Trans>;
    case 'no-result':
      return <Trans>No result: what came of it?</Trans>;
    case 'we':
      return (
        <Trans>“We”, “our” and “us” appear {count} times, and you never say what you did yourself:</Trans>
      );
    case 'no-number':
      return <Trans>No number: how many, how long, how often or how much?</Trans>;
    case 'filler':
      return <Trans>Filler words, {count}:</Trans>;
    case 'hedge':
      return <Trans>Hedging words, {count}:</Trans>;
    default:
      return <Trans>A run-on sentence:</Trans>;
  }
}

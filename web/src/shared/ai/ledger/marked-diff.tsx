import type { TruthSpan } from '@foothold/core/truth/verdict.ts';
import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';
import { Added, Removed } from '../../text-diff/diff-marks.tsx';
import { wordDiff } from '../../text-diff/word-diff.ts';
import { MarkedSentence } from './marked-sentence.tsx';

type Props = {
  before: string;
  after: string;
  /** Places in `after` of words that nothing supports. */
  spans: readonly TruthSpan[];
};

/** A text as it would read: what goes is struck through, what comes is marked, and so are words that nothing supports. */
export function MarkedDiff({ before, after, spans }: Props) {
  let at = 0;
  return (
    <DiffText>
      {wordDiff(before, after).runs.map(({ kind, text }, place) => {
        if (kind === 'removed') return <Removed key={place}>{text}</Removed>;
        const start = at;
        at += text.length;
        const pieces = cutAt(text, start, spans);
        return (
          <span key={place}>
            {pieces.map(({ from, piece, isMissing }) => {
              // What nothing supports is no gain: it is marked as that alone.
              if (isMissing)
                return <MarkedSentence key={from} text={piece} spans={[whole(piece)]} mark="missing" />;
              return kind === 'added' ? <Added key={from}>{piece}</Added> : <span key={from}>{piece}</span>;
            })}
          </span>
        );
      })}
    </DiffText>
  );
}

const whole = (text: string): TruthSpan => ({ start: 0, end: text.length });

/** A run of a line that begins at `start`, cut where words begin and end that nothing supports. */
function cutAt(text: string, start: number, spans: readonly TruthSpan[]) {
  const inside = spans
    .map((one) => ({ start: Math.max(0, one.start - start), end: Math.min(text.length, one.end - start) }))
    .filter((one) => one.end > one.start);
  const cuts = [...new Set([0, text.length, ...inside.flatMap((one) => [one.start, one.end])])].sort(
    (one, other) => one - other,
  );
  return cuts.slice(0, -1).map((from, place) => ({
    from,
    piece: text.slice(from, cuts[place + 1]),
    isMissing: inside.some((one) => one.start <= from && from < one.end),
  }));
}

/** Text in which changes are marked. */
export const DiffText = styled('p')({
  margin: 0,
  maxWidth: '76ch',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& del': { color: token('text-3'), backgroundColor: 'transparent' },
  '& del + span': { marginInlineStart: 4 },
  '& ins': { color: 'inherit', textDecorationColor: token('good') },
});

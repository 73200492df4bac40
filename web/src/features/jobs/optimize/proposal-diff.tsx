import type { CheckedProposal, Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import type { TruthSpan } from '@foothold/core/truth/verdict.ts';
import { styled } from '@mui/material/styles';
import { MarkedSentence } from '../../../shared/ai/ledger/marked-sentence.tsx';
import { Added, Removed } from '../../../shared/text-diff/diff-marks.tsx';
import { wordDiff } from '../../../shared/text-diff/word-diff.ts';
import { token } from '../../../ui/tokens.ts';

type Props = { proposal: Proposal; words: string; checked: CheckedProposal };

/** The line as it would read: what goes is struck through, what comes is marked, and so are words that nothing supports. */
export function ProposalDiff({ proposal, words, checked }: Props) {
  if (proposal.kind === 'order') return <Order {...proposal} />;
  const spans = problemSpans(checked);
  let at = 0;
  return (
    <Text>
      {wordDiff(proposal.before, words).runs.map(({ kind, text }, place) => {
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
    </Text>
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

/** Places in the whole line of words that nothing supports. */
export function problemSpans({ sentences }: Pick<CheckedProposal, 'sentences'>): TruthSpan[] {
  return sentences.flatMap(({ start: from, problems }) =>
    problems.map(({ start, end }) => ({ start: from + start, end: from + end })),
  );
}

/** Lines or skills in their new order; those that move up are marked. */
function Order({ place, before, after }: Proposal) {
  const [was, now] = [before.split('\n'), after.split('\n')];
  const moved = new Set(now.filter((line, at) => was.indexOf(line) > at));
  const shown = (line: string) => (moved.has(line) ? <Added>{line}</Added> : line);
  if (place.endsWith('/skills'))
    return (
      <Text>
        {now.map((name, at) => (
          <span key={`${at}${name}`}>
            {at > 0 && ', '}
            {shown(name)}
          </span>
        ))}
      </Text>
    );
  return (
    <Lines>
      {now.map((line, at) => (
        <li key={`${at}${line}`}>{shown(line)}</li>
      ))}
    </Lines>
  );
}

const Text = styled('p')({
  margin: 0,
  maxWidth: '76ch',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '& del': { color: token('text-3'), backgroundColor: 'transparent' },
  '& del + span': { marginInlineStart: 4 },
  '& ins': { color: 'inherit', textDecorationColor: token('good') },
});

const Lines = styled('ol')({
  margin: 0,
  paddingInlineStart: 20,
  maxWidth: '76ch',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '& ins': { color: 'inherit', textDecorationColor: token('good') },
});

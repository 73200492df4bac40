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
        const inside = spans.flatMap(({ start, end }) => {
          const span = { start: Math.max(0, start - at), end: Math.min(text.length, end - at) };
          return span.end > span.start ? [span] : [];
        });
        at += text.length;
        const marked = <MarkedSentence text={text} spans={inside} mark="missing" />;
        return kind === 'added' ? <Added key={place}>{marked}</Added> : <span key={place}>{marked}</span>;
      })}
    </Text>
  );
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

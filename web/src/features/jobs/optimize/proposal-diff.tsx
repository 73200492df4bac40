import type { CheckedProposal, Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import { problemSpans } from '@foothold/core/truth/problem-spans.ts';
import { styled } from '@mui/material/styles';
import { DiffText, MarkedDiff } from '../../../shared/ai/ledger/marked-diff.tsx';
import { Added } from '../../../shared/text-diff/diff-marks.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { proposal: Proposal; words: string; checked: CheckedProposal };

/** The line as it would read: what goes is struck through, what comes is marked, and so are words that nothing supports. */
export function ProposalDiff({ proposal, words, checked }: Props) {
  if (proposal.kind === 'order') return <Order {...proposal} />;
  return (
    <MarkedDiff before={proposal.before} after={words} spans={problemSpans(checked.sentences, 'fact')} />
  );
}

/** Lines or skills in their new order; those that move up are marked. */
function Order({ place, before, after }: Proposal) {
  const [was, now] = [before.split('\n'), after.split('\n')];
  const moved = new Set(now.filter((line, at) => was.indexOf(line) > at));
  const shown = (line: string) => (moved.has(line) ? <Added>{line}</Added> : line);
  if (place.endsWith('/skills'))
    return (
      <DiffText>
        {now.map((name, at) => (
          <span key={`${at}${name}`}>
            {at > 0 && ', '}
            {shown(name)}
          </span>
        ))}
      </DiffText>
    );
  return (
    <Lines>
      {now.map((line, at) => (
        <li key={`${at}${line}`}>{shown(line)}</li>
      ))}
    </Lines>
  );
}

const Lines = styled('ol')({
  margin: 0,
  paddingInlineStart: 20,
  maxWidth: '76ch',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '& ins': { color: 'inherit', textDecorationColor: token('good') },
});

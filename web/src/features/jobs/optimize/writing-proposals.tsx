import { claimsMore } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { verifyText } from '@foothold/core/truth/verify-text.ts';
import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { MarkedSentence } from '../../../shared/ai/ledger/marked-sentence.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { useWrittenLines } from './stored-proposals.ts';

type Props = { jobId: number; evidence: PreparedEvidence };

/** Lines as a model writes them, each compared with what the person wrote as soon as it is whole; nothing to decide yet. */
export function WritingProposals({ jobId, evidence }: Props) {
  const text = useWrittenLines(jobId);
  // What the person wrote may change meanwhile.
  const known = useMemo(() => ({ evidence, lines: new Map<string, CheckedLine>() }), [evidence]);
  if (text === null) return null;
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines.map((line, at) => {
    if (line.trim() === '') return null;
    const checked = at < last ? remembered(known, line) : null;
    return (
      <Row key={`${at}`} {...(checked?.isMore && { 'data-waiting': '' })}>
        <p>
          <span>
            <Trans>Written by a model now</Trans>
          </span>
          {checked?.isMore && <StateChip kind="unsupported" />}
        </p>
        <div>
          <MarkedSentence text={line} spans={checked?.spans ?? []} mark="missing" />
        </div>
      </Row>
    );
  });
}

function checkedLine(line: string, evidence: PreparedEvidence) {
  const sentences = verifyText(line, evidence);
  const spans = sentences.flatMap(({ start: from, problems }) =>
    problems.map(({ start, end }) => ({ start: from + start, end: from + end })),
  );
  return { isMore: sentences.some(claimsMore), spans };
}

type CheckedLine = ReturnType<typeof checkedLine>;
type Known = { evidence: PreparedEvidence; lines: Map<string, CheckedLine> };

function remembered({ evidence, lines }: Known, line: string): CheckedLine {
  const before = lines.get(line);
  if (before) return before;
  const checked = checkedLine(line, evidence);
  lines.set(line, checked);
  return checked;
}

const Row = styled('li')({
  padding: '12px 20px',
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.9375rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '&[data-waiting]': { backgroundColor: token('bad-ground') },
  '& > p': {
    display: 'flex',
    gap: 10,
    margin: '0 0 4px',
    fontSize: '0.8125rem',
    lineHeight: '22px',
    color: token('text-2'),
  },
});

import type { CheckedProposal } from '@foothold/core/ai/optimize/proposal.ts';
import { placedEvidence } from '@foothold/core/truth/evidence-place.ts';
import { claimsMore } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { Trans } from '@lingui/react/macro';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { href } from '../../../platform/href.ts';
import { evidenceField } from '../../../shared/ai/evidence-field.ts';
import { EvidenceName, namedEvidence } from '../../../shared/ai/ledger/evidence-name.tsx';
import { ProblemWords } from '../../../shared/ai/ledger/problem-words.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { checked: CheckedProposal; evidence: PreparedEvidence };

/** As many places are named; more say no more. */
const maxShown = 3;

/** What a line rests on, in the person's own words, each leading to its place. */
export function ProposalSources({ checked, evidence }: Props) {
  const rests = checked.sentences.flatMap((one) => one.rests);
  const textOf = (id: string) => placedEvidence(id, evidence)?.item.text ?? '';
  // The first says most of it; of the others those that add a word, not those that are quoted whole.
  const shown = rests.filter(
    ({ id, end }, at) =>
      rests.findIndex((one) => one.id === id) === at && (at === 0 || end < textOf(id).length),
  );
  const sources = shown.slice(0, maxShown).map(({ id, start, end }) => {
    const quote = textOf(id).slice(start, end);
    return (
      <Source key={id}>
        <Icon name="link" size={14} />
        <span>
          <Trans>
            From <EvidenceLink id={id} evidence={evidence} />: “{quote}”
          </Trans>
        </span>
      </Source>
    );
  });
  return (
    <>
      {sources}
      <OtherWords checked={checked} />
    </>
  );
}

/** Words of the writer’s own, which add no fact: who accepts the line has read them here. */
function OtherWords({ checked }: Pick<Props, 'checked'>) {
  const words = checked.sentences
    .filter(({ verdict }) => verdict === 'reworded')
    .flatMap((one) => one.problems);
  if (words.length === 0) return null;
  const said = words.map((one) => `“${one.said}”`).join(', ');
  return (
    <Source>
      <Icon name="edit" size={14} />
      <span>
        <Trans>Not in your words: {said}. It adds no fact; accepting keeps it.</Trans>
      </span>
    </Source>
  );
}

/** Why a line cannot be accepted: which words, what the resume says instead, and what to do. */
export function ProposalProblem({ checked, evidence }: Props) {
  const bad = checked.sentences.filter(claimsMore);
  const problems = bad.flatMap((one) => one.problems).filter(({ grade }) => grade === 'fact');
  const [first] = problems;
  const source = first?.evidence || bad[0]?.rests[0]?.id || '';
  const says = placedEvidence(source, evidence)?.item.text ?? '';
  return (
    <Source data-bad="">
      <Icon name="alert" size={14} />
      <span>
        {problems.slice(0, maxShown).map((problem) => (
          <span key={`${problem.kind}${problem.start}`}>
            <b>
              <ProblemWords problem={problem} />
            </b>{' '}
          </span>
        ))}
        {says !== '' && (
          <Trans>
            <EvidenceLink id={source} evidence={evidence} /> says “{says}”.
          </Trans>
        )}{' '}
        <Trans>It cannot be accepted until you change it. If it is true, say so in your resume first.</Trans>
      </span>
    </Source>
  );
}

/** The name of a piece of evidence, leading to its line in the editor; a story or answer leads nowhere. */
function EvidenceLink({ id, evidence }: { id: string; evidence: PreparedEvidence }) {
  const name = <EvidenceName named={namedEvidence(id, evidence)} />;
  const field = evidenceField(id);
  const internalId = Number(/^resume:(\d+)\//.exec(id)?.[1] ?? Number.NaN);
  if (field === null || Number.isNaN(internalId)) return <strong>{name}</strong>;
  return (
    <MuiLink
      component={Link}
      underline="hover"
      to={href('/resume/edit/:internalId', { internalId, search: { field } })}
    >
      {name}
    </MuiLink>
  );
}

const Source = styled('p')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  margin: '4px 0 0',
  maxWidth: '92ch',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  overflowWrap: 'anywhere',
  '& svg': { marginBlockStart: 2, color: token('good') },
  '& b, & strong': { fontWeight: 600, color: token('text') },
  '& a': { fontWeight: 600 },
  '&[data-bad] svg': { color: token('bad') },
  '@media (max-width: 899.95px)': { fontSize: '0.875rem', lineHeight: '20px' },
});

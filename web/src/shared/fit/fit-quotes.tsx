import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Evidence } from '@foothold/core/fit/fit.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { type FitGroup, type FitRow, markedParts } from './fit-rows.ts';
import { LackWords } from './use-fit-words.tsx';

const columns = 'minmax(0, 5fr) minmax(0, 5fr)';

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  padding: '10px 20px',
  minHeight: 58,
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.875rem',
  lineHeight: '20px',
  '&[data-selected]': { backgroundColor: token('tint'), boxShadow: `inset 3px 0 ${token('accent')}` },
  '&[data-selected]:dir(rtl)': { boxShadow: `inset -3px 0 ${token('accent')}` },
  '@media (max-width: 899.95px)': {
    padding: '12px 0',
    fontSize: '1rem',
    lineHeight: '24px',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    '&[data-selected]': { backgroundColor: 'transparent', boxShadow: 'none' },
  },
});

const Sides = styled('div')({
  display: 'grid',
  gap: '4px 16px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media (min-width: 900px)': { gridTemplateColumns: columns },
});

const Head = styled('h2')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  margin: 0,
  padding: '8px 20px',
  backgroundColor: token('sunken'),
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 600,
  '& > span': { fontSize: '0.8125rem', fontWeight: 400, color: token('text-2') },
  '@media (max-width: 899.95px)': { padding: '8px 12px', marginInline: -12 },
});

const Mark = styled('mark')({
  color: 'inherit',
  backgroundColor: token('good-ground'),
  borderBlockEnd: `1px solid ${token('good')}`,
  '&[data-partly]': { backgroundColor: token('warn-ground'), borderBlockEndColor: token('warn') },
});

type Props = {
  groups: readonly FitGroup[];
  resume: WholeResume;
  selected?: string | null;
  /** What can be done with a row, below what the resume says. */
  actions?: (row: FitRow) => ReactNode;
};

/** What the posting asks for beside what the resume says, in the very words of both. */
export function FitQuotes({ groups, resume, selected = null, actions }: Props) {
  const { t } = useLingui();
  const titles = {
    must: t`Must have`,
    nice: t`Nice to have`,
    asked: t`Only you know`,
    more: t`Also asked, not counted`,
    dismissed: t`Not requirements`,
  };
  return groups.map(({ kind, rows }) => (
    <section key={kind} aria-label={titles[kind]}>
      <Head>
        {titles[kind]} <GroupFact kind={kind} rows={rows} />
      </Head>
      <Box component="ul" aria-label={titles[kind]} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => {
          const { id } = row.requirement;
          return (
            <Row key={id} data-row={id} {...(id === selected && { 'data-selected': '' })}>
              <StateMark row={row} />
              <Sides>
                <Asked row={row} />
                <div>
                  <Written row={row} resume={resume} />
                  {actions?.(row)}
                </div>
              </Sides>
            </Row>
          );
        })}
      </Box>
    </section>
  ));
}

function GroupFact({ kind, rows }: Pick<FitGroup, 'kind' | 'rows'>) {
  if (kind !== 'must' && kind !== 'nice') return <span>{rows.length}</span>;
  const count = (state: FitRow['fit']['state']) => rows.filter(({ fit }) => fit.state === state).length;
  const [found, partly] = [count('found'), count('partly')];
  return (
    <span>
      {partly > 0 ? (
        <Trans>
          {found} of {rows.length} found, {partly} in part
        </Trans>
      ) : (
        <Trans>
          {found} of {rows.length} found
        </Trans>
      )}
    </span>
  );
}

function StateMark({ row: { fit } }: { row: FitRow }) {
  const { t } = useLingui();
  const looks = {
    found: { name: t`Found`, color: token('good'), sign: <Icon name="check" size={16} /> },
    partly: { name: t`In part`, color: token('warn'), sign: '~' },
    missing: { name: t`Missing`, color: token('text-3'), sign: '–' },
    unanswered: { name: t`Not answered`, color: token('text-3'), sign: '?' },
    dismissed: { name: t`Not a requirement`, color: token('text-3'), sign: '–' },
  } as const;
  const { name, color, sign } = looks[fit.state];
  return (
    <Box sx={{ color, fontWeight: 620, minWidth: 0, '& svg': { marginBlockStart: '2px' } }}>
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>{name}:</VisuallyHidden>
    </Box>
  );
}

function Asked({ row: { requirement, fit } }: { row: FitRow }) {
  const { quote } = requirement;
  const [before, marked, after] = markedParts(quote.text, quote.start, quote.mark);
  return (
    <Box sx={{ ...(fit.state === 'dismissed' && { color: token('text-2') }) }}>
      “{before}
      <strong style={{ fontWeight: 620 }}>{marked}</strong>
      {after}”
    </Box>
  );
}

function Written({ row: { requirement, fit }, resume }: { row: FitRow; resume: WholeResume }) {
  if (fit.state === 'dismissed')
    return (
      <Quiet>
        <Trans>Not counted</Trans>
      </Quiet>
    );
  if (fit.state === 'unanswered')
    return (
      <Quiet>
        {requirement.kind === 'other' || requirement.kind === 'manner' ? (
          <Trans>Not in these words in this resume</Trans>
        ) : (
          <Trans>No resume says this</Trans>
        )}
      </Quiet>
    );
  if (fit.evidence.length === 0)
    return (
      <Quiet>
        {requirement.kind === 'authorization' ? (
          <Trans>You said no</Trans>
        ) : fit.isLeft ? (
          <Trans>You do not have it</Trans>
        ) : requirement.kind === 'place' || requirement.kind === 'workplace' || requirement.kind === 'pay' ? (
          <Trans>Not what you want</Trans>
        ) : (
          <Trans>Not found in this resume</Trans>
        )}
        {fit.lacks && (
          <>
            : <LackWords lacks={fit.lacks} />
          </>
        )}
      </Quiet>
    );
  const shown = fit.evidence.slice(0, maxEvidence);
  return (
    <>
      {shown.map((evidence, at) => (
        <EvidenceLine
          key={`${requirement.id} ${evidence.path} ${evidence.start}`}
          evidence={evidence}
          isPartly={fit.state === 'partly'}
          resume={resume}
        >
          {at === shown.length - 1 && fit.lacks && (
            <>
              : <LackWords lacks={fit.lacks} />
            </>
          )}
        </EvidenceLine>
      ))}
    </>
  );
}

/** More than this proves nothing further. */
const maxEvidence = 3;

const Quiet = styled('span')({ color: token('text-2') });

type LineProps = { evidence: Evidence; isPartly: boolean; resume: WholeResume; children: ReactNode };

function EvidenceLine({ evidence, isPartly, resume, children }: LineProps) {
  const [before, marked, after] = markedParts(evidence.quote, evidence.start, evidence.mark);
  return (
    <Box sx={{ marginBlockEnd: '2px' }}>
      “{before}
      <Mark {...(isPartly && { 'data-partly': '' })}>{marked}</Mark>
      {after}”{children}
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '20px', fontWeight: 520 }}>
        <EvidenceLink evidence={evidence} resume={resume} />
      </Box>
    </Box>
  );
}

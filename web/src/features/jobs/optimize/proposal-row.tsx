import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { claimsMore } from '@foothold/core/truth/ledger.ts';
import { statedBeside } from '@foothold/core/truth/stated-beside.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import type { OptimizeRow } from './optimize-rows.ts';
import { ProposalDiff } from './proposal-diff.tsx';
import { ProposalEdit } from './proposal-edit.tsx';
import { ProposalProblem, ProposalSources } from './proposal-sources.tsx';
import type { Optimize } from './use-optimize.tsx';
import { useProposalWords } from './use-proposal-words.ts';

type Props = {
  row: OptimizeRow;
  whole: WholeResume;
  optimize: Optimize;
  isSelected: boolean;
  isEdited: boolean;
  onSelect: () => void;
  onEditing: (isEdited: boolean) => void;
};

/** One proposal in one glance: what changes, what it rests on, and the decision. */
export function ProposalRow({ row, whole, optimize, isSelected, isEdited, onSelect, onEditing }: Props) {
  const { t } = useLingui();
  const { placeOf, whyOf } = useProposalWords(whole);
  const { proposal, checked, words } = row;
  const place = placeOf(proposal);
  const isWaiting = row.state === 'open' && !checked.isSupported;
  const why = row.state === 'accepted' ? '' : whyOf({ ...proposal, after: words });
  return (
    <Row
      data-proposal={row.id}
      data-state={row.state}
      aria-label={t`${place}: ${words}`}
      {...(isSelected && { 'data-selected': '', 'aria-current': true })}
      {...(isWaiting && { 'data-waiting': '' })}
      onClick={onSelect}
      onFocus={onSelect}
    >
      <Head>
        <span>{place}</span>
        {proposal.writer.kind === 'model' && (
          <StateChip kind="plain">
            <Trans>by a model</Trans>
          </StateChip>
        )}
        {isWaiting && <Unsupported />}
        {row.how === 'edited' && row.state === 'open' && (
          <StateChip kind="plain">
            <Trans>your words</Trans>
          </StateChip>
        )}
      </Head>
      <Decision row={row} place={place} optimize={optimize} isHidden={isEdited} onEditing={onEditing} />
      <Body>
        {isEdited ? (
          <ProposalEdit row={row} place={place} optimize={optimize} onDone={() => onEditing(false)} />
        ) : (
          <>
            <ProposalDiff proposal={proposal} words={words} checked={checked} />
            {isWaiting ? (
              <ProposalProblem checked={checked} evidence={optimize.evidence} />
            ) : (
              <ProposalSources checked={checked} evidence={optimize.evidence} />
            )}
            {why !== '' && <Why>{why}</Why>}
          </>
        )}
      </Body>
    </Row>
  );
}

/** On the ground of a row that waits, the chip stands out by the page's own ground. */
function Unsupported() {
  return (
    <span style={{ borderRadius: 20, backgroundColor: token('surface') }}>
      <StateChip kind="unsupported" />
    </span>
  );
}

type DecisionProps = Pick<Props, 'row' | 'optimize' | 'onEditing'> & { place: string; isHidden: boolean };

function Decision({ row, place, optimize, isHidden, onEditing }: DecisionProps) {
  const { t } = useLingui();
  if (isHidden) return <span />;
  if (row.state !== 'open')
    return (
      <Presses>
        <Settled data-state={row.state}>
          {row.state === 'accepted' && <Icon name="check" size={16} />}
          {row.state === 'accepted' ? <Trans>Accepted</Trans> : <Trans>Rejected</Trans>}
        </Settled>
        <Button
          variant="text"
          size="small"
          color="inherit"
          aria-label={t`Undo: ${place}`}
          onClick={() => optimize.takeBack(row)}
        >
          <Trans>Undo</Trans>
        </Button>
      </Presses>
    );
  const { isSupported, madeTrue } = row.checked;
  return (
    <Presses>
      <Button
        variant="text"
        size="small"
        color="inherit"
        aria-label={isSupported ? t`Reject: ${place}` : t`Drop it: ${place}`}
        onClick={() => optimize.reject([row])}
      >
        {isSupported ? <Trans>Reject</Trans> : <Trans>Drop it</Trans>}
      </Button>
      {row.proposal.kind === 'words' && (
        <Button
          variant={isSupported || madeTrue !== null ? 'text' : 'outlined'}
          size="small"
          {...((isSupported || madeTrue !== null) && { color: 'inherit' as const })}
          aria-label={t`Edit: ${place}`}
          onClick={() => onEditing(true)}
        >
          <Trans>Edit</Trans>
        </Button>
      )}
      {isSupported && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="check" size={16} />}
          aria-label={t`Accept: ${place}`}
          onClick={() => optimize.accept(row)}
        >
          <Trans>Accept</Trans>
        </Button>
      )}
      {!isSupported && row.checked.sentences.filter(claimsMore).every((one) => statedBeside(one) !== '') && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t`This is what I did: ${place}`}
          onClick={() => optimize.state(row)}
        >
          <Trans>This is what I did</Trans>
        </Button>
      )}
      {!isSupported && madeTrue !== null && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t`Make it true: ${place}`}
          onClick={() => optimize.setWords(row, madeTrue, 'made-true')}
        >
          <Trans>Make it true</Trans>
        </Button>
      )}
    </Presses>
  );
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  padding: '8px 20px 14px',
  borderBlockStart: `1px solid ${token('line')}`,
  scrollMarginBlock: 8,
  '&[data-selected]': { boxShadow: `inset 3px 0 ${token('accent')}` },
  '&[data-selected]:dir(rtl)': { boxShadow: `inset -3px 0 ${token('accent')}` },
  '&[data-waiting]': { backgroundColor: token('bad-ground') },
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px' },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 36,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  overflowWrap: 'anywhere',
  '& > span': { minWidth: 0 },
});

const Body = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });

// On a phone the decision comes after what it is about.
const Presses = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  '@media (max-width: 899.95px)': {
    order: 2,
    flexWrap: 'wrap',
    marginBlockStart: 8,
    '& button': { minHeight: 44 },
  },
});

const Settled = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: 8,
  fontSize: '0.8125rem',
  fontWeight: 570,
  color: token('text-2'),
  '&[data-state="accepted"]': { color: token('good') },
});

const Why = styled('p')({
  margin: '4px 0 0',
  maxWidth: '92ch',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-3'),
});

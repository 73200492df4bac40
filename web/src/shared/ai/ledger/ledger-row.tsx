import { claimsMore } from '@foothold/core/truth/ledger.ts';
import type { MadeTrue } from '@foothold/core/truth/make-true.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import type { CheckedSentence } from '@foothold/core/truth/verdict.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { EvidenceName, evidenceOf } from './evidence-name.tsx';
import { MarkedSentence } from './marked-sentence.tsx';
import { ProblemWords } from './problem-words.tsx';

/** A sentence, and what “Make it true” would put in its place; null where nothing that was written comes close. */
export type LedgerSentence = { checked: CheckedSentence; made: MadeTrue | null };

/** What can be done with an unsupported sentence. */
export type LedgerActions = {
  onMakeTrue: (at: number) => void;
  onEdit: (at: number, text: string) => void;
  onDrop: (at: number) => void;
};

type Props = LedgerSentence &
  LedgerActions & {
    at: number;
    evidence: PreparedEvidence;
    isSelected: boolean;
    isEdited: boolean;
    onSelect: () => void;
    onEditing: (isEdited: boolean) => void;
  };

/** One sentence with what it rests on beside it. */
export function LedgerRow(props: Props) {
  const { checked, made, at, evidence, isSelected, isEdited, onSelect } = props;
  const isWaiting = claimsMore(checked);
  return (
    <Row
      data-sentence={at}
      {...(isSelected && { 'data-selected': '', 'aria-current': true })}
      {...(isWaiting && { 'data-waiting': '' })}
      onClick={onSelect}
    >
      <Place>{at + 1}</Place>
      <div>
        {isEdited ? (
          <EditedSentence {...props} />
        ) : (
          <>
            <Sentence>
              <MarkedSentence text={checked.text} spans={checked.problems} mark="missing" />
            </Sentence>
            {isWaiting && (
              <Actions>
                {made && (
                  <Button variant="contained" size="small" onClick={() => props.onMakeTrue(at)}>
                    <Trans>Make it true</Trans>
                  </Button>
                )}
                <Button variant="outlined" size="small" onClick={() => props.onEditing(true)}>
                  <Trans>Edit</Trans>
                </Button>
                <Button size="small" color="inherit" onClick={() => props.onDrop(at)}>
                  <Trans>Drop it</Trans>
                </Button>
              </Actions>
            )}
          </>
        )}
      </div>
      <Source>
        {isWaiting ? (
          <WhyNot checked={checked} made={made} evidence={evidence} />
        ) : (
          <RestsOn checked={checked} evidence={evidence} />
        )}
      </Source>
    </Row>
  );
}

function EditedSentence({ checked, at, onEdit, onEditing }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(checked.text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEdit(at, text.trim());
        onEditing(false);
      }}
      onKeyDown={(event) => event.key === 'Escape' && onEditing(false)}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': t`Sentence ${at + 1}` } }}
      />
      <Actions>
        <Button type="submit" variant="contained" size="small">
          <Trans>Check again</Trans>
        </Button>
        <Button size="small" color="inherit" onClick={() => onEditing(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </Actions>
    </form>
  );
}

function RestsOn({ checked, evidence }: { checked: CheckedSentence; evidence: PreparedEvidence }) {
  if (checked.rests.length === 0) return <Trans>Nothing to prove</Trans>;
  return checked.rests.map(({ id, start, end }) => (
    <Quote key={id}>
      <Icon name="link" size={14} />
      <span>
        <strong>
          <EvidenceName id={id} evidence={evidence} />
        </strong>
        {': “'}
        {evidenceOf(id, evidence)?.item.text.slice(start, end)}
        {'”'}
      </span>
    </Quote>
  ));
}

function WhyNot({ checked, made, evidence }: LedgerSentence & { evidence: PreparedEvidence }) {
  const [first] = checked.problems;
  const source = first && (first.evidence || checked.rests[0]?.id);
  const found = source ? evidenceOf(source, evidence) : null;
  return (
    <>
      <StateChip kind="unsupported" />
      {checked.problems.map((problem) => (
        <p key={`${problem.kind}${problem.start}`}>
          <b>
            <ProblemWords problem={problem} />
          </b>
        </p>
      ))}
      {source && found && (
        <p>
          <strong>
            <EvidenceName id={source} evidence={evidence} />
          </strong>{' '}
          <Trans>says “{found.item.text}”.</Trans>
        </p>
      )}
      {made && (
        <p>
          <Trans>Would become:</Trans>{' '}
          <MarkedSentence text={made.text} spans={[made.changed]} mark="changed" />
        </p>
      )}
    </>
  );
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 384px)',
  padding: '12px 20px',
  borderBlockStart: `1px solid ${token('line')}`,
  overflowWrap: 'anywhere',
  '&[data-selected]': { boxShadow: `inset 3px 0 ${token('accent')}` },
  '&[data-selected]:dir(rtl)': { boxShadow: `inset -3px 0 ${token('accent')}` },
  '&[data-waiting]': { backgroundColor: token('bad-ground') },
  '&:last-of-type': { borderEndStartRadius: 19, borderEndEndRadius: 19 },
  '@media (max-width: 899.95px)': { gridTemplateColumns: '28px minmax(0, 1fr)', padding: '12px 12px' },
});

const Place = styled('span')({ fontSize: '0.75rem', lineHeight: '24px', color: token('text-2') });

const Sentence = styled('p')({ margin: 0, fontSize: '0.9375rem', lineHeight: '23px', paddingInlineEnd: 20 });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });

const Source = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  justifyItems: 'start',
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${token('line')}`,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  '& p': { margin: 0 },
  '& b': { color: token('text') },
  '& strong': { fontWeight: 600, color: token('text') },
  '@media (max-width: 899.95px)': {
    gridColumn: 2,
    borderInlineStart: 0,
    paddingInlineStart: 0,
    marginBlockStart: 8,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
});

const Quote = styled('p')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  '& svg': { marginBlockStart: 2, color: token('good') },
});

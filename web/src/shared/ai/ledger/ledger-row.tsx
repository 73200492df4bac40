import { placedEvidence } from '@foothold/core/truth/evidence-place.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import type { CheckedSentence } from '@foothold/core/truth/verdict.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { namedEvidence } from './evidence-name.tsx';
import { EvidenceLink, EvidenceQuote, type OpenEvidence } from './evidence-quote.tsx';
import { isUnread, type LedgerSentence } from './ledger-of.ts';
import { MarkedSentence } from './marked-sentence.tsx';
import { ProblemWords } from './problem-words.tsx';

/** What can be done with a sentence; `onOpen` shows where a piece of evidence stands. */
export type LedgerActions = {
  onMakeTrue: (at: number) => void;
  onEdit: (at: number, text: string) => void;
  onDrop: (at: number) => void;
  /** The person says that they did it, in these words. */
  onState: (at: number) => void;
  onOpen?: OpenEvidence;
};

type Props = LedgerActions & {
  sentence: LedgerSentence;
  at: number;
  evidence: PreparedEvidence;
  isSelected: boolean;
  isEdited: boolean;
  /** Of several buttons that do the same one is filled: that of the sentence to mend next. */
  isNext: boolean;
  onSelect: () => void;
  onEditing: (isEdited: boolean) => void;
};

/** One sentence with what it rests on beside it. */
export function LedgerRow(props: Props) {
  const { sentence, at, isSelected, isEdited, isNext, onSelect } = props;
  const { checked, made, state } = sentence;
  return (
    <Row
      data-sentence={at}
      data-state={state}
      tabIndex={-1}
      {...(isSelected && { 'data-selected': '', 'aria-current': true })}
      onClick={onSelect}
    >
      <Place>{at + 1}</Place>
      <div>
        {isEdited ? (
          <EditedSentence {...props} />
        ) : (
          <>
            <Sentence>
              <MarkedSentence
                text={checked.text}
                spans={state === 'held' ? factsOf(checked) : checked.problems}
                mark={state === 'held' ? 'missing' : 'noted'}
              />
            </Sentence>
            {!isSettled(sentence) && (
              <Actions>
                {made && (
                  <Button
                    variant={isNext ? 'contained' : 'outlined'}
                    size="small"
                    onClick={() => props.onMakeTrue(at)}
                  >
                    <Trans>Make it true</Trans>
                  </Button>
                )}
                {sentence.beside !== '' && (
                  <Button variant="outlined" size="small" onClick={() => props.onState(at)}>
                    <Trans>This is what I did</Trans>
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
        {state === 'marked' && <InOtherWords {...props} />}
        {state === 'open' || state === 'marked' ? <RestsOn {...props} /> : <WhyNot {...props} />}
      </Source>
    </Row>
  );
}

function EditedSentence({ sentence: { checked }, at, onEdit, onEditing }: Props) {
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

/** A sentence that asks nothing of the person: supported, about no work, or read. */
const isSettled = (sentence: LedgerSentence) =>
  sentence.state === 'open' || (sentence.state === 'marked' && !isUnread(sentence));

const factsOf = ({ problems }: CheckedSentence) => problems.filter(({ grade }) => grade === 'fact');

function InOtherWords({ sentence }: Props) {
  const said = sentence.checked.problems.map((one) => `“${one.said}”`).join(', ');
  return (
    <>
      <StateChip kind="plain">
        {isUnread(sentence) ? <Trans>In other words</Trans> : <Trans>In other words, read by you</Trans>}
      </StateChip>
      <p>
        <Trans>Not in your words: {said}. It adds no fact, and nothing waits for it.</Trans>
      </p>
    </>
  );
}

function RestsOn({ sentence: { checked }, evidence, onOpen }: Props) {
  if (checked.rests.length === 0 && checked.problems.length > 0) return null;
  if (checked.rests.length === 0) return <Trans>Claims nothing about you; nothing to prove</Trans>;
  // A line says under which position it stands; that one is not named again.
  const rests = checked.rests.filter(({ id }) => !checked.rests.some((one) => one.id.startsWith(`${id}/`)));
  return rests.map(({ id, start, end }) => (
    <EvidenceQuote
      key={id}
      id={id}
      named={namedEvidence(id, evidence)}
      words={placedEvidence(id, evidence)?.item.text.slice(start, end) ?? ''}
      onOpen={onOpen}
    />
  ));
}

function WhyNot({ sentence: { checked, made, state }, evidence, onOpen }: Props) {
  const facts = factsOf(checked);
  const [first, ...more] = facts.length > 0 ? facts : checked.problems;
  const source = first && (first.evidence || checked.rests[0]?.id);
  const said = source ? placedEvidence(source, evidence)?.item.text : undefined;
  return (
    <>
      {state === 'held' ? (
        <StateChip kind="unsupported" />
      ) : (
        <StateChip kind="plain">
          <Trans>Your own words</Trans>
        </StateChip>
      )}
      {first && (
        <p>
          <b>
            <ProblemWords problem={first} />
          </b>{' '}
          {source && said && (
            <>
              <EvidenceLink id={source} named={namedEvidence(source, evidence)} onOpen={onOpen} />{' '}
              <Trans>says “{said}”.</Trans>
            </>
          )}
        </p>
      )}
      {more.map((problem) => (
        <p key={`${problem.kind}${problem.start}`}>
          <b>
            <ProblemWords problem={problem} />
          </b>
        </p>
      ))}
      {state === 'noted' && (
        <p>
          <Trans>It leaves as you wrote it. Be ready to tell more of it in an interview.</Trans>
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
  '&[data-state="held"]': { backgroundColor: token('bad-ground') },
  '&:focus': { outline: 'none' },
  '@media (max-width: 1099.95px)': { gridTemplateColumns: '28px minmax(0, 1fr)', padding: '12px 12px' },
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
  '& b': { fontWeight: 600, color: token('text') },
  '& strong': { fontWeight: 600, color: token('text') },
  '@media (max-width: 1099.95px)': {
    gridColumn: 2,
    borderInlineStart: 0,
    paddingInlineStart: 0,
    marginBlockStart: 8,
    fontSize: '0.875rem',
    lineHeight: '20px',
  },
});

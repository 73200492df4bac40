import { checkProposal } from '@foothold/core/ai/optimize/proposal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OptimizeRow } from './optimize-rows.ts';
import { ProposalProblem, ProposalSources } from './proposal-sources.tsx';
import type { Optimize } from './use-optimize.tsx';

type Props = { row: OptimizeRow; place: string; optimize: Optimize; onDone: () => void };

/** The line in the person's own words; it is compared with what they wrote as they type. */
export function ProposalEdit({ row, place, optimize, onDone }: Props) {
  const { t } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Its presses are below the words, maybe out of sight.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [typed, setTyped] = useState(row.words);
  const words = typed.replace(/\s+/g, ' ').trim();
  const { proposal } = row;
  const { evidence } = optimize;
  const checked = useMemo(
    () => checkProposal({ ...proposal, after: words }, evidence),
    [proposal, words, evidence],
  );
  const isEmpty = words === '' || words === proposal.before;
  const accept = () => {
    if (isEmpty || !checked.isSupported) return;
    const isTheirs = words === row.words;
    optimize.accept({ ...row, words, checked, how: isTheirs ? row.how : 'edited' });
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter' || event.shiftKey) return;
    // A line is one line.
    event.preventDefault();
    accept();
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
      onKeyDown={onKeyDown}
    >
      <OutlinedInput
        autoFocus
        fullWidth
        multiline
        value={typed}
        onChange={({ target }) => setTyped(target.value.slice(0, 2_000))}
        inputProps={{ 'aria-label': t`Your words for ${place}`, 'aria-describedby': id }}
      />
      <div id={id}>
        {words !== '' && !checked.isSupported ? (
          <ProposalProblem checked={checked} evidence={evidence} />
        ) : (
          <ProposalSources checked={checked} evidence={evidence} />
        )}
      </div>
      <Presses>
        <Button type="submit" variant="outlined" size="small" disabled={isEmpty || !checked.isSupported}>
          <Trans>Accept your words</Trans>
        </Button>
        <Button
          variant="text"
          size="small"
          color="inherit"
          onClick={() => {
            optimize.setWords(row, words === '' ? proposal.after : words, 'edited');
            onDone();
          }}
        >
          <Trans>Decide later</Trans>
        </Button>
        <Button variant="text" size="small" color="inherit" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </Presses>
    </form>
  );
}

const Presses = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 8,
  '@media (max-width: 899.95px)': { '& button': { minHeight: 44 } },
});

import type { StatedFact } from '@foothold/core/entities/posting/posting.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Fact } from '../../../ui/fact-list.tsx';
import { token } from '../../../ui/tokens.ts';
import { useFactWords } from './use-fact-words.ts';

/** The facts that were read of a posting, each with the words it rests on, so that a person can judge the reading. */
export function StatedFacts({ facts, labelWidth }: { facts: readonly StatedFact[]; labelWidth: number }) {
  const { titles } = useFactWords();
  const names = [...new Set(facts.map(({ fact }) => fact))];
  return names.map((name) => (
    <Fact key={name} labelWidth={labelWidth} label={titles[name]}>
      {facts
        .filter(({ fact }) => fact === name)
        .map((one) => (
          <FactWords key={one.value} fact={one} />
        ))}
    </Fact>
  ));
}

/** “Night shift: “7p to 7a””. */
function FactWords({ fact: { fact, value, isRequired, words } }: { fact: StatedFact }) {
  const { valueWords } = useFactWords();
  const name = valueWords(fact, value);
  return (
    <Box>
      {isRequired ? name : <Trans>{name}, an advantage</Trans>}{' '}
      <Box component="span" sx={{ color: token('text-2') }}>
        <Trans>“{words}”</Trans>
      </Box>
    </Box>
  );
}

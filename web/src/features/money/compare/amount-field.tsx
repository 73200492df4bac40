import { type AmountProblem, limits, typedAmount } from '@foothold/core/money/typed-amount.ts';
import { useLingui } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { Labeled } from '../../../ui/fields/labeled.tsx';

type Props = {
  label: ReactNode;
  help?: ReactNode;
  /** What is in it while nothing is said: what counts instead. */
  instead?: string;
  kind: keyof typeof limits;
  value: string;
  /** Called with what can be reckoned with, and with '' for nothing. */
  onSay: (text: string) => void;
};

/** An amount as a person types it. What cannot be reckoned with is refused in words, and what was said before counts on. */
export function AmountField({ label, help, instead = '', kind, value, onSay }: Props) {
  const id = useId();
  const words = useProblemWords(kind);
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  // What was changed elsewhere is shown; what is typed here stays until then.
  const text = draft && (draft.of === value || draft.text === value) ? draft.text : value;
  const read = typedAmount(text, limits[kind]);
  const error = read.kind === 'problem' ? words(read.problem, value !== '') : undefined;
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        fullWidth
        value={text}
        placeholder={instead}
        error={error !== undefined}
        onChange={({ target }) => {
          const typed = target.value;
          const isGood = typedAmount(typed, limits[kind]).kind !== 'problem';
          setDraft({ text: typed, of: isGood ? typed.trim() : value });
          if (isGood) onSay(typed.trim());
        }}
        onBlur={() => error === undefined && setDraft(null)}
        inputProps={{
          inputMode: 'decimal',
          maxLength: 24,
          autoComplete: 'off',
          ...(error || help ? { 'aria-describedby': `${id}-help` } : {}),
        }}
      />
    </Labeled>
  );
}

function useProblemWords(kind: keyof typeof limits): (problem: AmountProblem, hasFormer: boolean) => string {
  const { t } = useLingui();
  const wrong = (problem: AmountProblem) => {
    if (problem === 'negative') return t`This cannot be below zero.`;
    if (problem === 'too-large')
      return kind === 'days' ? t`A week has seven days.` : t`This number is too large.`;
    return kind === 'people' || kind === 'days' || kind === 'miles'
      ? t`Write a number alone, such as 2.`
      : t`Write an amount alone, such as 1,200.`;
  };
  return (problem, hasFormer) =>
    [wrong(problem), hasFormer ? t`The previous value is used.` : t`It is not counted.`].join(' ');
}

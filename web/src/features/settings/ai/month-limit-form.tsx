import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { saveSettings } from '../../../data/settings/settings.ts';
import { useDestination } from '../../../platform/ai/destination.ts';
import { limitOf, useMonthLimit } from '../../../shared/ai/month-limit.ts';
import { useCallWords } from '../../../shared/ai/use-call-words.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** The most that models may take in a month: in dollars where the price of the model is known, else in tokens. */
export function MonthLimitForm() {
  const { t, i18n } = useLingui();
  const id = useId();
  const { spent, dollars, tokens } = useMonthLimit();
  const { money } = useCallWords();
  const isPriced = (useDestination()?.price ?? null) !== null || dollars !== null;
  const kept = isPriced ? dollars : tokens;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (kept === null ? '' : String(kept));
  const isWrong = text.trim() !== '' && limitOf(text) === null;
  const used = isPriced ? money(spent.cost) : i18n.number(spent.tokens);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const value = text.trim();
    const result = await saveSettings('ai', isPriced ? { monthDollars: value } : { monthTokens: value });
    if (toastResult(result, value === '' ? <Trans>Limit removed.</Trans> : <Trans>Limit saved.</Trans>))
      setTyped(null);
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ marginBlockStart: '20px' }}>
      <Labeled
        id={id}
        label={isPriced ? <Trans>Most dollars in a month</Trans> : <Trans>Most tokens in a month</Trans>}
        error={isWrong ? t`Type a number above 0, or leave it empty.` : undefined}
        help={
          isPriced ? (
            <Trans>
              {used} this month, counted in this browser. Once the limit is reached, no model is used until
              the next month; what works without a model keeps working. Leave it empty for no limit.
            </Trans>
          ) : (
            <Trans>
              {used} this month, counted in this browser; a token is about four letters. Once the limit is
              reached, no model is used until the next month; what works without a model keeps working. Leave
              it empty for no limit.
            </Trans>
          )
        }
      >
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <OutlinedInput
            id={id}
            value={text}
            error={isWrong}
            placeholder={t`No limit`}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ flex: '0 1 180px' }}
            slotProps={{ input: { inputMode: 'decimal', maxLength: 12, 'aria-describedby': `${id}-help` } }}
          />
          <Button type="submit" variant="outlined" disabled={typed === null || isWrong}>
            <Trans>Save limit</Trans>
          </Button>
        </Box>
      </Labeled>
    </Box>
  );
}

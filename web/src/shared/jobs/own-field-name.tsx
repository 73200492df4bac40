import { type OwnField, ownFields } from '@foothold/core/entities/job/job-entity.ts';
import { tagName } from '@foothold/core/entities/job/job-tags.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { saveSetting } from '../../data/settings/settings.ts';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

/** The longest name of an own field. */
const maxLetters = 40;

type Props = {
  field: OwnField;
  /** Its name now, '' for none. */
  name: string;
  /** What the other fields are called. */
  others: readonly string[];
  autoFocus?: boolean;
  onSaved?: () => void;
};

/** Names a field of the person's own; without a name it is shown nowhere, and what it holds is kept. */
export function OwnFieldName({ field, name, others, autoFocus = false, onSaved }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [given, setGiven] = useState(name);
  // It may be named by another tab, or by Undo.
  if (given !== name) {
    setGiven(name);
    setTyped(name);
  }
  const next = tagName(typed);
  const isTaken = next !== '' && others.some((other) => other.toLowerCase() === next.toLowerCase());
  const save = async () => {
    if (next === name || isTaken) return;
    const said =
      next === '' ? <Trans>Field removed; its values are kept.</Trans> : <Trans>Field named {next}.</Trans>;
    if (toastResult(await saveSetting('ownFields', field, next), said)) onSaved?.();
  };
  const number = ownFields.indexOf(field) + 1;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void save();
      }}
    >
      <Labeled
        id={id}
        label={<Trans>Name of own field {number}</Trans>}
        error={isTaken ? t`Another field is called that.` : undefined}
      >
        <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
          <OutlinedInput
            id={id}
            fullWidth
            autoFocus={autoFocus}
            autoComplete="off"
            placeholder={number === 1 ? t`Referred by` : t`Shift`}
            value={typed}
            error={isTaken}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ input: { maxLength: maxLetters, 'aria-describedby': `${id}-help` } }}
          />
          <Button
            type="submit"
            variant="outlined"
            aria-label={t`Save field ${number}`}
            disabled={next === name || isTaken}
            sx={{ flexShrink: 0 }}
          >
            <Trans>Save</Trans>
          </Button>
        </Box>
      </Labeled>
    </Box>
  );
}

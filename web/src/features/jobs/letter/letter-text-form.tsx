import { letterFieldNames } from '@foothold/core/entities/letter/letter-field-names.ts';
import { letterTextLimits } from '@foothold/core/entities/letter/letter-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { type LetterTextFields, saveLetterText } from '../../../data/letters/letter-texts.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { useUnsaved } from '../../../ui/forms/use-unsaved.ts';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { SaveProblemNote } from '../shared/save-problem-note.tsx';

type Props = {
  fields: LetterTextFields & { updatedAt?: string };
  onCancel: () => void;
  onSaved: () => void;
};

/** A kept text with its name; merge fields are in braces. */
export function LetterTextForm({ fields, onCancel, onSaved }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { kind, internalId, updatedAt } = fields;
  const [name, setName] = useState(fields.name);
  const [text, setText] = useState(fields.text);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  useUnsaved(!isSaving && (name !== fields.name || text !== fields.text));
  const names = letterFieldNames.map((field) => `{${field}}`).join(' ');
  const prompt = `{? ${t`what it is`}}`;
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const kept = { kind, name, text, internalId, ...(fields.written && { written: fields.written }) };
    const result = await saveLetterText(kept, { basedOn: updatedAt });
    setSaving(false);
    if (!result.ok) return setProblem(say(result.message));
    toastDone(
      kind === 'template' ? <Trans>Template saved.</Trans> : <Trans>Paragraph saved.</Trans>,
      result.journalId,
    );
    onSaved();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={kind === 'template' ? t`Template` : t`Paragraph`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{
        display: 'grid',
        gap: '12px',
        padding: '12px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
      }}
    >
      {problem && <SaveProblemNote text={problem} />}
      <Labeled id={`${id}-name`} label={<Trans>Name</Trans>}>
        <OutlinedInput
          id={`${id}-name`}
          fullWidth
          autoFocus
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ input: { maxLength: letterTextLimits.name } }}
        />
      </Labeled>
      <Labeled
        id={`${id}-text`}
        label={<Trans>Text</Trans>}
        help={
          <Trans>
            Filled in from what you have: {names}. For something to fill in each time, write {prompt}.
          </Trans>
        }
      >
        <OutlinedInput
          id={`${id}-text`}
          fullWidth
          multiline
          minRows={4}
          maxRows={14}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ input: { 'aria-describedby': `${id}-text-help`, dir: 'auto' } }}
          sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
        />
      </Labeled>
      <Box sx={{ display: 'flex', gap: '8px', justifyContent: 'flex-end' }}>
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" type="submit" aria-busy={isSaving}>
          {kind === 'template' ? <Trans>Save template</Trans> : <Trans>Save paragraph</Trans>}
        </Button>
      </Box>
    </Box>
  );
}

import { letterTones } from '@foothold/core/ai/ai-body.ts';
import type { LetterTone } from '@foothold/core/ai/builtin/letter.ts';
import {
  type MaterialKind,
  type MaterialPiece,
  materialKinds,
} from '@foothold/core/ai/builtin/letter-chat/letter-material.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { setLetterChat } from '../../../../data/letters/letter-chat.ts';
import { addAvoidedWords, removeAvoidedWord } from '../../../../data/settings/avoided-words.ts';
import { Segment } from '../../../../ui/buttons/segment.tsx';
import { Tick } from '../../../../ui/buttons/tick.tsx';
import { TitledDialog } from '../../../../ui/dialogs/titled-dialog.tsx';
import { FieldLabel } from '../../../../ui/fields/field-label.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { toastFailure } from '../../../../ui/toasts/result-toast.tsx';
import { token } from '../../../../ui/tokens.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  jobId: number;
  material: readonly MaterialPiece[];
  chosen: ReadonlySet<string>;
  /** The person chose; else it is what is used without a choice. */
  isChosen: boolean;
  avoided: readonly string[];
  tone: LetterTone;
  hasModel: boolean;
};

/** What the chat about a letter may use, words that letters do not use, and the tone. Each change is kept at once. */
export function LetterChatDialog(props: Props) {
  const { open, onClose, jobId, material, chosen, isChosen, avoided, tone, hasModel } = props;
  const { t } = useLingui();
  const keep = async (choice: Parameters<typeof setLetterChat>[1]) => {
    const result = await setLetterChat(jobId, choice);
    if (!result.ok) toastFailure(result);
  };
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    void keep({ material: [...next] });
  };
  const kinds: Readonly<Record<MaterialKind, string>> = {
    summary: t`Summary`,
    position: t`Positions`,
    education: t`Education`,
    skills: t`Skills`,
    section: t`More of your resume`,
    story: t`Your stories`,
    answer: t`Your practiced answers`,
    company: t`Research on the company`,
    note: t`Notes of this job`,
  };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={560}
      title={<Trans>What the chat may use</Trans>}
      under={<Trans>A model is sent what is ticked, and rules put in nothing else.</Trans>}
    >
      <DialogContent sx={{ display: 'grid', gap: '20px', alignContent: 'start' }}>
        {material.length === 0 && (
          <Trans>There is nothing to choose yet: write a resume, a story or a note of this job first.</Trans>
        )}
        {materialKinds.map((kind) => {
          const pieces = material.filter((one) => one.kind === kind);
          if (pieces.length === 0) return null;
          return (
            <Box key={kind} role="group" aria-label={kinds[kind]}>
              <FieldLabel as="span">{kinds[kind]}</FieldLabel>
              {kind === 'note' && (
                <Box sx={quiet}>
                  <Trans>Notes support sentences about the employer, and none about you.</Trans>
                </Box>
              )}
              {pieces.map(({ key, title, lines }) => (
                <Tick key={key} checked={chosen.has(key)} onChange={(isOn) => toggle(key, isOn)}>
                  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {title || shortened(lines.map(({ text }) => text).join(' · '))}
                  </Box>
                </Tick>
              ))}
            </Box>
          );
        })}
        {isChosen && (
          <Box>
            <Button variant="outlined" size="small" onClick={() => void keep({ material: null })}>
              <Trans>As without a choice</Trans>
            </Button>
          </Box>
        )}
        <AvoidedWords avoided={avoided} />
        {hasModel && (
          <div>
            <FieldLabel as="span">
              <Trans>Tone that a model is asked for</Trans>
            </FieldLabel>
            <Segment
              label={t`Tone that a model is asked for`}
              fullWidth
              value={tone}
              onChange={(next) => void keep({ tone: next })}
              options={letterTones.map((value) => ({
                value,
                label: { plain: t`Plain`, warm: t`Warm`, formal: t`Formal` }[value],
              }))}
            />
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '0 20px 20px' }}>
        <Button variant="contained" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function AvoidedWords({ avoided }: { avoided: readonly string[] }) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = async () => {
    const result = await addAvoidedWords(typed.split(','));
    if (result.ok) setTyped('');
    else toastFailure(result);
  };
  const remove = async (word: string) => {
    const result = await removeAvoidedWord(word);
    if (!result.ok) toastFailure(result);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void add();
      }}
    >
      <Labeled
        id={id}
        label={<Trans>Words not to use</Trans>}
        help={<Trans>Kept for every letter, and found in all their forms. Separate several by commas.</Trans>}
      >
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <OutlinedInput
            id={id}
            fullWidth
            value={typed}
            onChange={({ target }) => setTyped(target.value.slice(0, 500))}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
          />
          <Button variant="outlined" type="submit" disabled={typed.trim() === ''}>
            <Trans>Add</Trans>
          </Button>
        </Box>
      </Labeled>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlockStart: '8px' }}>
        {avoided.map((word) => (
          <Button
            key={word}
            variant="outlined"
            size="small"
            aria-label={t`Use “${word}” again`}
            endIcon={<Icon name="close" size={14} />}
            onClick={() => void remove(word)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {word}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const longest = 140;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);
const quiet = { color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' };

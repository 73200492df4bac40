import type { NotUsed, UseTarget } from '@foothold/core/resume-import/not-used.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { TitledDialog } from '../../../../ui/dialogs/titled-dialog.tsx';
import { Picker } from '../../../../ui/fields/picker.tsx';
import { token } from '../../../../ui/tokens.ts';
import type { Preview } from '../preview/use-preview.ts';
import { useUseTargets } from './use-targets.ts';

type Props = { open: boolean; onClose: () => void; piece: NotUsed | null; preview: Preview };

/** Asks where a piece that was not used belongs: in which section, and in which field there. */
export function UseDialog({ open, onClose, piece, preview }: Props) {
  const { t } = useLingui();
  const { sections, fieldsOf } = useUseTargets(preview, piece);
  const [section, setSection] = useState('');
  const [field, setField] = useState('');
  useEffect(() => {
    if (!open) return;
    setSection('');
    setField('');
  }, [open, piece]);
  const chosen = sections.find(({ value }) => value === section) ?? sections[0];
  const fields = chosen ? fieldsOf(chosen.value) : [];
  const target = fields.find(({ value }) => value === field) ?? fields[0];
  const use = (to: UseTarget) => {
    if (piece) preview.use(piece, to);
    onClose();
  };
  return (
    <TitledDialog open={open} onClose={onClose} width={480} title={<Trans>Where does this belong?</Trans>}>
      <Box
        component="form"
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          if (target) use(target.target);
        }}
        sx={{ display: 'grid', gap: '14px', padding: '14px 20px 20px', overflowY: 'auto' }}
      >
        <Box
          component="blockquote"
          dir="auto"
          sx={{
            margin: 0,
            padding: '10px 14px',
            maxHeight: 160,
            overflowY: 'auto',
            borderRadius: '14px',
            backgroundColor: token('sunken'),
            fontSize: '0.875rem',
            lineHeight: '20px',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {piece?.text}
        </Box>
        <Picker
          lead=""
          label={t`Section`}
          hasLabel
          value={chosen?.value ?? ''}
          onChange={(next) => {
            setSection(next);
            setField('');
          }}
          options={sections}
        />
        <Picker
          lead=""
          label={t({ message: 'Field', context: 'form' })}
          hasLabel
          value={target?.value ?? ''}
          onChange={setField}
          options={fields.map(({ value, label }) => ({ value, label }))}
        />
        <Box sx={{ display: 'flex', gap: '8px', justifyContent: 'flex-end' }}>
          <Button variant="text" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="contained">
            <Trans>Use it there</Trans>
          </Button>
        </Box>
      </Box>
    </TitledDialog>
  );
}

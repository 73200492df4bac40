import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { useEditor } from '../editor-context.tsx';
import { splitSkills } from './split-skills.ts';

/** Adds several skills at once: they are typed or pasted with commas between them. */
export function SkillsQuickAdd() {
  const { t } = useLingui();
  const { draft, announce } = useEditor();
  const id = useId();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isAdding = useRef(false);
  const add = async () => {
    const skills = splitSkills(typed);
    if (skills.length === 0 || isAdding.current) return;
    isAdding.current = true;
    const isDone = await draft.addAll(
      'resumeSkills',
      skills.map((skillName) => ({ skillName })),
    );
    isAdding.current = false;
    if (!isDone) return;
    setTyped('');
    announce(t`Skills added: ${skills.join(', ')}.`);
    input.current?.focus();
  };
  return (
    <Labeled
      id={id}
      label={<Trans>Add skills</Trans>}
      help={<Trans>Several at once, with commas between them.</Trans>}
    >
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <OutlinedInput
          id={id}
          fullWidth
          value={typed}
          inputRef={input}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void add();
          }}
          slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
        />
        <Button variant="outlined" onClick={() => void add()}>
          <Trans>Add</Trans>
        </Button>
      </Box>
    </Labeled>
  );
}

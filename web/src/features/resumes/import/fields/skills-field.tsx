import type { ImportRow } from '@foothold/core/resume-import/import-rows.ts';
import { Trans } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import type { Preview } from '../preview/use-preview.ts';
import { draggedLine } from '../source/dragged-line.ts';

/** The skills of a group, one a line. */
export function SkillsField({ row, preview }: { row: ImportRow; preview: Preview }) {
  const id = useId();
  const group = row.items[0]?.values.skillGroup?.value ?? '';
  const now = row.items.map(({ values }) => values.skillName?.value ?? '').join('\n');
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    preview.typeSkills(group, text.split('\n'));
    setTyped(null);
  };
  return (
    <Labeled id={id} label={<Trans>Skills, one per line</Trans>}>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={3}
        maxRows={14}
        value={typed ?? now}
        onChange={({ target }) => setTyped(target.value)}
        // Names are whole once the field is left: half of one would lose its place on the page.
        onBlur={() => typed !== null && take(typed)}
        onDragOver={(event) => draggedLine() !== null && event.preventDefault()}
        onDrop={(event) => {
          const line = preview.document.lines[draggedLine() ?? -1];
          if (!line) return;
          event.preventDefault();
          take([typed ?? now, ...line.text.split(/[,;|•]/)].join('\n'));
        }}
        sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
      />
    </Labeled>
  );
}

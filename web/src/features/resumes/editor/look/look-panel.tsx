import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Segment } from '../../../../ui/buttons/segment.tsx';
import { PopoverSheet, SheetBody } from '../../../../ui/dialogs/popover-sheet.tsx';
import { useEditor } from '../editor-context.tsx';
import { LookOptions } from './look-options.tsx';
import { TemplateGrid } from './template-grid.tsx';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  whole: WholeResume;
};

/** The templates with whom they suit, and the options of the chosen one; each choice shows on the page at once. */
export function LookPanel({ open, anchor, onClose, whole }: Props) {
  const { t } = useLingui();
  const { draft } = useEditor();
  const [part, setPart] = useState<'template' | 'options'>('template');
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Look of the page`} width={440}>
      <Box sx={{ padding: { xs: '8px 16px', md: '12px 16px 4px' } }}>
        <Segment
          label={t`Look of the page`}
          fullWidth
          value={part}
          onChange={setPart}
          options={[
            { value: 'template', label: t`Templates` },
            { value: 'options', label: t`Options` },
          ]}
        />
      </Box>
      <SheetBody>
        {part === 'template' ? (
          <TemplateGrid
            chosen={whole.resume.template}
            onChoose={(template) => draft.type({ table: 'resumes' }, { template })}
          />
        ) : (
          <LookOptions whole={whole} />
        )}
      </SheetBody>
    </PopoverSheet>
  );
}

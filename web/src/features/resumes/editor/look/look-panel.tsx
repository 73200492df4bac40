import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { Segment } from '../../../../ui/buttons/segment.tsx';
import { BottomSheet } from '../../../../ui/dialogs/bottom-sheet.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useEditor } from '../editor-context.tsx';
import { LookOptions } from './look-options.tsx';
import { TemplateGrid } from './template-grid.tsx';

type Props = {
  whole: WholeResume;
  isMobile: boolean;
  onClose: () => void;
};

/**
 * The templates with whom they suit, and the options of the chosen one. It replaces the form, so that each
 * choice shows on the page beside it at once; on mobile it comes from the bottom edge.
 */
export function LookPanel({ whole, isMobile, onClose }: Props) {
  const { t } = useLingui();
  const { draft } = useEditor();
  const [part, setPart] = useState<'template' | 'options'>('template');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const content = (
    <Box
      sx={{
        display: 'grid',
        gap: '12px',
        padding: '4px 16px 16px',
        overflowY: { xs: 'auto', md: 'visible' },
      }}
    >
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
      {part === 'template' ? (
        <TemplateGrid
          chosen={whole.resume.template}
          onChoose={(template) => draft.type({ table: 'resumes' }, { template })}
        />
      ) : (
        <LookOptions whole={whole} />
      )}
    </Box>
  );
  if (isMobile)
    return (
      <BottomSheet open onClose={onClose} title={t`Look of the page`}>
        {content}
      </BottomSheet>
    );
  return (
    <section
      aria-label={t`Look of the page`}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 45, paddingInline: '16px 8px' }}>
        <Box
          component="h2"
          sx={{ margin: 0, flexGrow: 1, fontSize: '0.9375rem', lineHeight: '20px', fontWeight: 600 }}
        >
          <Trans>Look of the page</Trans>
        </Box>
        <IconButton ref={close} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </Box>
      {content}
    </section>
  );
}

import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { templateNamed } from '../../../../typesetting/resume-templates.data.ts';
import { templateWords } from '../../../../typesetting/template-words.ts';
import { opensLater } from '../../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';

const LookPanel = opensLater(async () => (await import('./look-panel.tsx')).LookPanel);

/** Opens the templates and what can be chosen of the look. */
export function LookButton({ whole }: { whole: WholeResume }) {
  const { i18n, t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = i18n._(templateWords[templateNamed(whole.resume.template)].name);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t`Template: ${name}`}
        endIcon={<Icon name="chevron-down" size={14} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: '10px', fontSize: '0.8125rem' }}
      >
        {name}
      </Button>
      <LookPanel open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} whole={whole} />
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { templateNamed } from '../../../../typesetting/resume-templates.data.ts';
import { templateWords } from '../../../../typesetting/template-words.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

type Props = { template: string; isOpen: boolean; onOpen: () => void; ref?: Ref<HTMLButtonElement> };

/** Opens the templates and what can be chosen of the look. */
export function LookButton({ template, isOpen, onOpen, ref }: Props) {
  const { i18n, t } = useLingui();
  const name = i18n._(templateWords[templateNamed(template)].name);
  return (
    <Button
      ref={ref}
      variant="text"
      aria-expanded={isOpen}
      aria-label={t`Template: ${name}`}
      endIcon={<Icon name="chevron-down" size={14} />}
      onClick={onOpen}
      sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: '10px', fontSize: '0.8125rem' }}
    >
      {name}
    </Button>
  );
}

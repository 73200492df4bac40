import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import {
  type ResumeTemplate,
  resumeTemplates,
  templateNamed,
  templateNames,
} from '../../../../typesetting/resume-templates.data.ts';
import { thumbnailOf } from '../../../../typesetting/template-thumbnails.ts';
import { plainToReadWords, templateWords } from '../../../../typesetting/template-words.ts';
import { token } from '../../../../ui/tokens.ts';

const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 14,
  padding: 8,
  borderRadius: 14,
  border: `1px solid ${token('line')}`,
  cursor: 'pointer',
  '&:hover': { backgroundColor: token('hover') },
  '&:has(:checked)': { backgroundColor: token('tint'), borderColor: token('tint-line') },
  '&:has(:focus-visible)': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    opacity: 0,
    inset: 0,
    margin: 0,
    width: '100%',
    height: '100%',
    cursor: 'pointer',
  },
  // Paper stays white in every theme.
  '& img': {
    display: 'block',
    width: 96,
    height: 'auto',
    borderRadius: 4,
    backgroundColor: '#fff',
    outline: `1px solid ${token('line')}`,
  },
});

type Props = {
  chosen: string;
  onChoose: (template: string) => void;
  /** Side by side. */
  isWide?: boolean;
};

/** All templates: how a page looks, whom it suits, and which ones applicant systems read best. */
export function TemplateGrid({ chosen, onChoose, isWide = false }: Props) {
  const { i18n, t } = useLingui();
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={t`Template`}
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: isWide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
    >
      {templateNames.map((template) => {
        const words = templateWords[template];
        const { isPlainToRead }: ResumeTemplate = resumeTemplates[template];
        return (
          <Choice key={template}>
            <input
              type="radio"
              name={name}
              value={template}
              checked={templateNamed(chosen) === template}
              onChange={() => onChoose(template)}
            />
            <img src={thumbnailOf(template)} alt="" width={96} height={124} loading="lazy" />
            <Box sx={{ minWidth: 0, fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
              <Box sx={{ fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600, color: token('text') }}>
                {i18n._(words.name)}
              </Box>
              {i18n._(words.suits)}
              {isPlainToRead && (
                <Box sx={{ marginBlockStart: '6px', color: token('good') }}>{i18n._(plainToReadWords)}</Box>
              )}
            </Box>
          </Choice>
        );
      })}
    </Box>
  );
}

import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import {
  resumeTemplates,
  type TemplateName,
  templateNames,
} from '../../../typesetting/resume-templates.data.ts';
import { thumbnailOf } from '../../../typesetting/template-thumbnails.ts';
import { plainToReadWords, templateWords } from '../../../typesetting/template-words.ts';
import { token } from '../../../ui/tokens.ts';

const Grid = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: 16,
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12 },
});

const Choice = styled(ButtonBase)({
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: 8,
  padding: 8,
  borderRadius: 12,
  border: `1px solid ${token('line')}`,
  backgroundColor: token('surface'),
  textAlign: 'start',
  transition: 'background-color 120ms cubic-bezier(.2,0,0,1)',
  '&:hover': { backgroundColor: token('hover') },
  '&[aria-busy="true"]': { backgroundColor: token('tint') },
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '17 / 22',
    objectFit: 'cover',
    objectPosition: 'top',
    borderRadius: 4,
    border: `1px solid ${token('line')}`,
    // Paper is white in every theme.
    backgroundColor: '#fff',
  },
});

/** The ten templates with a picture each and whom they suit; choosing one starts a resume in it. */
export function TemplateGallery({ onChoose }: { onChoose: (template: TemplateName) => Promise<void> }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<TemplateName | null>(null);
  const choose = async (template: TemplateName) => {
    if (chosen) return;
    setChosen(template);
    await onChoose(template);
    setChosen(null);
  };
  return (
    <Grid aria-label={t`Templates`}>
      {templateNames.map((template) => {
        const { name, suits } = templateWords[template];
        return (
          <li key={template}>
            <Choice aria-busy={chosen === template} onClick={() => void choose(template)}>
              <img src={thumbnailOf(template)} alt="" width={340} height={440} loading="lazy" />
              <Box component="span" sx={{ fontWeight: 600, fontSize: '0.9375rem', lineHeight: '22px' }}>
                {i18n._(name)}
              </Box>
              <Box
                component="span"
                sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}
              >
                {i18n._(suits)}
              </Box>
              {resumeTemplates[template].isPlainToRead && (
                <Box
                  component="span"
                  sx={{ color: token('good'), fontSize: '0.8125rem', lineHeight: '18px' }}
                >
                  {i18n._(plainToReadWords)}
                </Box>
              )}
            </Choice>
          </li>
        );
      })}
    </Grid>
  );
}

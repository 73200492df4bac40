import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { presentEnd, resumeDateText } from '@foothold/core/typesetting/resume-date.ts';
import {
  accents,
  type DateForm,
  dateForms,
  densities,
  type FontPair,
  fontPairs,
  lookOf,
  marginSizes,
} from '@foothold/core/typesetting/resume-look.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import {
  type ResumeTemplate,
  resumeTemplates,
  templateNamed,
} from '../../../../typesetting/resume-templates.data.ts';
import { Segment } from '../../../../ui/buttons/segment.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { Picker } from '../../../../ui/fields/picker.tsx';
import { useEditor } from '../editor-context.tsx';
import { formSections, templateArrangement } from '../form/form-sections.ts';
import { AccentChoice } from './accent-choice.tsx';
import { PhotoChoice } from './photo-choice.tsx';

const fontNames: Readonly<Record<FontPair, string>> = {
  inter: 'Inter',
  'source-sans': 'Source Sans',
  'source-serif': 'Source Serif',
  garamond: 'EB Garamond',
  lora: 'Lora',
};

/** What can be chosen of the look besides the template: color, spacing, fonts, margins, dates, order of sections, photo. */
export function LookOptions({ whole }: { whole: WholeResume }) {
  const { i18n, t } = useLingui();
  const { draft } = useEditor();
  const { resume } = whole;
  const template = templateNamed(resume.template);
  const { defaults, hasPhotoPlace, sectionOrder }: ResumeTemplate = resumeTemplates[template];
  const look = lookOf(resume, template, defaults, 'letter');
  const choose = (fields: Readonly<Record<string, unknown>>) => draft.type({ table: 'resumes' }, fields);
  const own = ['accent', 'density', 'fonts', 'margins', 'dateForm'] as const;
  const isChanged = own.some((name) => resume[name] !== '');
  const dates = (form: DateForm) =>
    `${resumeDateText('2022-06', form, i18n.locale)} – ${resumeDateText(presentEnd, form, i18n.locale)}`;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <Group label={<Trans>Color of headings and links</Trans>}>
        <AccentChoice value={look.accent} accents={accents} onChange={(accent) => choose({ accent })} />
      </Group>
      <Group label={<Trans>Spacing</Trans>}>
        <Segment
          label={t`Spacing`}
          fullWidth
          value={look.density}
          onChange={(density) => choose({ density })}
          options={densities.map((value) => ({
            value,
            label: { compact: t`Tight`, normal: t`Normal`, airy: t`Airy` }[value],
          }))}
        />
      </Group>
      <Group label={<Trans>Margins</Trans>}>
        <Segment
          label={t`Margins`}
          fullWidth
          value={look.margins}
          onChange={(margins) => choose({ margins })}
          options={marginSizes.map((value) => ({
            value,
            label: { narrow: t`Narrow`, normal: t`Normal`, wide: t`Wide` }[value],
          }))}
        />
      </Group>
      <Picker
        lead=""
        label={t`Font`}
        hasLabel
        value={look.fonts}
        onChange={(fonts) => choose({ fonts })}
        options={fontPairs.map((value) => ({ value, label: fontNames[value] }))}
      />
      <Picker
        lead=""
        label={t`Dates`}
        hasLabel
        value={look.dateForm}
        onChange={(dateForm) => choose({ dateForm })}
        options={dateForms.map((value) => ({ value, label: dates(value) }))}
      />
      {hasPhotoPlace && <PhotoChoice photo={resume.photo} hasPhoto={resume.hasPhoto} onChange={choose} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {resume.arrangement.length > 0 && (
          <Button
            variant="outlined"
            onClick={() =>
              choose({
                arrangement: templateArrangement(whole, formSections(whole, sectionOrder), sectionOrder),
              })
            }
          >
            <Trans>Order sections as the template does</Trans>
          </Button>
        )}
        {isChanged && (
          <Button variant="text" onClick={() => choose(Object.fromEntries(own.map((name) => [name, ''])))}>
            <Trans>Reset to the template’s look</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Group({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Labeled id={id} label={label} isGroup>
      {children}
    </Labeled>
  );
}

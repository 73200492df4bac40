import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { href } from '../../platform/href.ts';
import { askedLanguage, chosenLanguage, shownLanguage } from '../../platform/language.ts';
import { languages } from '../../platform/languages.data.ts';
import { changeLanguage } from '../../shared/language/change-language.tsx';
import { Picker } from '../../ui/fields/picker.tsx';
import { token } from '../../ui/tokens.ts';

/** The language of the interface: what the browser asks for, or one of those there are; says where nobody has checked it. */
export function LanguageChoice() {
  const { t } = useLingui();
  const [choice, setChoice] = useState(chosenLanguage);
  const { name, isChecked } = shownLanguage();
  const asked = askedLanguage().name;
  return (
    <>
      <Box sx={{ maxWidth: 320 }}>
        <Picker
          lead=""
          label={t`Language`}
          hasLabel
          value={choice}
          options={[
            { value: '', label: t`As your browser says (${asked})` },
            ...languages.map((one) => ({ value: one.tag, label: one.name })),
          ]}
          onChange={(tag) => {
            setChoice(tag);
            changeLanguage(tag);
          }}
        />
      </Box>
      {!isChecked && (
        <Typography variant="body2" sx={{ marginBlockStart: '8px', color: token('text-3') }}>
          <Trans>
            {name} was translated with care, but nobody who grew up with it has checked it yet. If a sentence
            reads wrong,{' '}
            <Link component={RouterLink} to={href('/support')} underline="always">
              tell us
            </Link>
            .
          </Trans>
        </Typography>
      )}
    </>
  );
}

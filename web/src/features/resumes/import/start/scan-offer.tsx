import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import {
  maxScanPages,
  type ScanLanguage,
  scanLanguages,
} from '../../../../document-reading/document-reading.ts';
import { areScanFilesHere, scanMegabytes } from '../../../../document-reading/scan/scan-files.ts';
import { ownLocale } from '../../../../platform/own-locale.ts';
import { Tick } from '../../../../ui/buttons/tick.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';

type Props = { pages: number; onScan: (languages: readonly ScanLanguage[]) => void };

/** Offers to recognize the letters of a picture: what it costs, and in which languages. */
export function ScanOffer({ pages, onScan }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly ScanLanguage[]>(() => usual(ownLocale()));
  const [isHere, setHere] = useState(false);
  const megabytes = scanMegabytes(chosen);
  const languages = chosen.join();
  useEffect(() => {
    let isOver = false;
    void areScanFilesHere(chosen).then((here) => !isOver && setHere(here));
    return () => {
      isOver = true;
    };
  }, [languages]);
  const names: Record<ScanLanguage, string> = {
    eng: t`English`,
    spa: t`Spanish`,
    deu: t`German`,
    fra: t`French`,
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '10px',
        padding: '14px 16px',
        border: `1px solid ${token('line')}`,
        borderRadius: '20px',
      }}
    >
      <Box sx={{ color: token('text') }}>
        <Trans>
          Its letters can be recognized on this device. That takes some seconds a page and makes mistakes:
          every field will be marked to check.
        </Trans>{' '}
        {!isHere && <Trans>Text recognition is loaded once: {megabytes} MB.</Trans>}{' '}
        {pages > maxScanPages && <Trans>Only the first {maxScanPages} pages are read.</Trans>}
      </Box>
      <Box
        role="group"
        aria-label={t`Languages of the resume`}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '16px' }}
      >
        {scanLanguages.map((language) => (
          <Tick
            key={language}
            checked={chosen.includes(language)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, language] : chosen.filter((other) => other !== language))
            }
          >
            {names[language]}
          </Tick>
        ))}
      </Box>
      <Button
        variant="contained"
        disabled={chosen.length === 0}
        startIcon={<Icon name="eye" size="xs" />}
        onClick={() => onScan(chosen)}
        sx={{ justifySelf: 'start' }}
      >
        <Trans>Recognize the letters</Trans>
      </Button>
    </Box>
  );
}

/** English, and the language of the browser where it is one of the others. */
function usual(language: string): ScanLanguage[] {
  const own = ({ es: 'spa', de: 'deu', fr: 'fra' } as const)[language.slice(0, 2) as 'es' | 'de' | 'fr'];
  return own ? ['eng', own] : ['eng'];
}

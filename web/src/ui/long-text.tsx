import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Letters that a long text shows before it is unfolded. */
const maxShown = 600;

/** A text of any length: a long one shows its beginning and is unfolded in place; `label` names it for who does not see it. */
export function LongText({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > maxShown;
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {isWhole || !isLong ? text : `${text.slice(0, maxShown).toWellFormed().trimEnd()} …`}
      </Box>
      {isLong && (
        <Button
          variant="text"
          aria-expanded={isWhole}
          aria-label={isWhole ? t`Show less: ${label}` : t`Show all: ${label}`}
          onClick={() => setWhole(!isWhole)}
          sx={{ display: 'flex', marginInlineStart: '-12px' }}
        >
          {isWhole ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
        </Button>
      )}
    </>
  );
}

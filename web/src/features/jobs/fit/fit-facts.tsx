import { dateOfText } from '@foothold/core/dates/calendar-date.ts';
import type { PostingRequirements } from '@foothold/core/fit/requirement.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { token } from '../../../ui/tokens.ts';
import { shortDate } from '../shared/job-cells.ts';

const ExcludedDialog = opensLater(async () => (await import('./excluded-dialog.tsx')).ExcludedDialog);

type Props = {
  asked: PostingRequirements;
  /** Instant, '' where it is not known. */
  keptAt: string;
  today: string;
};

/** What the fit was made from: how much text, what of it was left out, and where it was worked out. */
export function FitFacts({ asked, keptAt, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const day = shortDate(dateOfText(keptAt), { today });
  const words = <Plural value={asked.words} one="# word" other="# words" />;
  return (
    <Card sx={{ padding: '12px 16px', fontSize: '0.8125rem', lineHeight: '18px' }}>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: '6px' }}>
        <Fact label={<Trans>Posting text</Trans>}>
          {day ? (
            <Trans>
              {words}, kept {day}
            </Trans>
          ) : (
            words
          )}
        </Fact>
        <Fact label={<Trans>Left out as boilerplate</Trans>}>
          {asked.leftOut.length === 0 ? (
            numberFormat().format(0)
          ) : (
            <Button
              variant="text"
              size="small"
              onClick={() => setOpen(true)}
              sx={{
                padding: 0,
                minWidth: 0,
                minHeight: { xs: 44, md: 24 },
                fontSize: 'inherit',
                color: token('accent'),
              }}
            >
              <Plural value={asked.wordsLeftOut} one="# word" other="# words" />
            </Button>
          )}
        </Fact>
        <Fact label={<Trans>Checked</Trans>}>
          <Trans>on this device, free</Trans>
        </Fact>
      </Box>
      <ExcludedDialog open={isOpen} onClose={() => setOpen(false)} asked={asked} />
    </Card>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' }}>
      <Box component="dt" sx={{ color: token('text-2') }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 570, textAlign: 'end' }}>
        {children}
      </Box>
    </Box>
  );
}

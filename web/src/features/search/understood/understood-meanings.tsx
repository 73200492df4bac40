import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PopoverSheet, SheetBody } from '../../../ui/dialogs/popover-sheet.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  /** The words as typed. */
  text: string;
  meanings: readonly string[];
  onClose: () => void;
  onChoose: (meaning: string) => void;
};

/** What words with several meanings may stand for, and the way to keep to one of them. */
export function UnderstoodMeanings({ open, anchor, text, meanings, onClose, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`What “${text}” may mean`}>
      <SheetBody>
        <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), maxWidth: 300 }}>
          <Trans>“{text}” may mean any of these. All of them are searched for.</Trans>
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'start', marginInline: '-8px', marginBlockStart: '4px' }}>
          {meanings.map((meaning) => (
            <Button
              key={meaning}
              variant="text"
              onClick={() => onChoose(meaning)}
              sx={{ minHeight: { xs: 44, md: 32 } }}
            >
              <Trans>Only {meaning}</Trans>
            </Button>
          ))}
        </Box>
      </SheetBody>
    </PopoverSheet>
  );
}

import type { PlacedSection } from '@foothold/core/entities/resume/resume.ts';
import { usualSections } from '@foothold/core/entities/resume/resume-sections.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useSectionNames } from '../../../../shared/resumes/section-words.ts';
import { PopoverSheet, SheetBody } from '../../../../ui/dialogs/popover-sheet.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { otherSections } from './form-sections.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  shown: readonly PlacedSection[];
  onChoose: (section: string) => void;
  onClose: () => void;
};

/** The sections that can be added: the usual ones that the form does not show, and one under a name of the person's own. */
export function AddSectionSheet({ open, anchor, shown, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const { nameOf } = useSectionNames();
  const id = useId();
  const [name, setName] = useState('');
  const choose = (section: string) => {
    setName('');
    onChoose(section);
  };
  const addOwn = () => {
    const own = name.trim();
    if (own === '') return;
    const same = usualSections.find((section) =>
      [section, nameOf(section)].some((one) => one.toLowerCase() === own.toLowerCase()),
    );
    choose(same ?? own);
  };
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Add section`} width={320}>
      <SheetBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '16px' }}>
          {otherSections(shown, usualSections).map((section) => (
            <Button key={section} variant="outlined" onClick={() => choose(section)}>
              {nameOf(section)}
            </Button>
          ))}
        </Box>
        <Labeled id={id} label={<Trans>A custom section</Trans>}>
          <Box sx={{ display: 'flex', gap: '8px' }}>
            <OutlinedInput
              id={id}
              fullWidth
              value={name}
              placeholder={t`Clinical rotations`}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && addOwn()}
            />
            <Button variant="outlined" onClick={addOwn}>
              <Trans>Add</Trans>
            </Button>
          </Box>
        </Labeled>
      </SheetBody>
    </PopoverSheet>
  );
}

import type { PlacedSection } from '@foothold/core/entities/resume/resume.ts';
import { usualSections } from '@foothold/core/entities/resume/resume-sections.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { PopoverSheet, SheetBody } from '../../../../ui/dialogs/popover-sheet.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { otherSections } from './form-sections.ts';
import { useSectionNames } from './section-words.ts';

type Props = {
  shown: readonly PlacedSection[];
  /** Adds one of the usual sections, or one of the person's own by its name. */
  onAdd: (section: string) => void;
};

/** Adds a section: one of the usual ones that the form does not show yet, or one under a name of the person's own. */
export function AddSection({ shown, onAdd }: Props) {
  const { t } = useLingui();
  const { nameOf } = useSectionNames();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const others = otherSections(shown, usualSections);
  const choose = (section: string) => {
    setAnchor(null);
    setName('');
    onAdd(section);
  };
  const addOwn = () => {
    const own = name.trim();
    if (own === '') return;
    const same = [...usualSections].find((section) =>
      [section, nameOf(section)].some((one) => one.toLowerCase() === own.toLowerCase()),
    );
    choose(same ?? own);
  };
  return (
    <Box sx={{ padding: '10px 12px' }}>
      <Button
        variant="text"
        startIcon={<Icon name="add" size={16} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Trans>Add section</Trans>
      </Button>
      <PopoverSheet
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        title={t`Add section`}
        width={320}
      >
        <SheetBody>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '16px' }}>
            {others.map((section) => (
              <Button key={section} variant="outlined" onClick={() => choose(section)}>
                {nameOf(section)}
              </Button>
            ))}
          </Box>
          <Labeled id={id} label={<Trans>A section of your own</Trans>}>
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
    </Box>
  );
}

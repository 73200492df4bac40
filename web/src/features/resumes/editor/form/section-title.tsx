import { useLingui } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Labeled } from '../../../../ui/fields/labeled.tsx';

type Props = {
  section: string;
  title: string;
  /** What is there without a title. */
  usual: string;
  onTitle: (title: string) => void;
};

/** The heading of a section as the page prints it. */
export function SectionTitle({ section, title, usual, onTitle }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Labeled id={id} label={t`Heading on the page`}>
      <OutlinedInput
        id={id}
        fullWidth
        value={title}
        placeholder={usual}
        autoComplete="off"
        onChange={({ target }) => onTitle(target.value)}
        slotProps={{ input: { 'data-field': `arrangement/${section}/title` } as Record<string, string> }}
      />
    </Labeled>
  );
}

import type { PlaceFormValues } from '@foothold/core/entities/place/place-form.ts';
import { placeLabel } from '@foothold/core/entities/place/place-words.messages.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useSay } from '../../../platform/use-say.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  control: Control<PlaceFormValues>;
  options: readonly string[];
  nameOf: (type: string) => string;
};

/** What a place is: chosen out of the types, or in words of one's own; each can be taken off. */
export function KindsField({ control, options, nameOf }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const { field } = useController({ control, name: 'kinds' });
  const [text, setText] = useState('');
  const words = foldText(text);
  const known = options.filter(
    (type) => !field.value.includes(type) && foldText(nameOf(type)).includes(words),
  );
  const own = text.trim();
  const isNew =
    own !== '' && !options.some((type) => foldText(nameOf(type)) === words) && !field.value.includes(own);
  const choices = [
    ...known.slice(0, 8).map((type) => ({ key: type, label: nameOf(type) })),
    ...(isNew ? [{ key: own, label: t`Add “${own}”` }] : []),
  ];
  const add = (type: string) => {
    if (!field.value.includes(type)) field.onChange([...field.value, type]);
    setText('');
  };
  // What was typed and not chosen is no less meant: it goes in when the field is left, as a known type where it names one.
  const leave = () => {
    field.onBlur();
    if (own === '') return;
    add(options.find((type) => foldText(nameOf(type)) === words) ?? own);
  };
  return (
    <Box onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && leave()}>
      <Box sx={{ marginBlockEnd: '4px', fontSize: '0.8125rem', fontWeight: 520, color: token('text-2') }}>
        {say(placeLabel('kinds'))}
      </Box>
      {field.value.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '8px' }}>
          {field.value.map((type) => (
            <FilterChip
              key={type}
              label={nameOf(type)}
              on
              onClick={() => field.onChange(field.value.filter((one) => one !== type))}
            />
          ))}
        </Box>
      )}
      <ComboBox
        label={t`City, gym, school …`}
        icon="add"
        text={text}
        onText={setText}
        choices={choices}
        onChoose={add}
        status={plural(choices.length, { one: '# type', other: '# types' })}
      />
    </Box>
  );
}

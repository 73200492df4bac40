import { foldText } from '@foothold/core/text/company-name.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ComboBox } from '../../ui/fields/combo-box.tsx';

type Props = {
  label: string;
  /** Own places to choose from. */
  places: readonly { id: number; name: string }[];
  /** Keys of those that are chosen already. */
  taken: ReadonlySet<number>;
  onChoose: (id: number) => void;
};

/** Places that are offered at once. */
const offered = 8;

/** Finds one of the person's own places by its name. */
export function PlaceByName({ label, places, taken, onChoose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const words = foldText(text);
  const choices = words
    ? places
        .filter(({ id, name }) => !taken.has(id) && foldText(name).includes(words))
        .slice(0, offered)
        .map(({ id, name }) => ({ key: String(id), label: name || t`Without a name` }))
    : [];
  return (
    <ComboBox
      label={label}
      icon="add"
      text={text}
      onText={setText}
      choices={choices}
      onChoose={(key) => {
        onChoose(Number(key));
        setText('');
      }}
      status={plural(choices.length, { one: '# place', other: '# places' })}
      note={words && choices.length === 0 && <Trans>None of your other places has that name.</Trans>}
    />
  );
}

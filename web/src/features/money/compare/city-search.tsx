import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSuggested } from '../../../shared/geography/use-suggested.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';

type Props = { label: string; onChoose: (cityId: string) => void; autoFocus?: boolean };

/** Finds a city while its name is typed. */
export function CitySearch({ label, onChoose, autoFocus = false }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { matches, isFound, noteOf } = useSuggested(text);
  const rows = matches.filter(({ kind }) => kind === 'city');
  const count = rows.length;
  return (
    <ComboBox
      label={label}
      icon="cities"
      autoFocus={autoFocus}
      text={text}
      onText={setText}
      choices={rows.map(({ id, text: name }) => ({ key: id, label: name }))}
      onChoose={(id) => {
        setText('');
        onChoose(id);
      }}
      status={isFound ? t`${plural(count, { one: '# city', other: '# cities' })}` : ''}
      note={noteOf(count, t`No city begins with these words. A shorter beginning may find it.`)}
    />
  );
}

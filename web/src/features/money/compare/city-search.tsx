import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestQuery } from '../../../shared/geography/geo-queries.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { useTyped } from '../../../ui/hooks/use-typed.ts';

type Props = { label: string; onChoose: (cityId: string) => void; autoFocus?: boolean };

/** Finds a city while its name is typed. */
export function CitySearch({ label, onChoose, autoFocus = false }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const words = useTyped(text);
  const found = useQuery({ ...suggestQuery(words), enabled: words !== '' });
  const rows = words === '' ? [] : (found.data ?? []).filter(({ kind }) => kind === 'city');
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
      status={found.data && words !== '' ? t`${plural(count, { one: '# city', other: '# cities' })}` : ''}
      note={
        found.isError ? (
          <Trans>The search of cities did not answer. Type again to retry.</Trans>
        ) : found.fetchStatus === 'paused' ? (
          <Trans>You are offline. The search of cities waits for a connection.</Trans>
        ) : found.data && count === 0 ? (
          <Trans>No city begins with these words. A shorter beginning may find it.</Trans>
        ) : null
      }
    />
  );
}

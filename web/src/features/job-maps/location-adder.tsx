import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestQuery } from '../../shared/geography/geo-queries.ts';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { useTyped } from '../../ui/hooks/use-typed.ts';

/** Completes a city, state or country, or Remote, and hands it over in the words that a search takes. */
export function LocationAdder({ onAdd }: { onAdd: (location: string) => void }) {
  const { t } = useLingui();
  const { people } = useNumbers();
  const [text, setText] = useState('');
  const words = useTyped(text);
  const found = useQuery({ ...suggestQuery(words), enabled: words !== '' });
  const isRemote = words !== '' && 'remote'.startsWith(words.toLowerCase());
  const places = words === '' ? [] : (found.data ?? []);
  const choices = [
    ...(isRemote ? [{ key: 'remote', label: t`Remote`, place: 'Remote' }] : []),
    ...places.map((match) => ({
      key: `${match.kind}-${match.id}`,
      label: match.text,
      place: match.text,
      ...(match.population !== null && { end: people(match.population) }),
    })),
  ];
  const count = choices.length;
  return (
    <ComboBox
      label={t`Add a city, state, country or Remote`}
      icon="pin"
      text={text}
      onText={setText}
      choices={choices}
      onChoose={(key) => {
        const choice = choices.find((one) => one.key === key);
        if (!choice) return;
        setText('');
        onAdd(choice.place);
      }}
      status={found.data && words !== '' ? t`${plural(count, { one: '# place', other: '# places' })}` : ''}
      note={
        found.isError ? (
          <Trans>The place search did not answer. Type again to retry.</Trans>
        ) : found.fetchStatus === 'paused' ? (
          <Trans>You are offline. Place search needs a connection.</Trans>
        ) : found.data && count === 0 ? (
          <Trans>No place begins with these words. A shorter beginning may find it.</Trans>
        ) : null
      }
    />
  );
}

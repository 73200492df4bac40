import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { suggestQuery } from '../../../shared/geography/geo-queries.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { useTyped } from '../../../ui/hooks/use-typed.ts';
import { matchPath } from './match-path.ts';

/** Finds any city while its name is typed, and leads to it; states and countries lead to their cities. */
export function CityFinder() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { people } = useNumbers();
  const [text, setText] = useState('');
  const words = useTyped(text);
  const found = useQuery({ ...suggestQuery(words), enabled: words !== '' });
  const rows = (words === '' ? [] : (found.data ?? [])).flatMap((match) => {
    const path = matchPath(match);
    return path === null ? [] : [{ match, path, key: `${match.kind}-${match.id}` }];
  });
  const count = rows.length;
  return (
    <ComboBox
      label={t`City, state or country`}
      icon="cities"
      text={text}
      onText={setText}
      choices={rows.map(({ key, match }) => ({
        key,
        label: match.text,
        ...(match.population !== null && { end: people(match.population) }),
      }))}
      onChoose={(chosen) => {
        const row = rows.find(({ key }) => key === chosen);
        if (row) void navigate(row.path);
      }}
      status={found.data && words !== '' ? t`${plural(count, { one: '# place', other: '# places' })}` : ''}
      note={
        found.isError ? (
          <Trans>The search of cities did not answer. Type again to retry.</Trans>
        ) : found.fetchStatus === 'paused' ? (
          <Trans>You are offline. The search of cities waits for a connection.</Trans>
        ) : found.data && count === 0 ? (
          <Trans>No place begins with these words. A shorter beginning may find it.</Trans>
        ) : null
      }
    />
  );
}

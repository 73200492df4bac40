import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSuggested } from '../../../shared/geography/use-suggested.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { matchPath } from './match-path.ts';

/** Finds any city while its name is typed, and leads to it; states and countries lead to their cities. */
export function CityFinder() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { people } = useNumbers();
  const [text, setText] = useState('');
  const { matches, isFound, noteOf } = useSuggested(text);
  const rows = matches.flatMap((match) => {
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
      status={isFound ? t`${plural(count, { one: '# place', other: '# places' })}` : ''}
      note={noteOf(count, t`No place begins with these words. A shorter beginning may find it.`)}
    />
  );
}

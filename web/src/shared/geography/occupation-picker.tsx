import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterChip } from '../../ui/buttons/filter-chip.tsx';
import { ComboBox } from '../../ui/fields/combo-box.tsx';
import { useTyped } from '../../ui/hooks/use-typed.ts';
import { occupationQuery, occupationsQuery } from './occupation-queries.ts';

/** The occupation whose wages are shown, by its SOC code, '' for none. */
export type ChosenOccupation = { code: string; choose: (code: string) => void };

/** Chooses the occupation whose wages are shown, by words of its title; the chosen one is a chip that takes it off. */
export function OccupationPicker({ occupation }: { occupation: ChosenOccupation }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const words = useTyped(text);
  const found = useQuery({ ...occupationsQuery(words), enabled: words !== '' });
  const chosen = useQuery({ ...occupationQuery(occupation.code), enabled: occupation.code !== '' });
  const rows = words === '' ? [] : (found.data?.results ?? []);
  const count = rows.length;
  return (
    <Box sx={{ display: 'grid', gap: '8px', maxWidth: 420 }}>
      {occupation.code !== '' && (
        <Box>
          <FilterChip
            on
            label={chosen.data?.description ?? occupation.code}
            onClick={() => occupation.choose('')}
          />
        </Box>
      )}
      <ComboBox
        label={occupation.code ? t`Another occupation` : t`Your occupation`}
        icon="briefcase"
        text={text}
        onText={setText}
        choices={rows.map(({ code, description }) => ({ key: code, label: description, end: code }))}
        onChoose={(code) => {
          setText('');
          occupation.choose(code);
        }}
        status={
          found.data && words !== ''
            ? t`${plural(count, { one: '# occupation', other: '# occupations' })}`
            : ''
        }
        note={
          found.isError ? (
            <Trans>Occupations did not answer. Type again to retry.</Trans>
          ) : found.fetchStatus === 'paused' ? (
            <Trans>You are offline. Occupations load when you are online again.</Trans>
          ) : found.data && count === 0 ? (
            <Trans>No occupation is called that. A more general word may find one.</Trans>
          ) : null
        }
      />
    </Box>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { statesQuery } from '../../../shared/geography/geo-queries.ts';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import type { HowToGo } from '../../../ui/hooks/use-go.ts';
import { ListTools } from '../../../ui/lists/list-tools.tsx';
import type { CityGroup } from './city-group.ts';
import { type CityList, sortsOf } from './city-list.ts';
import { useGroupWords } from './use-group-words.ts';

type Props = {
  group: CityGroup;
  list: CityList;
  onChange: (parts: Partial<CityList>, how?: HowToGo) => void;
};

/** What narrows and orders a list of cities: a name, the state where a country has them, the order. */
export function CityTools({ group, list, onChange }: Props) {
  const { t } = useLingui();
  const words = useGroupWords();
  return (
    <ListTools>
      <LiveSearchField
        fullWidth
        label={t`City name begins with`}
        text={list.text}
        onSearch={(text) => onChange({ text }, { typed: true })}
      />
      {group.kind === 'country' && <StatePicker country={group.country} list={list} onChange={onChange} />}
      <Picker
        lead={t`Sort`}
        label={t`Sort`}
        hasLabel={false}
        value={list.sort}
        options={sortsOf(group).map((value) => ({ value, label: words.sort(value) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </ListTools>
  );
}

function StatePicker({ country, list, onChange }: Omit<Props, 'group'> & { country: string }) {
  const { t } = useLingui();
  const states = useQuery(statesQuery(country)).data?.results ?? [];
  if (states.length === 0) return null;
  const options = [
    { value: '', label: t`All` },
    ...states.map(({ code, name }) => ({ value: code.toUpperCase(), label: name })),
  ];
  const known = options.some(({ value }) => value === list.state);
  return (
    <Picker
      lead={t`State`}
      label={t`State or province`}
      hasLabel={false}
      value={list.state}
      options={known ? options : [...options, { value: list.state, label: list.state }]}
      onChange={(state) => onChange({ state })}
    />
  );
}

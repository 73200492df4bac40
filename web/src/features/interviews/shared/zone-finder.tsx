import { zoneFinder } from '@foothold/core/interviews/zone-choices.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';

/** Finds a time zone by a city, a state or the name of its clocks. */
export function ZoneFinder({ onChoose }: { onChoose: (zone: string) => void }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const find = useMemo(
    () => zoneFinder(Intl.supportedValuesOf('timeZone'), { at: new Date(), locale: i18n.locale }),
    [i18n.locale],
  );
  const found = find(typed);
  return (
    <ComboBox
      label={t`City, state or zone`}
      icon="globe"
      text={typed}
      onText={setTyped}
      choices={found.map(({ zone, city, name, offset }) => ({
        ...{ key: zone, label: city, second: name, end: offset },
      }))}
      onChoose={onChoose}
      autoFocus
      note={typed.trim() !== '' && found.length === 0 && <Trans>No time zone has this name.</Trans>}
      status={plural(found.length, { one: '# time zone', other: '# time zones' })}
    />
  );
}

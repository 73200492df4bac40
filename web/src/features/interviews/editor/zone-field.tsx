import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import { type ZoneChoice, zoneChoice, zoneFinder } from '@foothold/core/interviews/zone-choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';

type Props = {
  control: Control<InterviewFormValues>;
  /** The zone that the place of the interview names, null for none. */
  proposed: string | null;
};

/** The zone of the interview's clock: found by a city, a state or a name; the person's own where none is chosen. */
export function ZoneField({ control, proposed }: Props) {
  const { t, i18n } = useLingui();
  const { field } = useController({ control, name: 'timeZone' });
  const [typed, setTyped] = useState<string | null>(null);
  const find = useMemo(
    () => zoneFinder(Intl.supportedValuesOf('timeZone'), { at: new Date(), locale: i18n.locale }),
    [i18n.locale],
  );
  const found = typed === null ? [] : find(typed);
  const chosen = zoneChoice(field.value || homeZone(), new Date(), i18n.locale);
  const isOther = proposed !== null && proposed !== chosen.zone;
  if (typed !== null)
    return (
      <Box>
        <FieldLabel>
          <Trans>Time zone</Trans>
        </FieldLabel>
        <ComboBox
          label={t`City, state or zone`}
          icon="globe"
          text={typed}
          onText={setTyped}
          choices={found.map((choice) => ({
            key: choice.zone,
            label: choice.city,
            second: choice.name,
            end: choice.offset,
          }))}
          onChoose={(zone) => {
            field.onChange(zone);
            setTyped(null);
          }}
          note={typed.trim() !== '' && found.length === 0 && <Trans>No time zone has this name.</Trans>}
          status={t`${found.length} time zones`}
        />
        <Button variant="text" onClick={() => setTyped(null)} sx={{ marginBlockStart: '4px' }}>
          <Trans>Keep {chosen.city}</Trans>
        </Button>
      </Box>
    );
  return (
    <Box>
      <FieldLabel>
        <Trans>Time zone</Trans>
      </FieldLabel>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', minHeight: 40, flexWrap: 'wrap' }}>
        <Box component="span" sx={{ minWidth: 0 }}>
          {chosen.name} <ZoneCity choice={chosen} isOwn={chosen.zone === homeZone()} />
        </Box>
        <Button variant="text" aria-label={t`Change time zone`} onClick={() => setTyped('')}>
          <Trans>Change</Trans>
        </Button>
        {isOther && (
          <Button variant="text" onClick={() => field.onChange(proposed)}>
            <Trans>Use {zoneChoice(proposed, new Date(), i18n.locale).city}</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}

function ZoneCity({ choice, isOwn }: { choice: ZoneChoice; isOwn: boolean }) {
  return (
    <Box component="span" sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>
      {choice.city}
      {isOwn && (
        <>
          {' · '}
          <Trans>your zone</Trans>
        </>
      )}
    </Box>
  );
}

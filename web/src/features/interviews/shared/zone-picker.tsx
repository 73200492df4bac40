import { type ZoneChoice, zoneChoice } from '@foothold/core/interviews/zone-choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from './home-zone.ts';

const ZoneFinder = partLater(async () => (await import('./zone-finder.tsx')).ZoneFinder);

type Props = {
  /** IANA zone; '' stands for the person's own. */
  value: string;
  onChange: (zone: string) => void;
  /** The zone that the place of the interview names, null for none. */
  proposed: string | null;
};

/** The zone of the interview's clock: found by a city, a state or a name; the person's own where none is chosen. */
export function ZonePicker({ value, onChange, proposed }: Props) {
  const { t, i18n } = useLingui();
  const [isFinding, setFinding] = useState(false);
  const chosen = zoneChoice(value || homeZone(), new Date(), i18n.locale);
  const isOther = proposed !== null && proposed !== chosen.zone;
  if (isFinding)
    return (
      <Box>
        <FieldLabel>
          <Trans>Time zone</Trans>
        </FieldLabel>
        <ZoneFinder
          onChoose={(zone) => {
            onChange(zone);
            setFinding(false);
          }}
        />
        <Button variant="text" onClick={() => setFinding(false)} sx={{ marginBlockStart: '4px' }}>
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
        <Button variant="text" aria-label={t`Change time zone`} onClick={() => setFinding(true)}>
          <Trans>Change</Trans>
        </Button>
        {isOther && (
          <Button variant="text" onClick={() => onChange(proposed)}>
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

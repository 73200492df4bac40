import { Trans, useLingui } from '@lingui/react/macro';
import { setMapDetail, useMapDetail } from '../../platform/map-detail.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** Detailed map, off or on, with the host that is called then; only where the server names one (MAP_STYLE_URL). */
export function MapSection() {
  const { t } = useLingui();
  const { mapStyleUrl } = useSiteConfig();
  const isOn = useMapDetail();
  if (!mapStyleUrl) return null;
  const { host } = new URL(mapStyleUrl);
  return (
    <SectionCard
      title={<Trans>Detailed map</Trans>}
      lead={
        <Trans>
          The built-in map comes from this site alone and has no streets. The detailed one asks {host} for
          each part you look at, so {host} learns which. Kept in this browser until you sign out.
        </Trans>
      }
    >
      <Segment
        label={t`Detailed map`}
        value={isOn ? 'on' : 'off'}
        options={[
          { value: 'off', label: t`Off` },
          { value: 'on', label: t`On` },
        ]}
        onChange={(value) => setMapDetail(value === 'on')}
      />
    </SectionCard>
  );
}

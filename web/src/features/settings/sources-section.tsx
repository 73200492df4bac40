import { Trans } from '@lingui/react/macro';
import { SectionCard } from '../../components/section-card.tsx';
import { useSiteConfig } from '../../platform/site-config.ts';

/** Which posting services this server asks; it says so itself (GET /api/config). */
export function SourcesSection() {
  const { postingSources, siteName } = useSiteConfig();
  return (
    <SectionCard title={<Trans>Sources of postings</Trans>}>
      <p style={{ margin: 0 }}>
        {postingSources.length === 0 ? (
          <Trans>
            This server asks no posting service. A search finds what was imported here, and its words go to
            nobody else.
          </Trans>
        ) : (
          <Trans>
            {siteName} gets postings from {postingSources.join(', ')}.
          </Trans>
        )}
      </p>
    </SectionCard>
  );
}

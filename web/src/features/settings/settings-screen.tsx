import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { KeyList } from '../../ui/key-list.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { BackupSection } from './backup-section.tsx';
import { DataSection } from './data-section.tsx';
import { MapSection } from './map-section.tsx';
import { OwnSearchDefaults, PendingSearchDefaults } from './search-defaults-section.tsx';

const SearchLists = lazy(async () => ({ default: (await import('./search-lists.tsx')).SearchLists }));
const PostingsSections = lazy(async () => ({
  default: (await import('./postings-sections.tsx')).PostingsSections,
}));
const HistorySection = lazy(async () => ({
  default: (await import('./history-section.tsx')).HistorySection,
}));
const OwnMeasures = lazy(async () => ({ default: (await import('./own-measures.tsx')).OwnMeasures }));
const RemindersSection = lazy(async () => ({
  default: (await import('./reminders-section.tsx')).RemindersSection,
}));
const TagsSection = lazy(async () => ({
  default: (await import('./tags-section.tsx')).TagsSection,
}));
const WritingSection = lazy(async () => ({
  default: (await import('./writing-section.tsx')).WritingSection,
}));
const AiSection = lazy(async () => ({
  default: (await import('./ai/ai-section.tsx')).AiSection,
}));
const TransferSection = lazy(async () => ({
  default: (await import('./transfer-section.tsx')).TransferSection,
}));
const PrefetchSection = lazy(async () => ({
  default: (await import('./prefetch-section.tsx')).PrefetchSection,
}));

/** Settings: appearance and search defaults for everybody; data, history, sources and keys once signed in. */
export function SettingsScreen() {
  const { user } = useSession();
  const { variant } = useSiteConfig();
  return (
    <Box sx={{ maxWidth: 760, marginInline: 'auto' }}>
      <PageHead title={<Trans>Settings</Trans>} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '8px', md: '16px' } }}>
        <AppearanceSection />
        <MapSection />
        {user ? (
          <>
            {variant === 'job' && (
              <Suspense>
                <RemindersSection />
              </Suspense>
            )}
            <OwnSearchDefaults />
            <Suspense>
              <SearchLists />
              {variant === 'job' && <TagsSection />}
              <WritingSection />
              {variant === 'job' && <OwnMeasures />}
              {variant === 'job' && <AiSection />}
            </Suspense>
            <DataSection />
            {variant === 'job' && (
              <Suspense>
                <PrefetchSection />
              </Suspense>
            )}
            <BackupSection />
            <Suspense>
              <TransferSection />
              <HistorySection />
              <PostingsSections />
            </Suspense>
            <SectionCard title={<Trans>Keys</Trans>}>
              <KeyList />
            </SectionCard>
          </>
        ) : (
          <PendingSearchDefaults />
        )}
      </Box>
    </Box>
  );
}

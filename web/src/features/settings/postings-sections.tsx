import { CaptureSection } from './capture-section.tsx';
import { SourcesSection } from './sources-section.tsx';

/** Where postings come from: pages of one's own choice, and services. */
export function PostingsSections() {
  return (
    <>
      <CaptureSection />
      <SourcesSection />
    </>
  );
}

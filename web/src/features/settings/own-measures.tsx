import { FitSection } from './fit-section.tsx';
import { PracticeSection } from './practice-section.tsx';

/** What jobs are measured by, and what practice keeps. */
export function OwnMeasures() {
  return (
    <>
      <FitSection />
      <PracticeSection />
    </>
  );
}

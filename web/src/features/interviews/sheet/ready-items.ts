import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { type ReadyItem, readyItems } from '@foothold/core/interviews/get-ready.ts';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';

/** The checklist of an interview, from what is around it. */
export function sheetItems(interview: Interview, sources: SheetSources): ReadyItem[] {
  return readyItems({
    interview,
    hasPosting: (sources.posting?.text.trim() ?? '') !== '',
    hasSent: sources.documents.some(({ kind }) => kind === 'resume' || kind === 'letter'),
    hasResearch: sources.research.length > 0,
    stories: sources.stories.length,
  });
}

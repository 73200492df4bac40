import type { LeftOutReason } from './requirement.ts';

/** What a passage is for: `facts` are hours, place and physical demands, `plain` is under no known heading. */
export type PassagePart = 'requirements' | 'wishes' | 'duties' | 'facts' | 'plain' | LeftOutReason;

import type { Message } from '../../../text/messages.ts';
import { schoolingTexts, zoneTexts } from './career-terms.messages.ts';

type Schooling = Parameters<typeof schoolingTexts>[0];

/** How much preparation a job zone stands for; null for one that is not rated. */
export const zoneText = (zone: number): Message | null => (isRated(zone) ? zoneTexts(`long-${zone}`) : null);

/** The same in two or three words, and whether it is more or less than another one's. */
export const shortZone = (zone: number, steps: number): Message =>
  zoneTexts('compared', {
    zone: zoneTexts(isRated(zone) ? `short-${zone}` : 'not-rated'),
    more: steps > 0 ? 'yes' : steps < 0 ? 'no' : 'same',
  });

const isRated = (zone: number): zone is 2 | 3 | 4 | 5 => zone >= 2 && zone <= 5;

/** A level of schooling, from 1 to 12. */
export const schoolingText = (level: number): Message => schoolingTexts(`level-${level}` as Schooling);

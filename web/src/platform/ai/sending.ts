import { aiTasks } from '@foothold/core/ai/ai-provider.ts';
import * as z from 'zod/mini';
import { sendingPrefix } from './forget-own-model.ts';
import { storedItem } from './stored-item.ts';

/**
 * What may be sent without the sheet, by account: for each task, to whom. Another model or host is asked about again.
 */
export const sendingItem = storedItem(sendingPrefix, z.partialRecord(z.enum(aiTasks), z.string()));

/**
 * Which kinds of records a model may read without the person seeing each result first, by account: for each tool, to whom.
 * Below the prefix of `sendingItem`, so that signing out forgets both.
 */
export const sendingResultsItem = storedItem(`${sendingPrefix}results.`, z.record(z.string(), z.string()));

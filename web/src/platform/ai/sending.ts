import { aiTasks } from '@foothold/core/ai/ai-provider.ts';
import * as z from 'zod/mini';
import { sendingPrefix } from './forget-own-model.ts';
import { storedItem } from './stored-item.ts';

/**
 * What may be sent without the sheet, by account: for each task, to whom. Another model or host is asked about again.
 */
export const sendingItem = storedItem(sendingPrefix, z.partialRecord(z.enum(aiTasks), z.string()));

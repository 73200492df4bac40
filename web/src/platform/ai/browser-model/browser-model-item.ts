import * as z from 'zod/mini';
import { storedItem } from '../stored-item.ts';

/** Whether the account uses the model of this browser, in place of one of its own or of the site. It holds no secret. */
export const browserModelItem = storedItem('foothold.browser-model.', z.object({ isOn: z.boolean() }));

import * as z from 'zod/mini';
import { ownModelPrefix } from '../forget-own-model.ts';
import { storedItem } from '../stored-item.ts';

/**
 * Whether the account uses the model of this browser, in place of one of its own or of the site. Below the prefix of models of
 * one's own, so that signing out forgets it too.
 */
export const browserModelItem = storedItem(`${ownModelPrefix}browser.`, z.object({ isOn: z.boolean() }));

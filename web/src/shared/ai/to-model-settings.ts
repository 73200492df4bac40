import { href } from '../../platform/href.ts';

/** Where a model is set up. */
export const toModelSettings = href('/settings', { hash: 'ai' });

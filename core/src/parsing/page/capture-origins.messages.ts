import { messages } from '../../text/messages.ts';
import { captureOrigins } from './captured.ts';

/** Where a captured value was read, within a sentence. */
export const captureOriginName = messages('capture-origin', captureOrigins);

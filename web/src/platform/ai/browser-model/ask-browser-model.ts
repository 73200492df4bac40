import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { i18n } from '@lingui/core';
import type { Ask } from '../ask-call.ts';
import { askHere, failureInWords } from '../ask-own-model.ts';
import { openBrowserModel } from './open-browser-model.ts';

/** Asks the model of this browser: the same question that another model would be asked, and nothing leaves the device. Throws ApiError. */
export function askBrowserModel<B>(ask: Ask<B>): Promise<AiAnswer> {
  return askHere(ask, () => openBrowserModel(i18n.locale), failureInWords);
}

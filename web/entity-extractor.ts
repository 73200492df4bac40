import { entityTexts } from '@foothold/core/own-data/entity-texts.ts';
import type { ExtractorType } from '@lingui/conf';

/** Lingui: gives translators the labels and names that stand with the entities in core (docs/decisions/0060). */
export const entityExtractor: ExtractorType = {
  match: (file) => file.endsWith('/entity-texts.ts'),
  extract: (file, _code, onMessage) => {
    for (const { id, message } of entityTexts()) onMessage({ id, message, origin: [file, 1] });
  },
};

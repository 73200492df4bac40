import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { entityExtractor } from './entity-extractor.ts';
import { messageExtractor } from './message-extractor.ts';
import { languages } from './src/platform/languages.data.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: languages.map(({ tag }) => tag),
  // Ours keeps the brackets of what people type.
  runtimeConfigModule: { Trans: ['@foothold/web/src/ui/trans.tsx', 'Trans'] },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: [
        'src',
        '../core/src/own-data/entity-texts.ts',
        '../core/src/**/*.messages.ts',
        '../api/src/**/*.messages.ts',
      ],
    },
  ],
  extractors: [entityExtractor, messageExtractor, babelExtractor],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});

import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  // Ours keeps the brackets of what people type.
  runtimeConfigModule: { Trans: ['@foothold/web/src/components/trans.tsx', 'Trans'] },
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});

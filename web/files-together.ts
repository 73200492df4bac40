import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const mui = (...names: string[]) => names.map((name) => `node_modules/@mui/${name}.mjs`);
const components = (...names: string[]) => names.map((name) => `web/src/components/${name}`);
const data = (...names: string[]) => names.map((name) => `web/src/data/${name}.ts`);
const domain = (...names: string[]) => names.map((name) => `core/src/domain/${name}.ts`);

/**
 * Sources that stand in one script although not every screen needs all of them. Cut by who needs what alone, a screen is
 * ninety scripts, half of them below a thousand characters: each costs a request, and small ones compress badly. None of
 * them may need a script that needs this one again: the build says so (scripts/route-sizes.ts).
 */
export const filesTogether: Readonly<Record<string, readonly string[]>> = {
  // All of these come once a screen has been shown, whether it is opened or not.
  'opens-later': [
    ...[
      'keys-dialog.tsx',
      'palette-rows.ts',
      'palette-screens.ts',
      'palette.tsx',
      'share-dialog.tsx',
      'side-drawer.tsx',
    ].map((name) => `web/src/app/${name}`),
    'web/src/app/palette/use-palette-sections.ts',
    ...data('find-jobs', 'place-names'),
    ...domain('marked-words', 'name-finder', 'near-words', 'share'),
    ...components('drawer-fade.tsx'),
    ...['web/src/platform/share-count.ts', 'web/src/platform/share.ts'],
    ...mui('material/Dialog/Dialog', 'material/Dialog/DialogContext', 'material/Dialog/dialogClasses'),
    ...mui('material/Drawer/Drawer', 'material/Drawer/drawerClasses', 'material/Slide/Slide'),
  ],
  'writes-later': [
    ...components('automatic-backup.ts', 'own-data-care.tsx'),
    ...data('journal-write', 'take-back', 'undo-blockers'),
    ...domain('journal-entry', 'save-problem'),
    'web/src/platform/files/file-handle.ts',
  ],
  'data-kept': [
    ...data('backup-state', 'journal-parts', 'lean-change'),
    'web/src/platform/files/storage-space.ts',
  ],
  layout: components(
    'card.tsx',
    'empty-state.tsx',
    'field-label.tsx',
    'full-height.tsx',
    'page-head.tsx',
    'skeleton-rows.tsx',
    'use-delayed.ts',
    'use-screen-title.ts',
    'visually-hidden.tsx',
  ),
  offline: components('offline-note.tsx', 'use-online.ts'),
  answers: components('answer-head.tsx', 'answer-notes.tsx', 'use-answer.ts'),
  forms: [
    ...components('confirm-dialog.tsx', 'field-pair.tsx', 'form-field.tsx', 'form-frame.tsx'),
    ...components('leave-guard.tsx', 'restart-form.ts', 'use-save-key.ts', 'use-unsaved.ts'),
    'node_modules/react-hook-form/dist/index.esm.mjs',
  ],
  changes: [
    ...domain('calendar-date', 'formats'),
    ...data('same-value', 'undo'),
    ...components('result-toast.tsx'),
  ],
  'job-changes': [
    ...domain('apply-date-applied', 'apply-status', 'currency', 'job-history'),
    ...data('job-write'),
  ],
  records: data('document-holder', 'pointing-rows', 'remove-records', 'stored-record'),
  places: domain('commute', 'distance-text', 'geo', 'occupation'),
  homes: [...data('homes'), ...components('map-pane.tsx', 'use-commute-words.ts')],
  mui: [
    ...mui('material/utils/debounce', 'material/utils/getActiveElement', 'material/utils/mergeSlotProps'),
    ...mui('material/utils/ownerDocument', 'material/utils/ownerWindow', 'system/RtlProvider/index'),
    ...mui('utils/debounce/debounce', 'utils/getActiveElement/getActiveElement', 'utils/setRef/setRef'),
    ...mui('utils/ownerDocument/ownerDocument', 'utils/ownerWindow/ownerWindow'),
  ],
};

type Group = { name: string; test: (id: string) => boolean; includeDependenciesRecursively: false };

/** What the bundler is told of `filesTogether`: what these sources need themselves stays where it is. */
export function groupsTogether(): Group[] {
  return Object.entries(filesTogether).map(([name, sources]) => ({
    name,
    test: (id) => sources.includes(relative(root, id).replaceAll('\\', '/')),
    includeDependenciesRecursively: false,
  }));
}

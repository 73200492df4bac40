import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const mui = (...names: string[]) => names.map((name) => `node_modules/@mui/${name}.mjs`);
const web = (...paths: string[]) => paths.map((path) => `web/src/${path}`);
const core = (...paths: string[]) => paths.map((path) => `core/src/${path}`);

/**
 * Sources that are in one script although not every screen needs all of them. Cut by who needs what alone, a screen is
 * ninety scripts, half of them below a thousand characters: each costs a request, and small ones compress badly. None of
 * them may need a script that needs this one again: the build says so (scripts/route-sizes.ts).
 */
export const filesTogether: Readonly<Record<string, readonly string[]>> = {
  // All of these come once a screen has been shown, whether it is opened or not.
  'opens-later': [
    ...web('app/shell/keys-dialog.tsx', 'app/shell/share-dialog.tsx', 'app/shell/side-drawer.tsx'),
    ...web('app/palette/palette-rows.ts', 'app/palette/palette-screens.ts', 'app/palette/palette.tsx'),
    ...web('app/palette/use-palette-commands.ts', 'app/palette/use-palette-sections.ts'),
    ...web('app/palette/use-palette-companies.ts'),
    ...web('data/jobs/find-jobs.ts'),
    ...core('entities/user/share.ts', 'entities/user/share.messages.ts'),
    ...web('ui/dialogs/drawer-fade.tsx'),
    ...web('platform/share-count.ts', 'platform/share.ts'),
    ...mui('material/Dialog/Dialog', 'material/Dialog/DialogContext', 'material/Dialog/dialogClasses'),
    ...mui('material/Drawer/Drawer', 'material/Drawer/drawerClasses', 'material/Slide/Slide'),
  ],
  'writes-later': [
    ...web('shared/own-data/automatic-backup.ts', 'shared/own-data/own-data-care.tsx'),
    ...web('data/entries/journal-write.ts', 'data/entries/revert-entry.ts', 'data/entries/undo-blockers.ts'),
    ...web('data/rows/refusal-message.ts'),
    ...core('own-data/journal-entry.ts', 'own-data/journal-label.ts', 'own-data/journal.messages.ts'),
    ...core('own-data/refusal.messages.ts', 'own-data/save-problem.messages.ts'),
    ...core('own-data/own-data-problem.messages.ts'),
    ...web('app/own-data-problem-note.tsx'),
    'web/src/platform/files/file-handle.ts',
  ],
  'data-kept': [
    ...web('data/backup/backup-state.ts', 'data/entries/journal-parts.ts', 'data/entries/compact-change.ts'),
    'web/src/platform/files/storage-space.ts',
  ],
  layout: web(
    'ui/card.tsx',
    'ui/direction.ts',
    'ui/notes/empty-state.tsx',
    'ui/fields/field-label.tsx',
    'ui/fields/labeled.tsx',
    'ui/full-height.tsx',
    'ui/page-head.tsx',
    'ui/lists/skeleton-rows.tsx',
    'ui/hooks/use-delayed.ts',
    'ui/hooks/use-screen-title.ts',
    'ui/visually-hidden.tsx',
  ),
  leaving: web(
    'ui/dialogs/confirm-dialog.tsx',
    'ui/forms/leave-guard.tsx',
    'ui/forms/use-tab-guard.ts',
    'ui/forms/use-unsaved.ts',
  ),
  interviews: web(
    'features/interviews/shared/use-interview-words.ts',
    'features/interviews/shared/interview-actions.tsx',
    'features/interviews/shared/interview-missing.tsx',
    'features/interviews/interview-paths.ts',
    'shared/calendar/save-calendar.tsx',
  ),
  'interview-time': core(
    'calendar/calendar-entry.ts',
    'interviews/interview-entry.ts',
    'interviews/interview-over.ts',
    'interviews/interview-span.ts',
  ),
  currencies: core(
    'parsing/pay/country-currency.ts',
    'parsing/pay/currency.ts',
    'parsing/pay/minor-digits.ts',
  ),
  'find-names': core('text/marked-words.ts', 'text/name-finder.ts', 'text/similar-words.ts'),
  offline: web('ui/notes/offline-note.tsx', 'ui/hooks/use-online.ts'),
  answers: web('ui/notes/answer-head.tsx', 'ui/notes/answer-notes.tsx', 'ui/notes/use-answer.ts'),
  forms: [
    ...web('ui/fields/field-pair.tsx', 'ui/fields/form-field.tsx', 'ui/forms/form-frame.tsx'),
    ...web('ui/forms/is-same-field.ts', 'ui/forms/restart-form.ts', 'ui/forms/use-save-key.ts'),
    'node_modules/react-hook-form/dist/index.esm.mjs',
  ],
  changes: [
    ...core('dates/calendar-date.ts', 'geography/living.ts'),
    ...core('text/formats.ts', 'text/web-address.ts'),
    ...web('data/rows/same-value.ts', 'data/journal/undo.ts'),
    ...web('ui/toasts/result-toast.tsx'),
  ],
  'job-changes': [
    ...core(
      'entities/job/apply-date-applied.ts',
      'entities/job/apply-status.ts',
      'entities/job/job-history.ts',
    ),
    ...web('data/jobs/job-write.ts'),
  ],
  records: web(
    'data/entries/document-holder.ts',
    'data/rows/referencing-rows.ts',
    'data/entries/remove-records.ts',
    'data/rows/stored-record.ts',
  ),
  companies: [
    ...web('data/companies/change-companies.ts', 'data/companies/companies.ts'),
    ...web('data/companies/company-by-name.ts', 'data/companies/company-counts.ts'),
    ...web('data/companies/company-rows.ts', 'data/companies/save-job-company.ts'),
    ...web('data/companies/merge-companies.ts', 'data/companies/watch-companies.ts'),
    ...web('shared/companies/company-paths.ts', 'shared/companies/save-offer.tsx'),
    ...web('shared/companies/own-company-line.tsx', 'shared/companies/use-watch-news.ts'),
    ...web('shared/companies/watched-rows.tsx'),
    ...core('entities/company/merge-companies.ts'),
  ],
  'job-tags': [...core('entities/job/job-tags.ts'), ...web('data/jobs/tag-use.ts')],
  places: core(
    'geography/commute.ts',
    'geography/distance-text.ts',
    'geography/geo.ts',
    'entities/occupation/occupation.ts',
  ),
  homes: [
    ...web('data/places/homes.ts'),
    ...web('maps/map-pane.tsx', 'shared/geography/use-commute-words.ts'),
  ],
  mui: [
    ...mui('material/FormControl/FormControlContext', 'material/FormControl/useFormControl'),
    ...mui('material/utils/useEnhancedEffect', 'utils/useEnhancedEffect/useEnhancedEffect'),
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

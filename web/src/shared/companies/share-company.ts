import { opensLater } from '../../ui/dialogs/opens-later.tsx';

/** Asks before what is known of an own company goes to the shared directory; its code comes once the screen stands. */
export const ShareCompany = opensLater(
  async () => (await import('./share-company-dialog.tsx')).ShareCompanyDialog,
);

import { Trans } from '@lingui/react/macro';
import { storeLanguage } from '../../platform/language.ts';
import { hasUnsaved } from '../../ui/forms/unsaved.ts';
import { showToast } from '../../ui/toasts/toast.tsx';

/**
 * Stores the language of this browser, '' for what the browser asks for, and loads the page again in it. While something
 * typed is not saved it does not: the next load then speaks the new one, as it does in other tabs.
 */
export function changeLanguage(tag: string): void {
  if (!storeLanguage(tag)) return;
  if (!hasUnsaved()) {
    location.reload();
    return;
  }
  showToast({
    kind: 'info',
    text: <Trans>The language changes when this page is loaded again. Save what you typed first.</Trans>,
  });
}

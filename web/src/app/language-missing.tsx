import { Trans } from '@lingui/react/macro';
import { languages } from '../platform/languages.data.ts';
import { showToast } from '../ui/toasts/toast.tsx';

/** Says that the words of a language did not come, so that the page is in English, with a way to try again. */
export function sayLanguageIsMissing(tag: string): void {
  const name = languages.find((one) => one.tag === tag)?.name ?? tag;
  showToast({
    kind: 'warning',
    text: <Trans>{name} did not load, so this page is in English for now.</Trans>,
    action: { label: <Trans>Try again</Trans>, onClick: () => location.reload() },
  });
}

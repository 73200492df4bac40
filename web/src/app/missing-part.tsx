import { Trans } from '@lingui/react/macro';
import { showToast } from '../ui/toasts/toast.tsx';

/** Says that a part of the product did not load while something typed is not saved: only a reload brings it. */
export function reportMissingPart(): void {
  showToast({
    kind: 'error',
    text: (
      <Trans>
        A part of this page did not load. What you typed is still here: save it, then load the page again.
      </Trans>
    ),
  });
}

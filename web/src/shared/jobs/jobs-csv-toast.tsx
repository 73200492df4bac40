import { Plural, Trans } from '@lingui/react/macro';
import { showToast } from '../../ui/toasts/toast.tsx';

/** Says what a downloaded file of jobs holds, and what could not be read into it. */
export function toastJobsDownloaded({ count, left, name }: { count: number; left: number; name: string }) {
  showToast({
    text: (
      <>
        <Plural value={count} one="# job downloaded" other="# jobs downloaded" />: {name}.
      </>
    ),
  });
  if (left === 0) return;
  showToast({
    kind: 'warning',
    text: (
      <Trans>
        <Plural value={left} one="# job" other="# jobs" /> could not be read and will not be in the file. A
        backup keeps everything.
      </Trans>
    ),
  });
}

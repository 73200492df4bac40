import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';
import { bufferEarlyKeys, holdKeys } from '../early-keys.ts';
import { showToast } from '../toasts/toast.tsx';

/**
 * A menu, sheet or dialog whose code loads once the screen that may open it stands, not before: it is drawn from its first
 * opening on, and an opening that comes before the code is there waits for it. When the code cannot be loaded, a toast
 * says so and it is closed as if by the person, so that the next opening tries again. With `takesKeys` what is typed
 * until then is held back for it: it takes that with `bufferEarlyKeys` as soon as its field has the focus.
 */
export function opensLater<P extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
  { takesKeys = false } = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function OpensLater(props: P) {
    const { open, onClose } = props;
    const [Loaded, setLoaded] = useState(() => loaded);
    const [isNeeded, setNeeded] = useState(open);
    if (open && !isNeeded) setNeeded(true);
    // Before the next key can come, and until it was taken or nothing is to open anymore.
    useLayoutEffect(() => {
      if (!takesKeys || !open || Loaded) return;
      holdKeys();
      return () => void bufferEarlyKeys();
    }, [open]);
    useEffect(() => {
      if (Loaded) return;
      const get = () =>
        void load().then(
          (component) => {
            loaded = component;
            setLoaded(() => component);
          },
          () => {
            if (!open) return;
            showToast({ text: <MissingWords />, kind: 'error' });
            onClose();
          },
        );
      if (!open) return whenIdle(get);
      get();
      // `onClose` is the one of the moment it was opened.
    }, [Loaded, open]);
    return Loaded && isNeeded && <Loaded {...props} />;
  };
}

/** Says that a part of the product did not come. */
export function MissingWords() {
  return <Trans>A part of Foothold could not be loaded. Check your connection and try again.</Trans>;
}

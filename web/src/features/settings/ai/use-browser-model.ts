import { useEffect, useRef, useState } from 'react';
import {
  type BrowserModelState,
  downloadBrowserModel,
  findBrowserModel,
} from '../../../platform/ai/browser-model/language-model.ts';

/** Where the model of this browser stands, and its download: a share from 0 to 1 while it runs, else null. */
export function useBrowserModel(language: string) {
  const [state, setState] = useState<BrowserModelState>('absent');
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    let isShown = true;
    void findBrowserModel(language).then((found) => isShown && setState(found?.state ?? 'absent'));
    return () => {
      isShown = false;
      running.current?.abort();
    };
  }, [language]);

  async function download(): Promise<void> {
    const mine = new AbortController();
    running.current = mine;
    setFailed(false);
    setShare(0);
    try {
      const found = await findBrowserModel(language);
      if (found) await downloadBrowserModel(found, { signal: mine.signal, onProgress: setShare });
    } catch {
      setFailed(!mine.signal.aborted);
    }
    if (running.current !== mine) return;
    setShare(null);
    setState((await findBrowserModel(language))?.state ?? 'absent');
  }

  return { state, share, hasFailed, download, stop: () => running.current?.abort() };
}

import { useEffect } from 'react';
import { useSiteConfig } from '../../platform/server/site-config.ts';

/** Names the document after the screen, `{screen} · {site name}`; the site name alone for '' (docs/spec/readings.md R7). */
export function useScreenTitle(title: string): void {
  const { siteName } = useSiteConfig();
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
}

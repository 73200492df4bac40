import { useLingui } from '@lingui/react/macro';
import type { GeolocationProblem } from '../../../platform/geolocation.ts';

/** Why the browser gave no position, in words with a way on. */
export function useGeolocationWords(): (problem: GeolocationProblem) => { title: string; help: string } {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case 'denied':
        return {
          title: t`Your browser does not share your location with this site.`,
          help: t`Allow it beside the address bar and try again, or type a place.`,
        };
      case 'timed-out':
        return {
          title: t`Your device could not determine its location within 7 seconds.`,
          help: t`Try again, or type a place.`,
        };
      case 'insecure':
        return {
          title: t`Browsers share a location over https only, and this page came without it.`,
          help: t`Type a place instead.`,
        };
      default:
        return {
          title: t`Your device cannot tell where it is right now.`,
          help: t`Try again, or type a place.`,
        };
    }
  };
}

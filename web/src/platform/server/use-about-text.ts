import { siteText } from '@foothold/core/contract/site.messages.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { useSay } from '../use-say.ts';
import { useSiteConfig } from './site-config.ts';

/** What the site says of itself: an operator's own words as they stand, those of the product in the language of the person. */
export function useAboutText(): string {
  const say = useSay();
  const { aboutSiteText } = useSiteConfig();
  const own = siteText('about');
  return aboutSiteText === sayEnglish(own) ? say(own) : aboutSiteText;
}

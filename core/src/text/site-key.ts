/** Second levels below a country that are no name of anybody: “example.co.uk”, “example.com.au”. */
const publicLevels = new Set('co com org net ac gov edu or ne go'.split(' '));
/** Sites where many have a page each: an address there says nothing about whose it is. */
const sharedSites = new Set(
  (
    'linkedin.com facebook.com twitter.com x.com instagram.com youtube.com github.com github.io gitlab.io medium.com ' +
    'notion.site notion.so wordpress.com wixsite.com squarespace.com webflow.io carrd.co linktr.ee google.com apple.com ' +
    'herokuapp.com vercel.app netlify.app web.app crunchbase.com angel.co wellfound.com ycombinator.com producthunt.com ' +
    'substack.com blogspot.com typeform.com bit.ly example.com'
  ).split(' '),
);

/**
 * What tells whose site an address is of: the name that was registered, without the parts before it (“acme.com” of
 * “https://careers.acme.com/jobs”). '' for anything but http and https, and for sites that many people share.
 */
export function siteKey(url: string): string {
  const parsed = URL.parse(url.trim());
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return '';
  const host = parsed.hostname.toLowerCase().replace(/\.$/, '');
  if (!host.includes('.') || /^[\d.]+$/.test(host) || host.startsWith('[')) return '';
  const labels = host.split('.');
  const [top = '', second = ''] = labels.toReversed();
  const isTwo = top.length === 2 && publicLevels.has(second) && labels.length > 2;
  const site = labels.slice(isTwo ? -3 : -2).join('.');
  const isPage = site !== host.replace(/^www\./, '') || parsed.pathname.length > 1;
  return sharedSites.has(site) && isPage ? '' : site;
}

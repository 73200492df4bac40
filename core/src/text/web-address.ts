/** Why a text is no address of the web. */
export type AddressProblem = 'spaces' | 'scheme' | 'no-site';

/** Written before an address that names a site and no scheme; the same in every language. */
export const webScheme = 'https://';
const siteName = /^[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,20}(?::\d{1,5})?(?:[/?#]|$)/u;
/** `mailto:`, `javascript:`, and `https:` without its slashes; the port of “example.com:8080” is none. */
const otherScheme = /^[a-z][a-z\d+-]{0,40}:(?!\d{1,5}(?:[/?#]|$))|^[a-z][a-z\d+.-]{0,40}:\/\//i;

/**
 * An address of the web as a person writes it, with the `https://` that “example.com/jobs/1” leaves out. Anything else
 * comes back as it was, without blanks around it, for `addressProblem` to say why it is none.
 */
export function withScheme(text: string): string {
  const address = text.trim();
  if (/^https?:\/\//i.test(address) || otherScheme.test(address)) return address;
  const bare = address.startsWith('//') ? address.slice(2) : address;
  return siteName.test(bare) && !/\s/.test(bare) ? `${webScheme}${bare}` : address;
}

/** What keeps a text from being an address of the web; null for one that is. Ask with its scheme. */
export function addressProblem(text: string): AddressProblem | null {
  const address = text.trim();
  if (/\s/.test(address)) return 'spaces';
  const url = URL.parse(address);
  if (url !== null && !/^https?:$/.test(url.protocol)) return 'scheme';
  if (/^https?:\/\//i.test(address)) return url?.hostname.includes('.') ? null : 'no-site';
  return otherScheme.test(address) ? 'scheme' : 'no-site';
}

/** The address that a text of anybody's is, with its scheme; '' where it is none. */
export function webAddress(text: string): string {
  const address = withScheme(text);
  return addressProblem(address) === null ? address : '';
}

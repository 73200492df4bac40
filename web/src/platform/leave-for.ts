/**
 * Leaves Foothold for a page of another site in this tab. Only for an https address, or one of this machine: an answer that
 * names anything else is not followed. False where it was not.
 */
export function leaveFor(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isOwn = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  if (protocol !== 'https:' && !isOwn) return false;
  window.location.assign(address);
  return true;
}

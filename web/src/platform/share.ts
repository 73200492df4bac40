/** The address of this site that is given on to others. */
export function siteAddress(): string {
  return `${location.origin}/`;
}

/** Whether the browser has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the browser's own share sheet; false where the browser did not let it. Closing it without sharing is no failure. */
export async function openShareSheet(shared: { title: string; text: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

/**
 * Opens a network's page to share on: in a window of its size in the middle of the screen, or, without one, by the
 * program that the address belongs to (mail). The page learns nothing of this one.
 */
export function openShareWindow(address: string, size: { width: number; height: number } | null): void {
  if (!size) {
    location.href = address;
    return;
  }
  const { width, height } = size;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  window.open(address, '_blank', `noopener,width=${width},height=${height},left=${left},top=${top}`);
}

/** Where the consent to the browser extension lies (extension-consent.ts, which only those load that show or ask it). */
export const extensionConsentKey = 'foothold.extension';

/** Withdraws the consent of whoever signs out. */
export function forgetExtension(): void {
  try {
    localStorage.removeItem(extensionConsentKey);
  } catch {
    // Then it was never kept.
  }
}

/** Where an account keeps a model of its own in this browser, and where its yes to sending is noted; the account's id follows. */
export const ownModelPrefix = 'foothold.own-model.';
export const sendingPrefix = 'foothold.sending.';

/**
 * Removes the keys and addresses of models of one's own, and what may be sent unasked, of every account. Apart from what reads
 * them: the first script of every page needs this, and no schema.
 */
export function forgetOwnModels(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const name of names)
      if (name.startsWith(ownModelPrefix) || name.startsWith(sendingPrefix)) localStorage.removeItem(name);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

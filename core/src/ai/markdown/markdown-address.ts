const longest = 2000;

/** An address that may be opened, as the browser writes it; null for anything else. */
export function addressOf(text: string): string | null {
  if (text.length > longest || !/^(?:https?:\/\/|mailto:)/i.test(text)) return null;
  try {
    const url = new URL(text);
    // A name and a password before the host make one host look like another.
    return url.username || url.password ? null : url.href;
  } catch {
    return null;
  }
}

/** Whose address it is, as it is said beside a link: the host, or the mailbox. */
export function hostOf(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'mailto:' ? pathname : host.replace(/^www\./, '');
}

/** The address that stands bare in a text from here; '' for none. Signs that end a sentence are not part of it. */
export function bareAddressAt(text: string, at: number): string {
  const found = /^https?:\/\/[^\s<>"'`|]+/i.exec(text.slice(at, at + longest))?.[0] ?? '';
  let end = found.length;
  while (end > 0 && '.,;:!?)]}*_~'.includes(found[end - 1] ?? '')) end -= 1;
  return found.slice(0, end);
}

/** The target of a link from behind its `(`: the address and where the text continues; null where it does not end. */
export function closeOfTarget(text: string, from: number): { address: string; end: number } | null {
  let depth = 0;
  const most = Math.min(text.length, from + longest);
  for (let at = from; at < most; at += 1) {
    const sign = text[at];
    if (sign === '\n') return null;
    if (sign === '(') depth += 1;
    if (sign === ')' && depth > 0) depth -= 1;
    else if (sign === ')') {
      const [address = ''] = text.slice(from, at).trim().split(/\s/, 1);
      return { address: address.replace(/^</, '').replace(/>$/, ''), end: at + 1 };
    }
  }
  return null;
}

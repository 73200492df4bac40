/** What a policy of Trusted Types may answer; null refuses. */
type Rules = {
  createHTML(html: string, type: string, sink: string): string | null;
  createScriptURL(url: string): string | null;
};

/** The workers of the product: the one that starts it without a network, and those the build names by their content. */
const workers = /^\/(?:sw|assets\/[\w-]+)\.js$/;

/**
 * Texts that libraries hand to the browser as code or markup. Markup may be parsed apart from the page, where nothing of
 * it runs, and becomes part of the page by no text; scripts come from here.
 */
export const trustedRules: Rules = {
  createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && workers.test(pathname) ? url : null;
  },
};

/** Puts the rules in force, where the browser has Trusted Types. Elsewhere the content security policy stands alone. */
export function startTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): unknown } })
    .trustedTypes;
  factory?.createPolicy('default', trustedRules);
}

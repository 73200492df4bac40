/**
 * Stands in for Emotion's own class in the build (web/adopt-styles.ts): the same sheet of rules, kept in a constructed
 * style sheet instead of a `<style>` element, so that the security header can forbid those.
 */
export class StyleSheet {
  readonly key: string;
  /** The sheet once it has a rule; Emotion asks whether there is one, and puts global styles before the first. */
  tags: CSSStyleSheet[] = [];
  /** The sheet that this one precedes; none: it comes last. Emotion sets it. */
  before: CSSStyleSheet | null | undefined;

  constructor({ key }: { key: string }) {
    this.key = key;
  }

  /** Takes over the rules of a page that was drawn at build, so that they rank among ours as if they were ours. */
  hydrate(elements: readonly Element[]): void {
    if (elements.length === 0) return;
    this.#sheet().replaceSync(elements.map((one) => one.textContent).join(''));
    for (const element of elements) element.remove();
  }

  insert(rule: string): void {
    const sheet = this.#sheet();
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector of another browser, such as ::-moz-focus-inner; a style element ignores it as well.
    }
  }

  flush(): void {
    const all = document.adoptedStyleSheets;
    for (const sheet of this.tags) {
      const at = all.indexOf(sheet);
      if (at < 0) continue;
      // Global styles that change are inserted again, and keep their place.
      this.before = all[at + 1];
      all.splice(at, 1);
    }
    this.tags = [];
  }

  #sheet(): CSSStyleSheet {
    const [known] = this.tags;
    if (known) return known;
    const sheet = new CSSStyleSheet();
    const all = document.adoptedStyleSheets;
    const at = this.before ? all.indexOf(this.before) : -1;
    all.splice(at < 0 ? all.length : at, 0, sheet);
    this.tags = [sheet];
    return sheet;
  }
}

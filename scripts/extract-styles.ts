/** A drawn page whose markup holds no style anymore, and the text of the style elements that take them. */
type Extracted = { html: string; ground: string; emotion: string };

const element = /<style(?: data-emotion="css ([^"]*)")?>([^<]*)<\/style>/g;
const attribute = / style="([^"]*)"/g;

/**
 * Takes the styles out of a page as React drew it, in their order: those of everybody and those of attributes become
 * `ground`, those that Emotion will look for one element of all its names. The security header allows a page two style
 * elements by their hashes; attributes in markup it allows to none.
 */
export function extractStyles(drawn: string): Extracted {
  const ground: string[] = [];
  const names: string[] = [];
  const rules: string[] = [];
  const attributes = new Map<string, string>();
  const html = drawn
    .replace(element, (_whole, name: string | undefined, css: string) => {
      if (name === undefined) ground.push(css);
      else {
        names.push(name);
        rules.push(css);
      }
      return '';
    })
    .replace(attribute, (_whole, style: string) => {
      const mark = attributes.get(style) ?? String(attributes.size + 1);
      attributes.set(style, mark);
      return ` data-drawn="${mark}"`;
    });
  if (/<style|\sstyle=/.test(html))
    throw new Error('A drawn page has a style of a form that scripts/extract-styles.ts does not know.');
  return {
    html,
    ground: [...ground, ...[...attributes].map(([style, mark]) => attributeRule(style, mark))].join('\n'),
    emotion: `<style data-emotion="css ${names.join(' ')}">${rules.join('')}</style>`,
  };
}

/** As the attribute, it ranks above every rule that is not important itself. */
function attributeRule(style: string, mark: string): string {
  // React writes a quote as an entity; in its place a semicolon would be part of a value.
  if (/[&'\\{}]/.test(style))
    throw new Error(`The style attribute “${style}” cannot be told apart into declarations.`);
  const declarations = style.split(';').filter(Boolean);
  return `[data-drawn="${mark}"]{${declarations.map((one) => `${one}!important`).join(';')}}`;
}

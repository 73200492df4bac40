import { elementsIn, findElement, type XmlElement, xmlTree } from '../files/xml-tree.ts';

/** What a style of paragraphs says. */
export type DocxStyle = { tag: string; isBold: boolean; size: number; isBullet: boolean; basedOn: string };

/** The style of a paragraph that has none. */
export const plainStyle: DocxStyle = { tag: '', isBold: false, size: 0, isBullet: false, basedOn: '' };

/** The value of a property, '' where it is not set. */
export function attributeIn(parent: XmlElement | undefined, name: string): string {
  const found = parent ? elementsIn(parent, name)[0] : undefined;
  return found?.attributes['w:val'] ?? '';
}

/** Styles of paragraphs by their ids: headings by their level, lists as points. */
export function docxStyles(text: string): { styles: Map<string, DocxStyle>; defaultSize: number } {
  const styles = new Map<string, DocxStyle>();
  const root = xmlTree(text);
  if (!root) return { styles, defaultSize: 11 };
  const defaults = findElement(root, 'w:docDefaults');
  const defaultRun = defaults ? findElement(defaults, 'w:rPr') : null;
  for (const style of elementsIn(root, 'w:style')) {
    const name = attributeIn(style, 'w:name').toLowerCase();
    const level = /^heading ([1-6])$/.exec(name)?.[1] ?? '';
    const run = elementsIn(style, 'w:rPr')[0];
    const paragraph = elementsIn(style, 'w:pPr')[0];
    styles.set(style.attributes['w:styleId'] ?? '', {
      tag: level ? `H${level}` : name === 'title' ? 'Title' : '',
      isBold:
        run !== undefined &&
        elementsIn(run, 'w:b').some((one) => !/^(?:0|false)$/.test(one.attributes['w:val'] ?? '')),
      size: Number(attributeIn(run, 'w:sz')) / 2 || 0,
      isBullet:
        /^list (?:bullet|number|paragraph)/.test(name) &&
        ((paragraph !== undefined && elementsIn(paragraph, 'w:numPr').length > 0) ||
          /bullet|number/.test(name)),
      basedOn: attributeIn(style, 'w:basedOn'),
    });
  }
  for (const style of styles.values()) {
    const base = styles.get(style.basedOn);
    if (base && style.size === 0) style.size = base.size;
    if (base && style.tag === '' && base.tag.startsWith('H')) style.tag = base.tag;
  }
  return { styles, defaultSize: Number(attributeIn(defaultRun ?? undefined, 'w:sz')) / 2 || 11 };
}

import { frameDocument } from './form-fields.ts';

/** Shows nothing of a posting. */
const leftOut = new Set([
  'style',
  'svg',
  'noscript',
  'link',
  'template',
  'canvas',
  'video',
  'audio',
  'object',
]);
const deepest = 400;
const maxNodes = 200_000;
/** Characters of the longest page that is read. */
const longestPage = 3_000_000;

/** The children of a node by the browser's own getter: a field named `childNodes` stands before that of its form. */
const childrenOf = (node: Node): Iterable<Node> => Reflect.get(Node.prototype, 'childNodes', node);

/**
 * The page as it is now, as HTML: with what scripts have drawn, open shadow trees and frames of the same site. It is
 * copied into a document without a window, where nothing loads or runs.
 */
export function copyPage(page: Document): string {
  // An image or form can be named like a property of the document, and then stands before it.
  const inert = new DOMParser().parseFromString('', 'text/html');
  let nodes = 0;
  const copy = (node: Node, depth: number): Node | null => {
    nodes += 1;
    if (depth > deepest || nodes > maxNodes) return null;
    if (node.nodeType === 3) return inert.createTextNode(node.nodeValue ?? '');
    if (node.nodeType !== 1) return null;
    const element = node as Element;
    if (leftOut.has(element.localName) || isCode(element)) return null;
    const inside = frameDocument(element)?.body;
    if (element.localName === 'iframe' && !inside) return null;
    const made = inside ? inert.createElement('div') : (inert.importNode(element, false) as Element);
    const children = [...(element.shadowRoot?.childNodes ?? []), ...childrenOf(inside ?? element)];
    for (const child of children) {
      const copied = copy(child, depth + 1);
      if (copied) made.append(copied);
    }
    return made;
  };
  const root = Reflect.get(Document.prototype, 'documentElement', page) as Element;
  const copied = copy(root, 0);
  return copied ? (copied as Element).outerHTML.slice(0, longestPage) : '';
}

function isCode(element: Element): boolean {
  return element.localName === 'script' && !/ld\+json/i.test(element.getAttribute('type') ?? '');
}

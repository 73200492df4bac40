/** A node of the tree of structure, as pdf.js gives it. */
type Node = { role?: string; type?: string; id?: string; children?: readonly Node[] } | null;

/** Roles that say what a text is; those inside them (Span, Link) say less. */
const telling = /^(?:H[1-6]?|Title|P|LI|LBody|Lbl|TH|TD|Caption)$/;

/** The role and the place in reading order of each marked content, by its id; empty for a page that is not tagged. */
export function tagsOf(tree: Node): Map<string, { role: string; order: number }> {
  const found = new Map<string, { role: string; order: number }>();
  const walk = (node: Node, role: string) => {
    if (!node) return;
    if (node.type === 'content' && node.id) found.set(node.id, { role, order: found.size });
    const said = node.role ?? '';
    const inner = telling.test(said) && !/^H[1-6]?$/.test(role) ? said : role;
    for (const child of node.children ?? []) walk(child, inner);
  };
  walk(tree, '');
  return found;
}

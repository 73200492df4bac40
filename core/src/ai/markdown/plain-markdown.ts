import { type Block, readBlocks } from './read-blocks.ts';
import { type Inline, readInline } from './read-inline.ts';

/** What a Markdown text says as plain text, as a letter needs it: no marks, lists with dashes, links with their address. */
export function plainMarkdown(markdown: string): string {
  return blocksText(readBlocks(markdown))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.text;
    case 'quote':
      return blocksText(block.blocks);
    case 'rule':
      return '';
    case 'list':
      return block.items
        .map((item, at) => {
          const mark = block.start === null ? '-' : `${block.start + at}.`;
          return `${mark} ${blocksText(item).replaceAll('\n\n', '\n').replaceAll('\n', '\n  ')}`;
        })
        .join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(lineText).join(' | ')).join('\n');
    default:
      return lineText(block.text);
  }
}

const lineText = (text: string) => nodesText(readInline(text));

function nodesText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
        case 'code':
          return node.text;
        case 'break':
          return '\n';
        // What was read for it is a number of the conversation alone.
        case 'citation':
          return '';
        case 'link': {
          const name = nodesText(node.children);
          return node.to.includes(name) ? name : `${name} (${node.to})`;
        }
        default:
          return nodesText(node.children);
      }
    })
    .join('');
}

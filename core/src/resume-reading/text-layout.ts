import { bulletSigns } from './clean-run.ts';
import { type FlowLine, flowLayout } from './flow-layout.ts';
import type { Layout } from './layout.ts';

const tab = '    ';
const rule = /^[\s=_*~–—-]{3,}$/;
const heading = /^(#{1,6})\s+(.*?)\s*#*$/;
const link = /\[([^\][]{1,200})\]\((\S{1,400})\)/g;

/** The lines of a plain or pasted text. */
export function textLayout(text: string): Layout {
  return flowLayout(flowLines(text, (line) => ({ text: line, tag: '', isBold: false, addresses: [] })));
}

/** The lines of a Markdown text: headings, points, links; marks of weight are taken off. */
export function markdownLayout(text: string): Layout {
  return flowLayout(
    flowLines(text, (line) => {
      const head = heading.exec(line.trim());
      const addresses: string[] = [];
      const told = (head?.[2] ?? line).replace(link, (_, said: string, address: string) => {
        addresses.push(address);
        return said;
      });
      const isBold = head !== null || /^\s*(?:[-*+]\s+)?(?:\*\*|__)[^*_]{1,200}(?:\*\*|__)\s*$/.test(told);
      return {
        text: told
          .replace(/(\*\*|__|`)(?=\S)([^*_`]{1,400})\1/g, '$2')
          .replace(/^(\s*)\|(.*)\|\s*$/, '$1$2')
          .replace(/<br\s*\/?>|\\$/gi, ''),
        tag: head ? `H${head[1]?.length ?? 1}` : '',
        isBold,
        addresses,
      };
    }),
  );
}

/** Whether a text uses marks of Markdown: headings, or links and points. */
export function isMarkdown(text: string): boolean {
  const head = text.slice(0, 20_000);
  return /^#{1,6} \S/m.test(head) || (/\*\*[^*\n]{1,100}\*\*/.test(head) && /^\s{0,4}[-*] /m.test(head));
}

type Told = { text: string; tag: string; isBold: boolean; addresses: string[] };

function flowLines(text: string, tell: (line: string) => Told): FlowLine[] {
  const lines: FlowLine[] = [];
  let space = 0;
  for (const raw of text.replace(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n').split('\n')) {
    const line = raw.replaceAll('\t', tab).replace(/\u00a0/g, ' ');
    if (line.trim() === '' || rule.test(line)) {
      space += 1;
      continue;
    }
    const told = tell(line);
    const indent = told.text.length - told.text.trimStart().length;
    const isBullet = bulletSigns.test(told.text.trimStart()) || /^\+\s/.test(told.text.trimStart());
    const rest = told.text.trim().replace(isBullet ? bulletSigns : /^$/, '');
    const cells = rest.split(/ {3,}/).map((cell) => ({ text: cell, isBold: told.isBold }));
    const [address] = told.addresses;
    const [first] = cells;
    if (address && first) Object.assign(first, { address });
    lines.push({
      cells,
      indent,
      size: told.tag === 'H1' ? 16 : told.tag === 'H2' ? 13 : told.tag ? 11.5 : 10,
      tag: told.tag,
      space: Math.min(space, 2),
      isBullet,
    });
    space = 0;
  }
  return lines;
}

import type { MadeText } from '@foothold/core/files/made-files-test-kit.ts';

/** A line of a resume as it is described: `# ` a name, `## ` a heading, `**…**` bold, a tab before what is at the right. */
type Described = { text: string; aside: string; size: number; isBold: boolean; room: number };

const looks = { '# ': { size: 20, room: 26 }, '## ': { size: 13, room: 24 } } as const;

function describedLines(text: string): Described[] {
  let space = 0;
  return text.split('\n').flatMap((line): Described[] => {
    if (line.trim() === '') {
      space = 6;
      return [];
    }
    const mark = line.startsWith('## ') ? '## ' : line.startsWith('# ') ? '# ' : null;
    const look = mark ? looks[mark] : { size: 10, room: 14 };
    const [main = '', aside = ''] = line.slice(mark?.length ?? 0).split('\t');
    const isBold = mark !== null || main.startsWith('**');
    const told = {
      text: plain(main),
      aside: plain(aside),
      size: look.size,
      isBold,
      room: look.room + space,
    };
    space = 0;
    return [told];
  });
}

const plain = (text: string) => text.replace(/\*/g, '').replace(/^- /, '• ');

/** The described resume as a plain text, columns one after the other. */
export function textOf(described: string): string {
  return described
    .split('\n')
    .filter((line) => line !== '|||')
    .map((line) =>
      line
        .replace(/^#{1,2} /, '')
        .replaceAll('*', '')
        .replaceAll('\t', '    '),
    )
    .join('\n');
}

/** Its paragraphs for a DOCX: headings by their size and weight, as most people set them. */
export function paragraphsOf(described: string): string {
  const lines = described.split('\n').filter((line) => line !== '|||' && line !== '');
  return describedLines(lines.join('\n'))
    .map(({ text, aside, size, isBold }) => {
      const look = `<w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr>`;
      const run = (told: string) =>
        `<w:r>${look}<w:t xml:space="preserve">${told.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r>`;
      return `<w:p>${run(text)}${aside === '' ? '' : `<w:r><w:tab/></w:r>${run(aside)}`}</w:p>`;
    })
    .join('');
}

/** Its page: one column, or what is over two of them and these, by `|||` between. */
export function pageOf(described: string): MadeText[] {
  const [head = '', left, right] = described.split('\n|||\n');
  const texts: MadeText[] = [];
  const set = (text: string, x: number, end: number, from: number) => {
    let y = from;
    for (const line of describedLines(text).flatMap((one) => wrapped(one, end - x))) {
      y -= line.room;
      const { size, isBold } = line;
      texts.push({ text: line.text, x, y, size, isBold });
      if (line.aside !== '')
        texts.push({ text: line.aside, x: end - line.aside.length * size * 0.5, y, size });
    }
    return y;
  };
  const under = set(head, 50, 560, 770);
  const isLeftWide = (left?.length ?? 0) > (right?.length ?? 0);
  const gutter = isLeftWide ? 390 : 210;
  if (left !== undefined) set(left, 50, gutter - 20, under - 10);
  if (right !== undefined) set(right, gutter, 570, under - 10);
  return texts;
}

/** A long line on several, as a word processor sets it. */
function wrapped(line: Described, width: number): Described[] {
  const most = width / (line.size * 0.52);
  const texts: string[] = [];
  for (const word of line.text.split(' ')) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + word.length < most) texts[texts.length - 1] = `${last} ${word}`;
    else texts.push(word);
  }
  return texts.map((text, at) =>
    at === 0 ? { ...line, text } : { ...line, text, aside: '', room: line.size * 1.25 },
  );
}

import { type Pictured, pictureLayout, type TextStyle } from './picture-layout.ts';

/** Paper in every theme: who gets the picture has another one. */
const colors = { ground: '#ffffff', line: '#e4e4e4', text: '#212121', quiet: '#595959' };
const fonts: Readonly<Record<TextStyle, [weight: number, size: number]>> = {
  title: [620, 26],
  name: [600, 15],
  label: [400, 14],
  lead: [520, 14],
  second: [400, 12],
  total: [620, 22],
  note: [400, 12],
};
const quiet: ReadonlySet<TextStyle> = new Set(['label', 'second', 'note']);
const scale = 2;

/** A picture of a comparison, made here on the device; null where the browser could not make it. */
export async function comparisonPicture(pictured: Pictured): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const fontOf = (style: TextStyle) => `${fonts[style][0]} ${fonts[style][1]}px ${family}`;
  const { width, height, texts, lines } = pictureLayout(pictured, (text, style) => {
    pen.font = fontOf(style);
    return pen.measureText(text).width;
  });
  canvas.width = width * scale;
  canvas.height = height * scale;
  pen.scale(scale, scale);
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colors.line;
  for (const y of lines) pen.fillRect(16, y, width - 32, 1);
  for (const { text, x, y, style } of texts) {
    pen.font = fontOf(style);
    pen.fillStyle = quiet.has(style) ? colors.quiet : colors.text;
    pen.fillText(text, x, y);
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

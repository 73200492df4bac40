import { toBase64 } from '../../../../data/rows/base64.ts';

/** The most a photo may measure, px, and weigh: enough for print at the size the templates give it. */
const mostWidth = 480;
const mostHeight = 600;
const mostBytes = 150 * 1024;
const qualities = [0.85, 0.7, 0.55, 0.4];

/** The size of a picture within the limits, in its own proportions, never larger than it is. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, mostWidth / width, mostHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A picture as Base64 of a small JPEG, made on the device; null for a file that is no picture. */
export async function resumePhoto(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = fittedSize(picture.width, picture.height);
    const canvas = new OffscreenCanvas(width, height);
    const ink = canvas.getContext('2d');
    if (!ink) return null;
    // What was transparent is white paper.
    ink.fillStyle = '#fff';
    ink.fillRect(0, 0, width, height);
    ink.drawImage(picture, 0, 0, width, height);
    picture.close();
    for (const quality of qualities) {
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpeg.type === 'image/jpeg' && jpeg.size <= mostBytes)
        return toBase64(new Uint8Array(await jpeg.arrayBuffer()));
    }
    return null;
  } catch {
    return null;
  }
}

import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { imageSize } from '@foothold/core/files/image-size.ts';
import { toBase64 } from '../../../../data/rows/base64.ts';

/** The most a photo may measure, px, and weigh: enough for print at the size the templates give it. */
const maxWidth = 480;
const maxHeight = 600;
const maxBytes = 150 * 1024;
const qualities = [0.85, 0.7, 0.55, 0.4];

/**
 * What is shown of a picture, and its size within the limits, never larger than it is: of a wide one the middle, as tall as
 * portraits are.
 */
export function fittedPhoto(
  width: number,
  height: number,
): { left: number; across: number; width: number; height: number } {
  const across = Math.min(width, (height * maxWidth) / maxHeight);
  const scale = Math.min(1, maxWidth / across, maxHeight / height);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { left: (width - across) / 2, across, width: pixels(across), height: pixels(height) };
}

/** The headers of all kinds of pictures, with the preview that cameras write before the size. */
const headBytes = 1_000_000;

/**
 * A picture as Base64 of a small JPEG, made on the device; null for a file that is no picture, and `too-large` for one of
 * more bytes or pixels than are decoded. An SVG states no size and is never drawn.
 */
export async function resumePhoto(file: Blob): Promise<{ photo: string } | 'too-large' | null> {
  try {
    const { bytes, pixels } = fileLimits.photo;
    const size = imageSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    if (!size) return null;
    if (file.size > bytes || size.width * size.height > pixels) return 'too-large';
    const picture = await createImageBitmap(file);
    const { left, across, width, height } = fittedPhoto(picture.width, picture.height);
    const canvas = new OffscreenCanvas(width, height);
    const ink = canvas.getContext('2d');
    if (!ink) return null;
    // What was transparent is white paper.
    ink.fillStyle = '#fff';
    ink.fillRect(0, 0, width, height);
    ink.drawImage(picture, left, 0, across, picture.height, 0, 0, width, height);
    picture.close();
    for (const quality of qualities) {
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpeg.type === 'image/jpeg' && jpeg.size <= maxBytes)
        return { photo: toBase64(new Uint8Array(await jpeg.arrayBuffer())) };
    }
    return null;
  } catch {
    return null;
  }
}

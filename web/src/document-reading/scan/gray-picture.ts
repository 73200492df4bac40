/** A picture in shades of gray, from black (0) to white (255), row by row. */
export type GrayPicture = { width: number; height: number; pixels: Uint8Array };

/** A part of all pixels that is left out at either end when light and dark are spread. */
const outliers = 0.01;
/** Two shades that lie closer together are one: a blank page is not made into noise. */
const minSpread = 24;

/** The shades of a picture from the pixels of a canvas, on white paper. */
export function grayOf(width: number, height: number, rgba: ArrayLike<number>): GrayPicture {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    const [red = 0, green = 0, blue = 0, alpha = 255] = [
      rgba[from],
      rgba[from + 1],
      rgba[from + 2],
      rgba[from + 3],
    ];
    const shade = 0.299 * red + 0.587 * green + 0.114 * blue;
    pixels[at] = Math.round(255 - ((255 - shade) * alpha) / 255);
  }
  return { width, height, pixels };
}

/** The picture with its shades spread from black to white: pale print becomes as dark as any. */
export function spread(picture: GrayPicture): GrayPicture {
  const counts = new Uint32Array(256);
  for (const shade of picture.pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  const edge = (shades: Iterable<number>, share: number) => {
    let left = picture.pixels.length * share;
    for (const shade of shades) {
      left -= counts[shade] ?? 0;
      if (left < 0) return shade;
    }
    return 0;
  };
  const up = Array.from({ length: 256 }, (_, shade) => shade);
  // Letters cover few parts of a hundred of a page: its darkest shades are theirs.
  const dark = edge(up, outliers / 10);
  const light = edge(up.toReversed(), outliers * 10);
  if (light - dark < minSpread || (dark < 8 && light > 247)) return picture;
  const scale = 255 / (light - dark);
  return {
    ...picture,
    pixels: picture.pixels.map((shade) => Math.max(0, Math.min(255, (shade - dark) * scale))),
  };
}

/** Pixels of a side of the squares whose lightest shades are the paper. */
const square = 64;
/** The part of the pixels of a square that may be letters. */
const inked = 0.75;

/**
 * The picture as if the light had fallen on all of it alike: each shade against that of the paper around it. Only for
 * pages that are read badly, because white letters on a dark ground are lost by it.
 */
export function evenlyLit(picture: GrayPicture): GrayPicture {
  const { width, height, pixels } = picture;
  const [across, down] = [Math.ceil(width / square), Math.ceil(height / square)];
  const papers = Array.from({ length: across * down }, (_, at) =>
    paperIn(picture, (at % across) * square, Math.floor(at / across) * square),
  );
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(down - 1, y / square - 0.5));
    const [above, below] = [Math.floor(row), Math.min(down - 1, Math.floor(row) + 1)];
    for (let x = 0; x < width; x += 1) {
      const column = Math.max(0, Math.min(across - 1, x / square - 0.5));
      const [left, right] = [Math.floor(column), Math.min(across - 1, Math.floor(column) + 1)];
      const mix = (line: number) =>
        (papers[line * across + left] ?? 255) * (1 - column + left) +
        (papers[line * across + right] ?? 255) * (column - left);
      const paper = mix(above) * (1 - row + above) + mix(below) * (row - above);
      const at = y * width + x;
      out[at] = Math.min(255, ((pixels[at] ?? 0) * 255) / Math.max(1, paper));
    }
  }
  return { width, height, pixels: out };
}

/** The shade of the paper in a square: what three quarters of it are at most. */
function paperIn({ width, height, pixels }: GrayPicture, left: number, top: number): number {
  const shades: number[] = [];
  for (let y = top; y < Math.min(height, top + square); y += 2)
    for (let x = left; x < Math.min(width, left + square); x += 2) shades.push(pixels[y * width + x] ?? 255);
  shades.sort((a, b) => a - b);
  return shades[Math.floor((shades.length - 1) * inked)] ?? 255;
}

/** Pixels of a side of the squares that are looked at for a dark ground; darker ones than this are dark. */
const patch = 24;
const darkShade = 110;
/** Shades that differ by more are not of one ground. */
const apart = 30;
/** Squares of one ground at least: about a square inch. Large letters are smaller. */
const minGround = 70;

/** The picture with its dark grounds light and the white letters on them dark: sides of many resumes are so. */
export function withoutDarkGrounds(picture: GrayPicture): GrayPicture {
  const { width, height, pixels } = picture;
  const [across, down] = [Math.floor(width / patch), Math.floor(height / patch)];
  const isDark = Array.from(
    { length: across * down },
    (_, at) => middleShade(picture, (at % across) * patch, Math.floor(at / across) * patch) < darkShade,
  );
  const grounds = groundsIn(isDark, across).filter((ground) => hasLightLetters(picture, ground, across));
  if (grounds.length === 0) return picture;
  const out = pixels.slice();
  for (const at of grounds.flat()) {
    const [left, top] = [(at % across) * patch, Math.floor(at / across) * patch];
    for (let y = top; y < top + patch; y += 1)
      for (let x = left; x < left + patch; x += 1) out[y * width + x] = 255 - (pixels[y * width + x] ?? 0);
  }
  return { width, height, pixels: out };
}

/** Dark squares that touch each other, where they are many. */
function groundsIn(isDark: readonly boolean[], across: number): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const [start, dark] of isDark.entries()) {
    if (!dark || seen.has(start)) continue;
    const ground = [start];
    seen.add(start);
    for (const at of ground) {
      const beside = [at - across, at + across];
      if (at % across > 0) beside.push(at - 1);
      if (at % across < across - 1) beside.push(at + 1);
      for (const next of beside) {
        if (!isDark[next] || seen.has(next)) continue;
        seen.add(next);
        ground.push(next);
      }
    }
    if (ground.length >= minGround) found.push(ground);
  }
  return found;
}

/** Paper in a shadow has letters that are darker still. */
function hasLightLetters(picture: GrayPicture, ground: readonly number[], across: number): boolean {
  let [lighter, darker] = [0, 0];
  for (const at of ground) {
    const [left, top] = [(at % across) * patch, Math.floor(at / across) * patch];
    const middle = middleShade(picture, left, top);
    for (let y = top; y < top + patch; y += 2)
      for (let x = left; x < left + patch; x += 2) {
        const shade = picture.pixels[y * picture.width + x] ?? middle;
        if (shade > middle + apart) lighter += 1;
        else if (shade < middle - apart) darker += 1;
      }
  }
  return lighter > darker;
}

function middleShade({ width, pixels }: GrayPicture, left: number, top: number): number {
  const shades: number[] = [];
  for (let y = top; y < top + patch; y += 3)
    for (let x = left; x < left + patch; x += 3) shades.push(pixels[y * width + x] ?? 255);
  shades.sort((a, b) => a - b);
  return shades[Math.floor(shades.length / 2)] ?? 255;
}

/** The picture turned by quarters of a turn, clockwise. */
export function turned(picture: GrayPicture, quarters: number): GrayPicture {
  if (quarters % 4 === 0) return picture;
  const { width, height, pixels } = picture;
  const out = new Uint8Array(pixels.length);
  let at = 0;
  // Read in the order in which the turned picture has its pixels.
  for (let x = 0; x < width; x += 1)
    for (let y = height - 1; y >= 0; y -= 1) {
      out[at] = pixels[y * width + x] ?? 0;
      at += 1;
    }
  return turned({ width: height, height: width, pixels: out }, quarters - 1);
}

/** The picture as a file that the recognition opens (PGM, binary). */
export function pgmOf({ width, height, pixels }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}

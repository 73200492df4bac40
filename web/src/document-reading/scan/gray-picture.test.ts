import { describe, expect, it } from 'vitest';
import {
  evenlyLit,
  type GrayPicture,
  grayOf,
  pgmOf,
  spread,
  turned,
  withoutDarkGrounds,
} from './gray-picture.ts';

const picture = (width: number, ...pixels: number[]): GrayPicture => ({
  width,
  height: pixels.length / width,
  pixels: Uint8Array.from(pixels),
});

/** A square picture, told by the shade of each of its pixels. */
const square = (side: number, shadeAt: (x: number, y: number) => number): GrayPicture => ({
  width: side,
  height: side,
  pixels: Uint8Array.from({ length: side * side }, (_, at) => shadeAt(at % side, Math.floor(at / side))),
});

describe('a picture in shades of gray', () => {
  it('comes from colors; what is transparent shows white paper', () => {
    const { pixels } = grayOf(4, 1, [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0]);
    expect([...pixels]).toEqual([0, 255, 76, 255]);
  });

  it('is turned clockwise', () => {
    const one = picture(3, 1, 2, 3, 4, 5, 6);
    expect(turned(one, 1)).toEqual(picture(2, 4, 1, 5, 2, 6, 3));
    expect(turned(one, 2)).toEqual(picture(3, 6, 5, 4, 3, 2, 1));
    expect(turned(turned(one, 3), 1)).toEqual(one);
  });

  it('becomes as dark as any where its print is pale, and stays as it is where it is blank', () => {
    const pale = picture(100, ...Array.from({ length: 1000 }, (_, at) => (at % 10 === 0 ? 150 : 210)));
    expect([...new Set(spread(pale).pixels)]).toEqual([0, 255]);
    const blank = picture(100, ...Array.from({ length: 1000 }, (_, at) => 200 + (at % 3)));
    expect(spread(blank)).toBe(blank);
  });

  it('loses a shadow that falls over one side, and keeps its letters', () => {
    const side = 256;
    const shadow = (x: number) => 80 + Math.floor((x * 175) / side);
    const isInk = (x: number, y: number) => x % 16 < 3 && y % 16 < 8;
    const shaded = square(side, (x, y) => (isInk(x, y) ? Math.floor(shadow(x) / 4) : shadow(x)));
    const { pixels } = evenlyLit(shaded);
    for (let at = 0; at < pixels.length; at += 97) {
      const [x, y] = [at % side, Math.floor(at / side)];
      expect((pixels[at] ?? 0) < 128, `at ${x}, ${y}`).toBe(isInk(x, y));
    }
  });

  it('has dark letters on a light ground where they were white on a dark one, and keeps large dark letters', () => {
    const side = 480;
    const isSide = (x: number) => x < 240;
    const isInk = (x: number, y: number) => x % 12 < 2 && y % 20 < 9;
    const isLetter = (x: number, y: number) => x >= 300 && x < 360 && y >= 48 && y < 144;
    const mixed = square(side, (x, y) => {
      if (isLetter(x, y)) return 10;
      return isSide(x) === isInk(x, y) ? 250 : 30;
    });
    const { pixels } = withoutDarkGrounds(mixed);
    for (let at = 0; at < pixels.length; at += 97) {
      const [x, y] = [at % side, Math.floor(at / side)];
      expect((pixels[at] ?? 0) < 128, `at ${x}, ${y}`).toBe(isInk(x, y) || isLetter(x, y));
    }
  });

  it('keeps paper that lies in a dark shadow: its letters are darker still', () => {
    const shaded = square(480, (x, y) => (x % 12 < 2 && y % 20 < 9 ? 5 : 80));
    expect(withoutDarkGrounds(shaded)).toBe(shaded);
  });

  it('is written as a file that the recognition opens', () => {
    expect(new TextDecoder('latin1').decode(pgmOf(picture(2, 65, 66)))).toBe('P5\n2 1\n255\nAB');
  });
});

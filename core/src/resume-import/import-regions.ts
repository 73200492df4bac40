import type { Layout, Run } from '../resume-reading/layout.ts';
import type { ImportRow } from './import-rows.ts';
import type { NotUsed } from './not-used.ts';

/** A part of a page, in points from its top left corner. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

/** A place of the file that rows came from. Rows that stand on one line share it, and its number. */
export type Region = {
  id: string;
  /** 0 of what was not used. */
  number: number;
  state: 'used' | 'check' | 'unused';
  /** Ids of the rows, or the key of what was not used. */
  rows: string[];
  runs: number[];
  boxes: Box[];
};

/** The regions of the rows, numbered in their order, then those of what was not used. */
export function importRegions(
  rows: readonly ImportRow[],
  unused: readonly NotUsed[],
  layout: Layout,
): Region[] {
  const regions: Region[] = [];
  for (const { id, group, certainty, runs } of rows) {
    if (runs.length === 0) continue;
    const boxes = boxesOf(runs, layout.runs);
    const state = certainty === 'check' ? 'check' : 'used';
    const beside = group === 'Contact' ? regions.find((other) => isBeside(other, runs, layout)) : undefined;
    if (beside) {
      beside.rows.push(id);
      beside.runs = [...new Set([...beside.runs, ...runs])];
      beside.boxes = boxesOf(beside.runs, layout.runs);
      if (state === 'check') beside.state = state;
    } else regions.push({ id: `r${id}`, number: regions.length + 1, state, rows: [id], runs, boxes });
  }
  const left = unused
    .filter(({ runs }) => runs.length > 0)
    .map(({ key, runs }): Region => {
      const boxes = boxesOf(runs, layout.runs);
      return { id: key, number: 0, state: 'unused', rows: [key], runs, boxes };
    });
  return [...regions, ...left];
}

/** Farther apart than this, texts of one line belong to different columns: points. */
const farApart = 160;

/** Whether runs stand on one line with all that a region has. */
function isBeside(region: Region, runs: readonly number[], { runs: all }: Layout): boolean {
  const own = region.runs.flatMap((run) => all[run] ?? []);
  const others = runs.flatMap((run) => all[run] ?? []);
  const [first] = own;
  if (!first) return false;
  const isLine = [...own, ...others].every((one) => one.page === first.page && isOneLine(one, first));
  return isLine && others.some((one) => own.some((other) => apart(one, other) < farApart));
}

const isOneLine = (a: Run, b: Run) => Math.abs(a.y - b.y) < 0.6 * Math.min(a.size, b.size);
const apart = (a: Run, b: Run) => Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0);

/** How far letters reach over and under their baseline, in their size. */
const over = 0.86;
const under = 0.26;
/** Lines farther apart than this, in their height, are parts of their own. */
const gap = 1.6;

/** The parts of the pages that runs cover: lines that follow each other closely are one. */
export function boxesOf(runs: readonly number[], all: readonly Run[]): Box[] {
  const lines: Box[] = [];
  const sorted = runs
    .flatMap((run) => all[run] ?? [])
    .sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  for (const run of sorted) {
    const box = {
      page: run.page,
      x: run.x,
      y: run.y - run.size * over,
      width: run.width,
      height: run.size * (over + under),
    };
    const line = lines.at(-1);
    const isSame = line && line.page === box.page && Math.abs(line.y - box.y) < 0.5 * box.height;
    if (line && isSame) join(line, box);
    else lines.push(box);
  }
  const boxes: Box[] = [];
  for (const line of lines) {
    const near = boxes.find(
      (box) =>
        box.page === line.page &&
        line.y - (box.y + box.height) < gap * line.height &&
        box.x < line.x + line.width &&
        line.x < box.x + box.width,
    );
    if (near) join(near, line);
    else boxes.push({ ...line });
  }
  return boxes;
}

function join(box: Box, other: Box): void {
  const right = Math.max(box.x + box.width, other.x + other.width);
  const bottom = Math.max(box.y + box.height, other.y + other.height);
  box.x = Math.min(box.x, other.x);
  box.y = Math.min(box.y, other.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}

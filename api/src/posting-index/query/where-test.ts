import { areaKey, unknownArea } from '@foothold/core/search/search-area.ts';
import type { Area, SearchWhere } from '../port/search-request.ts';
import { type Columns, remoteFlag } from '../store/columns.ts';
import type { Strings } from '../store/strings.ts';
import { circlesOnEarth, isInCircles } from './places.ts';
import { hasMarked, type PostingTest } from './posting-test.ts';

/** Whether a posting meets any part of where it is looked for. */
export function whereTest(where: SearchWhere, strings: Strings): (columns: Columns) => PostingTest {
  const circles = circlesOnEarth(where.circles);
  const areaMarks = where.areas?.length ? strings.marks(where.areas) : null;
  const open = (where.remoteIn ?? []).map((area) => openTest(area, strings));
  return (columns) => {
    const { places, flags, areas } = columns;
    return (posting) => {
      if (circles.length > 0 && isInCircles(places, posting, circles)) return true;
      if (areaMarks && hasMarked(areas, posting, areaMarks)) return true;
      if (!((flags[posting] as number) & remoteFlag)) return false;
      return where.isRemote === true || open.some((test) => test(columns, posting));
    };
  };
}

/** Open to the place, to its whole country, or to no stated country. */
function openTest(
  { country, state }: Area,
  strings: Strings,
): (columns: Columns, posting: number) => boolean {
  const own = strings.marks([areaKey({ country, state }), unknownArea]);
  const whole = strings.find(areaKey({ country, state: '' }));
  return ({ openTo }, posting) => {
    const first = openTo.starts[posting] as number;
    const count = (openTo.starts[posting + 1] as number) - first;
    if (count === 0 || hasMarked(openTo, posting, own)) return true;
    return state !== '' && count === 1 && openTo.codes[first] === whole;
  };
}

import { closeOwnData, openOwnData } from './db.ts';

let holders = 0;

/**
 * Opens the data of an account for as long as something shows it: screens, or the palette over a page of everybody's.
 * The last to let go closes it.
 */
export function holdOwnData(userId: string): { opened: ReturnType<typeof openOwnData>; letGo: () => void } {
  holders += 1;
  let holds = true;
  return {
    opened: openOwnData(userId),
    letGo: () => {
      if (!holds) return;
      holds = false;
      holders -= 1;
      if (holders === 0) void closeOwnData();
    },
  };
}

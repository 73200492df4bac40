import { careTrades } from './sample-care.data.ts';
import { civicTrades } from './sample-civic.data.ts';
import { sampleCompanies } from './sample-companies.data.ts';
import { craftTrades } from './sample-crafts.data.ts';
import { deskTrades } from './sample-desk.data.ts';
import { floorTrades } from './sample-floor.data.ts';
import { growthTrades } from './sample-growth.data.ts';
import { samplePlaces } from './sample-places.data.ts';
import { techTrades } from './sample-tech.data.ts';
import type { SampleCompany, SampleMode, SampleRole, SampleTrade, SampleType } from './sample-trade.ts';

/** One posting before its text is written: who hires for what, where, how, and what else is to be shown with it. */
export interface SamplePlan {
  trade: SampleTrade;
  role: SampleRole;
  company: SampleCompany;
  title: string;
  type: SampleType;
  mode: SampleMode;
  /** Keys of `samplePlaces`; none for remote work. */
  places: readonly string[];
  hasPay: boolean;
  hasCopy: boolean;
}

const postingsPerRole = 5;
const inSeveralPlaces = 15;
const copies = 12;
const shareWithPay = 0.35;

const trades: readonly SampleTrade[] = [
  ...careTrades,
  ...techTrades,
  ...craftTrades,
  ...growthTrades,
  ...floorTrades,
  ...deskTrades,
  ...civicTrades,
];

/** The whole set in a fixed order: companies, titles, types and cities take turns, so that each of them occurs. */
export function samplePlans(): SamplePlan[] {
  const total = trades.reduce((sum, trade) => sum + trade.roles.length * postingsPerRole, 0);
  const plans: SamplePlan[] = [];
  const turns = new Map<string, number>();
  const several = due(inSeveralPlaces / total);
  const copied = due(copies / total);
  const paid = due(shareWithPay);
  for (const trade of trades)
    for (const role of trade.roles)
      for (let at = 0; at < postingsPerRole; at += 1) {
        const key = inTurn(role.at, at);
        const company = sampleCompanies[key];
        if (!company) throw new Error(`The sample set has no company “${key}”, named for ${role.titles[0]}.`);
        const turn = turns.get(key) ?? 0;
        turns.set(key, turn + 1);
        const mode = inTurn<SampleMode>(role.modes ?? ['onsite'], at + turn);
        const open = company.places.filter((place) => trade.abroad || !samplePlaces[place]?.currency);
        const isMany = several(mode !== 'remote' && open.length > 1 && open.length === company.places.length);
        const places = mode === 'remote' ? [] : isMany ? open : [inTurn(open, turn)];
        plans.push({
          trade,
          role,
          company,
          title: inTurn(role.titles, at + turn + Math.floor(at / role.titles.length)),
          type: inTurn(role.types ?? ['Full-time'], at),
          mode,
          places,
          hasPay: paid(true),
          hasCopy: copied(!isMany && mode !== 'remote'),
        });
      }
  return plans;
}

/** Says true for `share` of the calls, evenly spread; a call that cannot be served leaves its turn to the next. */
function due(share: number): (isPossible: boolean) => boolean {
  let calls = 0;
  let given = 0;
  return (isPossible) => {
    calls += 1;
    const isDue = isPossible && given < Math.floor(calls * share + 1e-9);
    if (isDue) given += 1;
    return isDue;
  };
}

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('The sample set has an empty list.');
  return item;
}

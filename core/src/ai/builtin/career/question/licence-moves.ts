import { regionName } from '../../../../geography/region.ts';
import type { Message } from '../../../../text/messages.ts';
import type { Career, CareerTables } from '../career-tables.ts';
import type { CareerInquiry } from './career-inquiry.ts';
import {
  boards,
  type LicenceCompact,
  licenceCompacts,
  type StateAgreements,
  stateAgreements,
} from './licence-compacts.data.ts';
import { moveTexts } from './licence-moves.messages.ts';

/** What is said of a license in another state: sentences and where they are from. */
type LicenceMove = { lines: readonly Message[]; sources: readonly string[] };

const listed = (states: string | undefined, state: string) => (states ?? '').split(' ').includes(state);
const isOf = (codes: string, { code }: Career) => codes.split(' ').some((begin) => code.startsWith(begin));

/** Whether a license of one state that a question names counts in another; states that are missing are asked for. */
export function licenceMove(
  career: Career,
  { places, words }: CareerInquiry,
  tables: CareerTables,
): LicenceMove {
  const states = places.filter(({ place }) => place.state !== '');
  const from = states.find(({ role }) => role === 'from')?.place.state ?? '';
  const to = states.find(({ role, place }) => role !== 'from' && place.state !== from)?.place.state ?? '';
  const isMoving = ['move', 'moving', 'moved', 'relocating', 'relocate'].some((word) => words.includes(word));
  const compact = licenceCompacts.find(({ codes }) => isOf(codes, career));
  const agreement = stateAgreements.find(
    ({ codes, state }) => isOf(codes, career) && (state === from || state === to),
  );
  if (compact) return compactMove(compact, career, { from, to, isMoving, tables });
  if (agreement && from && to) return agreementMove(agreement, career, { from, to, tables });
  return {
    lines: [
      moveTexts('general'),
      ...(to ? [moveTexts('endorsement', { board: boardOf(career, to, tables) })] : [moveTexts('one-state')]),
    ],
    sources: [],
  };
}

type Between = { from: string; to: string; tables: CareerTables };

function compactMove(
  compact: LicenceCompact,
  career: Career,
  { from, to, isMoving, tables }: Between & { isMoving: boolean },
): LicenceMove {
  const { name, gives, members, pending, isWhole, source, as } = compact;
  const said = { compact: name, as, from: regionName('US', from), to: regionName('US', to), source };
  const isIn = (state: string) => listed(members, state);
  const unknown = [from, to].filter(
    (state) => state !== '' && !isIn(state) && !listed(pending, state) && !isWhole && gives !== 'not-yet',
  );
  const waiting = [from, to].filter((state) => state !== '' && listed(pending, state));
  const asked = to ? [moveTexts('endorsement', { board: boardOf(career, to, tables) })] : [];
  const lines: Message[] = [];
  if (gives === 'not-yet') lines.push(moveTexts('general'), moveTexts('not-yet', said));
  for (const state of waiting) lines.push(moveTexts('pending', { ...said, state: regionName('US', state) }));
  for (const state of unknown) lines.push(moveTexts('unknown', { ...said, state: regionName('US', state) }));
  if (gives !== 'not-yet' && unknown.length === 0) {
    if (from && !isIn(from)) lines.push(moveTexts('from-outside', said));
    else if (from && to && isIn(to)) {
      lines.push(moveTexts(`both-${gives}`, said));
      if (gives === 'multistate' && isMoving) lines.push(moveTexts('both-moved', said));
    } else if (to && !isIn(to)) {
      lines.push(moveTexts(from ? 'no-compact-there' : 'not-member', said));
      if (from) lines.push(moveTexts('from-in-compact', said));
    }
  }
  const isSettled = gives !== 'faster' && isIn(from) && isIn(to);
  return {
    lines: [
      ...lines,
      ...(isSettled ? [] : asked),
      ...(from || to ? [] : [moveTexts('one-state')]),
      moveTexts('changes', { source }),
    ],
    sources: [`${name}: ${source}, ${as}`],
  };
}

function agreementMove(
  { state, licence, others, source, as }: StateAgreements,
  career: Career,
  { from, to, tables }: Between,
): LicenceMove {
  const other = state === from ? to : from;
  const said = {
    from: regionName('US', from),
    to: regionName('US', to),
    license: licence,
    holder: regionName('US', state),
    as,
    others: others
      .split(' ')
      .map((one) => regionName('US', one))
      .join(', '),
  };
  const isListed = listed(others, other);
  return {
    lines: [
      moveTexts(isListed ? 'agreement' : 'no-agreement', said),
      ...(isListed ? [] : [moveTexts('endorsement', { board: boardOf(career, to, tables) })]),
      moveTexts('changes', { source }),
    ],
    sources: [`${source}, ${as}`],
  };
}

/** Whom to ask about a license in a state: our own table, else the agency that most of its records name. */
export function boardOf({ code, soc }: Career, state: string, tables: CareerTables): string | Message {
  const own = Object.entries(boards).find(([key]) => {
    const [begin = '', of = ''] = key.split(' ');
    return of === state && code.startsWith(begin);
  });
  if (own) return own[1];
  const agencies = Map.groupBy(
    tables.licences(soc, state).filter(({ agency }) => agency !== '' && !agency.startsWith('(')),
    ({ agency }) => agency,
  );
  const [most] = [...agencies].sort(([, a], [, b]) => b.length - a.length);
  const stateName = regionName('US', state);
  if (!most) return moveTexts('board-of', { state: stateName });
  return most[0].includes(stateName)
    ? most[0]
    : moveTexts('agency-of', { agency: most[0], state: stateName });
}

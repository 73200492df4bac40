import type { TruthSpan } from './verdict.ts';

const lacks =
  /\b(?:i|we)(?:['’]ve|['’]d| have| had| was| am)(?: not|n['’]t)(?: yet| so far| ever| formally| myself| actually| before){0,2} \p{L}|\bi(?: have|['’]ve)n['’]t(?: yet| ever)? \p{L}/giu;

/** “Never” denies more than one may have seen: of that, kinds of work alone are admitted. */
const never =
  /\b(?:have|had|has|['’]ve|was|am) never (?:yet |formally |actually |myself ){0,2}(?:worked|been (?:trained|employed|taught|an?|in|to)|trained|studied|taught|used|tried|done|managed|led|held|had (?:the|an?) (?:chance|opportunity|title|occasion)|designed|built|run|lived|owned|written|spoken|flown|driven|operated|handled)\b/gi;

/** What one says one does not hold: training, papers, experience. */
const holdsNone =
  /\b(?:have|had|hold) no (?:[\p{L}-]{1,20} ){0,3}(?:experience|training|background|degree|certificate|certification|license|licence|diploma|schooling)\b|\b(?:do|did)(?: not|n['’]t) (?:yet )?(?:have|hold|know|speak)\b/giu;

/** What is new to somebody, said before it: “Kafka is new to me”. */
const isNew =
  /\b(?:is|are|will be|would be) (?:still |all |rather |quite )?(?:new|unfamiliar|foreign) to me\b/i;

/** To have been spared a fault boasts and admits nothing: “I have not used a sick day”. */
const faultForms = new Set(
  (
    'sick leave excuse excuses mistake mistakes error errors accident accidents incident incidents finding findings violation violations ' +
    'ticket tickets recall recalls callback callbacks miss missed missing misses lost lose loses losing loss losses broke broken hurt late ' +
    'absent fall fallen fell short wrong fired outage outages downtime exceeded deadline deadlines'
  ).split(' '),
);
const faultStem =
  /^(?:complain|injur|deficienc|fail|drop|damag|breach|crash|spill|suffer|crack|reject|refus|supervis|return|delay)\p{L}{0,4}$/u;
const faultPhrases = [
  'day off',
  'days off',
  'call in',
  'called in',
  'call out',
  'called out',
  'written up',
  'write-up',
  'writeup',
  'turn down',
  'turned down',
  'turned away',
  'over budget',
];

function boasts(clause: string): boolean {
  const lower = clause.toLowerCase();
  return (
    faultPhrases.some((one) => lower.includes(one)) ||
    lower.split(/[^\p{L}]/u).some((word) => faultForms.has(word) || faultStem.test(word))
  );
}

const ends = /[,;:.–—]| (?:but|yet|however|though|although|so|and) /;

/**
 * The stretches of a sentence that say what somebody has not done or does not hold: “while I have not worked in payments”. They claim
 * nothing for the person, so that nothing in them has to be supported, unlike “I have never missed a day”.
 */
export function admissionsIn(text: string): TruthSpan[] {
  const fresh = isNew.exec(text);
  const unknown = fresh ? [{ start: text.slice(0, fresh.index).lastIndexOf(',') + 1, end: fresh.index }] : [];
  const denied = [...text.matchAll(lacks), ...text.matchAll(never), ...text.matchAll(holdsNone)].flatMap(
    ({ index, 0: said }) => {
      const behind = text.slice(index + said.length);
      const length = ends.exec(behind)?.index ?? behind.length;
      const end = index + said.length + length;
      return boasts(text.slice(index, end)) ? [] : [{ start: index, end }];
    },
  );
  return [...denied, ...unknown];
}

/** Negations that deny nothing that could have happened: manners of speaking, a mind, a wish to the reader. */
const idle =
  /^(?:without (?:an? |any )?(?:break|doubt|hesitation|question)|no (?:(?:problem|trouble|fuss)(?:[.!]?$| for me)|stranger|doubt|wonder|question|matter|better)|(?:neither|nor) (?:do|am|have|was|did|can|will) (?:i|we)\b|not (?:only|just|merely|simply|to mention|because|afraid|scared|easily|yet)|nothing (?:i\b|new|strange|unfamiliar|foreign|fancy|beats|makes|like|but|more)|never (?:forget|forgot|mind|minded|bother|bothers|bothered|gets? old|thought|wanted|liked|felt|scared|been (?:afraid|scared|shy)|tire|tired|bored|boring|dull|shy|afraid|too))\b/i;

/** What one does not do, would not or cannot: a habit or a mind, where no fault is spared. */
const ofMind =
  /^(?:(?:would|will|could|can|should|might|do|does)(?: not|n['’]t)|(?:ca|wo)n['’]t|(?:have|has) never (?:minded|bothered|scared|wanted|felt|thought)|you not)\b/i;

/** What one says one never does is a claim where others would count it. */
const faults =
  /\b(?:miss\w{0,3}|mistakes?|errors?|fail\w{0,3}|drop\w{0,4}|damag\w{1,4}|los(?:e|es|ing)|late|accidents?|deadlines?)\b/i;

/** Whether the negation that begins at `start` is a manner of speaking. */
export function isIdleNegation(text: string, start: number): boolean {
  const before = text.lastIndexOf(' ', Math.max(0, start - 2)) + 1;
  if (idle.test(text.slice(start))) return true;
  const behind = text.slice(start);
  const clause = behind.slice(0, ends.exec(behind)?.index ?? behind.length);
  return [before, start].some((from) => ofMind.test(text.slice(from))) && !faults.test(clause);
}

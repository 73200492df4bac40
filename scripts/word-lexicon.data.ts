/** Particles that make a verb another one. */
export const particles = new Set(
  'up out off down in on over through away back around along together'.split(' '),
);

/** Words that definitions begin with and that say nothing of the act. */
export const emptyHeads = new Set(
  'be have do make cause give get take go put come become use or in out up act bring move change set keep say show'.split(
    ' ',
  ),
);

/**
 * Acts that claim something of their own: a verb below one of these in WordNet stands for none of another kind, however much
 * else of a line is repeated. A kind a line, by its senses.
 */
export const claimRoots: readonly string[] = [
  'sell.1 trade.1',
  'buy.1 acquire.1 obtain.1',
  'hire.1 employ.2',
  'fire.4',
  'appoint.1 name.3 elect.1',
  'oversee.1 direct.4',
  'decide.1 approve.1 authorize.1',
  'negotiate.1 persuade.1 convince.1',
  'create_by_mental_act.1 invent.1 design.2 plan.3 write.1 compose.2',
  'translate.1 interpret.1',
  'publish.1 patent.1',
  'teach.1 train.1',
  'diagnose.1 treat.3 prescribe.2 inject.1',
  'repair.1 overhaul.2',
  'audit.1 examine.1 analyze.1',
  'argue.1 argue.2 prosecute.1',
  'win.1 succeed.1',
  'better.2 increase.2 decrease.2 change_magnitude.1',
  'program.2',
  'pay.1 invest.1 finance.1 fund.4',
  'paint.1 draw.6 sing.1',
  'establish.2 found.2',
  'own.1',
  'fly.4 drive.1',
  'weld.1 solder.1 build.1 construct.1',
  'cook.3 sew.1',
];

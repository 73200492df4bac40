/** What is typed in short or in slang, and what it stands for. */
export const written: Readonly<Record<string, string>> = {
  whats: 'what is',
  wats: 'what is',
  whos: 'who is',
  whens: 'when is',
  wheres: 'where is',
  hows: 'how is',
  thats: 'that is',
  theres: 'there is',
  ive: 'i have',
  im: 'i am',
  id: 'i would',
  ill: 'i will',
  hasnt: 'has not',
  havent: 'have not',
  hadnt: 'had not',
  didnt: 'did not',
  dont: 'do not',
  doesnt: 'does not',
  isnt: 'is not',
  arent: 'are not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  never: 'not',
  aint: 'have not',
  gotta: 'have to',
  gonna: 'going to',
  wanna: 'want to',
  lemme: 'let me',
  gimme: 'give me',
  whom: 'who',
  w: 'with',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomorow: 'tomorrow',
  '2morrow': 'tomorrow',
  '2day': 'today',
  tonight: 'today',
  nxt: 'next',
  wk: 'week',
  wks: 'weeks',
  wkend: 'weekend',
  wknd: 'weekend',
  mo: 'month',
  apps: 'applications',
  app: 'application',
  interveiw: 'interview',
  appt: 'appointment',
  appts: 'appointments',
  todo: 'to do',
  todos: 'to do',
  cv: 'resume',
  pls: 'please',
  plz: 'please',
  ya: 'you',
  u: 'you',
  r: 'are',
  yr: 'your',
  abt: 'about',
  bc: 'because',
  comin: 'coming',
  goin: 'going',
  cuz: 'because',
};

/** Words that say nothing of what is asked for. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a an the i me my mine myself we us our you your it its they them their this that these those of in on at to for from with by ' +
    'about into and or but if so than then as is are was were be been being am do does did done doing have has had having get got ' +
    'gotten can could should would will may might must not no yes any some all every each anything something everything ' +
    'anyone somebody someone anybody ever already yet still just now again please thanks thank hey hi hello ok okay yo um well so ' +
    'what when where which who why how there here one ones thing things stuff up out off over more most much many long ' +
    'job jobs position positions role roles posting postings application applications company companies employer employers place places ' +
    'work opening openings gig gigs also too really very only even back still tell show give let know want need like else lot remember ' +
    'whether other another new old way really anywhere'
  ).split(' '),
);

/** Words in names of many: alone they name nobody. */
export const usualNameWords: ReadonlySet<string> = new Set(
  (
    'health healthcare hospital hospitals clinic medical center centre care school schools district university college county city state ' +
    'states united american national first general global world international group services service systems solutions technologies ' +
    'technology tech labs lab bank home open st saint new north south east west blue green big best care union central community ' +
    'public company department of and the enterprises transportation logistics motor freight lines trucking foods insurance media senior ' +
    'junior lead assistant associate manager regional staff grade level part full time remote hybrid i ii iii night day shift'
  ).split(' '),
);

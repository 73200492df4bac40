/** Verbs that lines of a resume begin with, whose forms follow the rules (`-ed`, `-ing`, `-s`), in every trade. */
export const regularVerbs = `
accelerate accept accommodate account achieve acquire activate adapt add address adjust administer admit advance
advertise advise advocate align allocate amend analyze animate answer anticipate appeal apply appoint appraise approach
approve arbitrate archive arrange articulate assemble assess assign assist attain attend attract audit author automate
award bake balance bathe bend benchmark bill blend block book boost bottle braze brew brief broker budget build calculate
calibrate call campaign care carry cash catalog centralize certify chair challenge champion change chart chase check clarify
classify clean clear climb close coach code collaborate collect command commission communicate compare compile complete
compose compute conceive concentrate conceptualize conclude conduct configure connect conserve consolidate construct
consult contact contain contribute convert convey convince cook cooperate coordinate correct correspond counsel count craft create
crimp cultivate curate customize cure deburr debug decide decorate decrease dedicate define delegate deliver demo demonstrate deploy
design detect determine develop devise diagnose digitize direct discharge discipline discover discuss dispatch dispense display distribute
diversify document double draft dress dispose earn edit educate elevate eliminate enable encourage enforce engage engineer enhance
enjoy enlist enrich enroll ensure enter establish estimate evacuate evaluate examine exceed exchange execute exercise expand
expedite experiment explain explore export extend extract fabricate facilitate farm fashion field file fill film finalize finance finish fit
fix focus fold follow forecast forge formalize format formulate foster found frame fulfill fund gain garnish gather generate
govern grade graft greet groom guard guide handle harvest haul head help hire hoist host identify illustrate immunize implement
import improve improvise increase influence inform initiate innovate inspect inspire install institute instruct insulate
insure integrate interact interpret interview introduce invent inventory invest investigate invite invoice iron isolate issue join
judge knit label landscape launch lay learn lecture lesson level leverage license lift link liaise list listen load lobby localize locate lock log lower
lubricate machine mail maintain manage manufacture map market master match maximize measure mechanize mediate mentor merge
migrate minimize mix mobilize model moderate modernize modify monitor motivate mount mow move navigate negotiate network note notify nurse
nurture observe obtain open operate optimize orchestrate order organize orient originate outline outpace outperform overhaul
own pack package paint park participate partner pass patrol paint perform persuade photograph pick pilot pioneer pipe pitch place plan
plant plate play plow plumb polish port post pour practice precept prep prepare prescribe present preserve press prevent price prioritize
process procure produce profile program progress project promote proofread propose prospect protect prototype prove provide
provision prune publicize publish pull pump purchase qualify quantify query quote raise rank reach realize rearrange receive
recognize recommend reconcile record recover recruit recycle redesign reduce refer refine refactor refinish reform refurbish register regulate
rehabilitate reinforce remodel remove render renew renovate reorganize repair replace replenish reply report represent request
rescue research resolve respond restock restore restructure retain retire retrieve revamp rig review revise revitalize rotate
route run sail sample salvage sand sanitize satisfy save scan schedule score screen script seal search season secure select separate serve service
shadow shape share shelve ship shop sign simplify sketch slice smooth solder solve sort source spearhead specify sponsor stack staff stage standardize start
steam steer stock store stop strategize streamline strengthen stretch structure study submit succeed suggest summarize supervise
supply support surpass survey sustain synchronize synthesize systematize tackle tabulate tailor tally target taste temper tend terminate
test testify track trade train transcribe transfer transform translate transplant transport travel treat trace triage trim triple troubleshoot tune
turn tutor type unblock unify unite unload update upgrade uphold upsell use utilize vacuum validate verify visit visualize volunteer vend vet wait walk warehouse warn
wash watch weave weigh weld widen wire work wrap yield
`
  .trim()
  .split(/\s+/);

/** Their forms that no rule gives: base, then the past form or forms. */
export const irregularVerbs: Readonly<Record<string, readonly string[]>> = {
  become: ['became'],
  begin: ['began'],
  bend: ['bent'],
  bid: ['bid'],
  bind: ['bound'],
  break: ['broke'],
  breed: ['bred'],
  bring: ['brought'],
  broadcast: ['broadcast'],
  build: ['built'],
  buy: ['bought'],
  cast: ['cast'],
  catch: ['caught'],
  choose: ['chose'],
  come: ['came'],
  cost: ['cost'],
  cut: ['cut'],
  deal: ['dealt'],
  dig: ['dug'],
  do: ['did'],
  draw: ['drew'],
  drive: ['drove'],
  feed: ['fed'],
  fight: ['fought'],
  find: ['found'],
  fly: ['flew'],
  forecast: ['forecast', 'forecasted'],
  freeze: ['froze'],
  get: ['got'],
  give: ['gave'],
  go: ['went'],
  grind: ['ground'],
  grow: ['grew'],
  hang: ['hung'],
  have: ['had'],
  hear: ['heard'],
  hit: ['hit'],
  hold: ['held'],
  input: ['input', 'inputted'],
  keep: ['kept'],
  know: ['knew'],
  lay: ['laid'],
  lead: ['led'],
  learn: ['learned', 'learnt'],
  leave: ['left'],
  let: ['let'],
  light: ['lit'],
  make: ['made'],
  meet: ['met'],
  offset: ['offset'],
  oversee: ['oversaw'],
  pay: ['paid'],
  proofread: ['proofread'],
  put: ['put'],
  quit: ['quit'],
  read: ['read'],
  rebuild: ['rebuilt'],
  reset: ['reset'],
  rethink: ['rethought'],
  rewrite: ['rewrote'],
  ride: ['rode'],
  rise: ['rose'],
  run: ['ran'],
  see: ['saw'],
  seek: ['sought'],
  sell: ['sold'],
  send: ['sent'],
  set: ['set'],
  sew: ['sewed'],
  shoot: ['shot'],
  show: ['showed'],
  shut: ['shut'],
  sing: ['sang'],
  speak: ['spoke'],
  spend: ['spent'],
  spin: ['spun'],
  split: ['split'],
  spread: ['spread'],
  stand: ['stood'],
  strike: ['struck'],
  sweep: ['swept'],
  swim: ['swam'],
  take: ['took'],
  teach: ['taught'],
  tell: ['told'],
  think: ['thought'],
  throw: ['threw'],
  troubleshoot: ['troubleshot'],
  undertake: ['undertook'],
  uphold: ['upheld'],
  upsell: ['upsold'],
  weave: ['wove'],
  win: ['won'],
  withstand: ['withstood'],
  write: ['wrote'],
};

/** Verbs that double their last letter before `-ed` and `-ing`; those in `l` do so in British English alone. */
export const doublingVerbs: ReadonlySet<string> = new Set(
  `bid begin commit control cut dig equip fit format get grip hit input knit let log map mop offset outfit pen permit pin plan plot plug
   prep program prefer put quit refer refit reset rig run scan scrub set ship shop shut skim slot snap split spin stop step strip
   submit swim tap trap trim transfer tug wrap zip win deburr`
    .trim()
    .split(/\s+/),
);

/** Words that a line may begin with as a noun as well: “Lead developer for…”, “Reports for the board”. */
export const nounVerbs: ReadonlySet<string> = new Set(
  `account address approach audit author award balance bill block book boost brief broker budget build call campaign care cash
   catalog chair challenge champion change chart check claim coach code command commission contact contract control cook cost
   count craft cut deal decrease demo deploy design discharge discipline dispatch display document double draft dress drive edit
   engineer estimate exchange exercise experiment export field file film finance finish focus fold forecast forge form format
   frame fund gain grade graft guard guide harvest haul head help hire hoist host import increase influence input inventory invoice issue
   judge label landscape launch lead lecture lesson level lift light link list load lobby lock log mail make manufacture map
   market master match measure model monitor mount move network note nurse offset order outline pack package paint park partner
   pass patrol pay photograph pick pilot pitch place plan plant plate play port post practice present press price process
   produce profile program progress project prospect prototype pump purchase query quote rank reach read record recruit
   redesign reform register report request rescue research reset review ride rise route run sail sample sand scan schedule
   score screen script seal search season service set shadow shape share ship shop show sign sketch slice solder sort source
   split sponsor spread staff stage stand start steam stock stop store stretch structure study supply support survey tailor
   tally target taste test track trade train transfer transport travel treat trim tune turn tutor type update upgrade use
   vacuum visit volunteer vend vet wait walk warehouse wash watch win wire work wrap yield animate appeal interview clean close open own
   separate complete temper second last lower smooth correct direct even clear fit fix dry level prep answer`
    .trim()
    .split(/\s+/),
);

/** Verbs of what somebody is or has rather than does: they stay in the present after a job has ended. */
export const stateVerbs: ReadonlySet<string> = new Set(
  'be enjoy have hold know include own possess speak understand'.split(' '),
);

/** What goes on day by day; in a job that is still held it is told in the present. */
export const routineVerbs: ReadonlySet<string> = new Set(
  `answer assist attend check clean communicate conduct greet handle inspect maintain monitor operate perform prepare process
   provide respond restock schedule sell serve stock support track update`
    .trim()
    .split(/\s+/),
);

/** Verbs of a result that a figure proves. */
export const resultVerbs: ReadonlySet<string> = new Set(
  'boost decrease exceed increase maximize minimize reduce shorten surpass'.split(' '),
);

/** Verbs of a result only where what is measured follows: “cut costs”, but “cut hair”. */
export const measuredVerbs: ReadonlySet<string> = new Set(
  'cut expand grow improve lower raise save accelerate enhance optimize'.split(' '),
);

/** What is measured, as the object of such a verb. */
export const measures: ReadonlySet<string> = new Set(
  `accidents accuracy attendance availability backlog breakdowns budget churn complaints conversion conversions cost costs
   coverage defects delays downtime efficiency engagement enrollment error errors expenses incidents income injuries latency
   leads margin margins membership mis-shipments money morale occupancy output performance price prices productivity profit profits quality
   quota rate rates ratings response retention return returns revenue revenues sales satisfaction savings score scores scrap shrinkage speed
   throughput time times traffic turnaround turnover uptime utilization volume waste yield`
    .trim()
    .split(/\s+/),
);

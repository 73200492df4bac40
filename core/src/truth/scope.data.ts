/**
 * How much of a work a verb says was one's own, from the least to the most. A sentence may say less than the evidence and
 * never more: who contributed has not built, who built has not led.
 */
export const scopeLevels = ['took-part', 'shared', 'did', 'supervised', 'led', 'owned'] as const;
export type ScopeLevel = (typeof scopeLevels)[number];

/** Verbs of each level by their base form; every other action is `did`. */
export const scopeRows: Readonly<Record<Exclude<ScopeLevel, 'did'>, string>> = {
  'took-part':
    'contribute participate help assist support aid observe shadow involve attend join learn volunteer facilitate',
  shared:
    'co-lead co-write co-design co-manage co-found co-author co-develop co-create collaborate partner cooperate',
  supervised: 'supervise coordinate oversee mentor delegate',
  led: 'lead head direct manage command captain chair spearhead drive_team govern champion run_team orchestrate steer',
  owned: 'own found establish pioneer originate invent architect mastermind initiate',
};

/** Verbs of every work: with the same things they may stand for any other that claims no less. */
export const looseVerbs =
  'run handle present do perform conduct execute process complete provide keep manage_day maintain track carry address tackle';

/** Verbs of little claim: they may stand for another where all that was done it with is in one line. */
export const lightVerbs =
  'meet talk speak gather collect arrange bring transport move put log document report note record answer respond field share pass prepare phone call walk set see send organize interview resolve';

/** What is taught where somebody “leads” it. */
export const taughtThings = 'class lesson session workshop course training tour exercise song orientation';

/** What is kept in order and led by nobody: “managed the calendar” is keeping it. */
export const storedThings =
  'calendar schedule inbox mail email e-mail correspondence record file document appointment paperwork travel expense phone log account ledger library care caseload workload time pain symptom ticket request queue';

/** What is done with a tool that one has, whatever its line calls it. */
export const toolVerbs =
  'query document report write design measure record chart schedule calculate model draw plan log document research edit cut clean drive operate run handle';

/** Verbs that say nothing of what was done: their object carries the claim. */
export const emptyVerbs = `
be do have use utilize leverage employ apply work get go come let spend bring know serve act hold possess carry mean want wish hope look
welcome enjoy love think believe feel understand see say tell ask offer join stay remain continue become start begin end finish
complete study graduate make take put keep give need seek include allow ensure show like try please practice earn obtain
gain learn grow_up fit specialize focus accomplish achieve deliver_results deal involve
dedicate devote acquaint pride thrive excel commit hone sharpen deepen cultivate embrace value appreciate respect relish strive aim
endeavor seek aspire pursue accustom entrust trust count depend realize recognize consider remain stand live immerse ground
equip gravitate demonstrate exemplify possess rely enable empower foster
reach hit happen occur total average number promote finish combine draw rely range cover read speak type worry last span equal amount contain feature consist require exist
`;

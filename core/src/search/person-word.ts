/** Words that end as words for persons do and are none. */
const things = new Set(
  (
    'accident advancement after anchor assessment assist banner behavior better border cancer career ' +
    'center chapter client cluster color compiler component computer consumer container content corner ' +
    'customer cyber danish department deployment development different dinner disaster docker document ' +
    'donor door element enablement engagement enterprise entertainment environment equipment error ' +
    'event exterior factor filter floor flower folder former front fulfillment gender government grant ' +
    'greater harbor helicopter higher honor important improvement incident independent indoor inner ' +
    'inter interior investment junior labor layer leather lender letter list lower major management ' +
    'master matter member meter minor moment monitor motor movement newsletter number offer order other ' +
    'outdoor outer over paper parent partner patient payment peer per placement plant point power print ' +
    'procurement quarter reactor recent recruitment resident restaurant retirement router scanner ' +
    'sector semester senior server shelter significant soccer spanish student summer super superior ' +
    'talent tender theater timer tower tractor trailer transfer treatment tumor twist under upper user ' +
    'vector vendor volunteer water weather winter'
  ).split(' '),
);

/** How words for persons end, and those that end otherwise. */
const persons =
  /(?:er|or|ist|ian|yst|ant|ent|eer|man|men|woman|people|mechanic|paramedic|nurse|clerk|aide|cook|chef|tech|rep|lead|head|host|coach|guard|judge|pilot|architect|associate|representative|executive|apprentice|counsel|scribe|fellow|vp|expert|advocate|hand|staff|attendant|professional|crew|maid|barista|sdr|bdr|advocate|handyman|steward|chief|principal|faculty|ambassador|intern)$/;

/** Whether a folded word of a title says who is wanted: an engineer, a nurse, a clerk. */
export function isPerson(word: string): boolean {
  return persons.test(word) && !things.has(word);
}

/** What a question about careers can ask. */
export const questionKinds = [
  'how-long',
  'cost',
  'become',
  'licence',
  'transfer',
  'worth',
  'outlook',
  'pay',
  'compare',
  'else',
  'record',
  'funding',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Folded phrases of each kind, parted by bars. */
export const kindPhrases: Readonly<Record<QuestionKind, string>> = {
  'how-long':
    'how long|how much longer|how many year|how many month|how fast|how soon|how quick|how much school|how much training|how long till|how long until',
  cost: 'cost|tuition|price|how expensive|how much is school|how much is the|what it cost|afford',
  become:
    'become|becoming|get certified|requirement|qualification|what do i need|how to start|can i be a|can i be an|how do i get my|how do you get my|how to get my|how do i get into|get into|how do i start|how do you start|want to be|to get a|get a cdl|get my|how to be|if i already have|switching to|switch to|skip|do you need|do i need|what would i be',
  licence:
    'license|licence|licensed|certification|certified|certificate|credential|registration|do you need a|what license|endorsement',
  transfer:
    'other state|another state|different state|every state|all state|out of state|reciprocity|reciprocal|transfer|compact|move to|moving to|moving from|relocate|relocating|good in|valid in|work in other|take it|does texas take|doe texa take|new one|from texa|good if i move|accept',
  worth:
    'worth it|worth|still worth|good career|good idea|bad idea|hype|is it real|pay off|good job|good field|regret|any good',
  outlook:
    'outlook|future|demand|shortage|oversaturated|still a job|will there be|dying|job market|in 10 year|in ten year|in 5 year|growing|openings|going away',
  pay: 'pay|salary|salaries|wage|earn|how much do|what do they make|make a year|money wise|money|paid|what doe it pay|make in|make near|make',
  compare: 'versus|vs|which is better|which one|better than|compared to|difference between|which pay',
  else: 'what else|want a job|need a job|looking for a job|want out|want something|what now|what next|what can|what could|instead|something else|other career|another career|what job can|what civilian job|getting out|thinking of leaving|leave|out of|thinking of switching|starting over|change career|what job|which job|which trade|worth going back|what should',
  record:
    'felony|felon|inmate|ex con|ex offender|incarcerated|felonies|criminal record|conviction|convicted|dui|dwi|misdemeanor|prison|jail|drug conviction|drug charge|parole|probation',
  funding: 'gi bill|va benefit|voc rehab|vr e|skillbridge|wioa|pell|financial aid|fafsa|scholarship',
};

/** Words before an occupation that say one comes from it. */
export const originBefore =
  'im a|im an|used to work as a|i am a|i am an|am a|was a|was an|used to be|used to be a|used to be an|been a|former|ex|retired|burned out|burnt out|thinking of leaving|currently a|work as a|working as a|worked as a|as a|as an|after|from|from a|from an|after being a|leaving|have a|have my|got my|hold a';

/** Words before an occupation that say one would go there. */
export const targetBefore =
  'become a|become an|certified as a|certified as an|licensed as a|licensed as an|start as a|start as an|can i work as a|can i work as an|job as a|job as an|become|to become|be a|be an|to be a|to be an|becoming a|becoming an|to|to a|to an|into|switch to|switching to|till im a|until im a|want to be|want to be a|want to be an';

/** Words behind an occupation that say one comes from it: years in it, or wanting out. */
export const originAfter =
  'yrs|year|going|for year|thinking of|want out|knee|back|getting out|retiring|what now|what next|shop|laid off|burned out|no ged|what can|what else';

/** Words that leave out the name behind them. */
export const leavingOut = new Set(
  'no not without dont except never isnt aint avoid neither nor out'.split(' '),
);

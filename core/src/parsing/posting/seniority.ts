import { type Seniority, seniorities } from '../../entities/posting/seniority-names.ts';
import { withoutBosses } from './title-bosses.ts';
import { titleStep } from './title-step.ts';

/**
 * The rank that a title states, else the one that the text states in so many words (“Seniority level: Director”, “this
 * is an entry-level role”); `unknown` for all others. Years of experience, pay and numerals (“Engineer II”) mean
 * something else at every employer, so nothing is read from them. Of two ranks joined by a slash the lower counts.
 */
export function readSeniority(title: string, text = ''): Seniority {
  const written = title
    .slice(0, longestTitle)
    .replace(/[’‘]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ');
  const own = written.replace(groups, ' ').trim();
  const plain = ofTheJob(own);
  const choice = slashed.exec(plain);
  if (choice) return lower(rankOf(choice[1] ?? ''), rankOf(choice[2] ?? ''));
  const rank = rankOf(plain);
  if (rank !== 'unknown') return rank;
  if (own === written) return statedIn(text);
  // Of “Engineer II - Senior Platform Group” the step is the rank, and the other the name of a group.
  const step = rankOf(ofTheJob(written)) === 'unknown' ? null : titleStep(own);
  return step ?? statedIn(text);
}

/** The title without what names another's rank, a trade or a thing. */
function ofTheJob(title: string): string {
  return withoutBosses(
    title
      .replace(runnersOfPrograms, ' program $1')
      .replace(programsRun, '$1 of programs')
      .replace(offices, ' '),
  ).replace(trades, ' ');
}

/** Titles have at most 500 characters, which are at most two units each. */
const longestTitle = 1000;

/** A group behind the title, whatever its name. */
const groups =
  /(?:[-,|(]|\b(?:for|in|on|within) the\b) ?[^-,|()]{0,60}\b(?:group|team|squad|department|dept|division|unit|practice|pod|crew|organization|office)\b(?= ?(?:$|[-,|)]))/gi;

/** Whose office it is does not say who is wanted. */
const offices =
  /\boffice of (?:the )?[^,|()\]]+|\b\w+'s office\b|\b(?:executive|administrative|personal) (?:assistant|business partner)\b.*|\bchief of staff\b/gi;

const beginners =
  'interns?|internships?|co-?ops?|apprenticeships?|early[- ]careers?|campus|(?:new |university |college )?grad(?:uate)?s?|trainees?|apprentices?|students?';
const programs =
  'programs?|programmes?|schemes?|recruiting|recruitment|talent|experience|relations|engagement|services|education|admissions|training|development|hiring|staffing|affairs|studies|school|housing|residency|medical|nurse|rn|success|outreach|&|and';
const runner =
  'managers?|directors?|coordinators?|recruiters?|specialists?|supervisors?|administrators?|advis[eo]rs?|liaison|mentors?|leads?|head|officers?|partners?|counselors?|dean|vice president|vp|associate director|assistant director';
/** “Internship Program Director”: who runs it is no beginner. */
const runnersOfPrograms = new RegExp(
  `\\b(?:(?:interns?|internships?|co-?ops?|apprenticeships?|early[- ]careers?)(?: (?:${programs})){0,4}|(?:${beginners})(?: (?:${programs})){1,4}) (${runner})\\b`,
  'gi',
);
/** “Manager, Intern Programs”, “Director of Internships”; a “Manager, Intern” is one. */
const programsRun = new RegExp(
  `\\b(${runner}),?(?: ?[-(]| of| for)? (?:[\\w&]{1,20} ){0,2}(?:(?:${beginners})(?: (?:${programs})){1,4}|interns|internships|apprentices(?:hips)?|early[- ]careers?|new grads|graduates|trainees)\\b(?! (?:${runner})\\b)`,
  'gi',
);

/** Words of rank that are here the name of a trade or of a thing. */
const trades = new RegExp(
  `\\b(?:${[
    'members? of (?:the )?(?:technical )?staff|staff (?:accountant|nurse|attorney|pharmacist|assistant|writer|physician|therapist|rn|lpn|augmentation|development|training|services|counsel|auditor|chaplain|sergeant)',
    '(?:school|assistant|vice|elementary|middle|high|deputy) principal|principal investigator|principals?\\b(?=.*\\b(?:school|academy)\\b)',
    'principal (?:cell(?:o|ist)|dancer|flut(?:e|ist)|obo(?:e|ist)|horn|trumpet|trombone|viol(?:a|in|inist|ist)|clarinet|bassoon|percussion(?:ist)?|timpani|harp(?:ist)?)',
    'senior (?:living|care|citizens?|services|centers?|housing|helpers?|adults?|high(?: school)? (?:teacher|english|math|science|history)|high school|companions?|nutrition|meals?|move|day|wellness|apartments?|home care|transportation)|junior (?:high|varsity|college|achievement|league|kindergarten|rangers?|golf|tennis|sailing|olympics?|camps?|church|school|infants?)|intermediate (?:school|care)',
    'lead (?:gen(?:eration)?|hazard|paint|poisoning|qualification|qualifier|abatement|to cash|conversion|intake|routing|nurtur\\w+|sourcing|time|inspector|free)|lead-based',
    '(?:art|funeral|casting|music|choir|camp) director|director of (?:first impressions|photography|happiness|fun)',
    '(?:recruit\\w*|talent)\\b[^|]*\\b(?:early[- ]careers?|interns?|internships?|new grads?)',
    'executive (?:chef|producer|search|education|recruiter)|account executives?',
    'graduate assistant|chief (?:petty|warrant) officer',
  ].join('|')})\\b`,
  'gi',
);

const slashed =
  /\b(junior|jr\.?|entry[- ]level|mid(?:[- ]level)?|senior|sr\.?|staff|principal|lead)\s?(?:[/+&]|\bor\b|\bto\b)\s?(mid(?:[- ]level)?|senior|sr\.?|staff|principal|lead)\b/i;

/** The first that fits; what leads people or is a rank of its own is before the adjectives of a trade. */
const ranks: readonly (readonly [Seniority, RegExp])[] = [
  [
    'internship',
    /\b(?:interns?|internes?|internships?|co-?op|praktikum|praktikant(?:in)?|pflichtpraktikum|stagiaire|gyakornok|werkstudent(?:in)?|working student|tirocinio)\b/i,
  ],
  [
    'entry',
    /\b(?:entry[- ]level|new (?:college |university )?grad(?:uate)?s?|(?:university|college|recent|campus) grad(?:uate)?s?|graduate (?:program(?:me)?|scheme|trainee|role|software|engineer|analyst|developer)|early[- ]careers?|junior|jr|trainees?|apprentices?(?:hip)?|(?:manager|supervisor|leader) in training)\b/i,
  ],
  ['director', /\bdirector\b|\bhead of\b/i],
  [
    'executive',
    /\b(?:chief [a-z &]+ officer|(?:[aser]?vp)|vice[- ]president|president)\b|^(?:interim |deputy )?(?:c[efoimt]o|ciso)(?=$|[,(/&]| -| and\b| of\b)/i,
  ],
  [
    'manager',
    /^(?:(?:senior|sr\.?) )?manager(?:$|,| i{1,3}\b| -| of\b)|\b(?:senior|sr\.?|engineering|general|store|people|team|shift|district|regional|branch|plant|area|software development) manager\b|\bsupervisor\b/i,
  ],
  [
    'staff',
    /(?:^|[,(/|-] ?|\b(?:senior|sr\.?) )staff\b(?! only)|\bprincipal\b|\bdistinguished\b|\bengineering fellow\b/i,
  ],
  ['lead', /\blead\b|\bteam leader\b/i],
  ['mid', /\bmid(?:[- ]level|[- ]career|[- ]senior)\b|\bintermediate\b/i],
  ['senior', /\b(?:senior|sr|snr)\b/i],
];

function rankOf(text: string): Seniority {
  if (/^mid$/i.test(text)) return 'mid';
  return ranks.find(([, form]) => form.test(text))?.[0] ?? 'unknown';
}

const order = Object.keys(seniorities);

function lower(one: Seniority, other: Seniority): Seniority {
  return order.indexOf(one) <= order.indexOf(other) ? one : other;
}

const field = /\b(?:seniority|experience|career|job|position) level\s?[:–-]/i;
const sentence =
  /\bthis is an? ((?:entry|mid|senior)[- ]level|junior|senior|internship) (?:position|role|job|opportunity)\b/i;

function statedIn(text: string): Seniority {
  const label = field.exec(text);
  const from = label ? label.index + label[0].length : text.length;
  const value = /^\s?([^\n.;]{2,30})/.exec(text.slice(from, from + 40));
  const stated = (value ?? sentence.exec(text))?.[1] ?? '';
  if (/^(?:management|manager)\b/i.test(stated)) return 'manager';
  if (/^executive\b/i.test(stated)) return 'executive';
  if (/^entry\b/i.test(stated)) return 'entry';
  return rankOf(stated);
}

import { type Seniority, seniorities } from '../../entities/posting/seniority-names.ts';

/**
 * The rank that a title states, else the one that the text states in so many words (“Seniority level: Director”, “this
 * is an entry-level role”); `unknown` for all others. Years of experience, pay and numerals (“Engineer II”) mean
 * something else at every employer, so nothing is read from them. Of two ranks joined by a slash the lower counts.
 */
export function readSeniority(title: string, text = ''): Seniority {
  const plain = title
    .slice(0, longestTitle)
    .replace(/[’‘]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(offices, ' ')
    .replace(trades, ' ');
  const choice = slashed.exec(plain);
  if (choice) return lower(rankOf(choice[1] ?? ''), rankOf(choice[2] ?? ''));
  const rank = rankOf(plain);
  return rank === 'unknown' ? statedIn(text) : rank;
}

/** Titles have at most 500 characters, which are at most two units each. */
const longestTitle = 1000;

/** Whose office it is does not say who is wanted. */
const offices =
  /\boffice of (?:the )?[^,|()\]]+|\b\w+'s office\b|\bassistant to (?:the )?[^,|()\]]+|\b(?:executive|administrative|personal) (?:assistant|business partner)\b.*|\bchief of staff\b/gi;

/** Words of rank that are here the name of a trade or of a thing. */
const trades = new RegExp(
  `\\b(?:${[
    'members? of (?:the )?(?:technical )?staff|staff (?:accountant|nurse|attorney|pharmacist|assistant|writer|physician|therapist|rn|lpn|augmentation|development|training|services|counsel|auditor|chaplain)',
    '(?:school|assistant|vice|elementary|middle|high|deputy) principal|principal investigator|principals?\\b(?=.*\\b(?:school|academy)\\b)',
    'senior (?:living|care|citizens?|services|centers?|housing|helpers?|center|adults?)|junior (?:high|varsity|college)|intermediate (?:school|care)',
    'lead (?:gen(?:eration)?|hazard|paint|poisoning|qualification|abatement|to cash|conversion)',
    '(?:art|creative|funeral|casting|music|choir|camp) director|intern(?:ship)?s? (?:program )?(?:manager|coordinator|recruiter|director|specialist)',
    '(?:early[- ]careers?|campus|university|graduate) (?:talent |program |admissions )?(?:recruiter|recruiting|partner|manager|counselor|coordinator|specialist)',
    '(?:recruit\\w*|talent)\\b[^|]*\\b(?:early[- ]careers?|interns?|internships?|new grads?)',
    'executive (?:chef|producer|search|education|recruiter)|account executives?',
    '(?:assistant|associate) vice[- ]president|avp|graduate assistant',
  ].join('|')})\\b`,
  'gi',
);

const slashed =
  /\b(junior|jr\.?|entry[- ]level|mid(?:[- ]level)?|senior|sr\.?|staff|principal|lead)\s?(?:[/+&]|\bor\b|\bto\b)\s?(mid(?:[- ]level)?|senior|sr\.?|staff|principal|lead)\b/i;

/** The first that fits; what leads people or is a rank of its own stands before the adjectives of a trade. */
const ranks: readonly (readonly [Seniority, RegExp])[] = [
  [
    'internship',
    /\b(?:interns?|internes?|internships?|co-?op|praktikum|praktikant(?:in)?|pflichtpraktikum|stagiaire|gyakornok|werkstudent(?:in)?|working student|tirocinio)\b/i,
  ],
  [
    'entry',
    /\b(?:entry[- ]level|new (?:college |university )?grad(?:uate)?s?|(?:university|college|recent|campus) grad(?:uate)?s?|graduate (?:program(?:me)?|scheme|trainee|role|software|engineer|analyst|developer)|early[- ]careers?|junior|jr|trainees?|apprentices?(?:hip)?)\b/i,
  ],
  ['director', /\bdirector\b|\bhead of\b/i],
  [
    'executive',
    /\b(?:chief [a-z &]+ officer|(?:[ser]?vp)|vice[- ]president|president)\b|^(?:interim |deputy )?(?:c[efoimt]o|ciso)(?=$|[,(/&]| -| and\b| of\b)/i,
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

import type { BoundedExpression } from './expression-problems.ts';

/** Expressions of a file that are not linear, with the length of the texts they are run on and what keeps it. */
type Bound = { path: string; longest: number; why: string; expressions: readonly string[] };

const bounds: readonly Bound[] = [
  {
    path: 'core/src/parsing/pay/base-pay.ts',
    longest: 1200,
    why: 'parsePay cuts the text to 450 characters, to which blanks may come',
    expressions: [String.raw`\b40[13]\s?[kb]?\b|\d+(?:[.,]\d+)?\s?%`],
  },
  {
    path: 'core/src/entities/user/browser-label.ts',
    longest: 1000,
    why: 'browserLabel cuts the header',
    expressions: [String.raw`\bVersion\/\S+ .*Safari\/`],
  },
  {
    path: 'core/src/entities/contact/contact-links.ts',
    longest: 100,
    why: 'phoneLink refuses longer numbers',
    expressions: [String.raw`^([+\d\s().\-/]+?)(?:\s*(?:ext\.?|x|#)\s*(\d{1,6}))?$`],
  },
  {
    path: 'core/src/dates/dates.ts',
    longest: 80,
    why: 'parseDate refuses longer texts',
    expressions: [
      String.raw`^(?:about |over |almost |more than )?(\d{1,4}|[a-z]+)\+? ?([a-z]+?)s?\+?(?: ago)?$`,
    ],
  },
  {
    path: 'core/src/parsing/place/location-parts.ts',
    longest: 3000,
    why: 'parseLocation cuts the text to 2,000 characters, to which a semicolon for each place may come',
    expressions: [
      '~.*$',
      String.raw`^(?:USA|UK)\s+(?=\p{Lu}\p{Ll}+[^,]*,)`,
      String.raw`\s+-\s+`,
      String.raw`\s+[-–—]\s+`,
      String.raw`^(US|USA)\s+([A-Z]{2})\s+(.+)$`,
      String.raw`^(.*?)\s*\b(\d{5})(?:-\d{4})?$`,
      String.raw`^(.*?)\s*\b(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$`,
    ],
  },
  {
    path: 'core/src/parsing/place/location-readings.ts',
    longest: 3000,
    why: 'parseLocation cuts the text to 2,000 characters, to which a semicolon for each place may come',
    expressions: [
      String.raw`^\d+\S* \S`,
      String.raw`^\d.*\b(?:st|street|ave|avenue|blvd|rd|road|dr|drive|pl|place|ln|lane|pkwy|ext|concourse|way|sq|hwy)\.? (.+)$`,
      String.raw`\s+-\s+`,
    ],
  },
  {
    path: 'core/src/parsing/place/location.ts',
    longest: 3000,
    why: 'parseLocation cuts the text to 2,000 characters, to which a semicolon for each place may come',
    expressions: [String.raw`\s+only$`, String.raw`\s*(?:,|&|\bor\b|\band\b)\s*`],
  },
  {
    path: 'core/src/entities/occupation/occupation-title.ts',
    longest: 300,
    why: 'occupationSearchTerm cuts the title',
    expressions: [
      String.raw`, (?:Except|All Other|Including|Other Than|General$|Postsecondary|Hand\b|Precious|Not |Excluding|Salaried|Wage|Career|Primary|Secondary|Concessions|Animal|Rail$|Light|Heavy|Private|Civil\b|Mining|Related).*$`,
      String.raw`\([^)]*\)`,
      's of .*$',
    ],
  },
  {
    path: 'core/src/parsing/pay/pay-in-line.ts',
    longest: 101,
    why: 'the words around an amount, 60 characters before and 40 after',
    expressions: [
      String.raw`\b(?:bonus(?:es)?|equity|stock|options?|revenue|fund(?:ing|ed)|raised|series [a-e]|budgets?|401|stipend|reimburse\w*|allowance|referral|benefits?|insurance|valu(?:ed|ation)|sales|assets|billion|million|arr|savings|donat\w+|grants?|loans?|contribut\w+|discount|tuition|fees?|deposit)\b`,
    ],
  },
  {
    path: 'core/src/parsing/pay/pay-in-line.ts',
    longest: 60,
    why: 'the words before an amount, at most 60 characters',
    expressions: [String.raw`\b(?:extra|additional|differentials?|premiums?|overtime)\b[^,]{0,40}$`],
  },
  {
    path: 'core/src/parsing/pay/pay-interval.ts',
    longest: 450,
    why: 'statedInterval cuts the text',
    expressions: [
      String.raw`(?:\/|\bper[ -]|\ban?\b|\beach\b|\bp\/|\bje\b|\bpro\b|\b1)\s*(?:year|yr|annum|y|jahr)\b|\bp\/a\b|\b(?:yearly|annual|annually|annualized|annualised)\b|\bp\.?a\.?(?![\w])|\blpa\b|\bctc\b|^years?$`,
      String.raw`\bpaid (?:out )?(?:(?:bi|semi)[- ]?)?(?:weekly|monthly|daily|fortnightly)\b|\b(?:(?:bi|semi)[- ]?)?(?:weekly|monthly|fortnightly) (?:payroll|paychecks?|payments?|paid)\b|\d+(?:\.\d+)?\s?(?:(?:-|to)\s?\d+(?:\.\d+)?\s?)?(?:hours?|hrs?|days?|weeks?|months?|shifts?|nights?)\s?(?:per|an?|each|\/|in (?:a|the))\s?(?:day|week|wk|month|year|yr|fortnight|annum)\b|\d+(?:\.\d+)?\s?(?:hours?|hrs?) (?:weekly|monthly|p\.?w\.?)`,
    ],
  },
  {
    path: 'core/src/duplicates/posting-fingerprint.ts',
    longest: 1000,
    why: 'titleParts cuts the title',
    expressions: [String.raw`\s*~\d+$`, String.raw`(?:\s[-–—]+\s?|[|,;:()[\]–—]|\s?[-–—]+\s)+`],
  },
  {
    path: 'core/src/parsing/posting/posting-head.ts',
    longest: 160,
    why: 'inOneLine leaves longer lines',
    expressions: [
      String.raw`^(\p{Lu}.{1,60}?) (?:is )?hiring (?:an? )?(\p{Lu}.{2,100}?)(?: in \p{Lu}.*)?[.!]?$`,
    ],
  },
  {
    path: 'core/src/parsing/pay/salary-amounts.ts',
    longest: 1200,
    why: 'parsePay cuts the text to 450 characters, to which blanks may come',
    expressions: [
      String.raw`(?<![\w.,])(?<sign>(?:(?:USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|UYU|US|NZ|HK) ?\$|U\.S\. ?\$|[A-Z]{1,3}\$|\$ ?(?:USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|UYU)|(?:(?:US|American|Canadian|Australian|New Zealand|Singapore|Hong Kong) dollars?|Mexican pesos?|dollars?|euros?|pounds|rupees?)|\$|€|£|₹|₩|₪|₱|₫|฿|₺|₴|₦|¥|zł|Kč|Ft|R[sS]\.?|RM|Rp|RMB|R(?=\s?\d)|SFr\.?|Fr\.?|[kK]r\.?|[A-Z]{3}|usd|eur|gbp|cad|aud|nzd|sgd|chf|inr|sek|nok|dkk))?\s?(?<number>\d{1,3}(?:[ '’´\u0060\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d[\d.,]*\d|\d)\s?(?<scale>(?:[kK]|[tT]housand|[mM]|mn|MN|[mM]io|[mM]illion|L|[lL]a[ck]s?|[lL]akhs?|[lL][pP][aA]|L\.P\.A|[cC][rR]s?|[cC]rores?)(?![\p{L}\d]))?(?<open>\s?\+)?(?:\s?\(?(?<after>(?:(?:USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|UYU|US|NZ|HK) ?\$|U\.S\. ?\$|[A-Z]{1,3}\$|\$ ?(?:USD|CAD|CDN|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|UYU)|(?:(?:US|American|Canadian|Australian|New Zealand|Singapore|Hong Kong) dollars?|Mexican pesos?|dollars?|euros?|pounds|rupees?)|\$|€|£|₹|₩|₪|₱|₫|฿|₺|₴|₦|¥|zł|Kč|Ft|R[sS]\.?|RM|Rp|RMB|R(?=\s?\d)|SFr\.?|Fr\.?|[kK]r\.?|[A-Z]{3}|usd|eur|gbp|cad|aud|nzd|sgd|chf|inr|sek|nok|dkk))(?![\p{L}\d]))?`,
      String.raw`\d+(?:[.,]\d+)?\s*%?\s*(?:-|to)\s*\d+(?:[.,]\d+)?\s*%|\d+(?:[.,]\d+)?\s*%|\b40[13]\s?\(?[kb]\)?(?!\w)|\b24/7\b|(?<![$€£₹\d,.])\d+(?:\.\d+)?\s*(?:-|to)?\s*\d*\s*-?(?:hours?|hrs?|days?|weeks?|months?|years?)\b(?!ly)|\b(?:level|grade|band|step|tier|top|scale|class|spine|spinal column|njc|scp|points?|gs|wg)\s*(?:points?|code)?:?\s*[a-z]?\d{1,2}(?![\d,.]\d)(?:\s*(?:-|to|\/|&|and)\s*[a-z]?\d{1,2}(?![\d,.kK]))?|\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|(?<![\w$€£])(?!USD|EUR|GBP|CAD|AUD|NZD|SGD|INR|CHF|RS|R-)[A-Z]{1,3}-\d{1,4}(?:[-/]\d{1,4}){0,2}(?![\d,.kK])|(?<!\w)(?!USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|INR|CHF|SEK|NOK|DKK|MXN|PLN|JPY|CNY|ZAR|CDN|R[\dSMP]|SFR|FR|FT|KR|K[CČ])[A-Z]{1,4}\d{1,2}(?![\w,.])|\d+(?:\.\d+)?\s*(?:-\s*\d+(?:\.\d+)?\s*)?(?:cpm\b|¢|cents?\b)|\b\d\.(?=\s)`,
      String.raw`^\s*(?:(?:\/|per|an?)\s*[a-z]{1,6}\.?)?\)?\s*(?:(?:-\s?to\s?-|-|to|and|up to|until|through|bis|à|~|et|a)\s*(?:max(?:imum)?:?)?|max(?:imum)?:?)\s*$`,
    ],
  },
  {
    path: 'core/src/parsing/posting/seniority.ts',
    longest: 1000,
    why: 'readSeniority cuts the title, and what a text states to 30 characters',
    expressions: [
      String.raw`(?:[-,|(]|\b(?:for|in|on|within) the\b) ?[^-,|()]{0,60}\b(?:group|team|squad|department|dept|division|unit|practice|pod|crew|organization|office)\b(?= ?(?:$|[-,|)]))`,
      String.raw`\b(?:members? of (?:the )?(?:technical )?staff|staff (?:accountant|nurse|attorney|pharmacist|assistant|writer|physician|therapist|rn|lpn|augmentation|development|training|services|counsel|auditor|chaplain|sergeant)|(?:school|assistant|vice|elementary|middle|high|deputy) principal|principal investigator|principals?\b(?=.*\b(?:school|academy)\b)|principal (?:cell(?:o|ist)|dancer|flut(?:e|ist)|obo(?:e|ist)|horn|trumpet|trombone|viol(?:a|in|inist|ist)|clarinet|bassoon|percussion(?:ist)?|timpani|harp(?:ist)?)|senior (?:living|care|citizens?|services|centers?|housing|helpers?|adults?|high(?: school)? (?:teacher|english|math|science|history)|high school|companions?|nutrition|meals?|move|day|wellness|apartments?|home care|transportation)|junior (?:high|varsity|college|achievement|league|kindergarten|rangers?|golf|tennis|sailing|olympics?|camps?|church|school|infants?)|intermediate (?:school|care)|lead (?:gen(?:eration)?|hazard|paint|poisoning|qualification|qualifier|abatement|to cash|conversion|intake|routing|nurtur\w+|sourcing|time|inspector|free)|lead-based|(?:art|funeral|casting|music|choir|camp) director|director of (?:first impressions|photography|happiness|fun)|(?:recruit\w*|talent)\b[^|]*\b(?:early[- ]careers?|interns?|internships?|new grads?)|executive (?:chef|producer|search|education|recruiter)|account executives?|graduate assistant|chief (?:petty|warrant) officer)\b`,
      String.raw`\b(?:chief [a-z &]+ officer|(?:[aser]?vp)|vice[- ]president|president)\b|^(?:interim |deputy )?(?:c[efoimt]o|ciso)(?=$|[,(/&]| -| and\b| of\b)`,
    ],
  },
  {
    path: 'core/src/parsing/place/workplace.ts',
    longest: 1000,
    why: 'readWorkplace cuts the title',
    expressions: [String.raw`[([](remote\b[^)\]]*)[)\]]`],
  },
  {
    path: 'api/src/sources/hacker-news/format.ts',
    longest: 160,
    why: 'readHackerNews leaves longer parts out',
    expressions: [String.raw`\s*\(?https?:\/\/\S+$`],
  },
  {
    path: 'api/src/sources/nyc-gov/nyc-location.ts',
    longest: 500,
    why: 'nycLocation cuts the text',
    expressions: [
      String.raw`[ ,]+(?:n\.? ?y\.?,? ?)+(?: ?\d{5})?$`,
      ',+$',
      String.raw`,?\s*(?:new york?|brooklyn|bklyn|bronx|bx|queens|qns|staten (?:island|isl?|i)|s\.i\.?|nyc)(?:,? n)?\.?$`,
      '[ ,]+$',
    ],
  },
  {
    path: 'api/src/providers/geocoder/postal-codes.ts',
    longest: 400,
    why: 'readPostalCode reads no longer texts',
    expressions: [String.raw`^(.*?)[\s,]+([\p{L}. ]+)$`],
  },
  {
    path: 'api/src/reference/reference-figure-files.ts',
    longest: 300,
    why: 'formatOf cuts names to their end',
    expressions: [
      String.raw`\bacs5?[-_][^/]*\.json`,
      String.raw`Gaz_cbsa[^/]*\.txt`,
      String.raw`cbsa-est20\d\d[^/]*\.csv`,
      String.raw`\b(?:national_M20\d\d|[^/]*oews_20\d\d_national)[^/]*\.(?:csv|json|xlsx)`,
      String.raw`\b(?:state_M20\d\d|[^/]*oews_20\d\d_states)[^/]*\.(?:csv|json|xlsx)`,
      String.raw`projections_20\d\d[^/]*\.json`,
    ],
  },
  {
    path: 'api/src/reference/reference-formats.ts',
    longest: 300,
    why: 'formatOf cuts names to their end',
    expressions: [
      String.raw`\b(?:cities\d+|allCountries)[^/]*\.(?:txt|zip)`,
      String.raw`Alternate[ _]?Titles[^/]*\.(?:txt|tsv)`,
      String.raw`Technology[ _]?Skills[^/]*\.(?:txt|tsv)`,
    ],
  },
  {
    path: 'api/src/reference/reference-skills.ts',
    longest: 300,
    why: 'formatOf cuts names to their end',
    expressions: [String.raw`skills[^/]*\.(?:txt|tsv|csv)`],
  },
  {
    path: 'web/src/features/auth/auth-address.ts',
    longest: 500,
    why: 'mended cuts the token',
    expressions: [String.raw`[.,;:)>\]]+$`],
  },
  {
    path: 'core/src/fit/degree-asked.ts',
    longest: 260,
    why: 'degreesAsked looks as far behind a degree',
    expressions: [
      String.raw`^(?:['’]?s?)?[\s,)]*(?:degrees?|diploma|level)?[\s,)(]*(?:\([\w./ ]{1,12}\) ?)?(?:from an? (?:accredited )?(?:college|university|institution|school)(?: or (?:college|university))?,? ?)?(?:with (?:a )?(?:major|concentration|specialization|focus|emphasis)(?: (?:in|on))?|majoring in|in|of|im bereich|en)\s+`,
    ],
  },
  {
    path: 'core/src/fit/passage-asks.ts',
    longest: 40,
    why: 'isNameOfBody looks at forty characters',
    expressions: [
      String.raw`\b(?:Department|Office|Division|Bureau|Ministry|School|Institute|Center|Secretary|Council|Board|Administration|College) (?:of|for) (?:\p{Lu}\w+ (?:and |& )?)?$`,
    ],
  },
  {
    path: 'core/src/fit/requirements-of.ts',
    longest: 1200,
    why: 'postingPassages cuts passages',
    expressions: [
      String.raw`\b(?:(?:we(?:['’]re| are)|is|are) (?:currently |actively |also |especially )?(?:looking|searching|seeking) for [^.]{0,80}\b(?:who|that (?:is|has|have)|person|individuals?|with (?:[\w-]+ ){0,3}(?:experience|skills|background|knowledge|expertise|passion))\b|seek(?:s|ing) [^.]{0,80}\b(?:who|professional|individual|with (?:[\w-]+ ){0,3}(?:experience|skills|background|knowledge|expertise|passion))\b|(?:ideal|preferred|successful|selected|competitive|interested|strong) candidates?\b.{0,30}\b(?:is|has|have|must|should|possess\w*|brings?|combines?|will (?:have|be an?|possess|bring|demonstrate))|(?:candidates?|applicants?|incumbents?|staff members?) (?:should|must|will have|needs? to|who (?:have|are))|(?:is|are|be) (?:desirable|preferred|a plus|an advantage)|only open to|if you have (?:\w+ ){0,2}experience|(?:if|are) you(?:['’]re| are)? (?:an? )?(?:\w+,? ){0,3}(?:person|passionate|energetic)|you(?:['’]re| are) (?:passionate|comfortable|curious)|must be (?:able|available|willing|permanent|serving|current)|available to work|willing(?:ness)? to (?:travel|relocate|work)|requires? (?:excellent|strong|good|solid|experience|knowledge))\b`,
    ],
  },
  {
    path: 'core/src/fit/terms-asked.ts',
    longest: 40,
    why: 'asksOf looks at the 40 characters before a list',
    expressions: [
      String.raw`(?:\b(?:such as|like|e\.?g\.?,?|for example|for instance|(?:at least )?(?:one|one or more|any|either|some) of(?: the following)?|at least one|either|similar to)[\s:,(]*|\b(?:tools?|platforms?|languages?|technolog(?:y|ies)|software|systems?|frameworks?|librar(?:y|ies)|databases?|packages?|providers?|applications?) \(|\((?:e\.g\.,?|eg|i\.e\.,?)\s?)$`,
    ],
  },
  {
    path: 'core/src/fit/term-table.ts',
    longest: 8,
    why: 'certainTerms looks at eight characters',
    expressions: [String.raw`(?:^|\n)[\s•*–-]*$`],
  },
  {
    path: 'core/src/resume-reading/certificates.ts',
    longest: 400,
    why: 'withoutDate and textsOf leave longer lines whole',
    expressions: [
      String.raw`\s*[–—-]\s*(?:renewed|expires|expired|valid|license on file|gültig|exp\.?|active|in progress|issued)\b.*$|\s*\((?:renewed|expires|expired|valid|exp\.?|active|in progress|issued)[^)]*\)$`,
      String.raw`\s*[|•]\s*|\s\|\s`,
    ],
  },
  {
    path: 'core/src/resume-reading/contact.ts',
    longest: 1000,
    why: 'piecesOf cuts its cells',
    expressions: [String.raw`\s*[|│•●◆⋄∙■▪]\s*|\s[·/]\s|\s,\s| {2,}|\t|\s[–—]\s`],
  },
  {
    path: 'core/src/resume-reading/degree.ts',
    longest: 160,
    why: 'degreeIn refuses longer texts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is compared as it stands
    expressions: ["new RegExp(`^(?:${name})(?![\\\\p{L}\\\\p{M}])`, 'iu')"],
  },
  {
    path: 'core/src/resume-reading/entry-parts.ts',
    longest: 400,
    why: 'partsOf leaves longer cells out',
    expressions: [String.raw`\s*[|│•●◆⋄‣∙]\s*|\s[·]\s| {2,}|\t|\s@\s|:\/\/`],
  },
  {
    path: 'core/src/resume-reading/links.ts',
    longest: 90,
    why: 'handleIn refuses longer texts',
    expressions: [String.raw`:\/\/\S*\.|\bhttps?:`],
  },
  {
    path: 'core/src/resume-reading/person-name.ts',
    longest: 6000,
    why: 'a run and a cell are cut to that, and names stand in the first lines',
    expressions: [
      String.raw`(?:,|\s[|–—-])\s*(?:[A-Z][A-Za-z.]{0,6}(?:-[A-Z]{1,4})?)(?:\s*,\s*[A-Z][A-Za-z.]{0,6}(?:-[A-Z]{1,4})?)*$`,
      String.raw`\s*[|•●]\s*|\s[–—]\s`,
    ],
  },
  {
    path: 'core/src/resume-reading/section-heading.ts',
    longest: 100,
    why: 'headingKind and headingKindByWord refuse longer texts',
    expressions: [String.raw`^[\d\s.()]+|[.\s]+$`],
  },
  {
    path: 'core/src/resume-reading/skills.ts',
    longest: 8000,
    why: 'a cell is cut to 6,000 letters, and lists over several lines are put together up to 2,000 before it',
    expressions: [
      String.raw`\s*[,;|•●◆■▪‣·،、，；]\s*(?![^()]{0,80}\))|\s+[–—]\s+|\t`,
      String.raw`^([^:：,;|•]{2,48}?)\s*[:：]\s*(?!\/\/)`,
    ],
  },
  {
    path: 'core/src/resume-reading/spoken-languages.ts',
    longest: 6000,
    why: 'a cell is cut to that; isLevel refuses longer texts',
    expressions: [
      String.raw`\s*[,;|•●·/،、，]\s*(?![^()]*\))|\s+(?:and|und|et|y|e|и|و|&)\s+(?![^()]*\))`,
      String.raw`^([^()]{2,40}?)\s*[(（]([^()]{1,80})[)）]\.?$`,
      String.raw`\s*[:：–—]\s*|\s-\s?|-\s`,
    ],
  },
];

/** Expressions that are not linear in the length of their text, each with what keeps that text short. */
export const boundedExpressions: readonly BoundedExpression[] = bounds.flatMap(({ expressions, ...bound }) =>
  expressions.map((expression) => ({ ...bound, expression })),
);

import type { LeftOutReason } from './requirement.ts';

const notices: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'equal',
    /\bequal (?:employment )?opportunit|\bwithout regard to\b|\breasonable accommodations?\b|\bregardless of (?:race|age|gender|sex)|\bprotected (?:veteran|class|status|characteristic)|\be-?verify\b|\baffirmative action\b|\bcelebrates? diversity\b|\bfair chance\b|\bgender identity\b|\bnational origin\b|\bharassment\b|\byou have a disability\b|\brequires? accommodation\b|\bimproper interference\b|\bequal employment\b|\ball aspects of employment\b|\bcriminal histor(?:y|ies),? consistent\b|\bamericans with disabilities act\b|\bin furtherance of an investigation\b/i,
  ],
  [
    'benefits',
    /\b401 ?\(?k\)?|\b(?:base|annual) (?:salary|pay)\b|\bsalary ranges?\b|\bbenefits? (?:include|coverage|package|may|are)\b|\b(?:life|medical|dental|disability) insurance\b|\bsick leave\b|\bparental leave\b|\bstock (?:options|purchase)\b|\bbonus (?:program|awards)\b|\bthe amount you receive\b|\bindividual pay\b|\bdiscounts\b|\blearning and development budget\b|\bpaid time off\b|\bPTO\b|\bhealth insurance\b|\bdental(?:,| and|,? and) vision\b|\bvacation days\b|\bparental leave\b|\btuition reimbursement\b|\b(?:salary|pay|compensation) range\b|\bcompetitive (?:salary|pay|compensation|benefits)\b|\bloan forgiveness\b|^benefits (?:at|for|available|include|&)|^(?:we (?:offer|provide)|our benefits|many of our opportunities|benefits include|compensation:|salary:)\b/i,
  ],
  [
    'apply',
    /\blove to hear\b|^(?:to apply|apply (?:now|today|online|at|here|by|directly)|learn more|for immediate|join (?:us|our)|sound(?:s)? like|click |please (?:send|submit|apply|visit|e-?mail|include|click|note that only)|interested (?:candidates|applicants) (?:(?:should|must|may|can|please|are encouraged to|are invited to) )?(?:apply|send|submit|e-?mail|click|forward|contact|visit)|for more information|submit (?:your|a)|if you (?:are interested|have any questions|require|need))\b|\bonly (?:those )?(?:candidates|applicants) (?:selected|under consideration)\b|\bno phone calls\b|\bcalled (?:in )?for an interview\b|\b(?:transcripts?|references|attachments?|cover letters?|applications?) (?:must|should|will) be (?:submitted|uploaded|attached|included|received)\b|\bapplicants? (?:must|should) (?:submit|upload|attach)(?! to\b)/i,
  ],
  [
    'notice',
    /\b(?:this (?:job|position) description|the above (?:statements|information)|not (?:intended to be|an exhaustive)|comprehensive (?:inventory|list|listing) of (?:all )?(?:the )?(?:duties|responsibilities|activities)|duties may change|performs other duties|job posting end date|description reflects|other duties as assigned|personal data|privacy (?:policy|notice)|recruitment agencies|scam|phishing|beware)\b/i,
  ],
];

/** Sentences that every posting of a house has, wherever they stand. */
export function reasonOf(sentence: string): LeftOutReason | null {
  return notices.find(([, words]) => words.test(sentence))?.[0] ?? null;
}

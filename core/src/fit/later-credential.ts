import type { Asked } from './requirement.ts';

const gaining =
  /\b(?:able|ability|eligible|eligibility|willing|willingness|capable|commit|committed) (?:to|of|for) (?:[\w/]+ ){0,2}?(?:obtain|acquir|get\b|earn|secur|becom|attain|complet)/i;
const inTime =
  /\b(?:within|in) (?:the |your )?(?:first |one |two |three |six |nine |twelve )?(?:\(?\d{1,3}\)? )?(?:days?|weeks?|months?|year) (?:of|from|after) (?:the |your )?(?:date|hire|hiring|employment|start|appointment|joining)/i;
/** How far from its name it is said that a credential may come later. */
const near = 70;

/** A licence or certificate with whether it is enough to gain it once hired: “able to obtain a security clearance”. */
export function withLater(asked: Asked, passage: string, start: number, end: number): Asked {
  if (asked.kind !== 'licence' && asked.kind !== 'certificate') return asked;
  const isLater =
    gaining.test(passage.slice(Math.max(0, start - near), start)) ||
    inTime.test(passage.slice(end, end + near));
  return isLater ? { ...asked, isLaterEnough: true } : asked;
}

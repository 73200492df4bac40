import { labels } from '../../test-data/labels.ts';
import { evidenceOfPerson } from './truth-test-kit.ts';
import { verifySentence } from './verify-sentence.ts';
const p = labels('truth').find(p=>p.who==='police dispatcher')!; const e=evidenceOfPerson(p);
for (const t of ['I type 70 words a minute and speak Punjabi natively.','I type 70 words a minute.','I type 70 words per minute.']) console.log(JSON.stringify(verifySentence(t,e)));

import { labels } from '../../test-data/labels.ts';
import { evidenceOfPerson } from './truth-test-kit.ts';
import { verifySentence } from './verify-sentence.ts';
import { readSentence } from './read-sentence.ts';
for (const [who,t] of [['marketing manager','I use Mailchimp and Marketo.'],['pharmacist','In 2019 I presented a poster on night dosing in rural pharmacies.']] as const) {
const p = labels('truth-second-half').find(p=>p.who===who)!; const e=evidenceOfPerson(p);
console.log(JSON.stringify(verifySentence(t,e)), readSentence(t,e).words.map(w=>[w.text,w.concepts.join('/'),w.isName,w.isPlain].join(' ')), e.person.map(i=>i.item.text+' '+i.level)); }

import { labels } from '../../test-data/labels.ts';
import { evidenceOfPerson } from './truth-test-kit.ts';
import { mutationsOf } from './mutations-test-kit.ts';
import { verifySentence } from './verify-sentence.ts';
const count: Record<string,[number,number]> = {}; const misses: string[] = [];
for (const p of labels('truth')) { const e = evidenceOfPerson(p);
 const lines = e.person.filter(i=>i.item.kind==='line').map(i=>i.item.text);
 for (const l of lines) { const v=verifySentence(l,e); if(v.verdict!=='supported') console.log('IDENTITY', p.who, l, v.verdict, v.problems.map(x=>x.kind+' '+x.said)); }
 for (const s of [...p.claims.filter(c=>c[0]==='true').map(c=>c[1]), ...lines]) { if (verifySentence(s,e).verdict!=='supported') continue;
  for (const m of mutationsOf(s,e)) { const c=count[m.kind]??=[0,0]; c[0]++; const v=verifySentence(m.text,e).verdict; if(v==='supported'||v==='no-claim') misses.push(m.kind+': '+m.text); else c[1]++; } } }
console.log(count); const t=Object.values(count).reduce((a,c)=>[a[0]+c[0],a[1]+c[1]],[0,0]); console.log(t, t[1]/t[0]); 
console.log(misses.join('\n'));

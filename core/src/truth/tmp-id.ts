import { labels } from '../../test-data/labels.ts';
import { toldResume } from '../typesetting/resume-test-kit.ts';
import { evidenceOfResume } from './evidence-of.ts';
import { prepareEvidence } from './prepared-evidence.ts';
import { mutationsOf } from './mutations-test-kit.ts';
import { verifySentence } from './verify-sentence.ts';
const count: Record<string,[number,number]> = {}; const misses: string[] = []; let n=0, bad=0;
const all:[string,any][] = [...labels('reviews'),...labels('reviews-second-half')].map(r=>[r.who,toldResume(r.resume as any)]);
for (const b of [...labels('bullets'),...labels('bullets-second-half')]) all.push([b.trade, toldResume({experience:[{title:b.trade,companyName:'Acme',startDate:'2015-01',endDate:'present',notes:b.lines.map(l=>l[0]).join('\n')}]})]);
for (const [who,r] of all) { const e = prepareEvidence(evidenceOfResume(r),'2026-11-26');
 for (const i of e.person.filter(i=>['line','summary'].includes(i.item.kind))) { const l=i.item.text; if(/[^\x00-\x7f–—’“”•é]/.test(l)) continue; n++; const v=verifySentence(l,e); if(v.verdict!=='supported'&&v.verdict!=='no-claim') {bad++; console.log('IDENTITY', who,'|', l, v.verdict, v.problems.map(x=>x.kind+' '+x.said)); continue}
  for (const m of mutationsOf(l,e)) { const c=count[m.kind]??=[0,0]; c[0]++; const v=verifySentence(m.text,e).verdict; if(v==='supported'||v==='no-claim') misses.push(m.kind+': '+m.text); else c[1]++; } } }
console.log(n,bad,count); const t=Object.values(count).reduce((a,c)=>[a[0]+c[0],a[1]+c[1]],[0,0]); console.log(t, t[1]/t[0]); 
console.log(misses.slice(0,200).join('\n'));

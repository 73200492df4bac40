import { labels } from '../../test-data/labels.ts';
import { comparedClaims } from './truth-test-kit.ts';
const r = comparedClaims(labels('truth'));
console.log(r.made, r.true, 'missed', r.missed.length, 'blocked', r.blocked.length);
console.log('MISSED'); for (const m of r.missed) console.log(' ', m);
console.log('BLOCKED'); for (const m of r.blocked) console.log(' ', m);

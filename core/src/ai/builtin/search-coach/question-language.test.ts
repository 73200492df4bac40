import { expect, test } from 'vitest';
import { isEnglishQuestion } from './question-language.ts';

const english = [
  'remote?',
  'why so few',
  '50 miles',
  'too narrow?',
  'Dayton',
  'Des Moines',
  'La Crosse WI',
  'Los Angeles',
  'San José nurses',
  'Zoë’s search',
  'is my résumé search ok',
  'RN',
  'CDL A',
  'C++',
  '$60k',
  '7 days',
  'wich serch is best',
  'teh nurse one',
  'narow?',
  'more',
  'pls remote only',
  'whats new',
  'nurse de la Cruz',
  'El Paso one?',
  'die casting jobs',
  'les miles',
  'café manager in Le Mars',
  'pour operator foundry',
  'comment on my search',
  'plus size model',
  'van driver',
  'Las Vegas dealer',
  'part time',
  'and the second one?',
  'zip 45402',
  'São Paulo or New York',
  'Muñoz Trucking',
  'no city',
  'titles?',
  'Von Maur sales associate Des Moines',
];
const others = [
  'Warum finde ich so wenig?',
  'Nur remote bitte',
  'Ist mein Umkreis zu klein?',
  'Welche Suche lohnt sich?',
  'Gehalt dazu?',
  'Wie viele Jobs gibt es ohne Stadt',
  'Was gibt es Neues seit gestern?',
  '¿Por qué hay tan pocos trabajos?',
  'cuantos empleos hay sin la ciudad',
  'solo trabajo remoto',
  'Pourquoi si peu d’offres ?',
  'seulement télétravail',
  'Quels autres titres chercher',
  'Por que tão poucas vagas?',
  'Perché trovo pochi annunci?',
  'waarom zo weinig vacatures',
  'dlaczego jest tak mało ofert',
  'почему так мало вакансий',
  '為什麼工作這麼少',
  'لماذا النتائج قليلة',
];

test.each(english)('“%s” is a question in English, whatever language the page is in', (question) => {
  expect([isEnglishQuestion(question), isEnglishQuestion(question, false)]).toEqual([true, true]);
});

test.each(others)('“%s” is in another language', (question) => {
  expect([isEnglishQuestion(question), isEnglishQuestion(question, false)]).toEqual([false, false]);
});

test('a language without a list is seen on a page that is not in English, by several words without one of English', () => {
  expect(isEnglishQuestion('kenapa hasilnya sedikit sekali', false)).toBe(false);
  expect(isEnglishQuestion('night ward nurse dayton why', false)).toBe(true);
});

test('a question of any length is read in a moment', () => {
  const began = performance.now();
  for (const unit of ['wenig ', 'ä', 'é ', 'the '])
    for (let times = 0; times < 50; times++) isEnglishQuestion(unit.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(2000);
});

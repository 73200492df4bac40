import { describe, expect, it } from 'vitest';
import { labels } from '../../../../test-data/labels.ts';
import { postingFactKeys, readPostingFacts } from './read-posting-facts.ts';

describe.each([
  { name: '120 postings the rules were written with', truth: labels('posting-facts') },
  { name: '120 postings labeled after the rules', truth: labels('posting-facts-second-draw') },
])('$name', ({ truth }) => {
  const answers = truth.map(({ title, excerpts, facts }) => {
    const read = postingFactKeys({ title, text: excerpts.join('\n') });
    return { read, facts, right: read.filter((key) => facts.includes(key)).length };
  });
  const sum = (count: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((total, answer) => total + count(answer), 0);
  const right = sum((answer) => answer.right);

  it('state what is read of them', () => {
    expect(right / sum(({ read }) => read.length)).toBeGreaterThanOrEqual(0.96);
  });

  it('are read for what they state', () => {
    expect(answers).toHaveLength(120);
    expect(right / sum(({ facts }) => facts.length)).toBeGreaterThanOrEqual(0.96);
  });
});

const textCases: readonly [string, string[]][] = [
  ['Hours: 7p to 7a.', ['shift:night']],
  ['Schedule: 22:00 - 06:00', ['shift:night']],
  ['Tuesday-Saturday, 4:00 pm - 12:00 am', ['shift:evening', 'shift:weekend']],
  ['Must be available for 3rd shift and every other weekend.', ['shift:night', 'shift:weekend']],
  ['No nights or weekends!', []],
  ['Extra pay for evening, night and weekend hours', []],
  ['Weekends as needed.', []],
  ['Our store is open from 8 am to 10 pm.', []],
  ['Wir arbeiten in Wechselschicht, auch Nachtschicht.', ['shift:night', 'shift:rotating']],
  ['Bachelor’s degree required, Master’s preferred.', ['degree:bachelor']],
  ['Bachelor’s or Master’s degree preferred.', []],
  ['Preferred qualifications\nMaster’s degree in nursing', []],
  ['High school diploma (some college preferred)', ['degree:high-school']],
  ['Bachelor’s degree or equivalent work experience', ['degree:bachelor', 'degree:or-experience']],
  ['Ideally you have a bachelor’s degree.', []],
  ['Preferably 5+ years of experience in retail', []],
  ['Associate or bachelor of science in nursing', ['degree:associate']],
  ['Associate’s or Bachelor’s degree in accounting', ['degree:associate']],
  ['Associate and/or bachelor degree in business', ['degree:associate']],
  ['Associates/Bachelors degree required', ['degree:associate']],
  ['Associate of Applied Science in welding', ['degree:associate']],
  ['ADN or BSN required', ['degree:associate']],
  ['You work as an associate of the legal team.', []],
  ['No degree required.', ['degree:none']],
  ['We pay your tuition when you work toward a bachelor’s degree.', []],
  ['A high degree of flexibility', []],
  ['Abgeschlossenes Studium der Informatik', ['degree:bachelor']],
  ['Five (5) or more years of experience in retail', ['experience:3-to-5']],
  ['Experience Required: 6+ years', ['experience:6-to-9']],
  ['At least 2 years of experience (5 or more years preferred)', ['experience:to-2']],
  ['No prior experience is necessary.', ['experience:none']],
  ['We have 30 years of experience in the field.', []],
  ['You must be at least 18 years old.', []],
  ['Mindestens 3 Jahre Berufserfahrung', ['experience:3-to-5']],
  ['Fluent in Spanish and English', ['language:en', 'language:es']],
  ['Bilingual Spanish is a plus.', ['language:es']],
  ['Teach English to students who speak Spanish.', []],
  ['Polish your presentation and speak up.', []],
  ['Fließend Deutsch und gute Englischkenntnisse', ['language:en', 'language:de']],
  ['A valid driver’s license is required.', ['licence:driver']],
  ['A driver’s license is not required.', []],
  ['Driver’s license, passport or state ID for the I-9', []],
  ['CDL Class A with a clean record', ['licence:cdl', 'licence:cdl-a']],
  ['Travel up to 25% of the time', ['travel:to-25']],
  ['Willingness to travel between sites', ['travel:some']],
  ['No travel is required.', ['travel:none']],
  ['We are a travel company with travel benefits.', []],
  ['This is a temporary position.', ['term:temporary']],
  ['Shelters with temporary housing', []],
  ['Visa sponsorship is available for this role.', ['sponsorship:offered']],
  ['We are unable to sponsor work visas.', ['sponsorship:refused']],
  ['Will you require visa sponsorship?', []],
  ['Company-sponsored courses', []],
  ['Active Secret clearance required', ['clearance:required']],
  ['A security clearance is a plus.', []],
  ['Qualified applicants with arrest or conviction records will be considered.', ['fair-chance:stated']],
  ['Must pass a criminal background check.', []],
];

it.each(textCases)('“%s” states %j', (text, facts) => {
  expect(postingFactKeys({ title: 'Associate', text })).toEqual(facts);
});

it.each([
  ['Registered Nurse - Nights', ['shift:night']],
  ['Overnight Stocker', ['shift:night']],
  ['Warehouse Associate, 2nd Shift', ['shift:evening']],
  ['Customer Support Advocate (German)', ['language:de']],
  ['English Teacher', []],
  ['CDL A Driver', ['licence:cdl', 'licence:cdl-a']],
  ['Seasonal Sales Associate', ['term:seasonal']],
  ['Summer Intern', []],
  ['Software Engineer (8+ YOE)', ['experience:6-to-9']],
  ['Shift Supervisor', []],
])('the title “%s” states %j', (title, facts) => {
  expect(postingFactKeys({ title, text: '' })).toEqual(facts);
});

it('each fact is shown with the words it rests on, and says whether it is required', () => {
  const text =
    'You care for 12 residents. Hours: 7p to 7a, three days a week. Spanish-speaking is an advantage.';
  expect(readPostingFacts({ title: 'Nurse', text })).toEqual([
    { fact: 'shift', value: 'night', isRequired: true, words: 'Hours: 7p to 7a, three days a week.' },
    { fact: 'language', value: 'es', isRequired: false, words: 'Spanish-speaking is an advantage.' },
  ]);
});

it('words in a long sentence are quoted in part, cut at blanks', () => {
  const filler = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ');
  const [fact] = readPostingFacts({
    title: 'Clerk',
    text: `${filler} with a driver’s license and ${filler}`,
  });
  expect(fact?.words).toMatch(/^…word\d+ .*driver’s license.* word\d+…$/);
  expect(fact?.words.length).toBeLessThan(120);
});

import { expect, it, test } from 'vitest';
import { isOtherLanguage } from './answer-language.ts';
import { endPiece, runMadeUp, someCall } from './model-test-kit.ts';

const answers = {
  en: 'That depends on the place, and this is what you can do: tell the people at the clinic why you want it, and ask them what a day of the work looks like for you.',
  de: 'Das hängt vom Haus ab, und das können Sie tun: Sagen Sie den Leuten auf der Station, warum Sie die Stelle wollen, und fragen Sie, wie ein Tag mit der Arbeit für Sie aussieht.',
  es: 'Eso depende del lugar, y esto es lo que puede hacer: diga a las personas de la clínica por qué quiere el puesto y pregunte cómo es un día de trabajo con los pacientes para usted.',
  fr: 'Cela dépend du lieu, et voici ce que vous pouvez faire : dites aux personnes de la clinique pourquoi vous voulez ce poste et demandez comment se passe une journée avec les patients pour vous.',
  zh: '这取决于地方，您可以这样做：告诉诊所的人您为什么想要这份工作，并问他们一天的工作是什么样的。',
  ru: 'Это зависит от места, и вот что вы можете сделать: скажите людям в клинике, почему вы хотите эту работу, и спросите, как проходит день.',
} as const;
const questions = {
  en: 'What does a ward clerk do, and is it for me?',
  de: 'Was macht eine Stationssekretärin, und ist das etwas für mich?',
  es: '¿Qué hace una secretaria de planta y es para mí?',
  zh: '病房文员做什么？',
} as const;
const asked = (...texts: string[]) => ({ messages: texts.map((text) => ({ role: 'user' as const, text })) });

test.each(Object.entries(questions))('a question in %s is answered in its language', (language, question) => {
  for (const [of, answer] of Object.entries(answers))
    expect([of, isOtherLanguage(asked(question), answer)]).toEqual([of, of !== language]);
});

test.each([
  ['who names a language may want it', asked('Please write it in German, what does a clerk do?')],
  ['who asks for a translation', asked('Übersetz das bitte: what does a ward clerk do, and is it for me?')],
  ['where what was given to read is in it', asked(`<posting>\n${answers.de}\n</posting>\n\n${questions.en}`)],
  ['where the question says too little', asked('Pflege?')],
])('%s is not told of it', (_, call) => {
  expect(isOtherLanguage(call, answers.de)).toBe(false);
});

test('the marks around material and names in another language are no language', () => {
  const marks = ['a1e2de3os4e', 'de9e8da7em6os5que', 'le1les2des3'];
  for (const mark of marks)
    expect(
      isOtherLanguage(asked(`<context ${mark}>\nColumbus\n</context ${mark}>\n\nDue?`), answers.en),
    ).toBe(false);
  expect(isOtherLanguage(asked('What about Los Angeles y San Diego?'), answers.en)).toBe(false);
});

test('a short answer, a table of numbers and a list of names are no language', () => {
  for (const text of ['Ja.', '| 1 | 2 |\n'.repeat(40), 'Lakeside Mercy Werner '.repeat(20), ''])
    expect(isOtherLanguage(asked(questions.en), text)).toBe(false);
});

it('an answer in another language says so, whole and streamed, and keeps its words', async () => {
  const { answer, said } = runMadeUp(someCall, [[answers.es, endPiece()]]);
  expect(await answer).toMatchObject({ text: answers.es, notes: ['other-language'] });
  expect(said.join('')).toBe(answers.es);
  expect((await runMadeUp(someCall, [[answers.en, endPiece()]]).answer).notes).toEqual([]);
});

test('any text is read in a moment', () => {
  const began = performance.now();
  for (const unit of ['the ', 'ё', 'translat', '\n\n', 'a'.repeat(50)])
    isOtherLanguage(asked(unit.repeat(20_000)), unit.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(5000);
});

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A page that a tip rests on. Its name is in English, as the page does. */
type Source = { name: string; url: string };

/** One piece of advice, with its source where it states a fact. */
export type Tip = { text: MessageDescriptor; source?: Source };

/** Tips for one stage or one kind of interview; `own` names the material of the person that belongs to it. */
export type TipsSection = {
  id: string;
  title: MessageDescriptor;
  lead: MessageDescriptor;
  tips: readonly Tip[];
  own?: 'stories' | 'practice' | 'interviews' | 'offers';
};

const eeocPractices = {
  name: 'EEOC: prohibited employment practices',
  url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
};
const eeocDisability = {
  name: 'EEOC: job applicants and the ADA',
  url: 'https://www.eeoc.gov/laws/guidance/job-applicants-and-ada',
};
const eeocAge = { name: 'EEOC: age discrimination', url: 'https://www.eeoc.gov/age-discrimination' };
const ftcScams = { name: 'FTC: job scams', url: 'https://consumer.ftc.gov/articles/job-scams' };
const opmStructured = {
  name: 'OPM: structured interviews',
  url: 'https://www.opm.gov/policy-data-oversight/assessment-and-selection/structured-interviews/',
};
const wages = { name: 'BLS: wages by occupation and area', url: 'https://www.bls.gov/oes/' };

/** The stages of an interview process, in their order. */
export const stageTips: readonly TipsSection[] = [
  {
    id: 'before',
    title: msg`Before`,
    lead: msg`An hour of preparation, spent on three things, does more than a weekend of reading.`,
    own: 'stories',
    tips: [
      {
        text: msg`Read the posting with a pencil. Each line under its requirements is a question you may be asked. Beside each, write what you did that answers it; where you have nothing, write what is nearest.`,
      },
      {
        text: msg`Have eight stories, not thirty answers. A story about a mistake also answers learning, honesty and pressure. Write each in four parts and tell it aloud once: what reads well is often too long to say.`,
      },
      {
        text: msg`Find out three facts about the employer that are not on its first page: what it sells and to whom, what changed in the past year, who would be your manager. One of them becomes your first question.`,
      },
      {
        text: msg`Ask how long it takes, how many people you will meet and whether there is a test. Nobody minds the question, and the answer decides what you prepare.`,
      },
      {
        text: msg`If you need something to take part on equal terms (a ramp, an interpreter, more time for a test), ask when the date is set. In the United States employers with 15 or more employees have to provide reasonable help for applicants with a disability, unless it is an undue hardship.`,
        source: eeocDisability,
      },
      {
        text: msg`An interview by chat alone, a job offered before anybody has spoken with you, or a check to be cashed for equipment are signs of fraud. A real employer does not ask you for money.`,
        source: ftcScams,
      },
    ],
  },
  {
    id: 'phone-screen',
    title: msg`Phone screen`,
    lead: msg`Twenty minutes with somebody who mostly checks whether a meeting makes sense.`,
    own: 'practice',
    tips: [
      {
        text: msg`They decide by four things: what you do now, why you want to change, when you could begin, and pay. Have one sentence for each in front of you.`,
      },
      {
        text: msg`On pay, ask first for the range of the position. If you are pressed, name a range that begins where you would say yes, with what it rests on: what the work pays in your area.`,
        source: wages,
      },
      {
        text: msg`Some states and cities forbid employers to ask what you earned before. You need not say it anywhere: “I would rather talk about what this work is worth” is an answer.`,
      },
      {
        text: msg`Stand up, use a headset, and let a second pass before you answer. On a telephone a pause sounds calm, and two people talking at once do not.`,
      },
      {
        text: msg`If the call comes unannounced and you cannot talk, say so and propose a time the same day. That is better than an interview in a supermarket.`,
      },
    ],
  },
  {
    id: 'first-interview',
    title: msg`First interview`,
    lead: msg`Most of it is about what you have done. They want to picture you doing it here.`,
    own: 'practice',
    tips: [
      {
        text: msg`“Tell me about yourself” is not an invitation to begin with your school. Two minutes: what you do, the one thing you are good at that they need, and why you are here.`,
      },
      {
        text: msg`Say “I” for what you did and “we” for what the team did. People who only say “we” are asked again, and the second answer is weaker than the first would have been.`,
      },
      {
        text: msg`Stop when you have said the result. Silence after an answer is theirs to fill; most bad endings begin with “and so, yes”.`,
      },
      {
        text: msg`When you do not know something, say so, say how you would find out, and name the nearest thing that you do know. Guessing costs more than the gap.`,
      },
      {
        text: msg`Gaps, short jobs, a dismissal: two sentences, one with what happened and one with what you did with it. Then go on to the work. They return to what sounds unfinished.`,
      },
      {
        text: msg`Write down names and the exact words of two questions, in the meeting or right after it. You need them for your thanks and for the next round.`,
      },
    ],
  },
  {
    id: 'panel',
    title: msg`Panel`,
    lead: msg`Several people, one list of questions, and often a form on which each writes alone.`,
    tips: [
      {
        text: msg`Many panels ask everybody the same questions in the same order and rate the answers, since that predicts work better than a chat. It can feel cold; it does not mean that it goes badly.`,
        source: opmStructured,
      },
      {
        text: msg`Begin your answer with whoever asked, end it with somebody else. The quiet one at the edge often has most to do with the work.`,
      },
      {
        text: msg`Each of them wants something else: the manager a problem solved, the colleague a person to sit beside, HR no surprises. Choose for each question the story that serves the one who asked.`,
      },
      {
        text: msg`You may take notes, and you may look at them. Ask at the start; nobody refuses.`,
      },
    ],
  },
  {
    id: 'technical',
    title: msg`Technical test or trial shift`,
    lead: msg`They look at how you work, and only then at whether you finish.`,
    own: 'practice',
    tips: [
      {
        text: msg`Say what you are doing and why, even where you are unsure. Noticing a wrong path and leaving it is a good sign; silence is not.`,
      },
      {
        text: msg`Ask before you begin: what matters more here, speed or care? What may I assume? Whom would I ask in the real job?`,
      },
      {
        text: msg`Safety comes first, and out loud: the wheels chocked, the circuit dead, the patient's name read twice. In many trades that is the test.`,
      },
      {
        text: msg`For work to take home, agree on a time and keep to it. Hand it in with half a page: what you left out, and what you would do next.`,
      },
      {
        text: msg`A trial shift is work. In the United States the law decides whether it has to be paid, not the word “trial”; ask how long it is and what it pays before you go.`,
        source: {
          name: 'US Department of Labor: hours worked',
          url: 'https://www.dol.gov/agencies/whd/fact-sheets/22-flsa-hours-worked',
        },
      },
    ],
  },
  {
    id: 'case',
    title: msg`Case or teaching demonstration`,
    lead: msg`A made-up problem, or a class that is not yours, with people watching.`,
    tips: [
      {
        text: msg`Repeat the task in your own words and ask two questions before you touch it. Half of the failures solve another problem.`,
      },
      {
        text: msg`Say your plan in one sentence first: “I would look at three things, in this order.” Then they can follow you, even where you are wrong.`,
      },
      {
        text: msg`Round numbers and say that you do. An order of magnitude with its reason beats a precise figure without.`,
      },
      {
        text: msg`In a demonstration lesson, let the students do something within the first four minutes. A panel watches them, not you.`,
      },
      { text: msg`Keep the last two minutes for what you would do next and what you are least sure of.` },
    ],
  },
  {
    id: 'final',
    title: msg`Final round`,
    lead: msg`They could take you. It is about doubts now: theirs and yours.`,
    own: 'offers',
    tips: [
      {
        text: msg`Ask what would make them hesitate. If they tell you, you can answer; if not, you have lost nothing.`,
      },
      {
        text: msg`Tell them again, in a sentence, why this job. Late in the process many people sound tired and seem uninterested.`,
      },
      {
        text: msg`Ask what you need for your own decision: who left and why, what the first half year should bring, what a bad week looks like.`,
      },
      {
        text: msg`Do not give notice on a promise. Wait for the offer in writing, with pay, start, place and hours.`,
      },
      {
        text: msg`Where an employer asks a company to check your background, it needs your permission in writing, and has to tell you before it turns you down because of the report.`,
        source: {
          name: 'FTC: employer background checks',
          url: 'https://consumer.ftc.gov/articles/employer-background-checks-and-your-rights',
        },
      },
    ],
  },
  {
    id: 'after',
    title: msg`Afterwards`,
    lead: msg`The half hour after an interview is worth more than the evening before the next.`,
    own: 'interviews',
    tips: [
      {
        text: msg`Write down at once what you were asked, which answer was thin and what you learned about the work. Foothold asks you those questions again in practice.`,
      },
      {
        text: msg`Send thanks within a day, to each person: one thing they said that you kept thinking about, and one sentence on what you would bring. Five lines are enough.`,
      },
      {
        text: msg`Note the day on which they wanted to answer. If it passes, write once, friendly and short, two or three working days later; then go on with your search.`,
      },
      {
        text: msg`After a no, you may ask for one thing you could have done better. Many do not answer. Those who do give you something nobody else can.`,
      },
    ],
  },
];

/** The kinds of questions, and what is no question for an employer. */
export const kindTips: readonly TipsSection[] = [
  {
    id: 'what-you-did',
    title: msg`Questions about what you did`,
    lead: msg`“Tell me about a time …” They assume that you will do again what you did before.`,
    own: 'stories',
    tips: [
      {
        text: msg`Four parts: situation in two sentences, task in one, what you did for most of the time, what came of it at the end. People overdo the first part and forget the last.`,
      },
      {
        text: msg`A number makes it concrete: twelve patients, four trucks, two weeks, 31,000 dollars. Rough ones are fine if you say that they are rough.`,
      },
      {
        text: msg`Choose failures that are over and that you put right. “I work too hard” is heard as a refusal to answer.`,
      },
      {
        text: msg`New to work? A course, a team, a family, a side job count. What matters is that it was up to you.`,
      },
      {
        text: msg`Changing trade? Tell the old story with the new words: a classroom is a group of customers, a kitchen is a production line, and say so.`,
      },
    ],
  },
  {
    id: 'what-you-would-do',
    title: msg`Questions about what you would do`,
    lead: msg`“Imagine that …” There is seldom one right answer; there is a right order.`,
    own: 'practice',
    tips: [
      {
        text: msg`First make it safe, then find out, then decide, then tell those who need to know. Say all four, even the short ones.`,
      },
      {
        text: msg`Say what you would not do. “I would not promise a refund that I may not give” shows that you know where the line is.`,
      },
      {
        text: msg`If something like it has happened to you, add it in two sentences: that turns an opinion into a fact.`,
      },
    ],
  },
  {
    id: 'what-you-know',
    title: msg`Questions about what you know`,
    lead: msg`They want to know where your knowledge ends, and how you behave there.`,
    own: 'practice',
    tips: [
      {
        text: msg`Begin with the plain answer, then its reason, then where it does not hold. Experts are known by the third part.`,
      },
      {
        text: msg`Use their words for the tools, and ask when a word means something else here than where you were.`,
      },
      {
        text: msg`Long out of a field? Say what has changed since and how you have kept up; then nobody has to ask.`,
      },
    ],
  },
  {
    id: 'not-their-business',
    title: msg`Questions you need not answer`,
    lead: msg`Some questions come from habit, some from somewhere worse. You decide which way to take.`,
    tips: [
      {
        text: msg`In the United States all but the smallest employers may not decide by race, color, religion, sex, national origin, age from 40 on, disability or genetic information. Sex includes pregnancy and, since the Supreme Court’s ruling in Bostock (2020), sexual orientation and gender identity. Questions about these are a bad sign, and some are forbidden as such.`,
        source: eeocPractices,
      },
      {
        text: msg`Before an offer they may ask whether you can do the work, with or without help, but not whether you have a disability or what kind.`,
        source: eeocDisability,
      },
      {
        text: msg`Federal law does not forbid asking how old you are, but it can be evidence of an intent to discriminate. Answer what lies behind it: how long you want to stay, and how you learned the newest thing.`,
        source: eeocAge,
      },
      {
        text: msg`Three ways, all polite: answer it if you like; answer the worry (“I can work the hours of this job”); or ask what it has to do with the work. Write the question down afterwards, with the day.`,
      },
      {
        text: msg`Foothold is not a lawyer, and states differ. A charge with the EEOC usually has to be filed within 180 days, in many places within 300.`,
        source: {
          name: 'EEOC: time limits for filing a charge',
          url: 'https://www.eeoc.gov/time-limits-filing-charge',
        },
      },
    ],
  },
];

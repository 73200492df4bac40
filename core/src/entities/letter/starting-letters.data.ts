/** A letter to start from; its paragraphs hold merge fields and what only the person can say. */
export type StartingLetter = { key: 'plain' | 'warm' | 'change' | 'referral'; text: string };

/** The letters that are there from the start, in English. They claim nothing: every fact is a field or a prompt. */
export const startingLetters: readonly StartingLetter[] = [
  {
    key: 'plain',
    text: `{greeting}

I am applying for the {job title} position at {company}. I work as {? your present role}, and the part of this job that I know best is {? the duty in the posting you have done most}.

At {my latest company}, I {? something you did that this job asks for}. The result was {? what changed, with a number if you have one}. I used {? the skills from the posting you used there}.

{? A second, shorter example for another point of the posting}

What I want to do next is {? the kind of work you want more of}, which is why {company} interests me: {? what it does that fits}. I can start {? when}, and I would be glad to talk about the work in more detail.

Sincerely,
{my name}`,
  },
  {
    key: 'warm',
    text: `{greeting}

One line in your posting for a {job title} made me want to write: {? the line that caught you}. It describes {? what you enjoy most in your work}.

The best way to show it is an example. At {my latest company}, {? a situation: what was wrong or missing}. I {? what you did about it}. By the end, {? what was better, and for whom}. What I learned from it is {? one thing you still use}.

I also read about {company}. {? What you noticed or have used yourself} stayed with me, because {? why it matters to you}.

I would enjoy hearing what your team is working on and where another pair of hands would help most. Thank you for taking the time to read this.

Kind regards,
{my name}`,
  },
  {
    key: 'change',
    text: `{greeting}

My latest job title is {my latest title}, so you may wonder why I am applying for a {job title} position. The short answer: {? the part of your old work that is the same as this job} is what I want to do full time.

Three things carry over directly. First, {? a skill you used every week, and where}. Second, {? a result you were responsible for}. Third, {? how you worked with customers, colleagues or machines}.

What my old field did not teach me, I have started to learn: {? a course, a project or practice, and what you made with it}. I have learned something new quickly before: {? when, and what it was}.

I chose {company} for this change because {? your reason}. I would be glad to show you what I can do, in a conversation or with a sample task.

Sincerely,
{my name}`,
  },
  {
    key: 'referral',
    text: `{greeting}

{? Who told you about the job, and how you know each other} told me that you are looking for a {job title} and suggested that I write to you.

I understand that the team needs someone who can {? what you were told about the work}. I have done that: at {my latest company}, I {? what you did}, and {? what came of it}.

I would also bring {? two or three strengths}. The person who referred me can tell you about {? something they have seen you do}.

I would be glad to talk whenever it suits you. My number is {my phone}.

Best regards,
{my name}`,
  },
];

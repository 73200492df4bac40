/**
 * Questions made from what a posting asks for: `name | kind of requirement | kind of question |
 * competence | question`. `{}` is what
 * is asked for, in the posting's words or under its usual name. A kind with a dash names a condition.
 */
export const requirementQuestions = `
skill-1 | skill | T | technology | Tell me about the last piece of work in which you used {}. What went well, and what got in your way?
skill-2 | skill | T | technology | How would you show {} to a new colleague in one hour? What would you leave out?
skill-3 | skill | T | technology | What goes wrong most often with {}, and how do you notice it?
skill-4 | skill | T | technology | What is the hardest thing you have done with {}?
skill-5 | skill | T | learning | Which part of {} do you know least, and how would you be useful on the first day all the same?
skill-6 | skill | S | learning | You are asked for something in {} that you have never done, by tomorrow. How do you go about it?
skill-7 | skill | B | results | Describe something that came out better because you knew {}.
certificate-1 | certificate | T | learning | What did you learn for your {} that you use every week?
certificate-2 | certificate | B | quality | Tell me about a day on which your {} made the difference.
certificate-later-1 | certificate-later | S | planning | You may gain the {} after you start. What is your plan, with dates?
licence-1 | licence | T | quality | What does your {} allow you to do, and where does it end?
licence-2 | licence | B | integrity | Tell me about a time the rules behind your {} made you say no.
licence-later-1 | licence-later | S | planning | You may gain the {} after you start. What is your plan, with dates?
years-1 | years | B | results | The posting asks for {} of experience. Which year of yours taught you most for this job?
years-2 | years | B | introduction | Take us through your experience, with the part first that is nearest to this job.
degree-1 | degree | B | learning | What from your studies or training would you use here in the first month, and what did they leave out?
degree-2 | degree | T | learning | Explain something from your field to us that people outside of it get wrong.
language-1 | language | S | communication | Part of this work is in {}. How would you deal with a conversation in it that gets too fast for you?
language-2 | language | B | communication | Tell me about something you settled in {}.
manner-1 | manner | B | results | The posting says “{}”. Tell me about a day on which somebody could see that in your work.
manner-2 | manner | S | results | The posting says “{}”. What would we notice of it in your first month?
other-1 | other | B | results | The posting asks for this: “{}”. When did you last do that, and what came of it?
other-2 | other | S | planning | The posting asks for this: “{}”. How would you go about it here?
condition-lifting-1 | condition-lifting | S | safety | The work asks for lifting. How do you keep your back, and what do you refuse to lift alone?
condition-physical-1 | condition-physical | S | safety | The work is hard on the body. How do you get through a full week of it?
condition-shifts-1 | condition-shifts | S | adaptability | The hours of this job change. What have you arranged so that you can work them?
condition-travel-1 | condition-travel | S | adaptability | This job takes you away from home. How much of that suits you, and what do you need to do it well?
condition-driving-1 | condition-driving | B | safety | You would drive for this job. Tell me about your driving in the past three years.
condition-portfolio-1 | condition-portfolio | T | results | Choose one piece of your work and tell us what you would do differently today.
condition-attendance-1 | condition-attendance | B | integrity | Tell me about a time it was hard to be there and you were.
workplace-remote-1 | workplace-remote | B | planning | You would work from home. How do others know what you are doing, and how do you know when to stop?
workplace-hybrid-1 | workplace-hybrid | S | communication | The team is in the office on some days and at home on others. What would you keep for the days together?
`;

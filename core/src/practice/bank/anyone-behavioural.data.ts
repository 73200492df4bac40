/** Questions about what one has done, for any work: `kind | competence | words of requirements | question`. */
export const anyoneBehavioural = `
B | teamwork | team, collaborate, together | Tell me about a job that only got done because several people worked together. What was your part?
B | teamwork | team, cross-functional | Describe a time you had to rely on somebody in another department who owed you nothing.
B | teamwork | team, colleagues | Tell me about a colleague you found hard to work with at first and how you came to manage it.
B | teamwork | team, support | When did you last take on work that was not yours because the team needed it?
B | teamwork | team, shift | Tell me about a time your team was short of people. What did you take on, and what did you leave?
B | teamwork | remote, team | Describe something you finished with people you hardly ever met in person.
B | conflict | conflict, difficult | Tell me about a disagreement at work in which you turned out to be wrong.
B | conflict | conflict, negotiate | Describe a time two people you needed wanted opposite things from you.
B | conflict | conflict, feedback | Tell me about something you had to say to a colleague that you would rather not have said.
B | conflict | conflict, manager | When did you last disagree with your manager, and what happened to the decision?
B | conflict | conflict, rules | Describe a time you were asked to do something in a way you thought was wrong.
B | communication | communication, explain | Tell me about something complicated that you had to explain to a person who knew nothing about it.
B | communication | communication, written | Describe a message or report you wrote that changed what people did.
B | communication | communication, listen | When did listening longer than you wanted to save you from a mistake?
B | communication | communication, misunderstanding | Tell me about a misunderstanding you were part of and how you noticed it.
B | communication | languages, bilingual | Describe a time you had to make yourself understood across a language barrier.
B | communication | presentation, present | Tell me about a time you spoke to a group that did not want to hear what you had to say.
B | customer | customer, client, service | Tell me about an angry customer, visitor or caller. What did you say first?
B | customer | customer, client | Describe a time you had to tell somebody no and still keep their trust.
B | customer | customer, service | When did you last do something for a customer that nobody had asked you to do?
B | customer | customer, needs | Tell me about a time what the customer asked for was not what they needed.
B | customer | customer, complaint | Describe a complaint that led you to change how you work.
B | initiative | initiative, self-starter, motivated | What is something at your last workplace that is still done the way you set it up?
B | initiative | initiative, improve | Tell me about a problem everybody had got used to until you did something about it.
B | initiative | initiative, independent | Describe a piece of work nobody gave you that you are glad you took on.
B | initiative | ideas, creative | Tell me about an idea of yours that was turned down. What did you do with it?
B | problem-solving | problem, solving, analytical | Tell me about the hardest problem you worked on in the past year and how you took it apart.
B | problem-solving | problem, troubleshoot | Describe a time the obvious cause of a problem was not the real one.
B | problem-solving | problem, resource | When did you have to get something done without the tools or money it really needed?
B | problem-solving | data, analysis | Tell me about a decision you changed because of a number you looked up.
B | planning | organized, organizational, time management | Tell me about a week in which everything was due at once. How did you decide what came first?
B | planning | plan, project, deadline | Describe a plan of yours that fell apart halfway. What did you keep of it?
B | planning | deadline, detail | When did you last miss a deadline, and when did you tell somebody?
B | planning | organized, records | How did you keep track of the work in your last job, and what slipped through?
B | planning | project, multitask | Tell me about several pieces of work you carried at the same time and how you switched between them.
B | pressure | pressure, fast-paced, stress | Describe the busiest day you remember. What did you do differently from a normal day?
B | pressure | pressure, emergency | Tell me about a time something went wrong in front of people and you had to keep going.
B | pressure | fast-paced, interruptions | When did constant interruptions nearly stop you from finishing something important?
B | pressure | shift, overtime | Tell me about a long stretch of hard work and what kept the quality up until its end.
B | learning | learn, training, quick learner | What is the last thing you taught yourself for work, and how did you know that you had learned it?
B | learning | learn, certification | Tell me about a skill that did not come easily to you.
B | learning | feedback, coachable | Describe criticism that stung at first and turned out to be useful.
B | learning | new, onboarding | How did you get up to speed in the job you knew least about when you started?
B | mistakes | accountability, responsible | Tell me about a mistake of yours that reached somebody outside your team.
B | mistakes | quality, check | Describe an error you caught before anybody else did. Why had it got that far?
B | mistakes | accountability | What is a decision at work you would take back, and what do you do differently because of it?
B | adaptability | flexible, adapt, change | Tell me about a change at work that you did not want. How did you go along with it?
B | adaptability | flexible, schedule | Describe a day on which your plans were worthless by ten in the morning.
B | adaptability | system, software | Tell me about a new system or procedure you had to switch to while the work went on.
B | adaptability | ambiguity, unclear | When were you given a task with hardly any instructions, and what did you ask first?
B | integrity | integrity, honest, ethical | Tell me about a time it would have been easier to say nothing.
B | integrity | confidential, privacy | Describe how you handled something confidential that others were curious about.
B | integrity | policy, compliance | When did a rule get in the way of doing a good thing, and what did you do?
B | integrity | trust, cash, money | Tell me about something valuable that you were trusted with and how you looked after it.
B | leadership | lead, leadership, supervise | Tell me about a time people followed you although you were not their manager.
B | leadership | mentor, train | Describe somebody you helped to become good at their job. What did you actually do?
B | leadership | lead, motivate | When did you have to get people to do something dull or unpleasant, and how did it go?
B | leadership | delegate, lead | Tell me about work you handed over to somebody else and how you kept an eye on it.
B | results | results, goals, targets | What is the piece of work you are proudest of, and how do you know it was good?
B | results | goals, metrics | Tell me about a target you were given and did not reach.
B | results | efficiency, productivity | Describe something you made faster, cheaper or safer. By how much?
B | results | quality, standards | When did you refuse to hand over work because it was not good enough yet?
B | decision | decision, judgment | Tell me about a decision you had to make before you had all the facts.
B | decision | judgment, priorities | Describe a time you stopped something that had already cost a lot of effort.
B | diversity | diverse, inclusive, culture | Tell me about working with somebody whose background was very different from yours. What did you change?
B | safety | safety, safe | Describe a time you noticed something dangerous at work. What did you do in the first minute?
B | persuasion | influence, stakeholder, persuade | Tell me about somebody who had to agree to your plan and did not like it at first.
B | persuasion | sales, negotiate | Describe a negotiation in which both sides left with something.
`;

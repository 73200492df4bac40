/** Questions about what one has done, for any work: `name | kind | competence | words of requirements | question`. */
export const anyoneBehavioural = `
teamwork-1 | B | teamwork | team, collaborate, together | Tell me about a job that only got done because several people worked together. What was your part?
teamwork-2 | B | teamwork | team, cross-functional | Describe a time you had to rely on somebody in another department who owed you nothing.
teamwork-3 | B | teamwork | team, colleagues | Tell me about a colleague you found hard to work with at first and how you came to manage it.
teamwork-4 | B | teamwork | team, support | When did you last take on work that was not yours because the team needed it?
teamwork-5 | B | teamwork | team, shift | Tell me about a time your team was short of people. What did you take on, and what did you leave?
teamwork-6 | B | teamwork | remote, team | Describe something you finished with people you hardly ever met in person.
conflict-1 | B | conflict | conflict, difficult | Tell me about a disagreement at work in which you turned out to be wrong.
conflict-2 | B | conflict | conflict, negotiate | Describe a time two people you needed wanted opposite things from you.
conflict-3 | B | conflict | conflict, feedback | Tell me about something you had to say to a colleague that you would rather not have said.
conflict-4 | B | conflict | conflict, manager | When did you last disagree with your manager, and what happened to the decision?
conflict-5 | B | conflict | conflict, rules | Describe a time you were asked to do something in a way you thought was wrong.
communication-1 | B | communication | communication, explain | Tell me about something complicated that you had to explain to a person who knew nothing about it.
communication-2 | B | communication | communication, written | Describe a message or report you wrote that changed what people did.
communication-3 | B | communication | communication, listen | When did listening longer than you wanted to save you from a mistake?
communication-4 | B | communication | communication, misunderstanding | Tell me about a misunderstanding you were part of and how you noticed it.
communication-5 | B | communication | languages, bilingual | Describe a time you had to make yourself understood across a language barrier.
communication-6 | B | communication | presentation, present | Tell me about a time you spoke to a group that did not want to hear what you had to say.
customer-1 | B | customer | customer, client, service | Tell me about an angry customer, visitor or caller. What did you say first?
customer-2 | B | customer | customer, client | Describe a time you had to tell somebody no and still keep their trust.
customer-3 | B | customer | customer, service | When did you last do something for a customer that nobody had asked you to do?
customer-4 | B | customer | customer, needs | Tell me about a time what the customer asked for was not what they needed.
customer-5 | B | customer | customer, complaint | Describe a complaint that led you to change how you work.
initiative-1 | B | initiative | initiative, self-starter, motivated | What is something at your last workplace that is still done the way you set it up?
initiative-2 | B | initiative | initiative, improve | Tell me about a problem everybody had got used to until you did something about it.
initiative-3 | B | initiative | initiative, independent | Describe a piece of work nobody gave you that you are glad you took on.
initiative-4 | B | initiative | ideas, creative | Tell me about an idea of yours that was turned down. What did you do with it?
problem-solving-1 | B | problem-solving | problem, solving, analytical | Tell me about the hardest problem you worked on in the past year and how you took it apart.
problem-solving-2 | B | problem-solving | problem, troubleshoot | Describe a time the obvious cause of a problem was not the real one.
problem-solving-3 | B | problem-solving | problem, resource | When did you have to get something done without the tools or money it really needed?
problem-solving-4 | B | problem-solving | data, analysis | Tell me about a decision you changed because of a number you looked up.
planning-1 | B | planning | organized, organizational, time management | Tell me about a week in which everything was due at once. How did you decide what came first?
planning-2 | B | planning | plan, project, deadline | Describe a plan of yours that fell apart halfway. What did you keep of it?
planning-3 | B | planning | deadline, detail | When did you last miss a deadline, and when did you tell somebody?
planning-4 | B | planning | organized, records | How did you keep track of the work in your last job, and what slipped through?
planning-5 | B | planning | project, multitask | Tell me about several pieces of work you carried at the same time and how you switched between them.
pressure-1 | B | pressure | pressure, fast-paced, stress | Describe the busiest day you remember. What did you do differently from a normal day?
pressure-2 | B | pressure | pressure, emergency | Tell me about a time something went wrong in front of people and you had to keep going.
pressure-3 | B | pressure | fast-paced, interruptions | When did constant interruptions nearly stop you from finishing something important?
pressure-4 | B | pressure | shift, overtime | Tell me about a long stretch of hard work and what kept the quality up until its end.
learning-1 | B | learning | learn, training, quick learner | What is the last thing you taught yourself for work, and how did you know that you had learned it?
learning-2 | B | learning | learn, certification | Tell me about a skill that did not come easily to you.
learning-3 | B | learning | feedback, coachable | Describe criticism that stung at first and turned out to be useful.
learning-4 | B | learning | new, onboarding | How did you get up to speed in the job you knew least about when you started?
mistakes-1 | B | mistakes | accountability, responsible | Tell me about a mistake of yours that reached somebody outside your team.
mistakes-2 | B | mistakes | quality, check | Describe an error you caught before anybody else did. Why had it got that far?
mistakes-3 | B | mistakes | accountability | What is a decision at work you would take back, and what do you do differently because of it?
adaptability-1 | B | adaptability | flexible, adapt, change | Tell me about a change at work that you did not want. How did you go along with it?
adaptability-2 | B | adaptability | flexible, schedule | Describe a day on which your plans were worthless by ten in the morning.
adaptability-3 | B | adaptability | system, software | Tell me about a new system or procedure you had to switch to while the work went on.
adaptability-4 | B | adaptability | ambiguity, unclear | When were you given a task with hardly any instructions, and what did you ask first?
integrity-1 | B | integrity | integrity, honest, ethical | Tell me about a time it would have been easier to say nothing.
integrity-2 | B | integrity | confidential, privacy | Describe how you handled something confidential that others were curious about.
integrity-3 | B | integrity | policy, compliance | When did a rule get in the way of doing a good thing, and what did you do?
integrity-4 | B | integrity | trust, cash, money | Tell me about something valuable that you were trusted with and how you looked after it.
leadership-1 | B | leadership | lead, leadership, supervise | Tell me about a time people followed you although you were not their manager.
leadership-2 | B | leadership | mentor, train | Describe somebody you helped to become good at their job. What did you actually do?
leadership-3 | B | leadership | lead, motivate | When did you have to get people to do something dull or unpleasant, and how did it go?
leadership-4 | B | leadership | delegate, lead | Tell me about work you handed over to somebody else and how you kept an eye on it.
results-1 | B | results | results, goals, targets | What is the piece of work you are proudest of, and how do you know it was good?
results-2 | B | results | goals, metrics | Tell me about a target you were given and did not reach.
results-3 | B | results | efficiency, productivity | Describe something you made faster, cheaper or safer. By how much?
results-4 | B | results | quality, standards | When did you refuse to hand over work because it was not good enough yet?
decision-1 | B | decision | decision, judgment | Tell me about a decision you had to make before you had all the facts.
decision-2 | B | decision | judgment, priorities | Describe a time you stopped something that had already cost a lot of effort.
diversity-1 | B | diversity | diverse, inclusive, culture | Tell me about working with somebody whose background was very different from yours. What did you change?
safety-1 | B | safety | safety, safe | Describe a time you noticed something dangerous at work. What did you do in the first minute?
persuasion-1 | B | persuasion | influence, stakeholder, persuade | Tell me about somebody who had to agree to your plan and did not like it at first.
persuasion-2 | B | persuasion | sales, negotiate | Describe a negotiation in which both sides left with something.
`;

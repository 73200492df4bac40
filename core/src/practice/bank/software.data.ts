/** Questions of software, data and the systems they run on. */
export const softwareQuestions = `
problem-solving-1 | B | problem-solving | debugging, production, incident | Tell me about a fault in production that you tracked down. How long did you look in the wrong place?
quality-1 | B | quality | testing, code review, quality | Describe a review comment that changed how you write code.
decision-1 | B | decision | architecture, design, trade-offs | Tell me about a technical decision that looked right and was not. What would have told you sooner?
results-1 | B | results | performance, scalability, latency | Describe something you made measurably faster. How did you know where to look?
teamwork-1 | B | teamwork | agile, scrum, product | Tell me about a feature you built that nobody used.
communication-1 | B | communication | stakeholder, documentation | Describe explaining a technical limit to somebody who had already promised otherwise.
learning-1 | B | learning | framework, language, technology | Which technology did you pick up last, and what did you have to unlearn?
mistakes-1 | B | mistakes | deployment, release, devops | Tell me about a release you broke. What stands between you and the next one?
persuasion-1 | B | persuasion | technical debt, refactoring | Describe how you got time for work that no customer would ever see.
integrity-1 | B | integrity | security, privacy, data | Tell me about a time you argued against collecting or keeping some data.
leadership-1 | B | leadership | mentor, senior, tech lead | Describe an engineer who got better while working with you. What did you stop doing for them?
conflict-1 | B | conflict | code review, design | Tell me about a design discussion that you lost and how you helped to build the other one.
decision-2 | S | decision | legacy, migration | You inherit a system that works, that nobody understands, and that must change by spring. How do you begin?
pressure-1 | S | pressure | on-call, incident | You are paged at three in the morning for a service you have never seen. What are your first ten minutes?
planning-1 | S | planning | estimate, deadline | A date was announced that you think is half as long as needed. What do you bring to the next meeting?
quality-2 | S | quality | testing, ci | The test suite fails once in ten runs and people press retry. What do you do?
integrity-2 | S | integrity | security, vulnerability | You find a hole through which customers' data could be read, on a Friday. What do you do, and in what order?
technology-1 | S | technology | ai, machine learning, llm | Somebody proposes to let a model answer customers directly. What would you want to measure first?
technology-2 | T | technology | api, rest, backend, * | How would you design an interface for something that may be called twice by accident?
technology-3 | T | technology | sql, database, postgresql | A query got slow overnight and nobody changed the code. What do you look at?
technology-4 | T | technology | javascript, react, front-end, typescript | A page is slow on an old phone. How do you find out why, and what is usually the cause?
technology-5 | T | technology | python, data, pandas | You get a file with ten million rows that does not fit in memory and has broken lines. What do you do?
technology-6 | T | technology | java, c#, concurrency | Two requests change the same record at once. Which ways out do you know, and which would you take here?
technology-7 | T | technology | aws, cloud, azure, gcp, kubernetes | How would you run a small service so that losing one machine costs nothing?
quality-3 | T | quality | testing, unit tests, * | What do you not test, and why?
technology-8 | T | technology | security, authentication, owasp | How do you store passwords and sessions, and which mistakes do you look for in other people's code? (OWASP Top Ten lists the usual ones.)
technology-9 | T | technology | machine learning, model, statistics | Your model is right 99 times in 100. When is that worthless?
technology-10 | T | technology | data warehouse, etl, pipeline | A number in a dashboard is wrong. How do you trace it back?
technology-11 | T | technology | mobile, ios, android | What should an app do the moment the network goes away?
technology-12 | T | technology | network, linux, systems administrator, help desk | A user says that the internet is slow. What do you ask, and what do you try, in order?
quality-4 | T | quality | ux, design, accessibility, usability | How do you find out that a design works before it is built?
technology-13 | T | technology | git, ci/cd, devops, docker, * | Describe the way from a change on your machine to customers, as you would set it up.
problem-solving-2 | T | problem-solving | algorithms, data structures | Explain when a hash map is the wrong choice.
`;

/** Questions of engineers who build other things than software, and of laboratories. */
export const engineeringQuestions = `
problem-solving-1 | B | problem-solving | root cause, failure analysis | Tell me about a failure that you investigated to its end. What did the first report say, and what was true?
decision-1 | B | decision | design, trade-offs, requirements | Describe a requirement that you got changed and the argument that did it.
planning-1 | B | planning | project, budget, schedule | Tell me about a project whose cost or weight got out of hand. When did you see it?
safety-1 | B | safety | safety, hazard, risk | Describe a risk that you wrote down and that came true.
communication-1 | B | communication | contractor, vendor, client | Tell me about a supplier who delivered something else than the drawing said.
quality-1 | B | quality | laboratory, sample, research | Describe a result that you could not repeat.
integrity-1 | S | integrity | seal, sign-off, compliance | You are asked to sign a drawing that you have not checked. What do you say?
decision-2 | S | decision | prototype, testing | The test passes, but just. The date is next week. What do you do?
conflict-1 | S | conflict | manufacturing, production, field | The people in the workshop have built it differently for years, and it works. What do you do with your drawing?
quality-2 | T | quality | cad, solidworks, autocad, drawing | How do you dimension a part so that two workshops would make the same one?
quality-3 | T | quality | mechanical, stress, fea | When do you trust a simulation, and what do you calculate by hand first?
quality-4 | T | quality | electrical, circuit, pcb | A board works on your bench and fails in the field. What do you look at?
quality-5 | T | quality | civil, structural, site | What do you look for on a first walk over a site?
quality-6 | T | quality | process, lean, six sigma, manufacturing, * | How do you find the step of a process that is worth improving?
quality-7 | T | quality | chemical, laboratory, gmp | How do you write down an experiment so that somebody could repeat it in five years?
safety-2 | T | safety | environmental, hazard, hse, * | How do you compare a rare large danger with a frequent small one?
`;

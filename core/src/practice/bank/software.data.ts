/** Questions of software, data and the systems they run on. */
export const softwareQuestions = `
B | problem-solving | debugging, production, incident | Tell me about a fault in production that you tracked down. How long did you look in the wrong place?
B | quality | testing, code review, quality | Describe a review comment that changed how you write code.
B | decision | architecture, design, trade-offs | Tell me about a technical decision that looked right and was not. What would have told you sooner?
B | results | performance, scalability, latency | Describe something you made measurably faster. How did you know where to look?
B | teamwork | agile, scrum, product | Tell me about a feature you built that nobody used.
B | communication | stakeholder, documentation | Describe explaining a technical limit to somebody who had already promised otherwise.
B | learning | framework, language, technology | Which technology did you pick up last, and what did you have to unlearn?
B | mistakes | deployment, release, devops | Tell me about a release you broke. What stands between you and the next one?
B | persuasion | technical debt, refactoring | Describe how you got time for work that no customer would ever see.
B | integrity | security, privacy, data | Tell me about a time you argued against collecting or keeping some data.
B | leadership | mentor, senior, tech lead | Describe an engineer who got better while working with you. What did you stop doing for them?
B | conflict | code review, design | Tell me about a design discussion that you lost and how you helped to build the other one.
S | decision | legacy, migration | You inherit a system that works, that nobody understands, and that must change by spring. How do you begin?
S | pressure | on-call, incident | You are paged at three in the morning for a service you have never seen. What are your first ten minutes?
S | planning | estimate, deadline | A date was announced that you think is half as long as needed. What do you bring to the next meeting?
S | quality | testing, ci | The test suite fails once in ten runs and people press retry. What do you do?
S | integrity | security, vulnerability | You find a hole through which customers' data could be read, on a Friday. What do you do, and in what order?
S | technology | ai, machine learning, llm | Somebody proposes to let a model answer customers directly. What would you want to measure first?
T | technology | api, rest, backend, * | How would you design an interface for something that may be called twice by accident?
T | technology | sql, database, postgresql | A query got slow overnight and nobody changed the code. What do you look at?
T | technology | javascript, react, front-end, typescript | A page is slow on an old phone. How do you find out why, and what is usually the cause?
T | technology | python, data, pandas | You get a file with ten million rows that does not fit in memory and has broken lines. What do you do?
T | technology | java, c#, concurrency | Two requests change the same record at once. Which ways out do you know, and which would you take here?
T | technology | aws, cloud, azure, gcp, kubernetes | How would you run a small service so that losing one machine costs nothing?
T | quality | testing, unit tests, * | What do you not test, and why?
T | technology | security, authentication, owasp | How do you store passwords and sessions, and which mistakes do you look for in other people's code? (OWASP Top Ten lists the usual ones.)
T | technology | machine learning, model, statistics | Your model is right 99 times in 100. When is that worthless?
T | technology | data warehouse, etl, pipeline | A number in a dashboard is wrong. How do you trace it back?
T | technology | mobile, ios, android | What should an app do the moment the network goes away?
T | technology | network, linux, systems administrator, help desk | A user says that the internet is slow. What do you ask, and what do you try, in order?
T | quality | ux, design, accessibility, usability | How do you find out that a design works before it is built?
T | technology | git, ci/cd, devops, docker, * | Describe the way from a change on your machine to customers, as you would set it up.
T | problem-solving | algorithms, data structures | Explain when a hash map is the wrong choice.
`;

/** Questions of engineers who build other things than software, and of laboratories. */
export const engineeringQuestions = `
B | problem-solving | root cause, failure analysis | Tell me about a failure that you investigated to its end. What did the first report say, and what was true?
B | decision | design, trade-offs, requirements | Describe a requirement that you got changed and the argument that did it.
B | planning | project, budget, schedule | Tell me about a project whose cost or weight got out of hand. When did you see it?
B | safety | safety, hazard, risk | Describe a risk that you wrote down and that came true.
B | communication | contractor, vendor, client | Tell me about a supplier who delivered something else than the drawing said.
B | quality | laboratory, sample, research | Describe a result that you could not repeat.
S | integrity | seal, sign-off, compliance | You are asked to sign a drawing that you have not checked. What do you say?
S | decision | prototype, testing | The test passes, but just. The date is next week. What do you do?
S | conflict | manufacturing, production, field | The people in the workshop have built it differently for years, and it works. What do you do with your drawing?
T | quality | cad, solidworks, autocad, drawing | How do you dimension a part so that two workshops would make the same one?
T | quality | mechanical, stress, fea | When do you trust a simulation, and what do you calculate by hand first?
T | quality | electrical, circuit, pcb | A board works on your bench and fails in the field. What do you look at?
T | quality | civil, structural, site | What do you look for on a first walk over a site?
T | quality | process, lean, six sigma, manufacturing, * | How do you find the step of a process that is worth improving?
T | quality | chemical, laboratory, gmp | How do you write down an experiment so that somebody could repeat it in five years?
T | safety | environmental, hazard, hse, * | How do you compare a rare large danger with a frequent small one?
`;

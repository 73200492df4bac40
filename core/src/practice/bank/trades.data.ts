/** Questions of building, repair and making; a fact in one names its source behind it. */
export const tradeQuestions = `
safety-1 | B | safety | osha, safety, ppe | Tell me about a job you stopped because it was not safe. Who was unhappy about it?
safety-2 | B | safety | lockout, tagout, electrical | Describe how you made sure a machine or a circuit was dead before you worked on it. (Lockout and tagout: 29 CFR 1910.147.)
problem-solving-1 | B | problem-solving | troubleshoot, diagnose, repair | Tell me about a fault that came back after you had fixed it.
quality-1 | B | quality | blueprints, drawings, tolerance | Describe a time the drawing and the building did not agree.
planning-1 | B | planning | estimate, materials, schedule | Tell me about a job you estimated badly. What had you left out?
customer-1 | B | customer | homeowner, customer, service call | Describe a customer who did not believe what you told them about the repair.
teamwork-1 | B | teamwork | crew, apprentice, journeyman | Tell me about an apprentice or helper you brought along. What were they doing alone at the end?
mistakes-1 | B | mistakes | rework, quality | What is the most expensive piece of work you had to do twice?
adaptability-1 | B | adaptability | weather, outdoor, travel | Describe a day when the weather or a late delivery took the plan apart.
conflict-1 | B | conflict | other trades, site, foreman | Tell me about a clash with another trade on a site and who gave way.
learning-1 | B | learning | license, code, certification | Which change in code or method made you learn something over again?
initiative-1 | B | initiative | maintenance, preventive | Describe a breakdown you prevented and how you saw it coming.
integrity-1 | B | integrity | inspection, code | Tell me about pressure to cover up something before the inspector came.
safety-3 | S | safety | height, ladder, scaffold, fall protection | You are eight feet up and the harness is in the truck. The foreman says it takes two minutes. What do you do? (Construction: 6 feet, 29 CFR 1926.501.)
quality-2 | S | quality | inspection, code | You open a wall and find old work that is not to code and not part of your job. What do you do?
customer-2 | S | customer | quote, price | Halfway through, the job turns out to cost half as much again. What do you say, and when?
problem-solving-2 | S | problem-solving | diagnose, production, downtime | The line is down, four people are watching you, and the cause is not the usual one. How do you go about it?
conflict-2 | S | conflict | tools, crew | Your tools come back damaged and nobody says anything. What do you do?
quality-3 | T | quality | electrical, wiring, electrician | A breaker trips once a day at no fixed time. How do you look for the cause?
quality-4 | T | quality | plumbing, plumber, pipe | Water shows on a ceiling two rooms from the bathroom. How do you find the leak with the least damage?
quality-5 | T | quality | hvac, refrigeration, epa | A unit runs all day and does not cool. What do you measure, in which order?
quality-6 | T | quality | welding, welder, fabrication | How do you tell a good weld from one that only looks good?
quality-7 | T | quality | carpentry, framing, carpenter | The floor is out of level by an inch across the room. What are your choices, and what does each cost later?
quality-8 | T | quality | cnc, machinist, machining | The parts drift out of tolerance toward the end of a run. What do you check first?
quality-9 | T | quality | automotive, mechanic, vehicle | A car comes back with the same warning light that you cleared yesterday. What do you do this time?
quality-10 | T | quality | concrete, mason, paving | What decides whether you pour today or not?
quality-11 | T | quality | maintenance, plc, hydraulics | How do you set up the upkeep of a machine that nobody has a manual for?
accuracy-1 | T | accuracy | measure, blueprint, math, * | How do you check a measurement that everything after it depends on?
quality-12 | T | quality | painting, drywall, finishing | What do you look at before you say that a surface is ready?
safety-4 | T | safety | confined space, permit, trench | What has to be in place before somebody goes into a trench or a tank?
quality-13 | T | quality | quality, inspection, gauge, production, * | How do you decide that a part is scrap, and who else needs to know?
`;

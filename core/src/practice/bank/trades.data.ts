/** Questions of building, repair and making; a fact in one names its source behind it. */
export const tradeQuestions = `
B | safety | osha, safety, ppe | Tell me about a job you stopped because it was not safe. Who was unhappy about it?
B | safety | lockout, tagout, electrical | Describe how you made sure a machine or a circuit was dead before you worked on it. (Lockout and tagout: 29 CFR 1910.147.)
B | problem-solving | troubleshoot, diagnose, repair | Tell me about a fault that came back after you had fixed it.
B | quality | blueprints, drawings, tolerance | Describe a time the drawing and the building did not agree.
B | planning | estimate, materials, schedule | Tell me about a job you estimated badly. What had you left out?
B | customer | homeowner, customer, service call | Describe a customer who did not believe what you told them about the repair.
B | teamwork | crew, apprentice, journeyman | Tell me about an apprentice or helper you brought along. What were they doing alone at the end?
B | mistakes | rework, quality | What is the most expensive piece of work you had to do twice?
B | adaptability | weather, outdoor, travel | Describe a day when the weather or a late delivery took the plan apart.
B | conflict | other trades, site, foreman | Tell me about a clash with another trade on a site and who gave way.
B | learning | license, code, certification | Which change in code or method made you learn something over again?
B | initiative | maintenance, preventive | Describe a breakdown you prevented and how you saw it coming.
B | integrity | inspection, code | Tell me about pressure to cover up something before the inspector came.
S | safety | height, ladder, scaffold, fall protection | You are eight feet up and the harness is in the truck. The foreman says it takes two minutes. What do you do? (Construction: 6 feet, 29 CFR 1926.501.)
S | quality | inspection, code | You open a wall and find old work that is not to code and not part of your job. What do you do?
S | customer | quote, price | Halfway through, the job turns out to cost half as much again. What do you say, and when?
S | problem-solving | diagnose, production, downtime | The line is down, four people are watching you, and the cause is not the usual one. How do you go about it?
S | conflict | tools, crew | Your tools come back damaged and nobody says anything. What do you do?
T | quality | electrical, wiring, electrician | A breaker trips once a day at no fixed time. How do you look for the cause?
T | quality | plumbing, plumber, pipe | Water shows on a ceiling two rooms from the bathroom. How do you find the leak with the least damage?
T | quality | hvac, refrigeration, epa | A unit runs all day and does not cool. What do you measure, in which order?
T | quality | welding, welder, fabrication | How do you tell a good weld from one that only looks good?
T | quality | carpentry, framing, carpenter | The floor is out of level by an inch across the room. What are your choices, and what does each cost later?
T | quality | cnc, machinist, machining | The parts drift out of tolerance toward the end of a run. What do you check first?
T | quality | automotive, mechanic, vehicle | A car comes back with the same warning light that you cleared yesterday. What do you do this time?
T | quality | concrete, mason, paving | What decides whether you pour today or not?
T | quality | maintenance, plc, hydraulics | How do you set up the upkeep of a machine that nobody has a manual for?
T | accuracy | measure, blueprint, math, * | How do you check a measurement that everything after it depends on?
T | quality | painting, drywall, finishing | What do you look at before you say that a surface is ready?
T | safety | confined space, permit, trench | What has to be in place before somebody goes into a trench or a tank?
T | quality | quality, inspection, gauge, production, * | How do you decide that a part is scrap, and who else needs to know?
`;

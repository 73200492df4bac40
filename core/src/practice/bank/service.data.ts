/** Questions of shops and of personal services. */
export const retailQuestions = `
customer-1 | B | customer | retail, customer service, sales | Tell me about a sale that you did not push for and that came anyway.
customer-2 | B | customer | returns, complaint | Describe a return you were not allowed to take. How did the customer leave the shop?
results-1 | B | results | sales goals, upsell, quota | Tell me about a month in which you missed or beat your target. What made the difference?
integrity-1 | B | integrity | cash handling, register, loss prevention | Describe a time your till did not match.
pressure-1 | B | pressure | holiday, black friday, busy | Tell me about the busiest hour you worked on a shop floor.
initiative-1 | B | initiative | merchandising, display | What did you change in how something was shown, and what did it do for sales?
teamwork-1 | B | teamwork | store, shift, team | Describe closing a store with too few people.
leadership-1 | B | leadership | shift lead, supervisor, keyholder | Tell me about the first time you had to correct somebody you used to work beside.
learning-1 | B | learning | product knowledge | How did you learn a product well enough to talk to somebody who knew more than you?
customer-3 | S | customer | customer, upset | A customer films you while complaining. What do you do?
integrity-2 | S | integrity | discount, friend, policy | A friend comes in and winks about your staff discount. What do you say?
safety-1 | S | safety | theft, loss prevention | You think somebody is about to walk out with goods. What do you do, and what do you never do?
customer-4 | S | customer | sales, needs | Someone says that they are only looking. What is your next sentence, and when?
planning-1 | S | planning | inventory, delivery, stock | A delivery arrives during the busiest hour and you are two people. How do you split the work?
customer-5 | T | customer | pos, register, cash, * | How do you open and close a register so that the next person can trust it?
results-2 | T | results | sales, commission, crm | How do you find out what a customer can spend without asking?
accuracy-1 | T | accuracy | inventory, stock, ordering, * | How do you decide what to reorder, and how much?
customer-6 | T | customer | cosmetics, salon, stylist, client | How do you find out what a client really wants before you begin?
`;

/** Questions of kitchens, bars, dining rooms and hotels; a fact in one names its source behind it. */
export const foodQuestions = `
pressure-1 | B | pressure | kitchen, line cook, restaurant, fast-paced | Tell me about a service that went down in flames. What did you do when it was over?
customer-1 | B | customer | server, guest, hospitality | Describe a guest you won back after a bad start.
teamwork-1 | B | teamwork | kitchen, front of house | Tell me about trouble between kitchen and floor and what settled it.
quality-1 | B | quality | food safety, haccp, servsafe | Describe a time you threw food away that somebody wanted to keep.
results-1 | B | results | food cost, waste, inventory | Tell me about something you did to cut waste. How much did it save?
leadership-1 | B | leadership | chef, sous chef, train | How did you train a cook who had never worked a line?
safety-1 | S | safety | allergy, allergen | A guest mentions an allergy after the order has gone in. What happens next?
integrity-1 | S | integrity | alcohol, bartender | A regular who has had enough orders another one. What do you say?
customer-2 | S | customer | hotel, front desk, overbooked | A family stands at the desk at midnight and their room is gone. What do you do?
pressure-2 | S | pressure | server, tables | You have three tables waiting, one complaint and a tray in your hands. In which order do you go?
quality-2 | T | quality | food safety, temperature, * | How do you know that cold food has stayed cold enough? (41°F or below: FDA Food Code 3-501.16.)
planning-1 | T | planning | prep, mise en place, catering | How do you plan prep for a banquet of eighty with one oven?
quality-3 | T | quality | cleaning, sanitation, housekeeping | How do you turn a room or a station around quickly without cutting the corner that matters?
technology-1 | T | technology | pos, reservations, property management, * | What do you do in the first ten minutes after the ordering system has gone down?
`;

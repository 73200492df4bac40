/** Questions of drivers; a fact in one names its source behind it. */
export const drivingQuestions = `
safety-1 | B | safety | cdl, safe driving, dot | Tell me about the closest you came to an accident. What do you do differently since?
safety-2 | B | safety | pre-trip, inspection | Describe a defect you found on a pre-trip inspection and what happened to the load.
integrity-1 | B | integrity | hours of service, eld, logbook | Tell me about a time you were pressed to drive longer than you should. (Property carriers: 11 hours of driving after 10 off duty, 49 CFR 395.3.)
planning-1 | B | planning | route, delivery, dispatch | Describe a day on which the route you were given could not work. What did you do about it?
customer-1 | B | customer | customer, delivery | Tell me about a delivery at which the customer refused the load or was furious.
pressure-1 | B | pressure | winter, weather, mountain | Describe the worst weather you drove in, and when you decided to stop.
communication-1 | B | communication | dispatch, communication | Tell me about a disagreement with a dispatcher and how you settled it.
adaptability-1 | B | adaptability | overnight, regional, over the road | How did you look after your sleep and your family in the job that kept you away longest?
mistakes-1 | B | mistakes | backing, damage | Describe damage you caused, however small, and whom you told.
safety-3 | S | safety | brakes, tires | Fifty miles from the yard your trailer pulls to one side. What do you do?
integrity-2 | S | integrity | overweight, scale | The shipper's papers say 42,000 pounds and the truck feels heavier. What do you do before you leave?
safety-4 | S | safety | fatigue, alert | You are legal to drive for two more hours and can hardly keep your eyes open. Whom do you call, and what do you say?
customer-2 | S | customer | dock, detention, warehouse | You have waited four hours at a dock and your next appointment is in danger. How do you handle it?
safety-5 | S | safety | school bus, passengers, transit | A passenger becomes aggressive while the bus is moving. What do you do?
safety-6 | S | safety | accident, emergency | You come around a bend to a car on its roof. Talk me through your first five minutes.
safety-7 | T | safety | air brakes, cdl | Walk me through an air-brake check and the point at which you would not drive.
safety-8 | T | safety | hazmat, tanker, placards, cdl | How do you make sure that what the papers, the placards and the load say is the same?
safety-9 | T | safety | cargo, load securement, flatbed, cdl | How do you secure a load you have never carried before, and when do you check it again?
planning-2 | T | planning | gps, route, height, * | How do you plan a route for a tall or heavy vehicle, and why is a car's navigation not enough?
technology-1 | T | technology | eld, telematics, cdl | What do you do when the logging device fails in the middle of a day?
safety-10 | T | safety | backing, trailer, coupling, cdl | How do you couple a trailer, and how do you know that it is really coupled?
`;

/** Questions of warehouses, yards and delivery of goods. */
export const warehouseQuestions = `
safety-1 | B | safety | forklift, warehouse, osha | Tell me about something unsafe in a warehouse that you changed or reported.
results-1 | B | results | pick, productivity, rate | Describe how you reached the rate you were measured by without more errors.
teamwork-1 | B | teamwork | shift, team, peak | Tell me about the peak season you remember best and what held the crew together.
accuracy-1 | B | accuracy | inventory, count, cycle | Describe a count that did not match. How did you find out why?
adaptability-1 | B | adaptability | cross-train, flexible | Which stations can you work, and how did you learn the last one?
mistakes-1 | B | mistakes | shipping, damage | Tell me about goods you damaged or sent to the wrong place.
safety-2 | S | safety | forklift, pedestrian | A colleague drives a forklift past you with the load so high that they cannot see. What do you do?
accuracy-2 | S | accuracy | scanner, label, shipping | The scanner says one thing and the label another, and the truck leaves in ten minutes. What do you do?
pressure-1 | S | pressure | overtime, deadline | You are asked for a fourth day of overtime in a row. How do you answer?
integrity-1 | S | integrity | theft, inventory | You see somebody put a small item into their bag. What do you do?
safety-3 | T | safety | forklift, inspection | What do you check before the first lift of a shift, and what would make you park the truck?
safety-4 | T | safety | lifting, ergonomics, * | How do you lift something awkward that is just within what you can carry?
accuracy-3 | T | accuracy | fifo, receiving, inventory, * | How do you receive a delivery, from the door to the shelf, so that the count is right?
technology-1 | T | technology | wms, rf, scanner, * | Which systems did you work with, and what did you do when they were down?
`;

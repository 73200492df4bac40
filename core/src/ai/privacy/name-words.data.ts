const words = `
abel amber america angel april art ash ashley aspen august austin autumn baker ball banks battle bay bell berry best bill bird
bishop black blue bolt bond booth boston branch bridge bridges brook brooklyn brooks brown buck bush butler candy carol carpenter
carter case cash chance chandler charity chase chelsea chip christian church clark clay clerk coach cole coleman cook cooper court
crane cross dale dallas dawn day dean denver destiny dick doe dolly draper drew driver duke earl early easter eve faith farmer
fields field fish fisher flower flowers foot ford forest foster fox frank freeman french friday frost gale gardener gardner garland
gay gene georgia german gill ginger glen glass gold golden good goodman grace grant gray green grey guy hall hand harmony harper
harvest haven hazel head heath heather hill holland hope house houston hunt hunter hyde india iris israel ivory ivy jack jackson
jade jasmine jay jewel jordan joy judge june justice king knight lake lamb lance lane law lee lily lincoln link little london long
love mace madison major mark marsh mason max may mercy merit miles mill miller mills moon more music myrtle nice noble norm north
nurse olive page paige parish paris park parker parks pat patience pearl penny pepper piper pitt poe pond pope porter potter power
powers price prince queen rain ray read reed reid rice rich ridge rivers rob robin rock rod rose ruby rush rusty sage sailor
salmon sandy santa savannah sawyer scout sergeant sharp shepherd short silver singer skip slate small smart smith snow song south
spring staff star stern stone storm story street strong sue summer summers sun swift sydney taylor teacher temple terry thorne
tiger trace tree trinity troy tucker turner tyler upton van victor victoria viola violet virginia wade walker wall ward warden
washington waters weaver webb wells west wheeler white wild will winter winters wise wolf wood woods worth wren york young
`;

/** Names that are words, months, trades, places or employers' names too: cut where they can only be the person. */
export const nameWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));

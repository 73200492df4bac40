/**
 * What somebody does who is called so, where neither the name nor a line says it: the last word of a title, or two joined by `_`,
 * and the bases of verbs, each of little claim. A forklift operator drives forklifts; nobody of these leads or decides.
 */
export const tradeActRows = `
operator operate drive run work handle
driver drive deliver haul transport
nurse nurse care look_after treat chart attend work
aide help assist care look_after support
assistant help assist support
caregiver care look_after help
bookkeeper keep book record post pay
accountant account keep reconcile close
clerk file enter record handle
cook cook prepare prep make
chef cook prepare make
baker bake prepare make
barista make brew serve
server serve wait
waiter serve wait
waitress serve wait
bartender serve pour mix tend
cashier ring handle serve take
teacher teach instruct
tutor teach tutor
instructor teach instruct
engineer engineer build write develop design code make work
developer develop build write code program make
programmer program write code build
designer design draw make
analyst analyze report look_into study
mechanic repair fix maintain service work
technician service maintain repair install fix test
electrician wire install repair
plumber install repair fit
carpenter build make install
welder weld join
machinist machine make cut run
picker pick pull gather
packer pack wrap
loader load unload
stocker stock shelve fill
janitor clean sweep mop
custodian clean sweep maintain
housekeeper clean tidy
cleaner clean
gardener garden plant tend
landscaper plant mow tend
guard guard watch patrol
receptionist greet answer receive welcome
secretary type file schedule answer
salesperson sell advise serve
representative answer help serve advise
associate serve help
recruiter recruit source screen
writer write
editor edit
translator translate
interpreter interpret
photographer photograph shoot
hairdresser cut style
barber cut shave
paramedic treat transport care
pharmacist dispense fill
therapist treat work
librarian catalog lend help
painter paint
roofer roof install
farmer farm grow
dispatcher dispatch route send
scheduler schedule
planner plan
buyer buy order purchase
tester test
administrator administer run maintain keep
`;

/** Names of one trade: where a title ends in one of a row, a sentence may use another. */
export const tradeNameRows = `
engineer developer programmer
operator driver
aide assistant helper
server waiter waitress
janitor custodian cleaner
teacher educator instructor
representative rep agent
salesperson salesman saleswoman seller
hairdresser stylist
stocker clerk
packer packager
`;

/** What a field in front of such a name is told by: words of lines or skills. */
export const tradeFieldRows = `
it network networking server windows computer desktop laptop software printer directory vmware
backend service services api server database sql postgresql mysql queue endpoint microservice go java python node rails django
back service services api server database sql postgresql
frontend react css html screen page interface javascript typescript vue angular
front react css html screen page interface javascript typescript
mobile ios android swift kotlin app
data sql etl warehouse pipeline spark
platform kubernetes terraform docker deploy cluster
infrastructure kubernetes terraform docker deploy cluster server
devops kubernetes terraform docker deploy pipeline
web html css javascript site website page react
`;

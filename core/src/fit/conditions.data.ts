/**
 * What a person is asked rather than judged by: a key of `conditions`, then words that name it, divided by `|`. A `=` asks
 * for the very letters.
 */
export const conditionRows = `
lifting | =lift | =Lift | =lifting | =Lifting | lift up to | push and pull | carry up to | pounds | lbs | lift and carry | =carrying
physical | standing for | prolonged standing | standing and | sitting and | standing up | bend and | bend or | =climbing | walking for | medical and physical | medical physical | stoop | squat | assume postures | stand for | stand for long | sit for | walking | prolonged periods | bending | kneeling | climbing | climb ladders | stooping | crouching | reaching overhead | reach overhead | reaching for | physical demands | physically | physical stamina | physical ability | manual dexterity | physical requirements | extreme temperatures | remain seated | repetitive motion | visual acuity | dexterity | ascend | on your feet | stand | heights | outdoors | inclement weather
shifts | nights | weekends | evenings | weekend | holidays | overtime | =shifts | =Shifts | second shift | third shift | shift work | on-call | on call | flexible schedule | flexible hours | overnight | night shift | rotating shifts | weekend work | work schedule may vary | alternate shifts | extended hours | irregular hours | 24/7 | evening hours | nights and weekends | after hours | hours a day | scheduled shifts | work hours | extended hours
travel | travel | travel up to | business travel | overnight travel | traveling | travelling
driving | driving record | clean driving record | motor vehicle record | =MVR | safe driving record | driving history | driver record | insurable | accident record | accident | moving violations
vehicle | reliable transportation | own vehicle | own car | reliable vehicle | personal vehicle | access to a car | access to a vehicle | own transportation | automobile insurance | auto insurance | car insurance | insured vehicle | access to reliable transportation | vehicle insurance
background-check | criminal background check | background checks | fingerprint checks | abuse clearance | screening requirements | criminal background investigation | criminal history investigation | background investigations | background check | background checks | fingerprint | fingerprinting | criminal background | background investigation | criminal history | criminal record | background screening | fingerprints | background clearance | reference check | credit check | polygraph
drug-test | drug test | drug screen | drug screening | drug testing | drug and alcohol | drug free | drug tests
age | years of age | years old | year of age | minimum age | 18 years | 21 years | 18 or older | 21 or older | age 18 | age 21 | 16 years
relocation | relocate | require relocation | relocation required | relocation is required | willing to relocate
residency | reside | residency | must live | a city resident | be a resident | resided | be a resident | located in | based in | live in | live within | resident of | commute | commutable | commuting distance | city residency
vaccination | vaccinated | vaccination | vaccinations | immunization | immunizations | tuberculosis | tb test | flu shot | covid-19 vaccine | =TB | vaccine
portfolio | portfolio | online portfolio | work samples | portfolio of work
attendance | regular attendance | consistent attendance | reliable attendance | in-person | in person daily | onsite daily | onsite on a daily | on-site presence | in-office | days a week | days per week | hours per week | work full time | =PST hours | physical presence | from the office
`;

/**
 * What people wish of a job besides the work, as they say it: the wish, and its wordings. A title or text that has one of
 * them meets the wish. Folded as `titleWords` does.
 */
export const wishWords: readonly (readonly [wish: string, phrases: string])[] = [
  [
    'shift:night',
    'night | night shift | overnight | overnight shift | 3rd shift | third shift | graveyard | graveyard shift | nightshift',
  ],
  ['shift:evening', 'evening | evening shift | 2nd shift | second shift | swing shift | late shift'],
  ['shift:day', 'day shift | 1st shift | first shift | daytime | dayshift'],
  ['shift:weekend', 'weekend | weekend shift | saturday | sunday'],
  [
    'language:es',
    'spanish | spanish speaking | spanish speaker | bilingual spanish | spanish bilingual | bilingual',
  ],
  ['language:de', 'german | german speaking | german speaker | deutsch | dach'],
  ['language:fr', 'french | french speaking | french speaker | francophone'],
  ['language:it', 'italian | italian speaking | italian speaker'],
  ['language:pt', 'portuguese | portuguese speaking | portuguese speaker'],
  ['language:nl', 'dutch | dutch speaking | dutch speaker'],
  ['language:pl', 'polish speaking | polish speaker'],
  ['language:ru', 'russian | russian speaking | russian speaker'],
  ['language:uk', 'ukrainian | ukrainian speaking'],
  ['language:zh', 'mandarin | mandarin speaking | mandarin speaker | chinese | chinese speaking | cantonese'],
  ['language:ja', 'japanese | japanese speaking | japanese speaker'],
  ['language:ko', 'korean | korean speaking | korean speaker'],
  ['language:vi', 'vietnamese | vietnamese speaking'],
  ['language:ar', 'arabic | arabic speaking | arabic speaker'],
  ['language:he', 'hebrew | hebrew speaking'],
  ['language:hi', 'hindi | hindi speaking'],
  ['language:tr', 'turkish | turkish speaking'],
  ['language:tl', 'tagalog | tagalog speaking'],
  ['language:ht', 'haitian creole | creole'],
  ['language:th', 'thai | thai speaking'],
  ['language:ase', 'sign language | asl'],
  ['sponsorship:offered', 'visa sponsorship | sponsorship | h1b | h 1b | visa | sponsor'],
  ['clearance:required', 'security clearance | clearance | secret clearance | top secret | ts sci | cleared'],
  [
    'record:fair-chance',
    'fair chance | second chance | felon | felon friendly | for felon | criminal record',
  ],
];

/**
 * Work that is named by its place, its field or whom it is done with: the groups of the classification (SOC 2018: major
 * `35`, minor `35-2`, or an occupation) whose trades are done there, and what people say.
 */
export const fieldWords: readonly (readonly [groups: string, phrases: string])[] = [
  [
    '53-7062 53-7065 53-7064 53-7063 53-7051 43-5071',
    'warehouse | distribution center | fulfillment center | order picking | picking and packing | pick pack',
  ],
  ['41-2 41-1011', 'retail | shop | in a store | store work | shop work'],
  ['35-2 35-1011 35-9021', 'kitchen | cooking | food prep | culinary | baking'],
  ['35', 'restaurant | food service | catering'],
  ['35-3', 'waiting table | serving table | bartending'],
  ['43-6 43-9061 43-4171', 'office | clerical | office work | admin work | paperwork | desk work'],
  ['43-4171 43-4081', 'front desk | reception'],
  ['43-4051 41-9041', 'call center | phone work'],
  ['15-1', 'tech | coding | programming | computer'],
  ['47-2 47-3', 'construction | building site'],
  ['47-2 49-9 51-4', 'skilled trade | learn a trade'],
  ['37-2011 37-2012 37-2019', 'cleaning | janitorial | housekeeping | clean house | cleaning house'],
  ['37-3 45-4', 'landscaping | gardening | grounds keeping | outdoor | outside | outdoor work'],
  ['53-3', 'driving | delivery | delivering'],
  ['33-9', 'security | guarding'],
  ['29-1 29-2 31-1 31-9', 'health care | medical | hospital | clinic'],
  ['31-1', 'care work | caring for elderly | elder care | elderly | senior care | caring for senior'],
  [
    '39-9011 25-2011 25-2012 25-2021 25-9042 39-9032',
    'children | kid | child | little kid | toddler | with children | with kid',
  ],
  ['25-2 25-3 25-9', 'teaching | school | education | classroom'],
  ['39-2 29-2056 29-1131 31-9096', 'animal | pet | dog | with animal'],
  [
    '49-3023 49-3021 49-3022 49-3031',
    'car | fixing car | auto repair | repairing car | truck repair | engine repair',
  ],
  ['51', 'factory | manufacturing | production | assembly line | plant work'],
  ['23', 'legal | law'],
  ['13-2', 'finance | banking'],
  ['13-2011 43-3031', 'accounting | bookkeeping'],
  ['13-1071 43-4161 11-3121', 'human resource | hr'],
  ['11-2021 13-1161', 'marketing'],
  ['41-3 41-4 41-9', 'sales | selling'],
  ['39-5', 'beauty | salon | hair'],
  ['39-9031', 'fitness | gym'],
  ['19-4 29-2', 'lab | laboratory'],
  ['17-2', 'engineering'],
  ['27-1', 'design'],
  ['27-3', 'writing'],
  [
    '35-3 41-2 39-3',
    '16 year old | for 16 year old | teenager | teen | for teenager | first job | high school student',
  ],
];

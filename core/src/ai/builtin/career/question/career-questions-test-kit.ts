/**
 * What an answer to each of the sixty labelled questions must say, by our own reading of their labels: `has` in the whole
 * answer, `first` in its direct replies and the names of its list, `never` in neither of these two.
 */
export const questionChecks: Readonly<
  Record<string, { first: readonly RegExp[]; has?: readonly RegExp[]; never?: RegExp }>
> = {
  'c3-01': {
    first: [/about 2 to 3 years/, /about 4 years/, /NCLEX-RN/, /Every state licenses/],
    never: /Engineer|weeks/,
  },
  'c3-02': {
    first: [/Licensed Practical/, /12 to 18 months/, /NCLEX-PN/, /few thousand dollars/, /not known here/],
  },
  'c3-03': {
    first: [
      /^.*No, not with the Texas license/,
      /Oregon is not in/,
      /Oregon State Board of Nursing/,
      /endorsement/,
      /does not help/,
    ],
  },
  'c3-04': {
    first: [/both in the Nurse Licensure Compact/, /to work on/, /within 60 days/],
    never: /NCLEX-RN again/,
  },
  'c3-05': { first: [/California is not in/, /California alone/, /endorsement/, /legal residence/] },
  'c3-06': {
    first: [
      /\$97,550/,
      /\+4\.9%/,
      /189,/,
      /about 2 to 3 years/,
      /nights|weekends/,
      /hard on the body/,
      /emotional strain/,
    ],
  },
  'c3-07': {
    first: [/utilization review/, /informatics/i, /RN license in use/],
    never: /Critical Care Nurses|Nursing Assistants/,
  },
  'c3-08': { first: [/Amarillo, TX metro area: median \$86,850/], has: [/May 2025/] },
  'c3-09': { first: [/Toledo, OH metro area: median \$44,120/] },
  'c3-10': {
    first: [
      /Yes: in California/,
      /certified phlebotomy technician/,
      /Department of Public Health/,
      /1 to 6 months/,
    ],
  },
  'c3-11': {
    first: [/Human Resources Specialists/, /Behavioral technician/, /master’s degree or doctorate/],
  },
  'c3-12': {
    first: [/Technical Writers/, /From home/, /No experience/],
    has: [/At least \$50,000/, /grant writing/, /Studied: English/],
  },
  'c3-13': { first: [/\+15\.8%/, /no promise/, /harder to get/, /Information Security Analysts/] },
  'c3-14': {
    first: [/lawyer/, /3 years, 4 part time/, /LSAT/, /bar exam/, /character review/, /about 4 years/],
  },
  'c3-15': {
    first: [/conservation/i, /science writing/, /doctor/],
    has: [/Not in a laboratory/],
    never: /Laboratory Technologists|Physicians/,
  },
  'c3-16': {
    first: [/150 credit hours/, /one year of experience/, /two years of experience/, /board of your state/],
  },
  'c3-17': { first: [/\+2\.1%/, /slower than most/, /20,000 openings/], has: [/\$62,960/] },
  'c3-18': {
    first: [
      /3 to 8 weeks/,
      /\$3,000 to \$8,000/,
      /entry-level driver training/,
      /promise to stay/,
      /medical card/,
    ],
  },
  'c3-19': {
    first: [/\$58,640/, /Dispatchers/, /CDL instruction/],
    has: [/Not hard on the body/, /Not with nights away/, /\$50,340/],
    never: /Light Truck/,
  },
  'c3-20': { first: [/good for driving in every state/, /one CDL/, /within 30 days/, /not repeated/] },
  'c3-21': { first: [/Memphis, TN-MS-AR metro area: median \$63,070/] },
  'c3-22': { first: [/one year/, /for life/, /ten years/, /Clearinghouse/] },
  'c3-23': {
    first: [/class B/, /passenger endorsement/, /split shifts/, /summers/],
    has: [/Bus Drivers, Transit/],
  },
  'c3-24': {
    first: [/Tutors/, /Substitute/, /pension/, /curriculum writing/],
    never: /Special Education Teachers/,
  },
  'c3-25': {
    first: [
      /Reciprocal Teaching License, for one year/,
      /Preliminary or Professional/,
      /TSPC/,
      /not valid in another state/,
    ],
  },
  'c3-26': {
    first: [/Training and Development/, /project coordination/, /Left out: education/],
    has: [/Without going back to school/],
    never: /School Teachers|School Counselors/,
  },
  'c3-27': { first: [/initial certificate/, /within five years/] },
  'c3-28': { first: [/−2%/, /−1\.6%/, /91,000/, /66,200/, /replace/, /special education/] },
  'c3-29': { first: [/Phoenix-Mesa-Chandler, AZ metro area: median \$59,180/] },
  'c3-30': {
    first: [/one to two years/, /subject tests/, /residencies/, /Another bachelor’s degree is not needed/],
  },
  'c3-31': {
    first: [/estimator/, /Construction and Building Inspectors/, /vocational instruction/],
    has: [/Not hard on the body/, /Age 54/],
    never: /Roofers|Tile|Helpers/,
  },
  'c3-32': {
    first: [
      /No national license/,
      /International Code Council/,
      /journeyman or master count/,
      /Construction and Building Inspectors/,
    ],
  },
  'c3-33': { first: [/No, not as it is/, /Oregon Building Codes Division/, /take Oregon’s exam/] },
  'c3-34': {
    first: [/4 to 5 years/, /8,000 hours/, /half of a journeyman/, /credit/],
    has: [/\$53,750/, /\$63,190/],
  },
  'c3-35': {
    first: [/Erie, PA metro area: median \$55,120/, /\$59,620/, /CNC/, /Tool and Die/],
    has: [/Age 58/],
  },
  'c3-36': { first: [/Tampa.*\$50,540/, /needs no contractor license/, /EPA section 608/] },
  'c3-37': { first: [/valid in every state and does not expire/, /another matter/] },
  'c3-38': {
    first: [/\$63,800/, /\$63,190/, /4 to 5 years/, /pays you/],
    has: [/\+9\.5%/, /\+4\.5%/, /Without debt/],
  },
  'c3-39': { first: [/Fresno, CA metro area: median \$71,710/] },
  'c3-40': {
    first: [
      /four years of apprenticeship/,
      /Idaho licenses plumbers/,
      /Boise City, ID metro area: median \$56,940/,
    ],
  },
  'c3-41': {
    first: [/EMT/, /bridge programs/, /GI Bill/, /Emergency Medical Technicians/],
    never: /Police|Security/,
  },
  'c3-42': {
    first: [/In Texas/, /Avionics Technicians \(\$81,950\)/, /clearance/],
    has: [/At least \$80,000/],
  },
  'c3-43': { first: [/waive the skills/, /within a year/, /guard/, /no CDL/] },
  'c3-44': { first: [/Yes: the Post-9\/11 GI Bill/, /housing allowance/, /approved by VA/] },
  'c3-45': {
    first: [
      /airframe and powerplant/,
      /18 months/,
      /part 147/,
      /written, oral and practical/,
      /not the certificate itself/,
    ],
  },
  'c3-46': { first: [/−5\.8%/, /1,373,680/, /QuickBooks/, /payroll/] },
  'c3-47': {
    first: [/Teaching Assistants/, /Bus Drivers, School/, /cafeteria/],
    has: [/Without a college degree/, /During school hours/],
  },
  'c3-48': {
    first: [/Software Quality Assurance/, /automation/, /\$104,300/, /competition/],
    never: /Inspectors, Testers/,
  },
  'c3-49': {
    first: [/\$51,140/, /4 to 12 months/, /CPC/, /often on site/],
    has: [/\+7\.1%/],
    never: /Computer Programmers/,
  },
  'c3-50': {
    first: [
      /Tulsa/,
      /Electricians \(\$62,280\)/,
      /Industrial Machinery Mechanics \(\$62,010\)/,
      /longer than two years, but pays/,
    ],
    never: /School Teachers/,
  },
  'c3-51': { first: [/No flat ban/, /declaratory order/, /clinical sites/] },
  'c3-52': { first: [/welding/, /HVAC/, /opinion ahead/, /fair-chance/, /Not every employer/] },
  'c3-53': { first: [/within seven years/, /within five/, /Simple possession/, /waiver/] },
  'c3-54': {
    first: [/forklift/, /no diploma or GED for a CDL/, /opens most of the rest/],
    has: [/Without a high school diploma/],
  },
  'c3-55': {
    first: [/In Ohio/, /Electricians \(\$64,700\)/, /Operating Engineers.*\$64,940/],
    has: [/At least \$60,000/, /Without a college degree/],
    never: /Registered Nurses|Managers/,
  },
  'c3-56': {
    first: [/In Spokane, WA/, /Truck Drivers \(\$62,980\)/, /begins earns less/, /Left out: construction/],
    never: /Electricians|Carpenters|Laborers/,
  },
  'c3-57': { first: [/1,000 hours/, /TDLR/, /not valid in another state as it is/] },
  'c3-58': {
    first: [
      /\+49\.9%/,
      /\+42\.1%/,
      /2,300 openings/,
      /4,100 openings/,
      /small occupation/,
      /heights/,
      /policy/,
    ],
  },
  'c3-59': { first: [/2 to 3 years/, /NBDHE/], has: [/\$98,100/, /\$48,070/], never: /Dentists/ },
  'c3-60': {
    first: [/arson inspection/, /animal control/, /Left out: security guard/],
    has: [/Not done at a desk/],
    never: /Security Guards|Dispatchers|Analysts/,
  },
};

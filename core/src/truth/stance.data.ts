/** Expressions of clauses that tell of no work; `stance.ts` says what each of them still has compared. */

/** Thanks, greetings and what is enclosed. */
export const courtesy =
  /^(?:dear|to whom|thank|many thanks|with thanks|please|feel free|sincerely|hello|hi|good (?:morning|day|afternoon))\b|\b(?:enclosed|attached|references (?:are|can be|upon|on)|at your convenience|hear(?:ing)? (?:back )?from you|your (?:time|consideration|patience)|(?:reach|contact|call|e-?mail|write to|phone) me|get in touch|(?:talk|speak|meet|discuss) (?:with you|further|it|this|in person)|(?:happy|glad|pleased|delighted) to (?:talk|discuss|answer|provide|meet|share|tell|send|show|come)|a (?:conversation|call|meeting|chat) with you|tell you more|learn more about)\b/i;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** When, where and on what terms somebody can work, each kind of it in an expression of its own. */
export const availability: readonly RegExp[] = [
  /\b(?:availab(?:le|ility)|notice period|(?:weeks?|months?|days?)['’]? notice|on short notice|start date|relocat(?:e|ing|ion)|commut(?:e|ing)|willing to|open to|authorized to work|work permit|right to work|eligible to work)\b/i,
  /\b(?:start|begin|join|there|come in)(?: you| work)? (?:within|immediately|right away|straight away|as soon|at once|tomorrow|any ?time|whenever|next|on (?:short|monday|the))\b/i,
  new RegExp(
    `\\b(?:start|begin|join)(?: you| work)? in (?:an?|one|two|three|four|six|the|early|late|${months})\\b`,
    'i',
  ),
  /\b(?:(?:ready|willing|able|happy|planning|about|going) to move|free (?:for|on|to|after|any|all|until)|(?:can|could|would|will) come (?:in|by|for|over)|whenever (?:it|you|that)|(?:could|can) be there|would (?:need|fit|suit)|(?:be|am) reached|before i (?:could|can) (?:start|begin|join))\b/i,
  /\blive (?:close|near|nearby|within|just|around|only|\w{1,12} (?:minutes|miles|blocks))\b/i,
  /\b(?:flexible (?:about|with|on|in)|(?:no trouble|no problem|do not mind|don['’]t mind|would not mind) (?:with|working|to|about|the)|own (?:car|transport|transportation|vehicle))\b/i,
  /\b(?:will|can|could|happy to|able to|willing to|free to|glad to) (?:travel|commute|relocate|drive to)\b|^(?:will|can) travel\b/i,
  /\b(?:mornings|afternoons|evenings|nights|weekends|days) are (?:free|open|fine|no)\b/i,
  /\b(?:can|could|would|will|able to|ready to|free to|glad to|happy to) work (?:first|second|third|either|nights?|days?|evenings?|weekends?|holidays?|early|late|any|overtime|shifts?|full|part|on|the|saturdays?|sundays?)\b/i,
];

/** What one likes, wants, feels and means to do. */
export const motive =
  /\b(?:(?:i|we)(?:['’]d)?(?: (?:\p{L}{1,14}ly|do|still|have always|also|just|really|truly|always|would|['’]d))? (?:love|like|enjoy|care|value|believe|admire|hope|want|wish|prefer|appreciate|respect|feel|think|find|look forward|long|dream|aim)|gives? me|(?:draws?|drew|drawn|attracts?|attracted|pulls?|brings?) (?:me )?to|(?:interests?|excites?|motivates?|moves?|inspires?|suits?|attracts?|appeals to|matters to|speaks to) me|satisf(?:ying|action|ies)|takes? (?:real |great |quiet )?(?:pride|pleasure|joy)|(?:is|are) (?:the|one|a big|my) reason|(?:caught|catches|catch|holds|held) my (?:eye|attention|interest)|would rather|['’]d rather|(?:why|reason) i(?: am|['’]m)? (?:want|writ|appl|choose|chose|work|do)|(?:looking|hoping|eager|keen|excited|ready) (?:for|to|about)|(?:excited|moved|drawn|impressed|struck|intrigued|inspired|encouraged|touched) (?:by|to|at)|proudest|most proud|resonates?|stands? out|means (?:a lot|a great deal|much|something)|(?:plan|planning|intend|intending|mean|expect) to|worth more to me|gr(?:own|ew|ow) (?:rather |quite |very )?(?:fond|used|accustomed|attached)|(?:bothers?|bothered|scares?|scared|worries|worried|tires?) me|(?:taught|showed|gave|taken|brought) (?:me|us)|would be (?:nice|great|ideal|best|enough|fine|perfect|good|lovely)|matters? (?:more|most)|what i (?:like|love|enjoy|want|look for|hope|value|bring home)|my (?:hope|goal|dream|wish|heart)|would (?:be glad|be happy|be proud|welcome|suit|be a pleasure)|(?:i|we) (?:noticed|saw|read|heard|learned|watched|followed) (?:that|your|about|of|how|with|in)|i was (?:sorry|glad|pleased|surprised|delighted|happy|sad) to (?:hear|read|see|learn|find)|feels? (?:right|good|like home|natural) to me|have kept me (?:dry|warm|company|going)|makes? me (?:happy|proud|glad|want))\b/iu;

/** Family, home and what one owns. */
export const life =
  /\bi (?:own|have|wear|keep) (?:\p{L}{1,12} ){0,3}(?:boots|shoes|car|truck|van|bike|tools|dogs?|cats?|kids|children|sons?|daughters?|house|phone|laptop|gloves|uniform)\b|\b(?:my (?:lease|rent|commute)|i (?:live|was born|was raised|grew up(?! speaking))|my (?:children|family|wife|husband|partner|spouse|son|daughter|kids|mother|father|parents|grandmother|grandfather|neighbou?rs?|neighbou?rhood|home town|hometown|house|apartment))\b/iu;

/** What one is like and how one thinks: worth a look, and no work. */
export const quality: readonly RegExp[] = [
  /\b(?:i am|i['’]m|am) (?:not |also |both |always )?an? (?:\p{L}{1,16} )?(?:\p{L}{1,16} )?(?:person|listener|learner|colleague|teammate|player|thinker|neighbou?r|worker|communicator|type)\b/iu,
  /\b(?:i|we)(?: (?:\p{L}{1,14}ly|also|still|do|just|have))? (?:think|know (?:what|how (?:much|it)|that|when|why|which)|notice|listen|agree|remember|disagree|laugh|ask questions|keep calm|stay calm|try|expect|read (?:your|about|to the))\b/iu,
  /\bi(?: am|['’]m| have never been| was never) (?:not )?(?:scared|afraid|bothered|bored|shy|picky|above|at home|at ease|comfortable)\b/i,
  /\b(?:(?:honed|sharpened|strengthened|developed|built|improved) )?(?:my|the) (?:ability|instinct|patience|capacity|willingness) (?:to|for)\b/i,
  /\bi (?:bike|walk|drive|ride|run|cycle|take the bus) to work\b|\bpeople (?:tell|ask|trust|say|know|open up)\b/i,
  /\bi (?:do not|don['’]t) (?:drink|smoke|gamble|text|scare|rattle)\b/i,
  /\b(?:(?:who|and) (?:does|do) not need to be|the one who)\b/i,
];

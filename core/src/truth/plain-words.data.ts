/** Words that state no fact about a person: grammar, the talk of letters, and verbs that say nothing without their object. */
export const plainWords = `
a an the this that these those such same other another each every all both either neither any some many much more most few
fewer less least several lot lots own
i me my mine myself we us our ours you your yours he she it its they them their who whom whose which what where when how why
one ones someone something anything everything everyone nothing nobody none no not never without zero worth there here
and or but nor so yet for of in on at by to from with within into onto over under up down out off about above below across
after before during since until till through throughout between among against toward towards upon per via as like than
because while whereas although though if whether plus including include includes included also too as well along alongside
together beside besides both then later earlier prior previously formerly before now currently today still always often
usually regularly already just only even very really quite rather almost nearly about around approximately roughly
again back away ahead once ever further furthermore moreover therefore thus hence however instead where thereby
be am is are was were been being do does did done doing have has had having can could will would shall should may might must
get gets got getting go goes went gone going come comes came coming let
use uses used using utilize leverage employ apply applied applying
work works worked working job jobs position positions role roles career careers professional profession experience
experienced experiences field background practice practiced hands-on
spend spent spends bring brings brought bringing offer offers know knows knew known knowledge familiar comfortable able
ability skill skills skilled skillful proficient competent capable used adept versed expertise strong solid proven
hold holds held holding possess carry carries own owns
mean means meant want wish hope look looking forward welcome glad happy excited eager enjoy love pleased
write writing apply applying application interest interested letter opening posting company organization
team-player please thank thanks dear sincerely regards hello attached resume cv
think believe feel understand see say said says show shows tell ask asks asked
time times way ways thing things kind part parts area areas place range number amount total whole half
long short high low new old good well better best great big large small next last past present recent current full
day days week weeks month months year years hour hours
january february march april may june july august september october november december
first finally last
successfully effectively efficiently consistently carefully closely directly actively personally reliably diligently
responsible responsibility responsibilities duty duties task tasks
recently presently typically routinely normally generally frequently additionally specifically particularly especially mainly
mostly primarily overall altogether ultimately alike simply truly meanwhile lately
dedicated committed motivated passionate dependable hardworking enthusiastic proud confident passion pride
behind living openings
whenever wherever whatever whichever whoever anytime afterward beforehand amid despite except via regarding concerning besides
sure single everyday anyone anybody somebody everybody elsewhere indeed perhaps maybe else ok
effort efforts dedication commitment enthusiasm energy attention attitude approach style manner capacity willingness eagerness
familiarity understanding grasp ease comfort confidence focus priority mission purpose knack talent opportunity chance privilege pleasure
joy acquainted accustomed conversant mindful certain typical acquaintance throughout beyond trade craft
turn turns sense eye mind heart hand hands seat
course courses coursework toolkit toolbox skillset background strength strengths
touch records language languages level levels card cards name names olds aged age
end ended ends ending start started starts starting begin began beginning become became
study studied studying graduate graduated degree
join joined joins stay stayed remain remained continue continued move moved
serve served serving act acted acting
make makes made making take takes took taken taking put puts keep keeps kept give gives gave given
help ensure ensuring allow allowed
daily weekly monthly yearly annual annually regular each every
`;

/** Nouns and verbs that claim something of themselves and are compared to the letter: honors, rank, credentials, print, clearance. */
export const strictWords = `
named nominated elected voted recognized
award awarded prize medal honor honored honors winner valedictorian salutatorian laude dean
published publication article journal paper papers book author keynote patent patents inventor conference
clearance secret classified polygraph
senior junior principal staff chief head director manager supervisor lead leader foreman superintendent executive president
vice officer captain commander partner owner founder cofounder chef dean professor chairman chair coordinator administrator
assistant associate deputy acting interim regional national global international
licensed license registered chartered board certified expert specialist consultant master journeyman apprentice advanced extensive mastery
gold silver bronze platinum black green yellow white
twin twins triplet triplets quadruplets
`;

/**
 * Words of resumes and letters that say the same thing, one group a line; the first names the group. A `=` before a word
 * takes its letters as they are and no other form of it; several words are joined by `_`. Only what claims no more than
 * the rest of its group may stand in it: “led” and “helped” never share a line.
 */
export const synonymRows = `
care look_after tend attend take_care_of cared_for
contribute take_part took_part taken_part participate involve be_part_of
help assist aid assisting support lend_a_hand
train teach instruct coach educate show taught tutor
mentor precept guide advise
lead =led head run_a_team
manage oversee
supervise
build construct assemble develop create make engineer program code implement set_up
write author draft compose pen document wrote written
design devise conceive draw_up lay_out lay laid_out
redesign redo redid redone revamp rework rebuild rebuilt overhaul
reduce cut lower decrease lessen bring_down brought_down drop shrink fall fell fallen go_down went_down decline shorten get_down got_down slash trim
increase raise grow grew grown rise rose risen boost lift improve go_up went_up expand gain climb
migrate move transfer transition switch shift_over
launch introduce roll_out kick_off
start begin began begun
found establish
answer take_calls respond reply field
take receive
dispatch send send_out sent
review examine inspect go_over
check verify confirm validate test
repair fix mend troubleshoot find_faults diagnose fault
install put_in fit mount put_in_place
replace swap exchange in_place_of instead_of
operate run use_machine ran work_with
drive drove driven cover haul
deliver arrive bring_in delivery arrival
unload offload
pack package wrap
count tally take_counts cycle_count
reconcile balance match
prepare prep ready get_ready
cook make_food
serve wait_on
clean wash sterilize sanitize
give gave given administer provide
vaccinate vaccination immunize immunization immunizing
talk speak spoke spoken presentation present_to
sell sold sale
close win_business
book arrange set_appointments schedule
plan organize coordinate
handle process deal_with take_care
answer_for account accountable responsible
keep kept maintain hold retain
record log chart document_chart charting
find found locate
study studied read_at major
graduate finish finished complete completed diploma_from
earn obtain receive_degree
certify certification certified certificate credential
license licence licensed licensure
promote promotion become became come_up
commend commendation praise recognize
sort separate
pick select
monitor watch track keep_track
research look_up
interview
simulate simulation simulations
save
meet sit_down met
treat treatment
order
patient
customer client guest shopper patron
child kid children three_year_olds
student pupil learner
employee staff worker personnel
person people team_member member
hire new_hire recruit newcomer starter
colleague coworker co_worker teammate peer
team crew squad group
unit floor ward
medical_surgical med_surg
physician doctor
hospital
shift
home house
building
client_firm
apartment flat
car auto vehicle automobile
goods merchandise product
service
store shop
yearly annual annually year_over_year per_year each_year every_year
monthly each_month every_month
weekly each_week every_week
daily each_day every_day
job position role post
first_try first_time first_attempt
grade class
after_school after_class
afterwards
mother_tongue native first_language
bilingual
fluent fluently fluency
conversational conversationally
experience background
income revenue turnover_money
turnover attrition
cost expense spending price
budget
waste scrap
error mistake
accident crash collision
loss lose lost
difference discrepancy
satisfaction
rate ratio share percentage
accuracy accurate right correct precision
bug defect
application app
software program_software
website site web_site
screen page
search_engine
database
e_mail email mail
phone telephone call_phone
call
meeting
event
article
paper
booklet brochure
document
file
report
standard
recipe
meal food
bathe bathing bath
transfer_patient
wire wiring rewire
circuit
bend bent bending
pull pulled
remodel remodeling renovation
furnace heater
air_conditioner ac a_c
weld
cut_metal
frame
joint
drawing blueprint plan_drawing
tolerance
machine mill
parts part
vegetable
sauce
stock
inventory
overnight night
insert insertion start_iv starting_iv iv_start
draw drew drawn phlebotomy
blood
surgery operation_medical
exercise
prescription script
medicine medication drug
shelter
housing
counsel counseling
lesson
parent
teacher_person
math mathematics maths
science
history
english
chemistry
biology
computer
data
analyst analyse analyze analysis
automatic automate automation
deploy deployment release ship
latency response_time
million
subscriber
campaign
ad advertisement advert ads
newsletter
renew renewal
quota
lead_sales prospect
contract
return tax_return
payroll
audit auditing
recover recovery get_back got_back
duplicate twice_paid double
debt
attorney lawyer
court
case
trial
discovery
summary
notary
police
fire
ambulance
caller
life
award prize
medal
patent
publish publication published
volunteer volunteering
soldier troop
equipment gear
convoy
army military
street road
repair_road
bridge
drain
bid offer_bid
contractor
supply supplies
brush brushing
school
cleaning
x_ray radiograph
register till
cash money
balance_out
food
lift
captain
heat_pump
filter
plumbing plumb
customer_rating rating rate_me
braze brazing
refrigerant
series
pump
impeller
cast casting
european_euro euro eur
dollar usd
worth value
toddler
twin
birth born
cpr
first_aid
test_lab
analyzer
control
deficiency
inspection
clinical
rotation
set_machine set_up_machine
measure
micrometer
gear_part
hob hobbing
thick thickness
knowledge know familiar
basic basics fundamentals
graduate_new new_graduate new_grad
resident
fellow
`;

/**
 * Words of resumes and letters that say the same thing, one group a line; the first names the group. A `=` before a word
 * takes its letters as they are and no other form of it; several words are joined by `_`. Only what claims no more than
 * the rest of its group may be in it: “led” and “helped” never share a line.
 */
export const synonymRows = `
care look_after tend attend take_care_of cared_for
contribute pitch_in chip_in have_a_hand had_a_hand take_part took_part taken_part participate involve be_part_of
contribute add_to added_to have_input had_input played_a_part play_a_part played_a_role play_a_role lent_a_hand help_out helped_out part_of_the_team
help assist aid assisting support lend_a_hand
train teach instruct coach educate show taught tutor
mentor precept advise orient
guide talk walk_through
plain on_a_daily_basis over_the_years along_the_way on_top_of_that at_present these_days most_recently of_course in_my_time in_that_role in_this_role first_hand so_far to_date day_to_day in_addition in_particular as_well track_record hands_on on_duty grew_up grow_up growing_up come_up came_up come_up_from
plain a_little on_the_phone up_front through_my_hands into_words along_the_line good_at handy_with hands_on_with rain_or_shine in_all_weather get_on make_sure makes_sure made_sure making_sure see_to_it on_schedule on_time on_my_watch under_my_watch in_the_seat behind_the_wheel take_turns take_my_turn week_in_week_out day_in_day_out time_and_again as_part_of a_range_of a_variety_of wide_range when_it_comes_to at_home_in well_versed in_no_time at_my_best proud_of take_pride without_fail around_the_clock in_the_field hit_the_ground_running from_start_to_finish day_after_day year_after_year in_recent_years in_my_current_role as_needed if_needed when_needed such_as known_for feel_at_home come_naturally second_nature by_heart inside_out ins_and_outs more_than_comfortable as_soon as_long for_a_living to_do_so in_the_process in_practice in_total in_all all_told so_that at_hand at_all at_once
lead =led =headed =heading run_a_team run_the_team run_team run_a_crew run_the_crew run_crew run_a_shift run_the_shift run_shift
lead in_charge take_charge took_charge at_the_helm
manage oversee
supervise
build construct assemble develop create make engineer program code implement set_up
write prepare put_together compile author draft compose pen document wrote written
design devise conceive draw_up lay_out lay laid_out
redesign redo redid redone revamp rework rebuild rebuilt overhaul
reduce drive_down drove_down push_down cut lower decrease lessen bring_down brought_down drop shrink fall fell fallen go_down went_down decline shorten get_down got_down slash trim
increase drive_up drove_up push_up raise grow grew grown rise rose risen boost lift improve go_up went_up expand gain climb
migrate move transfer transition switch shift_over
launch introduce roll_out kick_off
start begin began begun set_up launch introduce establish create build_up
found establish
answer get_back got_back take_calls pick_up respond reply field
take receive
help_desk service_desk
stand_in step_in fill_in cover substitute
id ids identification
bring_in collect round_up
compare check cross_check
user user_base
room guest_room
spot catch have_an_eye_for an_eye_for
refer send direct
advertise post list
lay_down lay install put_on
line_up book arrange
stick_to keep_within stay_within keep
transport carry haul convey
phone_in call_in
phone_number phone telephone call
parcel package box
station serve deploy
ap accounts_payable payable
ar accounts_receivable receivable
tell notify inform alert report flag point_out
explain clarify describe
defuse calm soothe
stock put_away shelve restock replenish fill refill fill_up
label tag mark
scrub clean mop sweep wipe disinfect tidy
fry grill roast cook
ring_up cash_out check_out
upsell cross_sell
forecast project predict
submit file send_in turn_in
approve authorize sign_off
digitize scan
refresh update revise bring_up_to_date
rectify correct fix amend
streamline simplify
tailor customize adapt
configure set_up customize
upkeep maintain service keep_up
hook_up connect link wire attach
put_up hang mount install
tear_out tear_off remove take_out take_down take_off strip demolish
make_rounds patrol
escort accompany
vet screen check
motivate encourage inspire
reassure comfort console
proofread copyedit
sketch draw illustrate
put_on host hold
reach_out contact get_in_touch follow_up
go_through review read_through look_through
mark_grade grade mark score
hand_out distribute give_out pass_out dispense issue
reposition turn position
lock_up close close_up
handoff report handover hand_off
care_resident resident patient
=associates employee staff
trainee new_hire newcomer
diner guest customer
paperwork document form
camera cctv surveillance
grounds campus site premises property
shrink_loss shrink theft shoplifting
aircraft airplane plane jet
insurance coverage
appointment visit
roster schedule calendar
guideline policy rule procedure
metric kpi kpis measure
tie_out reconcile
taxes tax
take_call answer =take =takes =took =taking
sing sang sung song
log =completed =complete accumulate put_in rack_up
po purchase_order purchase_orders
dispatch send send_out sent
review examine inspect go_over
check verify confirm validate test retest recheck
repair fix mend troubleshoot find_faults diagnose fault
install put_in fit mount
replace swap exchange put_in_place_of in_place_of instead_of
operate run ran
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
talk speak spoke spoken presentation presentation
sell sold sale
close win_business
book arrange set_appointments schedule
plan organize coordinate
handle process deal_with take_care take_care_of see_to attend_to address
answer_for account accountable responsible
keep kept maintain hold retain
record log chart document report note write_up
find found locate
study studied read_at major
graduate finish finished complete completed diploma_from
earn obtain receive_degree
certify =designation board_certified certification certified certificate credential
license licence licensed licensure
promote promotion become move_up work_my_way_up worked_my_way_up advance became
commend commendation praise recognize
sort separate
pick select
monitor watch track keep_track keep_an_eye_on keep_watch_over watch_over surveil surveillance
research look_up
interview
simulate simulation simulations
save
meet sit_down met
treat treatment
order
patient
customer client clientele guest shopper patron
child kid children student three_year_olds
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
analyst analyse analyze analysis evaluate assess
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
measure micrometer caliper gauge
gear_part
hob hobbing
thick thickness
knowledge know familiar
basic basics fundamentals
graduate_new new_graduate new_grad
resident
fellow
handle process manage_day_to_day run ran operate perform conduct carry_out do
enter input key_in type
teach lecture
ship dispatch_goods send_off
load stack
assemble put_together
collect gather
organize arrange sort order_by
negotiate bargain
win won earn receive_award
present show demonstrate
speak talk lecture_on
resolve solve settle clear_up calm
dental teeth tooth
investigate look_into research
recruit hire bring_on
onboard train_new induct orient train
calculate compute work_out figure
discover find detect identify spot uncover
test try_out
change alter adjust modify
close shut finish complete
protect guard secure
stop prevent avoid
halve cut_in_half
double
translate interpret
feed nourish
lay pave
dig excavate
paint coat
plant grow_plants sow
harvest pick_crops
mix blend
bake
cut slice chop
decorate dress
sew stitch
weld join
grind sand
inspect check look_over go_through
order purchase buy bought procure
pay paid payment
bill invoice
file
ship
store keep_in
move shift relocate
guide lead_through show_around
tutor
babysit nanny look_after_children
greet welcome receive_guests
seat
register enroll sign_up
discharge release
admit
assess evaluate appraise
plan schedule
budget
fundraise raise_money
advise counsel consult
support back
visit call_on
survey poll
photograph shoot
edit revise
film record_video
code program
debug fix_bugs
deploy roll_out
secure harden
monitor observe watch
customer client account
passenger rider ride rode ridden
guest visitor
kid pupil student
senior elderly older
baby infant newborn
mother mom mum
family household
colleague coworker
boss supervisor_person
shift
truck lorry rig
van
warehouse depot
pallet skid
shelf shelves rack
order purchase_order
invoice bill
report summary
chart graph
spreadsheet excel_sheet
meeting conference
class course lesson workshop
exam test
homework assignment
garden yard
kitchen
dish plate
menu
bar
room
bed
floor
machine equipment device
tool
engine motor
pipe piping
leak
lamp light
power electricity
wire cable
panel board
roof
wall
tile tiling
window
door
lawn grass
tree
crop
animal pet
dog
horse
fish
complaint grievance
question inquiry query
problem issue
mistake error
delay
deadline due_date
goal target objective
result outcome
growth increase
loss lose lost
profit margin
hour
grant funding
donation gift
donor giver
member
neighborhood community
city town municipal
county
state
law legal
contract agreement
policy rule
procedure process
safety safe
risk hazard
quality
speed pace
response answer
wait waiting
queue line
route
trip journey
flight fly flew flown
ticket
hotel
reservation booking book
event function
wedding
party celebration
newsletter bulletin
post
video clip film
photo picture
logo
brand
poster
flyer leaflet
sign
map
model
prototype
sample specimen
experiment
study trial
dataset data
query
dashboard
algorithm
server
cloud
network
laptop computer pc
user
feature
release version
`;

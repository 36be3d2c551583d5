/** Written by `npm run train:adverse`: feature, inverse document frequency, weight. */
export const WEIGHTS = `
#ConflictsorLitigation:3.81:1.08 #Discrimination:3.97:0.86 #FraudorFinancialCrime:3.14:0.13 #Harassment:3.85:0.80
#OtherNews:1.45:-2.17 #Violence:3.32:1.15 0:4.06:-0.09 0_0:5.50:0.21 0_has:6.01:-0.19 0_to:6.01:0.28 0_years:5.50:0.05
@:1.28:-0.72 @_0:5.32:-0.02 @_a:6.01:-0.15 @_accus:5.50:0.22 @_after:6.01:0.26 @_and:5.72:0.09 @_appoint:6.01:-0.19
@_arrest:6.01:0.22 @_as:6.01:0.04 @_asked:6.01:-0.27 @_attack:6.01:-0.04 @_because:6.01:0.26 @_break:6.01:-0.22
@_caught:6.01:0.16 @_celebrat:6.01:-0.19 @_charg:5.50:0.17 @_convict:5.32:0.44 @_demand:6.01:-0.30 @_faces:5.72:0.27
@_fight:6.01:-0.38 @_fired:5.72:0.20 @_for:5.16:-0.01 @_found:5.50:-0.28 @_from:5.72:0.19 @_gives:5.50:-0.46
@_guilty:5.50:0.30 @_had:6.01:0.28 @_has:5.72:-0.03 @_held:5.72:0.38 @_in:5.32:0.16 @_is:5.50:0.39 @_jail:6.01:-0.07
@_loses:6.01:0.02 @_lost:6.01:0.40 @_must:6.01:0.22 @_of:5.72:0.29 @_on:5.72:0.02 @_over:5.16:0.63 @_paid:6.01:0.31
@_plays:6.01:-0.14 @_pull:6.01:-0.22 @_receiv:5.72:0.02 @_return:5.72:-0.13 @_sent:6.01:-0.06 @_sentenc:6.01:-0.06
@_shot:6.01:-0.16 @_smash:6.01:0.07 @_solv:6.01:-0.24 @_speak:6.01:-0.33 @_spied:6.01:0.20 @_sued:5.72:0.03
@_takes:6.01:-0.24 @_the:5.72:-0.34 @_threaten:6.01:0.14 @_to:5.50:0.12 @_under:5.72:0.34 @_used:6.01:0.29
@_was:4.91:-0.02 @_who:5.03:0.18 @_will:5.32:-0.39 @_wins:6.01:-0.16 @_with:6.01:0.03 a:2.57:-0.41 a_civil:6.01:0.16
a_complaint:6.01:-0.04 a_court:5.72:0.28 a_crime:6.01:-0.17 a_criminal:6.01:0.02 a_drunk:6.01:-0.26 a_good:6.01:-0.21
a_guest:6.01:-0.03 a_judge:6.01:0.33 a_murder:6.01:-0.18 a_neighbour:6.01:0.14 a_new:6.01:-0.19 abduction:6.41:0.10
about:4.16:-0.48 about_a:5.72:-0.27 about_it:6.01:-0.22 about_the:6.01:0.15 abroad:6.41:-0.09 abuse:5.72:-0.00
accent:6.41:0.15 accident:6.41:0.15 accomplic:6.41:0.12 accord:5.32:0.37 accord_to:5.32:0.37 account:5.03:0.37
account_in:6.01:0.02 account_to:6.01:0.02 accus:4.62:0.51 accus_@:6.01:0.17 accus_of:4.91:0.52 accusation:6.41:-0.16
accuse:6.41:0.15 accuser:6.41:-0.24 acid:6.41:0.15 acquitt:6.41:-0.12 acquittal:6.41:-0.11 acros:6.01:0.01
action:6.41:0.19 actor:6.41:-0.12 actress:6.01:0.32 adjourn:6.41:-0.10 admit:6.41:0.16 admitt:6.41:0.18
adopt:6.41:-0.18 advanc:6.41:0.19 advice:6.41:-0.09 adviser:6.41:-0.10 after:3.50:0.23 after_a:5.72:0.14
after_the:5.32:-0.28 again:6.01:-0.01 against:4.06:-0.47 against_@:5.32:0.48 against_money:6.01:-0.28 age:6.41:0.11
agency:5.32:0.62 agent:5.50:0.47 agre:6.41:-0.08 air:6.41:-0.08 aircraft:6.41:-0.16 airline:6.41:-0.13
airport:6.41:0.13 alarm:6.41:-0.13 album:6.01:-0.21 all:6.01:0.01 alleg:6.01:0.21 allegation:6.01:0.15
allege:6.01:0.15 allow:6.41:-0.20 along:6.41:-0.14 altar:6.41:0.12 ambassador:6.41:-0.15 an:4.54:0.35
ancient:6.41:-0.14 and:2.98:0.99 and_has:6.01:0.05 and_was:5.50:0.52 and_wrote:6.01:-0.24 anger:6.41:0.08
animal:6.01:0.03 announc:6.01:-0.01 antisemitic:6.41:0.19 anyone:6.41:-0.13 apart:6.41:-0.11 apartment:5.32:0.54
apologis:6.01:-0.16 apologise:6.41:-0.18 appeal:6.41:0.14 applicant:6.01:0.30 appoint:6.01:-0.19 apprentic:6.41:0.07
approv:6.41:-0.15 arbitration:6.41:-0.15 archaeologist:6.41:-0.14 architect:6.41:-0.08 are:6.01:0.00 arena:6.41:-0.13
argue:6.41:-0.17 armed:6.01:0.22 arms:6.41:0.24 around:5.72:-0.28 around_@:5.72:-0.28 arrear:6.41:0.05
arrest:4.71:0.23 arrest_@:6.01:0.13 arriv:6.41:-0.18 arson:6.41:0.13 arsonist:6.41:0.14 as:4.33:-0.30 as_an:6.01:0.09
asian:6.01:0.32 ask:6.41:-0.11 asked:6.01:-0.27 asks:6.41:-0.15 assault:5.32:0.29 asset:6.01:0.17 assistant:6.41:0.11
association:6.41:-0.07 at:3.93:0.01 at_a:6.01:0.34 at_the:4.62:-0.01 attack:4.80:-0.09 attack_the:5.72:-0.25
attacker:6.41:-0.26 attempt:6.41:0.10 attend:6.41:0.08 attorney:6.01:-0.26 attorney_@:6.01:-0.26 auction:6.41:0.14
audience:6.41:-0.15 audit:6.41:0.17 auditor:6.41:-0.14 avalanche:6.41:-0.17 award:6.41:-0.22 away:6.01:0.23
baby:6.41:0.15 back:5.72:-0.06 bak:6.41:-0.10 balcony:6.41:0.12 balloon:6.41:-0.08 bank:4.71:-0.05 banker:6.01:-0.28
bankruptcy:6.01:0.23 bann:5.72:0.44 bar:6.01:0.07 barn:6.41:-0.20 barr:6.01:0.23 bars:5.50:0.14 baseball:6.41:0.20
baseles:6.41:-0.10 bat:6.41:0.20 bathroom:6.41:0.22 battery:6.01:0.20 be:5.72:-0.07 beat:5.50:0.15 beats:6.41:-0.16
beauty:6.41:-0.12 because:5.72:0.41 because_of:6.01:0.26 becom:6.41:-0.14 bed:6.01:-0.28 beekeeper:6.41:-0.13
been:5.72:-0.25 before:5.72:-0.08 begin:6.41:-0.13 behind:5.72:-0.03 behind_bars:5.72:-0.03 believe:6.41:0.17
belov:6.41:-0.12 belt:6.41:-0.09 best:6.01:-0.15 bicycle:6.41:-0.07 bid:6.41:0.10 bill:6.41:0.07 bills:6.41:0.11
biology:6.41:-0.16 biotech:6.41:0.07 birthday:6.41:-0.10 bishop:6.41:-0.11 bitter:6.41:0.06 black:6.41:0.13
blackmail:6.01:0.22 blind:6.41:0.24 blogger:6.41:0.08 blow:6.41:0.14 board:6.01:-0.16 bomb:6.41:0.04 bombard:6.41:0.26
bone:6.41:-0.16 book:5.50:0.25 bookkeeper:6.01:0.33 books:6.41:-0.23 bookshop:6.41:-0.10 border:6.41:0.07
boss:6.01:0.33 bottle:6.41:0.06 bought:6.41:-0.15 bouncer:6.41:0.05 boxer:6.41:-0.09 boys:6.41:0.12 brave:6.41:-0.13
breach:6.41:0.11 break:6.01:-0.22 breakfast:6.41:-0.20 breeder:6.41:0.15 brewery:6.41:-0.10 brib:5.72:0.20
bribery:6.41:-0.22 broadcast:6.41:-0.15 broker:6.01:0.12 brother:6.01:-0.13 budget:6.41:-0.09 build:6.01:-0.31
builder:6.41:0.21 built:6.41:-0.13 bulli:6.41:0.11 bully:5.32:-0.28 burgl:6.41:-0.16 burglar:5.72:-0.35
burglary:6.41:0.17 burn:5.72:0.09 burn_down:6.01:0.18 bus:6.01:-0.08 bus_driver:6.01:-0.08 busines:5.72:0.26
busines_partner:5.72:0.26 businessman:6.41:0.24 buyer:6.41:0.21 by:3.77:-0.30 by_@:4.62:-0.15 by_a:5.32:-0.73
cafe:6.01:0.21 cafe_owner:6.01:0.21 cake:6.41:-0.10 call:5.72:0.19 calls:6.41:-0.12 calm:6.41:-0.13 came:6.41:0.19
camera:6.01:0.30 campaigner:6.41:-0.21 campsite:6.41:-0.10 canal:6.41:-0.12 cancer:6.41:-0.16 captur:6.41:-0.12
car:5.50:-0.13 cards:5.72:0.54 care:6.41:0.06 carer:6.01:0.27 cars:6.41:-0.15 cartel:6.01:0.34 case:5.32:0.00
cash:5.32:0.29 casino:6.41:0.16 cast:6.41:-0.12 cattle:6.41:0.15 caught:5.72:0.02 caus:6.01:0.26 cause:6.41:-0.09
celebrat:5.50:-0.36 celebrat_0:6.01:-0.19 cellist:6.41:-0.19 chain:6.41:0.06 chair:6.41:-0.08 chairman:6.41:-0.12
chalet:6.41:0.07 challenger:6.41:-0.09 champion:6.41:-0.10 championship:6.41:-0.09 chang:6.01:-0.24 chant:6.41:0.05
chaplain:6.41:-0.29 charg:4.47:0.38 charg_@:6.01:0.17 charg_against:6.01:-0.38 charg_with:5.32:0.38 charge:5.72:0.31
charity:5.32:0.02 chart:6.41:-0.08 chas:6.41:-0.18 chase:6.41:0.11 cheat:5.50:-0.14 cheat_by:6.01:-0.29
check:6.41:-0.09 chef:6.01:-0.05 chess:6.41:-0.10 chief:5.50:-0.16 child:6.01:0.31 children:5.50:-0.47
children_from:6.01:-0.28 choir:6.41:-0.10 chosen:6.41:-0.13 cigarett:6.41:0.03 citi:6.41:-0.15 city:5.72:-0.10
civil:6.01:0.16 claim:5.50:0.31 class:6.01:0.25 clean:6.01:-0.18 clear:6.41:-0.16 client:6.01:0.10 climate:6.41:-0.13
climb:6.41:-0.16 clinic:6.41:-0.22 clon:6.41:0.12 club:5.32:0.23 coach:6.01:-0.25 coast:6.41:-0.14 cocaine:6.41:0.22
coin:6.41:-0.08 collaps:6.01:0.31 collapse:6.41:0.13 collect:5.72:-0.06 collection:6.41:-0.09 combin:6.41:-0.08
come:6.41:0.08 comedian:6.01:-0.26 comes:6.41:-0.11 commission:6.01:0.14 commit:6.41:-0.12 compani:6.41:-0.31
company:5.50:0.01 compensation:6.41:0.13 complain:6.41:0.09 complaint:4.91:0.14 complaint_about:6.01:0.00
complet:6.41:-0.16 complete:6.41:-0.10 compliance:6.41:-0.13 computer:6.41:0.24 concert:6.41:-0.10 conclud:6.41:0.23
condemn:6.01:-0.40 conduct:6.41:-0.10 conferenc:6.41:0.18 confess:6.01:0.25 confess_to:6.01:0.25 confident:6.41:-0.12
conjecture:6.41:-0.13 conman:6.41:0.15 contempt:6.01:0.08 contest:6.01:-0.27 continent:6.41:-0.16 contract:6.41:-0.16
contractor:6.01:0.11 control:6.41:-0.15 convict:4.71:0.73 convict_of:5.03:0.51 conviction:6.41:-0.15 copy:6.41:0.20
copyright:6.41:0.14 corruption:6.41:0.09 costs:6.01:0.02 could:6.41:0.08 council:6.41:-0.14 councillor:6.41:0.07
count:5.72:0.31 counter:6.41:0.07 countersuit:6.41:0.08 country:6.01:0.07 coupl:6.41:-0.17 couple:6.01:-0.02
cours:6.41:-0.24 court:4.02:0.72 court_finds:6.01:0.15 court_order:6.01:0.21 court_sentenc:6.01:0.20 cover:6.41:0.11
crash:6.01:0.22 credit:6.41:0.18 creditor:6.41:0.12 crime:5.32:-0.47 criminal:5.72:-0.07 critic:6.01:-0.23
criticis:6.41:-0.09 crowd:6.01:-0.01 crown:6.41:-0.11 cruelty:5.72:0.06 crush:6.41:-0.10 crypto:6.01:0.23
culprit:6.41:-0.13 custody:5.72:0.37 custom:6.41:0.03 customer:5.72:0.39 cutt:6.41:0.08 cyberstalk:6.41:0.11
cycl:6.41:-0.16 cyclist:6.01:-0.01 damag:6.01:0.19 damage:5.72:0.02 data:6.41:0.08 dead:5.50:-0.03 deal:6.01:0.27
deals:6.41:0.24 death:6.01:0.21 debts:6.41:0.13 decad:6.01:-0.05 deceit:6.41:0.17 defam:6.41:0.08 defamation:6.41:0.20
default:6.41:0.28 defeat:6.41:-0.10 defence:6.41:-0.11 defend:6.01:-0.18 demand:5.50:-0.31 demot:6.41:0.14
deni:6.41:0.13 dentist:6.01:0.03 deposit:5.72:0.41 deputy:6.41:-0.12 derby:6.01:-0.28 description:6.41:-0.13
desert:6.41:-0.12 design:6.41:-0.08 designer:6.01:0.00 despite:6.41:-0.12 destroy:6.41:0.07 detain:6.01:0.18
detect:6.41:-0.15 detectiv:5.72:0.24 detective:6.41:-0.14 diamond:6.41:-0.10 diary:6.41:-0.14 dictatorship:6.41:-0.23
did:5.16:-0.02 did_not:5.32:0.10 died:6.41:-0.14 digg:6.41:-0.08 direct:6.41:-0.12 director:5.50:0.11
director_@:6.01:0.09 disappear:5.72:0.09 disbarr:6.41:0.22 disciplin:6.41:0.06 discover:6.41:-0.24
discrimination:5.03:0.33 dishonest:6.41:0.22 dismiss:5.72:-0.16 dispute:6.41:0.08 district:6.41:0.23 divorce:6.41:0.06
doctor:5.50:-0.42 doctorate:6.41:-0.16 document:6.01:-0.05 documentary:6.41:-0.19 dodg:6.41:0.05 does:6.41:-0.09
dog:6.01:0.32 dogs:6.01:-0.27 dollar:6.41:0.14 domestic:6.01:-0.07 domestic_violence:6.01:-0.07 donat:6.41:-0.09
donation:6.41:0.18 donor:6.01:-0.26 door:6.41:0.13 doorman:6.41:0.08 down:5.16:0.33 downhill:6.41:-0.11 doxx:6.41:0.04
dozen:5.72:0.26 dozen_of:5.72:0.26 drama:6.41:-0.08 driv:6.41:0.16 driver:5.50:-0.33 dropp:5.72:-0.23 drove:6.41:0.14
drown:6.41:-0.12 drug:5.72:0.28 drugg:6.41:0.22 drugs:6.41:0.07 drunk:5.72:-0.10 dump:6.41:0.13 dup:6.41:0.07
dur:6.41:-0.23 duti:6.41:0.03 earn:6.41:-0.12 eight:6.41:0.04 eighteen:6.41:-0.14 eighty:6.41:-0.12 elect:6.01:-0.15
election:6.41:0.04 eleven:6.01:0.14 email:6.01:0.00 embezzl:6.41:0.12 embezzlement:6.41:0.07 employ:6.41:0.10
employe:6.01:0.20 employee:6.41:0.14 employer:6.41:-0.09 empti:6.41:0.16 enchant:6.41:-0.15 ends:6.41:-0.15
engine:6.41:-0.16 engineer:6.41:-0.10 ensemble:6.41:-0.13 enter:6.41:0.17 entry:6.41:-0.16 escalat:6.41:0.08
escap:6.01:-0.28 estate:6.01:0.43 ethic:6.41:-0.13 euros:6.41:-0.15 evasion:6.41:0.06 everybody:6.41:0.11
evict:6.01:-0.19 eviction:6.41:-0.22 evidence:6.01:-0.22 ex:5.72:-0.09 excellent:6.41:-0.12 executiv:6.41:0.13
executive:6.41:-0.11 exhibition:6.41:-0.29 exist:6.01:0.23 expect:5.72:-0.18 expell:6.41:0.07 expert:5.72:-0.39
explain:6.41:-0.09 expos:6.41:-0.22 expung:6.41:-0.17 extortion:6.41:0.10 extradit:6.41:0.12 face:5.32:0.19
faces:5.32:0.47 faces_a:6.01:0.22 fact:6.41:-0.09 fail:6.01:-0.03 fails:6.41:0.14 fall:6.01:-0.22 false:6.41:-0.14
falsifi:6.41:0.23 fami:5.32:-0.19 famili:6.41:-0.29 fan:6.41:0.26 farewell:6.41:-0.12 farmer:6.41:0.15
father:6.41:0.15 favour:6.41:-0.15 favourite:6.41:-0.11 federal:6.41:0.10 fell:6.41:0.11 fiction:6.41:-0.15
field:6.41:-0.14 fifty:6.41:0.11 fight:5.32:-0.39 fighter:6.41:-0.20 file:6.01:0.29 filed:5.72:0.13 files:6.41:0.08
film:5.50:-0.12 final:5.72:-0.29 finance:6.01:0.09 financier:6.41:0.07 find:6.41:-0.12 finds:5.32:-0.21 fine:6.41:0.14
fined:5.50:0.39 fined_for:6.01:0.24 finish:6.41:-0.10 fire:5.72:0.31 fire_for:6.01:0.21 fired:5.50:0.25
firefighter:6.41:-0.09 fires:6.41:-0.21 firm:6.41:-0.19 firms:6.41:-0.10 first:5.50:-0.31 flat:5.72:0.44
flats:5.72:-0.01 fled:6.41:0.15 flower:6.41:-0.08 follow:5.72:0.15 food:6.41:-0.09 footage:6.41:0.10
football:6.41:-0.07 for:2.61:0.41 for_@:5.72:0.20 for_a:5.50:-0.44 for_charity:6.01:-0.16 for_children:6.01:-0.24
for_life:6.01:0.18 for_orphan:6.01:0.05 for_racist:6.01:0.13 for_stricter:6.01:-0.25 for_the:5.50:-0.28
for_victim:6.01:-0.20 for_years:6.01:0.28 forbidden:6.41:-0.23 forc:6.01:0.30 forecast:6.41:-0.16 foreigner:6.41:0.24
forg:6.01:0.11 forgave:6.41:-0.14 forgery:6.01:-0.14 forgiv:6.41:-0.26 form:6.41:-0.09 former:4.91:0.14
former_wife:6.01:0.15 forty:6.41:-0.11 forward:6.41:0.08 found:4.47:0.47 found_a:6.01:-0.28 found_guilty:6.01:0.18
foundation:6.01:-0.20 founder:5.72:0.03 founder_@:6.01:-0.03 four:6.41:-0.15 fourth:6.41:-0.09 fraud:4.80:0.04
fraudster:6.01:-0.11 fraudulent:6.41:-0.10 free:6.41:-0.16 freed:6.41:-0.14 friday:6.41:0.06 friend:6.41:-0.12
from:3.67:-0.50 from_a:5.50:0.07 from_the:4.80:-0.10 front:6.01:0.09 froze:6.41:0.19 fugitive:6.41:0.12 fund:5.72:0.28
funds:6.01:0.39 furniture:6.41:0.11 gambl:6.41:0.10 game:6.01:-0.21 gang:5.16:0.09 gangster:6.41:-0.11
garage:6.41:0.14 garden:6.41:-0.08 gave:6.41:-0.07 gay:6.01:0.26 generation:6.41:-0.14 genuine:6.41:-0.13
gets:5.32:0.13 gets_prison:6.01:0.20 girl:6.41:-0.11 girlfriend:6.41:0.10 girls:6.41:0.05 given:6.01:0.20
gives:5.50:-0.46 goalkeeper:6.41:-0.09 goes:6.01:-0.18 goes_to:6.01:-0.18 golden:6.41:-0.12 golf:6.41:-0.09
good:5.72:-0.34 goods:6.41:0.22 got:6.41:0.17 governor:6.01:-0.06 graduat:6.41:-0.08 graffiti:6.41:-0.30
greed:6.41:0.17 grop:6.41:0.18 guest:4.71:0.34 guest_@:6.01:0.15 guest_in:6.01:0.33 guesthouse:5.72:0.04
guide:6.01:0.13 guilty:4.91:0.54 guilty_of:5.16:0.35 gun:6.41:-0.12 gunman:6.41:0.13 gunpoint:6.41:-0.13
hacker:6.41:0.08 had:5.72:0.35 hall:6.41:-0.10 hammer:6.41:0.11 hand:6.41:0.17 handbook:6.41:-0.15 handl:6.41:-0.15
hands:6.41:-0.13 harass:5.72:-0.09 harassment:5.72:-0.03 hard:6.01:-0.21 harvest:6.41:-0.08 has:4.91:-0.25
has_been:5.72:-0.25 hat:6.41:-0.21 hate:6.41:0.08 hateful:6.41:-0.15 hatr:6.41:0.21 hav:6.41:0.13 have:6.01:0.18
he:5.50:0.09 head:5.72:-0.32 head_of:6.01:-0.21 headscarv:6.41:0.09 hear:6.01:0.07 heard:6.01:0.18 hears:6.41:0.15
heavi:6.41:0.13 held:5.32:0.32 held_after:6.01:0.35 help:6.01:-0.19 helps:6.01:-0.27 her:4.71:-0.23 heroin:6.41:0.07
herself:6.41:-0.12 hid:6.01:0.11 hidden:6.01:0.30 hidden_camera:6.01:0.30 hik:6.41:-0.09 hiker:6.41:-0.24
hills:6.41:-0.09 him:6.01:-0.11 himself:6.41:0.17 his:4.91:0.56 historian:6.41:-0.07 historic:6.41:0.17
history:6.41:-0.29 hit:6.41:0.15 hits:6.41:-0.16 hoard:6.41:-0.24 holiday:5.03:0.25 holiday_flats:6.01:-0.08
holidaymaker:6.41:-0.23 home:5.32:0.11 homes:6.01:0.05 homophobic:6.41:0.07 honey:6.41:-0.13 honour:5.72:-0.22
honour_from:6.01:-0.13 hooligan:6.41:0.14 hope:6.41:-0.29 hopes:6.41:-0.09 hospital:5.72:-0.16 host:5.72:0.35
hostel:6.01:0.15 hosts:6.41:-0.14 hot:6.41:-0.08 hotel:6.01:0.39 hotelier:6.41:-0.17 hous:5.50:-0.17 house:5.16:0.34
house_of:6.01:-0.03 how:5.72:-0.30 how_to:6.01:-0.18 human:6.41:0.04 humiliat:6.41:0.07 hundred:6.41:0.10
hunt:5.72:-0.04 hunt_@:6.01:0.15 hurt:6.01:-0.26 husband:6.01:-0.06 i:6.41:-0.16 identity:6.01:0.01 ill:6.41:0.11
illegal:6.01:0.19 impersonat:6.41:0.11 impos:6.01:0.36 imprison:6.41:0.15 in:3.03:-0.50 in_a:5.16:0.18
in_custody:6.01:0.25 in_the:4.11:-0.39 incident:6.41:-0.13 incit:6.41:0.21 income:6.41:0.06 indict:6.41:0.20
indictment:5.72:0.32 industry:6.01:0.32 influencer:6.41:0.19 infringement:6.41:0.14 injunction:6.01:0.30
injur:6.01:0.04 inmat:6.41:-0.13 inn:6.41:-0.11 innkeeper:6.41:0.24 inquiry:6.01:0.38 insider:6.01:-0.07
insolvent:6.41:0.17 inspector:5.72:-0.10 inspector_@:6.01:-0.21 insult:5.72:0.13 insurer:6.41:-0.16
international:6.41:0.13 internet:6.41:0.03 interview:6.41:-0.16 intimate:6.41:0.05 intimidat:6.41:0.03 into:5.03:0.15
into_the:6.01:0.05 invent:6.01:0.02 investigation:6.01:0.37 investigation_for:6.01:0.37 investigator:5.72:0.39
investor:5.72:0.14 is:4.22:0.13 island:6.41:-0.17 it:5.16:-0.34 its:5.50:0.16 its_owner:6.01:-0.04 jail:4.91:0.50
jail_for:5.50:0.20 jealou:6.41:0.15 jewel:6.01:0.01 jeweller:6.41:0.13 join:6.01:-0.17 join_the:6.01:-0.17
joke:6.41:0.07 jokes:6.41:0.06 journalist:6.01:0.02 judg:6.41:-0.07 judge:4.91:0.27 judge_@:5.72:-0.34
judge_speak:6.01:0.25 judgment:6.41:0.18 jump:6.41:-0.12 june:6.41:-0.07 junior:6.41:0.03 jury:5.72:-0.02
keep:6.01:0.00 keeps:6.41:-0.09 kept:6.41:-0.09 key:6.41:-0.12 kickback:6.41:0.07 kidnapp:5.72:-0.14
kidnapp_and:6.01:-0.02 kill:5.16:-0.03 killer:5.50:-0.43 kills:6.41:-0.11 knife:5.72:0.22 knifeman:6.41:-0.11
knock:6.01:-0.26 known:6.41:0.18 label:6.41:-0.12 labour:6.01:0.23 labour_court:6.01:0.23 ladder:6.41:-0.12
laid:6.41:-0.15 land:6.41:-0.16 landlady:6.41:-0.12 landlord:5.50:0.33 lands:6.41:0.07 lap:6.41:-0.11 last:5.50:-0.40
last_year:6.01:-0.25 late:6.41:-0.08 laugh:6.41:-0.11 launder:5.72:-0.21 law:6.41:-0.09 laws:6.01:-0.27
lawsuit:5.50:0.11 lawyer:5.50:-0.32 lawyer_@:6.01:-0.18 lead:6.41:-0.08 leader:6.01:0.34 leads:6.01:-0.18
leads_the:6.01:-0.18 league:6.41:-0.13 leave:6.01:-0.00 led:5.72:-0.13 led_by:6.01:-0.01 left:5.32:0.38
legal:5.72:-0.12 lend:6.41:-0.10 less:6.41:0.15 let:6.41:0.24 lett:6.01:0.19 letter:6.41:0.26 lewd:6.41:0.15
liable:6.41:0.07 library:6.01:-0.22 licence:6.41:0.22 lied:6.41:0.23 lies:6.41:-0.24 life:5.50:0.13 life_for:6.01:0.13
lifeguard:6.41:-0.12 lifts:6.41:-0.16 light:6.01:-0.26 lighthouse:6.41:-0.06 lisbon:6.41:-0.12 loan:6.41:0.05
loans:6.41:0.28 lock:6.01:0.27 lock_up:6.01:0.27 lodger:6.01:0.38 long:6.01:-0.30 loses:5.72:0.09 loss:6.41:0.28
lost:5.50:0.07 love:6.41:-0.16 loves:6.41:-0.14 luggage:6.41:0.22 machin:6.41:0.12 machine:6.41:0.16 made:6.01:0.35
magistrate:6.41:0.17 malpractice:6.01:0.21 man:5.03:0.38 manag:6.41:-0.12 management:6.41:0.08 manager:5.72:0.29
manager_@:6.01:0.17 marathon:6.41:-0.07 marine:6.41:-0.16 marrow:6.41:-0.16 massacre:6.41:-0.14 master:6.41:-0.10
maternity:6.41:0.14 mathematician:6.41:-0.13 mayor:6.01:0.04 means:6.41:-0.09 meant:6.41:0.14 medal:6.01:-0.15
meet:6.41:-0.15 member:5.72:-0.19 member_@:6.01:-0.03 men:6.41:0.11 mentor:6.41:-0.19 merger:6.41:-0.08
messag:6.01:-0.05 met:6.41:0.13 metr:6.41:-0.09 microphon:6.01:0.42 mill:6.01:-0.25 million:5.32:0.38
minister:6.41:-0.17 ministry:6.41:0.19 minor:6.41:0.06 misconduct:6.41:0.13 misl:6.41:0.28 miss:5.72:0.02
mistaken:6.41:-0.18 misuse:6.41:0.20 mock:6.41:0.15 model:6.41:0.12 molest:6.41:0.05 monday:5.72:-0.05
money:5.32:-0.10 money_launder:6.01:-0.28 month:5.32:0.40 month_of:6.01:0.27 more:5.72:0.06 mosque:6.01:-0.14
motorist:6.41:0.15 mould:6.41:0.19 mountain:6.01:-0.30 mov:6.41:0.13 moves:6.41:-0.12 movie:6.41:-0.11 mp:6.41:0.03
murder:4.91:-0.13 museum:6.41:-0.09 music:6.41:-0.09 musical:6.41:-0.11 muslim:6.01:0.19 must:5.50:0.34
must_pay:5.72:0.28 name:6.41:0.13 named:6.01:-0.16 names:5.72:0.08 nazi:6.41:0.14 needs:6.41:-0.16
negligence:6.41:0.12 neighbour:5.03:0.46 neo:6.41:0.14 never:6.41:0.19 new:4.80:-0.66 newcomer:6.41:-0.11
next:5.72:0.18 night:6.01:-0.26 nightmare:6.41:0.10 nine:5.72:0.08 ninth:6.41:-0.11 no:6.41:0.24 noise:6.41:0.09
not:4.80:0.11 not_exist:6.01:0.23 not_pay:6.01:-0.04 notary:6.41:-0.10 novel:6.41:-0.06 nurs:6.41:-0.08
nurse:6.41:-0.08 obituary:6.41:-0.14 obscene:6.01:0.19 observatory:6.41:-0.13 obsess:6.41:0.26 of:2.41:0.95
of_0:5.72:0.45 of_@:4.47:0.32 of_a:5.72:-0.03 of_assault:6.01:0.21 of_bank:6.01:-0.08 of_the:4.11:-0.64 off:5.50:0.03
offenc:6.41:0.23 offic:6.41:0.09 officer:5.03:0.18 official:6.41:0.11 offshore:6.41:0.06 old:6.01:-0.26
oligarch:6.41:0.03 ombudswoman:6.41:-0.15 on:3.55:0.08 on_monday:5.72:-0.05 on_the:5.72:-0.11 on_tuesday:6.01:0.05
online:5.72:0.02 open:5.72:-0.04 opens:6.01:0.05 opens_a:6.01:0.05 opera:6.01:0.00 operation:6.41:-0.14
opposition:6.41:-0.09 optimistic:6.41:-0.12 orchestra:6.41:-0.09 order:4.80:0.47 order_@:6.01:0.21 order_to:5.72:0.42
orphan:6.01:0.05 orphanage:6.41:0.18 other:6.01:0.15 out:4.40:0.72 out_of:4.91:0.48 out_the:6.01:-0.20
outside:6.41:0.15 over:3.93:1.06 over_the:6.01:-0.25 over_unpaid:6.01:0.15 overlook:6.41:0.12 owes:6.41:0.12
owing:6.41:0.09 own:6.41:0.15 owner:4.91:0.62 owner_@:6.01:0.17 paid:5.72:0.16 paint:5.72:-0.06 painter:6.41:0.20
pair:6.41:0.15 paper:6.41:0.07 parent:5.72:-0.50 parish:6.41:0.12 park:5.72:-0.36 parliament:6.01:-0.26
parole:6.41:0.29 partner:5.72:0.26 party:5.50:0.35 passenger:6.01:-0.08 passer:6.01:0.08 passer_by:6.01:0.08
passport:6.01:0.24 patent:6.41:-0.26 patient:6.01:0.06 pay:4.91:0.39 pay_for:6.01:0.14 payment:6.41:0.17
pays:6.01:-0.21 pedestrian:6.41:0.15 pensioner:6.41:0.16 people:6.01:0.46 percent:6.41:-0.12 perform:6.41:-0.13
perjury:6.41:0.08 personal:6.41:-0.07 pest:6.41:0.12 phish:6.41:-0.09 photo:6.01:-0.04 photograph:6.41:-0.08
photographer:6.41:0.14 physiotherapist:6.41:0.18 pick:6.41:0.07 pictur:6.41:0.06 pilot:6.01:-0.01 pirate:6.41:-0.11
pitcher:6.41:-0.11 plan:6.41:-0.11 plann:6.01:0.14 plans:6.41:-0.15 plant:6.01:0.14 play:6.01:-0.17 player:6.01:-0.24
plays:6.01:-0.14 plead:6.41:0.12 pleasure:6.41:-0.12 plott:6.41:0.14 plum:6.41:-0.10 pocket:6.01:0.09 point:6.41:-0.09
police:4.33:0.18 police_hunt:6.01:0.15 police_report:6.01:0.32 police_thank:6.01:-0.22 ponzi:6.41:0.14 porn:6.41:0.19
pornography:6.41:0.24 portrait:6.41:-0.20 post:6.41:0.15 postman:6.41:-0.12 posts:6.41:0.08 prais:6.01:-0.22
pregnant:6.41:0.17 premiere:6.41:-0.09 present:6.01:-0.21 presenter:6.41:0.05 preside:6.41:-0.13 president:6.01:-0.12
pretend:6.41:0.15 prevent:6.01:-0.41 prey:6.41:0.12 priest:6.41:0.12 primary:6.41:0.24 prison:4.91:-0.20
prison_for:6.01:0.23 prisoner:6.01:-0.29 prize:5.50:-0.26 professor:5.50:0.08 profit:6.41:-0.11 programme:6.01:-0.24
project:6.41:-0.10 promis:6.41:-0.17 promotion:6.41:0.13 prosecut:6.41:0.06 prosecutor:5.03:0.17
prosecutor_@:6.01:-0.33 prosecutor_said:6.01:0.19 prostitution:6.41:0.20 protect:6.01:-0.27 prov:6.41:-0.13
public:6.41:0.20 publish:6.01:-0.23 pull:5.72:-0.06 punch:6.41:0.10 punish:6.41:0.19 pupil:5.72:-0.41
pupil_to:6.01:-0.25 purpose:6.41:0.14 push:6.41:0.13 puts:6.41:-0.10 qualification:6.41:0.23 quarter:6.41:-0.11
queen:6.01:-0.20 question:6.41:0.07 quits:6.41:0.13 racial:6.41:0.13 racism:6.41:-0.21 racist:5.16:-0.13
racist_insult:6.01:-0.06 racket:6.41:0.16 raider:6.41:0.13 rais:6.01:-0.24 rally:6.01:-0.31 ran:6.41:-0.15
ransom:6.41:0.08 rant:6.41:0.07 rape:6.41:0.08 rated:6.41:-0.10 read:5.72:-0.38 reader:6.41:-0.06 ready:6.41:-0.11
real:6.41:-0.14 receiv:5.50:-0.07 record:4.91:0.15 recover:6.01:0.03 red:6.41:-0.15 referee:6.41:-0.12
reform:6.41:-0.20 refuge:5.50:0.06 refus:5.72:0.44 region:6.41:-0.07 regional:6.41:-0.10 regulator:6.01:0.32
reject:6.41:0.09 releas:6.41:-0.12 remand:6.41:0.17 remark:6.41:0.15 remind:6.41:-0.15 renovat:6.41:-0.10
renovation:6.41:-0.12 rent:5.03:0.64 rent_out:6.01:0.21 rental:6.41:0.12 repair:6.41:0.06 repay:6.41:0.13
report:5.50:0.06 reporter:6.41:-0.08 represent:6.41:-0.16 rescu:6.41:-0.18 rescuer:6.41:-0.09 resident:6.01:0.01
resign:6.41:0.03 resist:6.41:0.04 resistance:6.41:-0.20 restaurant:6.01:-0.01 restaurateur:6.41:0.11
restrain:6.01:0.21 restrain_order:6.01:0.21 retir:5.72:-0.37 retir_after:6.01:-0.21 return:5.32:0.02 reveal:6.41:0.17
revenge:6.41:0.19 reviewer:6.41:-0.11 rider:6.41:-0.12 rigg:6.41:0.14 right:6.41:-0.29 ring:6.41:0.10 riot:6.41:0.14
rises:6.41:-0.11 risk:6.41:-0.14 rival:5.72:0.17 river:6.41:0.13 road:6.41:0.06 robb:6.41:-0.13 robber:6.41:-0.18
robbery:6.41:0.11 robs:6.41:-0.11 roman:6.01:-0.30 romance:6.41:0.15 roofer:6.41:0.19 room:6.41:0.24 rooms:6.41:-0.12
roses:6.41:-0.08 round:6.01:-0.14 ruins:6.41:0.30 rul:6.41:-0.09 ruled:6.41:0.17 rules:6.41:0.05 run:6.01:0.21
runn:5.50:0.40 runs:6.01:-0.01 sacrific:6.41:-0.10 safe:6.41:-0.16 said:5.32:0.30 sale:6.41:-0.10 same:6.41:-0.15
sanction:6.41:0.24 sav:6.01:0.07 saved:6.01:-0.20 saver:6.41:0.07 saw:6.41:-0.10 say:5.03:1.01 say_@:5.72:0.37
says:5.03:-0.13 scams:6.41:-0.23 scandal:6.41:0.07 scene:6.41:0.15 scheme:6.41:0.14 school:5.72:-0.00
schoolgirl:6.41:-0.13 schubert:6.41:-0.15 scor:6.41:-0.11 screen:6.41:0.24 sea:6.41:-0.12 search:5.50:0.20
search_for:6.01:-0.00 season:6.41:-0.12 seat:6.41:-0.10 second:6.41:-0.12 secret:6.01:0.27 secret_record:6.01:0.27
secretary:6.41:0.16 securiti:6.41:0.14 security:6.41:-0.23 seiz:6.01:0.16 seize:6.41:0.28 sell:6.41:-0.19
sells:6.41:-0.13 semi:6.41:-0.09 senator:6.41:0.11 sent:5.50:0.15 sent_obscene:6.01:0.19 sentenc:5.16:0.22
sentenc_@:6.01:0.20 sentenc_for:6.01:0.15 sentence:5.72:0.29 seri:6.41:0.17 serve:6.41:0.15 sets:6.41:-0.12
sett:6.41:0.13 several:6.41:0.10 sex:6.41:0.05 shar:6.41:0.10 shareholder:6.41:-0.15 she:5.50:0.04 sheet:6.01:0.05
shelter:5.72:-0.30 shipwreck:6.41:-0.09 shock:6.41:-0.15 shoot:6.41:0.15 shooter:6.41:-0.12 shot:6.01:-0.16
shot_the:6.01:-0.16 shots:6.41:0.06 shout:5.72:0.17 show:5.50:-0.32 shows:6.41:0.19 side:6.01:-0.25 sign:6.01:-0.05
signature:6.41:-0.13 silver:6.01:-0.31 since:6.01:-0.19 singer:5.50:-0.14 single:6.41:0.10 sings:6.41:-0.10
siphon:6.41:0.14 sister:6.41:-0.20 six:5.50:0.38 six_years:6.01:0.23 skater:6.41:-0.09 skier:6.41:-0.11
slalom:6.41:-0.11 slams:6.41:-0.20 slaughter:6.41:-0.14 slays:6.41:-0.15 slur:6.01:0.23 slurs:6.41:0.19
small:6.41:-0.10 smash:5.72:0.17 smuggl:6.01:-0.18 smuggler:6.01:-0.11 software:6.01:-0.32 sold:6.01:0.04
soldier:6.41:0.06 solicitor:6.41:0.22 solv:6.01:-0.24 sought:6.41:0.05 speak:5.50:-0.07 speak_of:6.01:0.25
speech:6.41:0.08 speed:6.41:0.15 spied:6.01:0.20 spied_on:6.01:0.20 sponsor:6.01:0.21 spot:6.41:-0.10
spread:6.41:-0.24 sprinter:6.41:-0.09 square:6.41:-0.20 stabb:6.41:-0.26 stadium:6.41:0.14 staff:6.01:0.08
stag:6.41:0.07 stage:6.41:-0.14 stalk:6.41:0.10 stamp:6.41:-0.17 stand:5.72:-0.13 star:5.72:-0.32 start:6.41:-0.11
startup:6.41:-0.15 starve:6.41:0.15 stat:6.41:-0.17 stay:6.41:0.12 steal:6.41:-0.09 steps:6.41:0.07 still:6.41:-0.13
stole:6.01:0.30 stolen:5.50:0.19 stopp:6.41:-0.11 storage:6.41:0.22 storm:6.41:-0.11 story:5.50:-0.38 strand:6.41:0.17
strangl:6.41:0.11 street:6.41:-0.12 stricter:6.01:-0.25 strong:6.41:-0.16 struck:6.41:0.11 student:5.72:0.60
study:6.41:-0.16 sue:6.41:0.21 sued:5.50:0.20 sued_by:6.01:-0.09 sued_for:6.01:0.32 sues:6.01:0.22 suffocat:6.41:0.05
suit:6.01:0.24 suitcas:6.41:0.07 sunday:6.41:-0.10 supervisor:6.41:0.13 supplier:6.41:0.11 support:6.01:-0.19
supremacist:6.41:0.17 surgeon:6.41:0.07 surviv:6.01:-0.25 suspect:5.50:0.24 suspect_@:6.01:0.26 suspend:5.72:0.18
suspicion:6.41:0.10 swedish:6.41:-0.15 swimm:6.01:-0.05 swimmer:6.41:-0.12 swindl:6.41:0.13 sworn:6.41:-0.18
tak:6.41:0.06 take:6.41:0.06 taken:6.41:0.15 takes:5.72:-0.19 talk:6.41:-0.07 talks:6.01:-0.39 target:6.41:-0.23
taught:6.41:-0.14 tax:5.72:-0.08 teach:6.01:-0.20 teacher:5.50:-0.05 teacher_@:6.01:0.10 team:6.41:-0.09
tear:6.41:-0.11 teenager:6.01:-0.15 television:6.01:0.06 tells:5.72:-0.33 tells_how:6.01:-0.22 ten:6.01:-0.21
ten_years:6.01:-0.21 tenant:5.16:-0.11 tenni:6.41:-0.12 term:6.01:-0.16 terror:6.41:0.04 testifi:6.01:0.11
texts:6.41:0.14 th:6.41:-0.10 than:6.41:0.12 thank:5.50:-0.38 that:4.06:0.74 that_@:5.32:0.69 that_did:6.01:0.23
that_was:5.72:0.17 the:2.04:-1.91 the_account:6.01:0.05 the_agency:5.72:0.37 the_attack:6.01:-0.28 the_bank:6.01:-0.21
the_city:6.01:0.08 the_claim:6.01:-0.04 the_club:5.72:-0.01 the_country:6.01:0.07 the_court:5.50:0.00
the_fami:5.72:-0.22 the_first:6.01:-0.18 the_fund:6.01:0.15 the_gang:6.01:-0.23 the_house:6.01:-0.01
the_indictment:6.01:0.17 the_jury:6.01:-0.07 the_man:6.01:0.03 the_murder:6.01:-0.05 the_new:5.72:-0.22
the_next:6.01:0.07 the_police:5.72:-0.06 the_prosecutor:6.01:0.22 the_record:6.01:-0.23 the_trial:5.72:-0.14
the_village:6.01:-0.22 the_visitor:6.01:-0.19 the_year:6.01:-0.15 theft:5.72:0.36 theft_and:6.01:0.30 their:5.72:0.12
them:5.32:0.37 they:6.41:0.15 thief:6.41:0.07 thiev:6.41:-0.08 third:6.41:-0.12 this:6.41:-0.08 those:6.41:0.19
thousand:6.01:-0.27 threat:6.01:0.35 threaten:5.16:0.41 three:4.91:0.54 threw:6.01:0.30 thriller:6.01:-0.13
through:6.41:0.06 thrown:6.01:0.15 thrown_out:6.01:0.15 thursday:6.41:-0.16 ticket:6.41:-0.11 ties:6.41:0.19
time:6.01:-0.22 tips:6.01:-0.20 tips_on:6.01:-0.20 title:6.41:-0.07 to:2.84:0.22 to_@:5.50:-0.50 to_a:6.01:0.28
to_be:6.01:0.01 to_court:6.01:0.10 to_face:6.01:0.23 to_pay:6.01:0.12 to_protect:6.01:-0.27 to_read:6.01:-0.25
to_the:5.03:-0.07 told:5.72:0.02 took:5.72:0.21 touch:6.41:0.18 tougher:6.41:-0.17 tour:6.41:-0.15 tourist:6.01:-0.01
town:6.01:-0.19 toxic:6.41:0.13 trac:6.41:-0.29 trad:6.41:0.14 trader:6.41:0.14 traffic:6.41:0.13 traffick:6.41:0.04
trail:6.01:0.03 train:6.01:-0.53 trainer:6.41:0.05 translat:6.41:-0.15 trash:6.41:0.10 travel:6.41:0.17
traveller:6.41:-0.14 treasurer:6.41:0.07 tree:6.41:-0.20 trees:6.01:-0.10 trial:4.80:-0.12 trial_of:5.72:-0.26
tribunal:6.01:0.24 trick:6.41:-0.21 trips:6.41:0.16 troll:6.41:-0.26 true:6.41:-0.12 trustee:6.41:0.13
tuesday:5.72:-0.05 turn:6.01:-0.06 turns:6.41:-0.15 tv:6.41:0.05 twenty:6.01:-0.27 twice:6.41:-0.11 two:4.80:0.30
unconsciou:6.41:0.08 under:5.32:0.57 under_fire:6.01:0.21 under_investigation:6.01:0.37 unfinish:6.41:0.06
unhurt:6.41:-0.17 union:6.41:-0.12 unit:6.41:0.22 university:6.41:-0.13 unpaid:5.50:0.31 unsafe:6.01:0.17
unsolv:6.41:-0.13 until:5.16:-0.21 until_the:5.72:-0.02 up:4.91:0.42 up_with:6.01:-0.05 used:6.01:0.29 user:6.41:0.15
vaccine:6.01:-0.25 valuabl:6.41:-0.15 vandal:6.41:0.17 veteran:6.41:-0.12 victim:5.32:0.01 victim_of:6.01:-0.21
victory:5.72:-0.28 victory_in:6.01:-0.21 video:6.01:0.32 villa:5.72:0.01 villa_and:6.01:0.14 village:5.72:-0.32
vintage:6.41:-0.12 violat:6.41:0.29 violence:6.01:-0.07 violin:6.41:-0.09 virus:6.01:-0.25 visit:6.41:-0.12
visitor:6.01:-0.19 voice:6.41:-0.12 volunteer:6.41:-0.09 vote:6.41:-0.10 voted:6.41:-0.08 waitres:6.41:0.19
walk:6.41:-0.14 wallet:6.41:-0.15 walls:6.01:0.30 want:6.41:0.10 ward:6.41:-0.10 warden:6.41:-0.12 warns:6.41:-0.23
warrant:6.01:0.22 was:3.81:0.21 was_detain:6.01:0.18 was_fined:6.01:0.22 was_found:6.01:0.14 wash:6.41:0.06
waste:6.41:0.13 water:6.41:-0.10 watercolour:6.41:-0.12 way:6.41:-0.13 weak:6.41:-0.12 wedd:6.01:-0.21 week:6.41:-0.10
weekend:6.41:-0.07 welcom:6.01:-0.20 well:6.41:-0.10 went:6.41:-0.10 were:5.32:0.04 what:6.01:-0.18
wheelchair:6.01:0.26 when:6.01:0.02 while:5.72:-0.17 white:6.41:0.17 who:3.97:0.12 who_did:6.01:-0.29
who_was:6.01:-0.22 whose:6.41:-0.13 why:6.41:-0.16 widow:6.41:0.13 wife:5.72:0.20 will:5.16:-0.44 window:5.72:0.22
wine:6.41:-0.11 winemaker:6.41:-0.12 winger:6.41:-0.10 winn:6.41:-0.08 winner:6.41:-0.10 wins:5.32:-0.19 wir:6.41:0.12
wire:6.41:0.12 witch:6.41:-0.07 with:3.39:0.59 with_0:6.01:-0.22 with_@:6.01:-0.30 with_a:5.03:0.08
with_the:5.72:-0.09 withdraw:6.41:0.20 withdrew:6.41:-0.24 withheld:6.41:0.19 without:6.41:-0.17 witnes:6.01:-0.20
woman:6.01:0.19 women:5.50:0.29 won:6.01:0.13 work:5.72:-0.20 worker:5.50:0.38 works:6.41:0.06 world:6.41:-0.14
worth:6.41:0.22 would:6.41:0.15 wound:6.41:0.15 wreath:6.41:-0.15 wreck:6.41:0.06 wrestler:6.41:0.13 write:6.41:-0.13
wrongful:6.41:-0.18 wrote:6.01:-0.24 wrote_a:6.01:-0.24 xenophobic:6.41:0.15 yacht:6.41:0.28 year:4.80:-0.78
years:4.33:0.24 young:6.41:-0.19 yourself:6.41:-0.09 ~accused:2.24:3.51 ~cleared:4.62:-0.75 ~deed:2.39:1.59
~fiction:3.14:-1.29 ~good:2.79:-1.92 ~helper:2.80:-1.54 ~ill:2.76:2.33 ~mild:2.12:-4.01 ~only_accused:2.62:3.01
~only_deed:2.95:2.11 ~only_punished:3.64:1.63 ~only_sued:4.27:0.85 ~plain:2.74:-1.94 ~punished:3.32:1.76
~sport:3.47:-1.31 ~sued:3.97:1.17 ~victim:3.71:-0.84`;

export const BIAS = -0.0471;

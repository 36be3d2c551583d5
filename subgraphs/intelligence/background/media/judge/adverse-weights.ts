/** Written by `npm run train:adverse`: feature, inverse document frequency, weight. */
export const WEIGHTS = `
#ConflictsorLitigation:3.64:1.34 #Discrimination:3.80:1.34 #FraudorFinancialCrime:3.02:1.64 #Harassment:3.74:1.54
#OtherNews:1.53:-3.86 #Violence:3.17:1.75 0:3.86:-0.19 0_0:5.02:0.30 0_has:5.53:-0.30 0_to:5.53:0.50 @:1.00:-0.42
@_0:4.84:0.06 @_a:5.53:-0.30 @_accus:5.24:0.42 @_and:5.24:0.04 @_appoint:5.53:-0.48 @_asked:5.53:-0.42
@_attack:5.53:0.04 @_because:5.53:0.42 @_caught:5.53:0.44 @_charg:5.02:0.38 @_convict:5.02:0.61 @_faces:5.53:0.40
@_fired:5.53:0.42 @_for:4.69:0.03 @_found:5.02:-0.53 @_from:5.53:0.01 @_gives:5.53:-0.47 @_guilty:5.53:0.55
@_had:5.53:0.38 @_has:5.24:-0.08 @_held:5.53:0.45 @_in:5.02:0.18 @_is:5.02:0.66 @_jail:5.53:0.06 @_lost:5.53:0.55
@_must:5.53:0.39 @_of:5.53:0.34 @_on:5.24:0.22 @_over:4.84:0.80 @_paid:5.53:0.41 @_plays:5.53:-0.28
@_receiv:5.24:-0.12 @_return:5.53:-0.41 @_sent:5.53:-0.01 @_shot:5.53:-0.30 @_smash:5.53:-0.07 @_speak:5.53:-0.57
@_sued:5.53:-0.05 @_the:5.24:-0.56 @_threaten:5.53:0.30 @_under:5.24:0.68 @_used:5.53:0.41 @_was:4.43:0.25
@_who:4.55:0.31 @_will:4.84:-0.67 @_with:5.53:-0.04 a:2.18:-0.15 a_civil:5.53:0.29 a_complaint:5.53:-0.02
a_court:5.24:0.51 a_crime:5.53:-0.28 a_drunk:5.53:-0.39 a_good:5.53:-0.39 a_guest:5.53:-0.01 a_judge:5.53:0.44
a_murder:5.53:-0.38 a_neighbour:5.53:0.29 a_new:5.53:-0.35 about:3.92:-0.50 about_a:5.53:-0.38 about_the:5.53:0.15
abroad:5.94:-0.16 abuse:5.24:-0.02 accent:5.94:0.14 accident:5.94:0.26 accomplic:5.94:0.16 accord:4.84:0.59
accord_to:4.84:0.59 account:4.84:0.54 accus:4.43:0.81 accus_@:5.53:0.34 accus_of:4.84:0.76 accusation:5.94:-0.20
accuser:5.94:-0.23 acquittal:5.94:-0.29 acros:5.94:0.23 action:5.94:0.16 actor:5.94:-0.16 actress:5.94:0.23
adjourn:5.94:-0.22 admitt:5.94:0.24 advanc:5.94:0.23 advice:5.94:-0.21 adviser:5.94:-0.29 after:3.59:0.48
after_a:5.24:0.23 after_the:4.84:-0.56 again:5.94:-0.24 against:4.23:-0.30 against_@:4.84:0.37
against_money:5.53:-0.47 age:5.94:0.22 agency:5.02:0.70 agent:5.53:0.47 agre:5.94:-0.17 air:5.94:-0.15
aircraft:5.94:-0.24 airport:5.94:0.24 album:5.53:-0.46 all:5.53:0.19 alleg:5.53:0.49 allegation:5.94:0.16
allege:5.53:0.42 along:5.94:-0.26 ambassador:5.94:-0.24 an:4.07:0.24 and:2.55:1.38 and_has:5.53:0.05 and_was:5.02:0.89
anger:5.94:0.16 animal:5.53:0.04 announc:5.53:0.03 antisemitic:5.94:0.25 anyone:5.94:-0.20 apartment:5.24:0.50
apologis:5.53:0.05 apologise:5.94:-0.25 applicant:5.94:0.19 appoint:5.53:-0.48 approv:5.94:-0.23
arbitration:5.94:-0.22 architect:5.94:-0.09 are:5.53:0.02 arena:5.94:-0.26 armed:5.94:0.21 arms:5.94:0.29
around:5.24:-0.47 around_@:5.24:-0.47 arrest:4.43:0.61 arrest_@:5.53:0.34 arriv:5.94:-0.29 arson:5.94:0.24
as:4.33:-0.49 as_an:5.53:0.02 asian:5.94:0.25 ask:5.94:-0.20 asked:5.53:-0.42 asks:5.94:-0.21 assault:5.24:0.11
asset:5.53:0.43 assistant:5.94:0.20 association:5.94:-0.17 at:3.59:0.06 at_a:5.53:0.41 at_the:4.15:0.16
attack:4.69:-0.24 attack_the:5.53:-0.27 attempt:5.94:0.24 attend:5.94:0.16 attorney:5.94:-0.27 auction:5.94:0.28
audit:5.94:0.30 auditor:5.94:-0.33 avalanche:5.94:-0.27 away:5.94:0.25 back:5.94:-0.28 bak:5.94:-0.23
balcony:5.94:0.20 balloon:5.94:-0.15 bank:4.43:-0.31 banker:5.94:-0.22 bankruptcy:5.53:0.42 bann:5.53:0.57
bar:5.53:0.06 barr:5.53:0.49 bars:5.53:-0.00 bathroom:5.94:0.32 battery:5.94:0.16 be:5.53:-0.46 beat:5.24:0.25
beats:5.94:-0.24 beauty:5.94:-0.18 because:5.24:0.57 because_of:5.53:0.42 beekeeper:5.94:-0.23 been:5.24:-0.43
before:5.24:-0.18 begin:5.94:-0.28 behind:5.53:-0.00 behind_bars:5.53:-0.00 believe:5.94:0.26 belt:5.94:-0.16
best:5.94:-0.23 bicycle:5.94:-0.13 bills:5.94:0.20 biology:5.94:-0.26 birthday:5.94:-0.29 bishop:5.94:-0.18
bitter:5.94:0.24 black:5.94:0.20 blackmail:5.94:0.27 board:5.53:-0.31 bomb:5.94:0.17 bone:5.94:-0.26 book:5.94:0.23
bookkeeper:5.94:0.24 border:5.94:0.29 bottle:5.94:0.21 bought:5.94:-0.26 boxer:5.94:-0.16 breach:5.94:0.22
break:5.94:-0.23 breeder:5.94:0.30 brewery:5.94:-0.19 brib:5.53:0.39 broadcast:5.94:-0.25 broker:5.94:0.33
budget:5.94:-0.20 built:5.94:-0.21 bulli:5.94:0.20 bully:5.53:-0.13 burgl:5.94:-0.27 burglary:5.94:0.24
burn:5.94:-0.17 bus:5.94:-0.20 busines:5.94:0.17 businessman:5.94:0.29 by:3.45:-0.35 by_@:4.15:-0.42 by_a:5.02:-0.86
cafe:5.94:0.26 cake:5.94:-0.23 call:5.24:0.09 calm:5.94:-0.20 camera:5.94:0.32 campaigner:5.94:-0.41 cancer:5.94:-0.24
captur:5.94:-0.18 car:5.24:-0.16 cards:5.53:0.36 cars:5.94:-0.21 cartel:5.94:0.26 case:4.84:0.01 cash:5.53:0.37
caught:5.24:0.25 caus:5.94:0.28 cause:5.94:-0.19 celebrat:5.53:-0.52 chain:5.94:0.23 chair:5.94:-0.17
challenger:5.94:-0.16 champion:5.94:-0.20 championship:5.94:-0.22 chang:5.94:-0.31 chaplain:5.94:-0.28 charg:4.33:0.72
charg_@:5.53:0.33 charg_with:5.24:0.58 charge:5.24:0.62 charity:5.24:-0.15 chas:5.94:-0.29 chase:5.94:0.21
cheat:5.53:-0.09 check:5.94:-0.16 chef:5.94:-0.19 chess:5.94:-0.20 chief:5.53:-0.47 child:5.53:0.39
children:5.24:-0.67 children_from:5.53:-0.51 choir:5.94:-0.26 cigarett:5.94:0.13 citi:5.94:-0.24 city:5.53:-0.04
civil:5.53:0.29 claim:5.24:0.22 class:5.53:0.30 clean:5.94:-0.19 clear:5.94:-0.20 client:5.94:-0.29 climate:5.94:-0.21
climb:5.94:-0.24 clinic:5.94:-0.37 clon:5.94:0.16 club:5.24:-0.12 coast:5.94:-0.26 cocaine:5.94:0.24 coin:5.94:-0.17
collaps:5.94:0.20 collapse:5.94:0.22 collect:5.53:-0.41 collection:5.94:-0.27 combin:5.94:-0.17 come:5.94:0.18
comedian:5.94:-0.26 commission:5.94:0.33 commit:5.94:-0.16 compani:5.94:-0.37 company:5.02:0.01 compensation:5.94:0.25
complain:5.94:0.14 complaint:4.69:0.32 complaint_about:5.53:-0.02 complet:5.94:-0.26 complete:5.94:-0.15
compliance:5.94:-0.21 computer:5.94:0.24 conclud:5.94:0.24 condemn:5.94:-0.25 conduct:5.94:-0.26 conferenc:5.94:0.25
confess:5.94:0.24 conjecture:5.94:-0.29 contempt:5.94:0.24 contest:5.94:-0.23 contract:5.94:-0.24 contractor:5.53:0.37
control:5.94:-0.21 convict:4.69:0.92 convict_of:5.02:0.59 conviction:5.94:-0.22 copyright:5.94:0.30
corruption:5.94:0.15 costs:5.53:0.02 could:5.94:0.27 council:5.94:-0.23 councillor:5.94:0.30 count:5.24:0.84
counter:5.94:0.26 countersuit:5.94:0.15 country:5.94:0.35 court:3.99:1.06 court_sentenc:5.53:0.39 cover:5.94:0.31
crash:5.94:0.28 credit:5.94:0.23 creditor:5.94:0.23 crime:5.24:-0.48 criminal:5.53:0.04 critic:5.94:-0.16
criticis:5.94:-0.20 crowd:5.94:0.35 crown:5.94:-0.31 cruelty:5.53:0.45 crush:5.94:-0.22 crypto:5.94:0.26
culprit:5.94:-0.20 custody:5.53:0.70 custom:5.94:0.13 customer:5.94:0.24 cutt:5.94:0.15 cyberstalk:5.94:0.15
cyclist:5.53:0.05 damag:5.53:0.32 damage:5.53:0.39 data:5.94:0.24 dead:5.94:0.24 deal:5.53:0.41 deals:5.94:0.29
decad:5.53:-0.02 deceit:5.94:0.27 defamation:5.94:0.30 default:5.94:0.31 defeat:5.94:-0.20 defence:5.94:-0.29
defend:5.94:-0.14 demand:5.53:-0.04 deni:5.94:0.20 dentist:5.94:-0.18 deposit:5.53:0.42 derby:5.94:-0.22
description:5.94:-0.17 desert:5.94:-0.18 design:5.94:-0.09 designer:5.94:-0.26 detain:5.53:0.42 detect:5.94:-0.36
detectiv:5.53:-0.10 detective:5.94:-0.36 diary:5.94:-0.26 did:4.84:-0.17 did_not:5.02:0.00 died:5.94:-0.21
digg:5.94:-0.17 direct:5.94:-0.19 director:5.24:-0.15 director_@:5.53:0.02 disappear:5.94:0.26
discrimination:4.55:0.25 dishonest:5.94:0.28 dismiss:5.53:-0.14 dispute:5.94:0.15 district:5.94:0.28 divorce:5.94:0.24
doctor:5.94:-0.17 doctorate:5.94:-0.26 document:5.53:0.01 documentary:5.94:-0.35 does:5.94:-0.16 dog:5.94:0.17
dogs:5.94:-0.26 dollar:5.94:0.18 domestic:5.53:-0.13 domestic_violence:5.53:-0.13 donat:5.94:-0.27 donor:5.94:-0.26
doorman:5.94:0.17 down:5.02:0.31 doxx:5.94:0.19 dozen:5.53:0.37 dozen_of:5.53:0.37 driv:5.94:0.28 driver:5.24:-0.55
dropp:5.94:-0.35 drove:5.94:0.35 drug:5.24:0.33 drugg:5.94:0.19 drugs:5.94:0.16 drunk:5.24:-0.12 dump:5.94:0.24
duti:5.94:0.13 earn:5.94:-0.19 eight:5.94:0.23 eighteen:5.94:-0.26 eighty:5.94:-0.26 elect:5.53:-0.32
election:5.94:0.19 eleven:5.94:0.14 email:5.53:-0.11 embezzl:5.94:0.24 embezzlement:5.94:0.23 employ:5.94:0.21
employe:5.53:0.35 ends:5.94:-0.22 engine:5.94:-0.24 ensemble:5.94:-0.27 enter:5.94:0.35 entry:5.94:-0.25
escalat:5.94:0.15 escap:5.53:-0.43 estate:5.94:0.28 euros:5.94:-0.29 evasion:5.94:0.19 everybody:5.94:0.22
evict:5.94:0.14 eviction:5.94:-0.37 executiv:5.94:0.24 executive:5.94:-0.26 exist:5.53:0.40 expect:5.53:0.01
expell:5.94:0.30 expert:5.53:-0.60 explain:5.94:-0.19 expung:5.94:-0.35 extortion:5.94:0.17 extradit:5.94:0.26
face:5.02:0.34 faces:5.24:0.59 faces_a:5.53:0.40 fact:5.94:-0.16 fail:5.53:-0.02 fall:5.94:-0.27 falsifi:5.94:0.24
fami:5.02:-0.47 favour:5.94:-0.22 federal:5.94:0.23 fell:5.94:0.20 fiction:5.94:-0.24 fifty:5.94:0.22 fight:5.53:-0.39
file:5.53:0.37 filed:5.24:0.27 files:5.94:0.15 film:5.24:-0.13 final:5.53:-0.27 finance:5.94:-0.19 find:5.94:-0.19
finds:5.53:-0.07 fine:5.94:0.26 fined:5.24:0.62 fire:5.53:0.46 fired:5.53:0.42 firefighter:5.94:-0.17 firms:5.94:-0.22
first:5.02:-0.58 flat:5.94:0.31 flats:5.24:0.14 fled:5.94:0.26 flower:5.94:-0.17 follow:5.24:0.16 food:5.94:-0.16
footage:5.94:0.20 for:2.49:0.50 for_@:5.24:0.25 for_a:5.02:-0.71 for_orphan:5.53:0.09 for_the:5.02:-0.38
for_victim:5.53:-0.45 foreigner:5.94:0.29 forg:5.94:0.17 forgave:5.94:-0.21 forgery:5.94:0.23 form:5.94:-0.22
former:5.24:0.18 forty:5.94:-0.24 forward:5.94:0.18 found:4.07:0.71 found_a:5.53:-0.50 found_guilty:5.53:0.37
foundation:5.94:-0.35 founder:5.53:-0.10 founder_@:5.53:-0.10 four:5.94:-0.36 fourth:5.94:-0.16 fraud:4.69:-0.25
fraudulent:5.94:-0.29 free:5.94:-0.25 friday:5.94:0.24 friend:5.94:-0.27 from:3.45:-0.73 from_a:5.02:-0.00
from_the:4.33:-0.24 front:5.94:-0.20 froze:5.94:0.26 fund:5.53:0.16 funds:5.94:0.24 furniture:5.94:0.31
gambl:5.94:0.23 game:5.94:-0.26 gang:5.24:-0.09 garden:5.94:-0.17 gave:5.94:-0.17 gay:5.94:0.23 generation:5.94:-0.21
genuine:5.94:-0.26 gets:5.94:0.30 girlfriend:5.94:0.15 given:5.94:0.16 gives:5.53:-0.47 goalkeeper:5.94:-0.19
goes:5.53:-0.39 goes_to:5.53:-0.39 golden:5.94:-0.27 golf:5.94:-0.19 good:5.53:-0.39 goods:5.94:0.26 got:5.94:0.19
graduat:5.94:-0.18 greed:5.94:0.27 grop:5.94:0.25 guest:4.43:0.74 guest_@:5.53:0.36 guest_in:5.53:0.53
guesthouse:5.53:0.03 guide:5.94:-0.20 guilty:4.84:1.00 guilty_of:5.24:0.50 gunpoint:5.94:-0.20 hacker:5.94:0.24
had:5.24:0.48 hall:5.94:-0.22 hammer:5.94:0.26 hand:5.94:0.19 handl:5.94:-0.27 hands:5.94:-0.31 harass:5.94:0.16
harassment:5.53:-0.17 hard:5.94:-0.14 harvest:5.94:-0.16 has:4.43:-0.42 has_been:5.24:-0.43 hate:5.94:0.18
hateful:5.94:-0.25 hav:5.94:0.30 have:5.53:0.41 he:5.02:0.38 head:5.94:-0.22 headscarv:5.94:0.19 hear:5.53:0.19
heard:5.53:0.44 heavi:5.94:0.24 held:5.24:0.17 help:5.53:-0.33 helps:5.94:-0.19 her:4.43:-0.28 heroin:5.94:0.29
herself:5.94:-0.23 hid:5.53:0.40 hidden:5.94:0.32 hik:5.94:-0.20 hills:5.94:-0.20 him:5.53:-0.05 himself:5.94:0.30
his:4.43:0.88 historian:5.94:-0.17 historic:5.94:0.28 hit:5.94:0.26 holiday:4.84:0.12 holiday_flats:5.53:0.00
holidaymaker:5.94:-0.38 home:5.24:-0.08 homes:5.53:-0.00 homophobic:5.94:0.30 honey:5.94:-0.23 honour:5.53:-0.33
honour_from:5.53:-0.33 hooligan:5.94:0.30 hope:5.94:-0.28 hopes:5.94:-0.19 hospital:5.53:0.06 host:5.94:0.26
hostel:5.53:0.39 hosts:5.94:-0.21 hot:5.94:-0.15 hotel:5.94:0.23 hotelier:5.94:-0.25 hous:5.24:0.10 house:5.02:0.05
how:5.53:-0.47 human:5.94:0.23 hundred:5.94:0.15 hunt:5.53:-0.14 hurt:5.53:-0.41 husband:5.94:-0.27 i:5.94:-0.23
identity:5.53:-0.01 ill:5.94:0.20 illegal:5.53:0.41 impersonat:5.94:0.15 impos:5.53:0.51 in:2.82:-0.59 in_a:4.69:0.07
in_the:3.69:-0.60 incident:5.94:-0.25 income:5.94:0.19 indict:5.94:1.12 indictment:5.24:0.64 industry:5.94:0.26
influencer:5.94:0.20 infringement:5.94:0.30 injunction:5.53:0.36 injur:5.53:0.02 inmat:5.94:-0.29 inquiry:5.53:0.46
insider:5.94:0.26 inspector:5.53:0.01 insult:5.24:0.15 international:5.94:0.24 interview:5.94:-0.23
intimidat:5.94:0.16 into:4.84:0.44 into_the:5.53:0.17 invent:5.94:-0.20 investigation:5.53:0.41
investigation_for:5.53:0.41 investigator:5.24:0.61 investor:5.94:0.33 is:4.23:0.25 island:5.94:-0.25 it:4.84:-0.47
its:5.02:0.29 its_owner:5.53:-0.11 jail:5.02:0.53 jewel:5.94:0.20 join:5.53:-0.33 join_the:5.53:-0.33 joke:5.94:0.29
journalist:5.94:0.17 judge:4.55:0.49 judge_@:5.53:-0.47 judge_speak:5.53:0.41 judgment:5.94:0.24 june:5.94:-0.13
junior:5.94:0.16 jury:5.24:0.20 keep:5.53:0.06 keeps:5.94:-0.16 kept:5.94:-0.19 kickback:5.94:0.28 kidnapp:5.53:-0.10
kill:5.24:-0.19 killer:5.53:-0.31 knife:5.94:0.14 knock:5.94:-0.16 known:5.94:0.23 label:5.94:-0.23 labour:5.94:0.19
ladder:5.94:-0.27 laid:5.94:-0.24 land:5.94:-0.24 landlady:5.94:-0.19 landlord:5.94:0.26 last:5.24:-0.55
last_year:5.53:-0.39 late:5.94:-0.16 laugh:5.94:-0.18 launder:5.24:-0.24 law:5.94:-0.19 laws:5.94:-0.29
lawsuit:5.02:0.16 lawyer:5.24:-0.71 lawyer_@:5.53:-0.43 lead:5.94:-0.17 leads:5.94:-0.30 league:5.94:-0.25
leave:5.94:-0.21 led:5.24:-0.12 led_by:5.53:0.03 left:5.53:0.44 legal:5.24:-0.30 lend:5.94:-0.22 less:5.94:0.14
let:5.94:0.29 lewd:5.94:0.25 liable:5.94:0.19 library:5.53:-0.32 licence:5.94:0.28 lied:5.94:0.24 lies:5.94:-0.23
life:5.53:0.42 lifeguard:5.94:-0.27 light:5.53:-0.44 lighthouse:5.94:-0.14 lisbon:5.94:-0.25 loan:5.94:0.17
loans:5.94:0.31 loses:5.53:0.50 loss:5.94:0.33 lost:5.24:0.27 love:5.94:-0.23 loves:5.94:-0.21 luggage:5.94:0.24
machin:5.94:0.16 made:5.53:0.47 magistrate:5.94:0.43 malpractice:5.94:0.19 man:5.53:0.02 manag:5.94:-0.16
management:5.94:0.16 manager:5.53:0.48 manager_@:5.53:0.48 marathon:5.94:-0.23 marine:5.94:-0.26 marrow:5.94:-0.26
master:5.94:-0.20 mathematician:5.94:-0.29 mayor:5.94:-0.22 means:5.94:-0.19 meant:5.94:0.29 medal:5.94:-0.17
meet:5.94:-0.23 member:5.24:-0.26 member_@:5.53:0.01 men:5.94:0.23 merger:5.94:-0.17 messag:5.53:-0.09 met:5.94:0.18
metr:5.94:-0.20 microphon:5.94:0.26 mill:5.53:-0.40 million:4.84:0.39 minister:5.94:-0.29 ministry:5.94:0.26
minor:5.94:0.26 misl:5.94:0.33 miss:5.94:-0.20 mistaken:5.94:-0.25 misuse:5.94:0.24 mock:5.94:0.14 monday:5.24:-0.17
money:4.84:-0.14 money_launder:5.53:-0.47 month:4.84:0.39 month_of:5.53:0.28 more:5.24:0.16 mould:5.94:0.16
mountain:5.53:-0.45 mov:5.94:0.22 moves:5.94:-0.18 murder:4.84:-0.29 museum:5.94:-0.27 music:5.94:-0.12
muslim:5.94:0.19 must:5.24:0.51 must_pay:5.53:0.39 named:5.94:-0.22 names:5.53:0.37 needs:5.94:-0.26
negligence:5.94:0.20 neighbour:4.55:0.59 new:4.55:-0.90 next:5.53:0.19 night:5.53:-0.41 nightmare:5.94:0.18
nine:5.24:0.23 no:5.94:0.29 noise:5.94:0.14 not:4.69:-0.29 not_exist:5.53:0.40 notary:5.94:-0.15 novel:5.94:-0.14
nurs:5.94:-0.18 obituary:5.94:-0.21 obscene:5.94:0.26 observatory:5.94:-0.22 of:2.25:1.29 of_0:5.24:0.66
of_@:4.07:0.01 of_a:5.53:0.31 of_the:3.74:-0.94 off:5.24:-0.15 offenc:5.94:0.28 offic:5.94:0.15 officer:4.84:0.52
offshore:5.94:0.19 old:5.94:-0.26 ombudswoman:5.94:-0.27 on:3.41:0.34 on_monday:5.24:-0.17 on_the:5.53:-0.30
on_tuesday:5.53:0.13 online:5.24:-0.02 open:5.24:-0.24 opens:5.53:-0.07 opens_a:5.53:-0.07 opera:5.94:-0.27
opposition:5.94:-0.20 optimistic:5.94:-0.31 orchestra:5.94:-0.18 order:4.55:0.82 order_to:5.24:0.61 orphan:5.53:0.09
other:5.94:-0.22 out:4.33:0.43 out_of:4.69:0.67 out_the:5.53:-0.39 outside:5.94:0.24 over:4.07:1.04
over_the:5.53:-0.46 overlook:5.94:0.25 owes:5.94:0.23 owing:5.94:0.14 owner:4.84:0.51 owner_@:5.53:0.47 paid:5.24:0.20
paint:5.53:0.04 parent:5.94:-0.37 parish:5.94:0.24 park:5.24:-0.54 parliament:5.94:-0.31 parole:5.94:0.33
partner:5.94:0.17 party:5.24:0.59 passenger:5.94:-0.20 passer:5.94:0.25 passport:5.94:0.21 patent:5.94:-0.35
pay:4.84:0.38 payment:5.94:0.26 pays:5.53:-0.49 people:5.94:0.24 percent:5.94:-0.16 perform:5.94:-0.27
perjury:5.94:0.20 personal:5.94:-0.23 photo:5.94:-0.16 photograph:5.94:-0.15 photographer:5.94:0.30 pictur:5.94:0.26
pilot:5.94:-0.24 plann:5.94:0.17 plans:5.94:-0.23 player:5.53:-0.48 plays:5.53:-0.28 plead:5.94:0.24 plum:5.94:-0.23
point:5.94:-0.17 police:4.15:0.25 ponzi:5.94:0.18 porn:5.94:0.20 pornography:5.94:0.24 post:5.94:0.25 posts:5.94:0.18
prais:5.94:-0.16 pregnant:5.94:0.19 premiere:5.94:-0.21 present:5.94:-0.26 preside:5.94:-0.28 president:5.53:-0.32
prevent:5.53:-0.56 prison:5.02:0.45 prisoner:5.94:-0.19 prize:5.24:-0.41 professor:5.24:-0.16 profit:5.94:-0.26
programme:5.53:-0.37 promis:5.94:-0.29 promotion:5.94:0.20 prosecutor:4.69:0.62 prosecutor_said:5.53:0.38
protect:5.94:-0.37 prov:5.94:-0.29 public:5.94:0.24 publish:5.94:-0.20 pull:5.94:-0.27 punish:5.94:0.23
pupil:5.53:-0.40 pupil_to:5.53:-0.40 purpose:5.94:0.35 push:5.94:0.30 qualification:5.94:0.24 quarter:5.94:-0.26
queen:5.53:-0.47 question:5.94:0.23 racial:5.94:0.20 racism:5.94:-0.41 racist:5.24:0.26 racist_insult:5.53:0.01
rais:5.94:-0.36 rally:5.94:-0.41 ran:5.94:-0.24 ransom:5.94:0.24 rant:5.94:0.30 rape:5.94:0.18 read:5.24:-0.65
reader:5.94:-0.14 receiv:5.24:-0.12 record:4.55:0.16 recover:5.94:0.26 red:5.94:-0.24 referee:5.94:-0.27
refuge:5.53:-0.03 refus:5.53:0.32 region:5.94:-0.17 regional:5.94:-0.22 regulator:5.94:0.26 reject:5.94:0.19
releas:5.94:-0.23 remand:5.94:0.43 remark:5.94:0.25 remind:5.94:-0.21 renovat:5.94:-0.22 renovation:5.94:-0.19
rent:4.84:0.74 rental:5.94:0.20 repair:5.94:0.11 repay:5.94:0.18 report:5.53:0.11 represent:5.94:-0.27
rescuer:5.94:-0.23 resign:5.94:0.16 resist:5.94:0.14 restaurant:5.53:0.06 restaurateur:5.94:0.20 restrain:5.53:0.37
restrain_order:5.53:0.37 retir:5.94:-0.24 return:5.24:-0.10 reveal:5.94:0.30 revenge:5.94:0.20 rigg:5.94:0.28
ring:5.94:0.23 riot:5.94:0.30 rises:5.94:-0.26 rival:5.94:-0.20 river:5.94:0.24 road:5.94:0.16 robb:5.94:-0.20
robber:5.94:-0.29 robbery:5.94:0.21 roman:5.94:-0.17 rooms:5.94:-0.18 roses:5.94:-0.17 round:5.53:-0.28 rul:5.94:-0.19
ruled:5.94:0.19 run:5.94:0.26 runn:5.53:0.38 runs:5.53:-0.05 sacrific:5.94:-0.20 safe:5.94:-0.24 said:4.84:0.55
sale:5.94:-0.15 same:5.94:-0.18 sanction:5.94:0.29 sav:5.94:-0.16 saved:5.94:-0.17 saw:5.94:-0.21 say:4.84:0.94
say_@:5.24:0.57 says:5.24:0.17 scams:5.94:-0.38 scandal:5.94:0.23 scene:5.94:0.26 scheme:5.94:0.18 school:5.94:-0.18
scor:5.94:-0.13 sea:5.94:-0.27 search:5.02:0.38 search_for:5.53:-0.02 second:5.94:-0.19 secret:5.53:0.44
secret_record:5.53:0.44 securiti:5.94:0.26 security:5.94:-0.38 seize:5.94:0.31 sells:5.94:-0.26 semi:5.94:-0.17
sent:5.24:0.13 sentenc:5.24:0.53 sentenc_@:5.53:0.39 sentence:5.24:0.60 seri:5.94:0.24 sets:5.94:-0.28 sett:5.94:0.24
several:5.94:0.21 shar:5.94:0.20 shareholder:5.94:-0.23 she:5.02:-0.03 sheet:5.53:0.09 shelter:5.53:-0.52
shipwreck:5.94:-0.23 shock:5.94:-0.18 shoot:5.94:0.24 shooter:5.94:-0.26 shot:5.53:-0.30 shot_the:5.53:-0.30
shout:5.53:0.41 show:5.24:-0.48 shows:5.94:0.25 side:5.53:-0.32 sign:5.53:0.02 signature:5.94:-0.26 silver:5.94:-0.22
since:5.53:-0.30 singer:5.94:-0.24 sings:5.94:-0.26 siphon:5.94:0.29 six:5.24:0.66 skater:5.94:-0.22 slur:5.94:0.20
slurs:5.94:0.25 small:5.94:-0.22 smash:5.24:0.21 smuggl:5.94:0.13 smuggler:5.53:-0.06 software:5.94:-0.36
sold:5.53:-0.04 solv:5.94:-0.36 speak:5.02:-0.15 speak_of:5.53:0.41 speech:5.94:0.18 spied:5.94:0.26 sponsor:5.94:0.29
spot:5.94:-0.29 spread:5.94:-0.23 sprinter:5.94:-0.20 stadium:5.94:0.30 staff:5.53:0.35 stalk:5.94:0.15
stamp:5.94:-0.25 stand:5.53:0.05 star:5.53:-0.46 startup:5.94:-0.36 stat:5.94:-0.25 steal:5.94:-0.21 steps:5.94:0.23
still:5.94:-0.27 stole:5.94:0.24 stolen:5.24:0.66 storage:5.94:0.26 story:5.53:-0.38 strangl:5.94:0.17
street:5.94:-0.18 stricter:5.94:-0.21 struck:5.94:0.26 student:5.94:0.25 sued:5.53:-0.05 sues:5.53:0.39 suit:5.94:0.20
suitcas:5.94:0.26 sunday:5.94:-0.26 supervisor:5.94:0.20 supplier:5.94:0.20 supremacist:5.94:0.35 surgeon:5.94:0.19
surviv:5.94:-0.21 suspect:5.02:0.43 suspect_@:5.53:0.42 suspend:5.94:0.16 suspicion:5.94:0.23 swedish:5.94:-0.24
swimm:5.94:-0.22 swimmer:5.94:-0.27 swindl:5.94:0.18 sworn:5.94:-0.31 tak:5.94:0.16 take:5.94:0.23 taken:5.94:0.32
takes:5.94:-0.22 talk:5.94:-0.17 talks:5.53:-0.55 target:5.94:-0.38 taught:5.94:-0.21 tax:5.94:0.19 teach:5.53:-0.38
teacher:5.53:0.01 teacher_@:5.53:0.01 team:5.94:-0.17 television:5.94:-0.11 tells:5.94:-0.21 ten:5.53:-0.40
ten_years:5.53:-0.40 tenant:5.02:-0.18 tenni:5.94:-0.28 terror:5.94:0.17 testifi:5.53:-0.02 th:5.94:-0.29
than:5.94:0.23 thank:5.53:-0.37 that:3.59:0.76 that_@:4.84:0.91 that_did:5.53:0.40 that_was:5.24:0.17 the:1.61:-2.85
the_account:5.53:-0.06 the_agency:5.24:0.59 the_attack:5.53:-0.37 the_bank:5.53:-0.41 the_city:5.53:-0.04
the_claim:5.53:0.07 the_club:5.24:-0.12 the_court:5.02:-0.02 the_fami:5.24:-0.26 the_first:5.53:-0.30
the_fund:5.53:0.16 the_gang:5.53:-0.31 the_house:5.53:0.05 the_indictment:5.53:0.40 the_jury:5.53:0.05
the_man:5.53:0.02 the_murder:5.53:-0.17 the_new:5.24:-0.32 the_next:5.53:0.19 the_police:5.24:-0.19
the_prosecutor:5.53:0.47 the_record:5.53:-0.44 the_trial:5.24:-0.08 the_village:5.53:-0.28 the_visitor:5.53:-0.29
theft:5.24:0.59 theft_and:5.53:0.44 their:5.24:0.08 them:5.02:0.72 thief:5.94:0.26 this:5.94:-0.16 those:5.94:0.23
threat:5.53:0.33 threaten:4.84:0.72 three:4.55:0.61 thriller:5.94:-0.11 through:5.94:0.23 thrown:5.94:0.23
thursday:5.94:-0.25 ticket:5.94:-0.18 ties:5.94:0.26 time:5.94:-0.16 tips:5.94:-0.29 title:5.94:-0.14 to:2.78:0.51
to_@:5.02:-0.69 to_a:5.53:0.40 to_pay:5.53:0.28 to_read:5.53:-0.46 to_the:4.55:-0.17 told:5.53:-0.08 took:5.53:-0.03
tougher:5.94:-0.29 tour:5.94:-0.24 tourist:5.53:-0.00 town:5.94:-0.19 toxic:5.94:0.24 trad:5.94:0.26 trader:5.94:0.28
traffic:5.94:0.30 traffick:5.94:0.23 trail:5.94:-0.20 train:5.94:-0.37 translat:5.94:-0.24 trash:5.94:0.18
traveller:5.94:-0.21 treasurer:5.94:0.23 trees:5.94:0.15 trial:4.69:-0.24 trial_of:5.24:-0.44 tribunal:5.94:0.20
troll:5.94:-0.35 trustee:5.94:0.22 tuesday:5.24:-0.06 turn:5.94:0.25 turns:5.94:-0.26 twenty:5.53:-0.56
twice:5.94:-0.13 two:4.43:0.26 unconsciou:5.94:0.17 under:5.02:0.82 under_investigation:5.53:0.41 unfinish:5.94:0.23
unhurt:5.94:-0.27 union:5.94:-0.31 unit:5.94:0.26 university:5.94:-0.21 unpaid:5.24:0.51 unsafe:5.94:0.25
unsolv:5.94:-0.27 until:4.69:-0.22 until_the:5.24:0.05 up:5.94:-0.23 used:5.53:0.41 vaccine:5.94:-0.16
valuabl:5.94:-0.21 vandal:5.94:0.28 victim:4.84:-0.41 victim_of:5.53:-0.60 victory:5.94:-0.22 video:5.94:0.25
villa:5.24:-0.04 villa_and:5.53:0.24 village:5.53:-0.28 violat:5.94:0.33 violence:5.53:-0.13 violin:5.94:-0.18
virus:5.94:-0.17 visit:5.94:-0.25 visitor:5.53:-0.29 volunteer:5.94:-0.16 vote:5.94:-0.22 waitres:5.94:0.24
walk:5.94:-0.26 wallet:5.94:-0.29 walls:5.94:0.31 want:5.94:0.17 ward:5.94:-0.22 warns:5.94:-0.38 warrant:5.53:0.38
was:3.34:0.54 was_detain:5.53:0.42 was_fined:5.53:0.42 was_found:5.53:0.33 wash:5.94:0.23 waste:5.94:0.24
watercolour:5.94:-0.18 way:5.94:-0.20 wedd:5.94:-0.27 week:5.94:-0.22 weekend:5.94:-0.14 welcom:5.53:-0.35
well:5.94:-0.16 went:5.94:-0.16 were:4.84:0.13 what:5.53:-0.37 wheelchair:5.94:0.25 when:5.53:-0.05 while:5.24:-0.25
white:5.94:0.35 who:4.07:-0.38 who_did:5.53:-0.44 who_was:5.53:-0.35 whose:5.94:-0.17 why:5.94:-0.23 widow:5.94:0.18
wife:5.94:0.24 will:4.69:-0.78 window:5.24:0.23 wine:5.94:-0.31 winn:5.94:-0.15 winner:5.94:-0.23 wins:5.53:0.07
wir:5.94:0.25 wire:5.94:0.26 witch:5.94:-0.17 with:3.30:0.19 with_0:5.53:-0.42 with_@:5.53:-0.45 with_a:4.55:0.21
with_the:5.24:-0.19 withdraw:5.94:0.30 withdrew:5.94:-0.23 withheld:5.94:0.16 witnes:5.94:-0.21 women:5.53:0.30
won:5.53:0.02 work:5.53:-0.52 worker:5.02:0.68 works:5.94:0.16 world:5.94:-0.21 worth:5.94:0.24 wound:5.94:0.24
wreath:5.94:-0.24 wreck:5.94:0.11 write:5.94:-0.29 wrongful:5.94:-0.25 wrote:5.94:-0.26 yacht:5.94:0.31
year:4.84:-0.88 years:4.43:-0.05`;

export const BIAS = -0.0376;

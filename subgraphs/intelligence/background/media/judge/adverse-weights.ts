/** Written by `npm run train:adverse`: feature, inverse document frequency, weight. */
export const WEIGHTS = `
#ConflictsorLitigation:3.48:1.48 #Discrimination:3.64:1.47 #FraudorFinancialCrime:2.89:1.86 #Harassment:3.58:1.73
#OtherNews:1.64:-4.49 #Violence:3.07:1.77 0:4.07:-0.41 0_0:4.86:0.43 @:1.00:-0.37 @_a:5.37:-0.33 @_accus:5.09:0.47
@_and:5.09:0.06 @_appoint:5.37:-0.50 @_asked:5.37:-0.46 @_caught:5.37:0.43 @_charg:4.86:0.45 @_convict:4.86:0.66
@_faces:5.37:0.43 @_fired:5.37:0.45 @_for:4.53:0.02 @_found:4.86:-0.55 @_from:5.37:-0.01 @_guilty:5.37:0.67
@_has:5.09:-0.09 @_held:5.37:0.48 @_in:5.09:-0.16 @_is:5.09:0.53 @_jail:5.37:0.08 @_must:5.37:0.45 @_of:5.37:0.39
@_over:4.68:0.90 @_paid:5.37:0.47 @_return:5.37:-0.44 @_sent:5.37:0.01 @_speak:5.37:-0.64 @_sued:5.37:-0.06
@_the:5.37:-0.49 @_under:5.09:0.74 @_used:5.37:0.45 @_was:4.39:0.21 @_who:4.68:-0.01 @_will:4.68:-0.75
@_with:5.37:-0.02 a:2.21:-0.38 a_complaint:5.37:-0.01 a_court:5.37:0.38 a_crime:5.37:-0.31 a_drunk:5.37:-0.41
a_guest:5.37:0.03 a_murder:5.37:-0.42 a_neighbour:5.37:0.32 about:3.83:-0.71 about_a:5.37:-0.42 about_the:5.37:0.10
abroad:5.78:-0.17 abuse:5.09:-0.02 accent:5.78:0.15 accident:5.78:0.29 accomplic:5.78:0.17 accord:5.37:0.46
accord_to:5.37:0.46 account:4.86:0.40 accus:4.39:0.69 accus_@:5.37:0.39 accus_of:4.86:0.60 accusation:5.78:-0.22
accuser:5.78:-0.26 acquittal:5.78:-0.31 acros:5.78:0.26 action:5.78:0.19 actor:5.78:-0.18 actress:5.78:0.28
admitt:5.78:0.26 advanc:5.78:0.28 adviser:5.78:-0.34 after:3.58:0.54 after_a:5.37:0.39 after_the:4.86:-0.47
again:5.78:-0.26 against:4.07:-0.35 against_@:4.68:0.42 against_money:5.37:-0.52 age:5.78:0.24 agency:4.86:0.77
agre:5.78:-0.18 aircraft:5.78:-0.26 airport:5.78:0.26 album:5.37:-0.49 all:5.37:0.27 alleg:5.78:0.31
allegation:5.78:0.19 allege:5.78:0.28 ambassador:5.78:-0.25 an:4.17:0.15 and:2.54:1.38 and_has:5.37:0.09
and_was:4.86:1.03 animal:5.37:0.07 announc:5.37:0.04 antisemitic:5.78:0.31 anyone:5.78:-0.22 apartment:5.09:0.56
apologis:5.37:0.04 apologise:5.78:-0.28 applicant:5.78:0.23 appoint:5.37:-0.50 approv:5.78:-0.25
arbitration:5.78:-0.24 architect:5.78:-0.11 are:5.37:0.03 arena:5.78:-0.25 armed:5.78:0.21 arms:5.78:0.35
around:5.37:-0.38 around_@:5.37:-0.38 arrest:4.53:0.66 arriv:5.78:-0.31 arson:5.78:0.28 as:4.39:-0.53 asian:5.78:0.28
ask:5.78:-0.23 asked:5.37:-0.46 asks:5.78:-0.22 assault:5.37:-0.05 asset:5.37:0.46 assistant:5.78:0.25
association:5.78:-0.21 at:3.53:0.08 at_the:4.07:0.31 attack:4.86:0.03 attempt:5.78:0.29 attorney:5.78:-0.32
auction:5.78:0.30 audit:5.78:0.35 auditor:5.78:-0.35 avalanche:5.78:-0.29 away:5.78:0.28 back:5.78:-0.31
bak:5.78:-0.24 balcony:5.78:0.21 bank:4.53:-0.47 banker:5.78:-0.23 bankruptcy:5.37:0.49 bann:5.37:0.60 bar:5.37:0.06
barr:5.37:0.55 bars:5.78:-0.25 bathroom:5.78:0.35 be:5.78:-0.35 beat:5.09:0.31 beats:5.78:-0.26 beauty:5.78:-0.20
because:5.37:0.44 beekeeper:5.78:-0.28 been:5.37:-0.38 before:5.09:-0.18 begin:5.78:-0.35 behind:5.78:-0.25
believe:5.78:0.35 belt:5.78:-0.18 best:5.78:-0.22 bicycle:5.78:-0.13 bills:5.78:0.21 biology:5.78:-0.26
birthday:5.78:-0.28 bishop:5.78:-0.21 bitter:5.78:0.26 black:5.78:0.23 blackmail:5.78:0.34 board:5.37:-0.36
bomb:5.78:0.18 bone:5.78:-0.28 book:5.78:0.26 bookkeeper:5.78:0.25 border:5.78:0.32 bottle:5.78:0.24 boxer:5.78:-0.18
breach:5.78:0.26 break:5.78:-0.25 breeder:5.78:0.33 brewery:5.78:-0.21 brib:5.37:0.44 broadcast:5.78:-0.29
broker:5.78:0.36 budget:5.78:-0.23 built:5.78:-0.25 bulli:5.78:0.25 bully:5.37:-0.16 burgl:5.78:-0.29
burglary:5.78:0.25 burn:5.78:-0.18 bus:5.78:-0.22 busines:5.78:0.24 businessman:5.78:0.35 by:3.43:-0.19
by_@:4.17:-0.16 by_a:4.86:-0.92 cafe:5.78:0.28 cake:5.78:-0.24 call:5.37:-0.07 calm:5.78:-0.22 camera:5.78:0.35
campaigner:5.78:-0.47 cancer:5.78:-0.26 captur:5.78:-0.20 car:5.37:0.01 cards:5.37:0.40 case:4.68:0.02 cash:5.37:0.39
caught:5.37:0.43 caus:5.78:0.37 celebrat:5.37:-0.52 chain:5.78:0.24 chair:5.78:-0.18 challenger:5.78:-0.18
champion:5.78:-0.22 championship:5.78:-0.25 chang:5.78:-0.34 chaplain:5.78:-0.25 charg:4.17:0.86 charg_@:5.37:0.38
charg_with:5.09:0.66 charge:5.37:0.45 charity:5.37:0.05 chas:5.78:-0.31 chase:5.78:0.21 cheat:5.78:-0.25
check:5.78:-0.17 chef:5.78:-0.20 chess:5.78:-0.22 chief:5.37:-0.51 child:5.37:0.43 children:5.09:-0.74
children_from:5.37:-0.55 choir:5.78:-0.30 cigarett:5.78:0.16 citi:5.78:-0.26 city:5.37:-0.02 civil:5.78:0.13
claim:5.09:0.29 class:5.78:0.19 clean:5.78:-0.18 clear:5.78:-0.22 client:5.78:-0.31 climate:5.78:-0.22
climb:5.78:-0.26 clinic:5.78:-0.41 clon:5.78:0.17 club:5.37:0.08 cocaine:5.78:0.27 coin:5.78:-0.18 collaps:5.78:0.21
collapse:5.78:0.23 collect:5.78:-0.28 collection:5.78:-0.28 combin:5.78:-0.18 come:5.78:0.20 comedian:5.78:-0.25
commission:5.78:0.36 commit:5.78:-0.18 compani:5.78:-0.42 company:4.86:0.02 compensation:5.78:0.28 complain:5.78:0.16
complaint:4.53:0.36 complaint_about:5.37:-0.00 complet:5.78:-0.26 complete:5.78:-0.15 compliance:5.78:-0.25
computer:5.78:0.27 condemn:5.78:-0.28 conduct:5.78:-0.30 conferenc:5.78:0.29 confess:5.78:0.28 conjecture:5.78:-0.27
contempt:5.78:0.26 contest:5.78:-0.24 contract:5.78:-0.25 contractor:5.37:0.45 control:5.78:-0.22 convict:4.68:0.81
convict_of:4.86:0.65 conviction:5.78:-0.23 copyright:5.78:0.33 corruption:5.78:0.18 costs:5.37:0.02 council:5.78:-0.26
councillor:5.78:0.33 count:5.37:0.76 counter:5.78:0.28 countersuit:5.78:0.17 country:5.78:0.38 court:4.07:1.06
cover:5.78:0.37 crash:5.78:0.35 credit:5.78:0.26 creditor:5.78:0.30 crime:5.09:-0.52 criminal:5.37:0.05
critic:5.78:-0.18 criticis:5.78:-0.23 crowd:5.78:0.41 crown:5.78:-0.31 cruelty:5.37:0.49 crush:5.78:-0.23
crypto:5.78:0.29 culprit:5.78:-0.20 custom:5.78:0.16 customer:5.78:0.27 cutt:5.78:0.17 cyberstalk:5.78:0.17
cyclist:5.78:-0.23 damag:5.37:0.38 damage:5.37:0.49 data:5.78:0.27 dead:5.78:0.26 deal:5.78:0.18 deals:5.78:0.35
decad:5.78:-0.27 deceit:5.78:0.30 defamation:5.78:0.38 defeat:5.78:-0.22 defence:5.78:-0.31 demand:5.37:-0.04
deni:5.78:0.23 dentist:5.78:-0.19 deposit:5.78:0.19 derby:5.78:-0.21 desert:5.78:-0.20 design:5.78:-0.11
designer:5.78:-0.27 detain:5.37:0.47 detect:5.78:-0.42 detectiv:5.37:-0.13 detective:5.78:-0.40 did:4.86:-0.29
did_not:5.09:-0.07 died:5.78:-0.20 digg:5.78:-0.18 director:5.09:-0.16 director_@:5.37:0.03 disappear:5.78:0.35
discrimination:4.39:0.29 dismiss:5.37:-0.15 dispute:5.78:0.17 divorce:5.78:0.26 doctorate:5.78:-0.26
document:5.37:0.04 documentary:5.78:-0.41 does:5.78:-0.17 dog:5.78:0.17 dogs:5.78:-0.26 dollar:5.78:0.22
domestic:5.37:-0.18 domestic_violence:5.37:-0.18 donat:5.78:-0.28 donor:5.78:-0.28 doorman:5.78:0.21 down:4.86:0.38
doxx:5.78:0.20 dozen:5.78:0.29 driv:5.78:0.35 driver:5.37:-0.41 dropp:5.78:-0.37 drove:5.78:0.41 drugs:5.78:0.18
drunk:5.09:-0.08 dump:5.78:0.30 duti:5.78:0.16 earn:5.78:-0.20 eight:5.78:0.26 eighty:5.78:-0.26 elect:5.37:-0.37
election:5.78:0.20 eleven:5.78:0.16 email:5.37:-0.13 embezzl:5.78:0.25 embezzlement:5.78:0.25 employe:5.37:0.37
ends:5.78:-0.24 engine:5.78:-0.26 ensemble:5.78:-0.30 enter:5.78:0.38 entry:5.78:-0.24 escalat:5.78:0.17
escap:5.37:-0.45 euros:5.78:-0.29 evasion:5.78:0.22 everybody:5.78:0.24 evict:5.78:0.16 eviction:5.78:-0.41
executiv:5.78:0.30 executive:5.78:-0.28 exist:5.78:0.35 expect:5.37:0.01 expell:5.78:0.33 expert:5.78:-0.43
explain:5.78:-0.20 expung:5.78:-0.37 extortion:5.78:0.20 extradit:5.78:0.29 face:5.09:0.16 faces:5.09:0.65
faces_a:5.37:0.46 fact:5.78:-0.17 fail:5.37:-0.02 fall:5.78:-0.28 fami:4.86:-0.46 favour:5.78:-0.24 fell:5.78:0.25
fiction:5.78:-0.26 fifty:5.78:0.24 fight:5.78:-0.31 file:5.37:0.45 filed:5.09:0.30 files:5.78:0.17 film:5.09:-0.15
final:5.37:-0.31 finance:5.78:-0.21 finds:5.37:-0.02 fine:5.78:0.27 fined:5.37:0.53 fire:5.37:0.53 fired:5.37:0.45
firefighter:5.78:-0.18 first:5.37:-0.38 flat:5.78:0.37 flats:5.78:0.25 fled:5.78:0.29 flower:5.78:-0.19
follow:5.09:0.18 food:5.78:-0.17 for:2.46:0.67 for_@:5.09:0.31 for_a:5.09:-0.60 for_the:4.86:-0.38
for_victim:5.37:-0.55 foreigner:5.78:0.34 forg:5.78:0.19 forgave:5.78:-0.26 forgery:5.78:0.25 form:5.78:-0.21
former:5.37:0.39 forty:5.78:-0.27 forward:5.78:0.20 found:3.99:0.74 found_a:5.37:-0.54 founder:5.37:-0.11
founder_@:5.37:-0.11 four:5.78:-0.42 fourth:5.78:-0.18 fraud:4.68:-0.02 fraudulent:5.78:-0.34 free:5.78:-0.24
friday:5.78:0.29 friend:5.78:-0.27 from:3.43:-0.54 from_a:5.09:0.15 from_the:4.39:-0.05 front:5.78:-0.21
fund:5.37:0.16 funds:5.78:0.27 furniture:5.78:0.37 game:5.78:-0.27 gang:5.37:0.04 garden:5.78:-0.18 gave:5.78:-0.18
gay:5.78:0.28 generation:5.78:-0.20 gets:5.78:0.32 girlfriend:5.78:0.17 given:5.78:0.20 gives:5.78:-0.34
goalkeeper:5.78:-0.18 goes:5.37:-0.42 goes_to:5.37:-0.42 golden:5.78:-0.27 good:5.78:-0.28 goods:5.78:0.27
graduat:5.78:-0.23 greed:5.78:0.30 grop:5.78:0.29 guest:4.53:0.91 guest_@:5.37:0.42 guest_in:5.37:0.59
guesthouse:5.37:0.04 guide:5.78:-0.20 guilty:4.86:1.06 guilty_of:5.37:0.44 gunpoint:5.78:-0.20 hacker:5.78:0.27
had:5.78:0.16 hall:5.78:-0.24 handl:5.78:-0.29 hands:5.78:-0.34 harass:5.78:0.19 harassment:5.37:-0.19 has:4.39:-0.33
has_been:5.37:-0.38 hate:5.78:0.19 hateful:5.78:-0.29 have:5.78:0.20 he:5.09:0.21 headscarv:5.78:0.23 heard:5.37:0.50
heavi:5.78:0.30 held:5.09:0.18 help:5.37:-0.37 her:4.53:-0.41 heroin:5.78:0.32 herself:5.78:-0.25 hid:5.37:0.45
hidden:5.78:0.35 hik:5.78:-0.20 hills:5.78:-0.20 him:5.37:-0.01 himself:5.78:0.35 his:4.53:0.66 historian:5.78:-0.18
historic:5.78:0.37 hit:5.78:0.29 holiday:4.86:0.42 holidaymaker:5.78:-0.43 home:5.09:-0.07 homes:5.37:0.08
homophobic:5.78:0.33 honey:5.78:-0.28 honour:5.78:-0.23 hooligan:5.78:0.32 hope:5.78:-0.25 hopes:5.78:-0.18
hospital:5.37:0.04 host:5.78:0.31 hostel:5.78:0.24 hosts:5.78:-0.24 hotel:5.78:0.28 hotelier:5.78:-0.25 hous:5.09:0.13
house:5.09:-0.23 how:5.37:-0.56 human:5.78:0.26 hundred:5.78:0.17 hunt:5.37:-0.19 hurt:5.37:-0.42 husband:5.78:-0.27
i:5.78:-0.25 identity:5.37:-0.02 ill:5.78:0.25 impersonat:5.78:0.17 impos:5.37:0.57 in:2.81:-0.75 in_a:4.68:-0.03
in_the:3.64:-0.46 incident:5.78:-0.28 income:5.78:0.22 indict:5.78:1.34 indictment:5.37:0.58 industry:5.78:0.27
influencer:5.78:0.21 infringement:5.78:0.33 injunction:5.37:0.41 injur:5.37:0.06 inmat:5.78:-0.31 inquiry:5.78:0.29
insider:5.78:0.27 inspector:5.37:0.02 insult:5.09:0.15 international:5.78:0.26 interview:5.78:-0.25
intimidat:5.78:0.19 into:5.37:0.20 into_the:5.37:0.20 invent:5.78:-0.22 investigation:5.37:0.45
investigation_for:5.37:0.45 investigator:5.09:0.76 investor:5.78:0.36 is:4.17:0.15 island:5.78:-0.28 it:4.86:-0.31
its:4.86:0.33 its_owner:5.37:-0.11 jail:4.86:0.61 jewel:5.78:0.21 join:5.78:-0.20 joke:5.78:0.31 journalist:5.78:0.20
judge:4.68:0.60 judge_speak:5.37:0.46 judgment:5.78:0.26 june:5.78:-0.13 junior:5.78:0.19 jury:5.37:-0.04
keep:5.78:-0.15 keeps:5.78:-0.18 kept:5.78:-0.18 kickback:5.78:0.29 kidnapp:5.37:-0.09 kill:5.37:-0.37
killer:5.37:-0.33 knife:5.78:0.18 knock:5.78:-0.18 known:5.78:0.26 label:5.78:-0.25 labour:5.78:0.24 ladder:5.78:-0.28
laid:5.78:-0.25 land:5.78:-0.26 last:5.09:-0.60 last_year:5.37:-0.44 laugh:5.78:-0.21 launder:5.09:-0.28
law:5.78:-0.20 laws:5.78:-0.31 lawsuit:4.86:0.16 lawyer:5.37:-0.48 lawyer_@:5.37:-0.48 lead:5.78:-0.18
leads:5.78:-0.39 league:5.78:-0.28 led:5.78:0.27 left:5.37:0.53 legal:5.37:-0.14 less:5.78:0.15 let:5.78:0.34
lewd:5.78:0.29 liable:5.78:0.23 library:5.37:-0.32 lies:5.78:-0.26 life:5.37:0.50 lifeguard:5.78:-0.29
light:5.37:-0.46 lighthouse:5.78:-0.15 lisbon:5.78:-0.26 loan:5.78:0.19 loses:5.37:0.55 loss:5.78:0.36 lost:5.37:0.09
love:5.78:-0.25 loves:5.78:-0.24 luggage:5.78:0.27 machin:5.78:0.17 made:5.37:0.58 malpractice:5.78:0.23
man:5.37:-0.01 manag:5.78:-0.18 manager:5.37:0.53 manager_@:5.37:0.53 marathon:5.78:-0.22 marine:5.78:-0.26
marrow:5.78:-0.28 master:5.78:-0.22 mathematician:5.78:-0.27 mayor:5.78:-0.24 means:5.78:-0.20 meet:5.78:-0.25
member:5.09:-0.26 member_@:5.37:0.02 men:5.78:0.28 merger:5.78:-0.18 messag:5.37:-0.11 met:5.78:0.22 metr:5.78:-0.21
microphon:5.78:0.31 mill:5.78:-0.19 million:4.68:0.48 minister:5.78:-0.31 minor:5.78:0.28 misl:5.78:0.36
miss:5.78:-0.23 mistaken:5.78:-0.28 misuse:5.78:0.27 mock:5.78:0.15 monday:5.78:-0.35 money:5.09:-0.27
money_launder:5.37:-0.52 month:5.09:0.44 month_of:5.37:0.31 more:5.09:0.21 mould:5.78:0.19 mountain:5.37:-0.47
mov:5.78:0.23 moves:5.78:-0.19 murder:4.68:-0.27 museum:5.78:-0.28 muslim:5.78:0.23 must:5.37:0.45 must_pay:5.37:0.45
names:5.37:0.40 needs:5.78:-0.28 negligence:5.78:0.21 neighbour:4.68:0.69 new:4.68:-0.79 night:5.78:-0.25
nightmare:5.78:0.21 nine:5.09:0.25 no:5.78:0.34 noise:5.78:0.16 not:4.86:-0.21 notary:5.78:-0.15 novel:5.78:-0.15
nurs:5.78:-0.23 obituary:5.78:-0.20 obscene:5.78:0.28 observatory:5.78:-0.23 of:2.27:1.40 of_0:5.37:0.54
of_@:4.17:-0.07 of_a:5.37:0.33 of_the:3.70:-0.75 off:5.37:-0.42 offic:5.78:0.18 officer:4.86:0.30 offshore:5.78:0.22
ombudswoman:5.78:-0.29 on:3.64:-0.06 on_the:5.37:-0.31 online:5.09:0.01 open:5.09:-0.22 opens:5.37:-0.09
opens_a:5.37:-0.09 opera:5.78:-0.30 opposition:5.78:-0.23 optimistic:5.78:-0.32 orchestra:5.78:-0.21 order:4.53:0.73
order_to:5.37:0.42 other:5.78:-0.24 out:4.39:0.27 out_of:4.68:0.63 out_the:5.37:-0.40 outside:5.78:0.28 over:3.91:1.11
over_the:5.37:-0.55 overlook:5.78:0.29 owes:5.78:0.30 owing:5.78:0.16 owner:4.68:0.59 owner_@:5.37:0.52 paid:5.09:0.23
paint:5.37:0.09 parent:5.78:-0.41 parish:5.78:0.25 park:5.37:-0.44 parliament:5.78:-0.32 parole:5.78:0.39
partner:5.78:0.24 party:5.37:0.50 passenger:5.78:-0.22 passer:5.78:0.31 patent:5.78:-0.40 pay:4.68:0.48
payment:5.78:0.35 pays:5.78:-0.21 people:5.78:0.26 percent:5.78:-0.18 perform:5.78:-0.30 perjury:5.78:0.22
personal:5.78:-0.22 photo:5.78:-0.17 photographer:5.78:0.33 pictur:5.78:0.28 pilot:5.78:-0.26 plann:5.78:0.18
plans:5.78:-0.25 player:5.37:-0.51 plays:5.78:-0.14 plead:5.78:0.25 plum:5.78:-0.24 point:5.78:-0.19 police:4.17:0.32
ponzi:5.78:0.22 porn:5.78:0.21 pornography:5.78:0.27 post:5.78:0.29 posts:5.78:0.19 prais:5.78:-0.18
pregnant:5.78:0.24 premiere:5.78:-0.23 present:5.78:-0.27 preside:5.78:-0.35 president:5.78:-0.21 prevent:5.37:-0.63
prison:5.09:0.33 prize:5.37:-0.32 professor:5.09:-0.15 profit:5.78:-0.28 programme:5.78:-0.25 promis:5.78:-0.31
promotion:5.78:0.23 prosecutor:4.68:0.61 protect:5.78:-0.41 prov:5.78:-0.27 public:5.78:0.27 publish:5.78:-0.20
pull:5.78:-0.29 punish:5.78:0.28 pupil:5.37:-0.40 pupil_to:5.37:-0.40 purpose:5.78:0.41 quarter:5.78:-0.28
queen:5.37:-0.49 question:5.78:0.25 racial:5.78:0.23 racism:5.78:-0.47 racist:5.09:0.27 racist_insult:5.37:-0.01
rais:5.78:-0.42 rally:5.78:-0.47 ran:5.78:-0.23 ransom:5.78:0.27 rant:5.78:0.33 rape:5.78:0.20 read:5.09:-0.65
reader:5.78:-0.15 receiv:5.78:-0.29 record:4.68:-0.15 recover:5.78:0.27 red:5.78:-0.23 referee:5.78:-0.27
refuge:5.78:0.19 refus:5.37:0.38 region:5.78:-0.18 regional:5.78:-0.23 regulator:5.78:0.27 reject:5.78:0.23
releas:5.78:-0.25 remark:5.78:0.29 renovat:5.78:-0.24 rent:4.86:0.69 rental:5.78:0.21 repair:5.78:0.13 repay:5.78:0.22
report:5.37:0.12 represent:5.78:-0.32 rescuer:5.78:-0.26 resign:5.78:0.19 resist:5.78:0.18 restaurant:5.37:0.08
restaurateur:5.78:0.21 restrain:5.37:0.43 restrain_order:5.37:0.43 retir:5.78:-0.27 return:5.09:-0.07 reveal:5.78:0.35
revenge:5.78:0.21 rigg:5.78:0.30 riot:5.78:0.32 rises:5.78:-0.28 rival:5.78:-0.22 river:5.78:0.30 road:5.78:0.19
robb:5.78:-0.20 robber:5.78:-0.31 robbery:5.78:0.21 roman:5.78:-0.18 rooms:5.78:-0.19 roses:5.78:-0.19
round:5.78:-0.18 rul:5.78:-0.20 ruled:5.78:0.24 run:5.78:0.29 runn:5.78:0.22 runs:5.78:-0.26 sacrific:5.78:-0.22
safe:5.78:-0.26 said:5.37:0.43 sale:5.78:-0.15 sanction:5.78:0.35 sav:5.78:-0.20 saved:5.78:-0.18 saw:5.78:-0.20
say:4.68:1.10 say_@:5.09:0.65 says:5.09:0.19 scams:5.78:-0.43 scandal:5.78:0.25 scene:5.78:0.29 scheme:5.78:0.22
school:5.78:-0.23 scor:5.78:-0.14 sea:5.78:-0.29 search:5.09:0.16 search_for:5.37:0.00 second:5.78:-0.20
secret:5.78:0.34 securiti:5.78:0.27 security:5.78:-0.43 sells:5.78:-0.25 semi:5.78:-0.19 sent:5.09:0.16
sentenc:5.37:0.40 sentence:5.37:0.45 seri:5.78:0.25 sets:5.78:-0.31 sett:5.78:0.28 shareholder:5.78:-0.25
she:4.86:0.02 sheet:5.78:-0.18 shelter:5.37:-0.61 shipwreck:5.78:-0.26 shoot:5.78:0.28 shooter:5.78:-0.27
shot:5.78:-0.19 shout:5.78:0.31 show:5.09:-0.52 shows:5.78:0.31 side:5.37:-0.35 sign:5.37:0.03 silver:5.78:-0.25
since:5.78:-0.23 singer:5.78:-0.26 sings:5.78:-0.30 six:5.37:0.51 skater:5.78:-0.25 slur:5.78:0.23 slurs:5.78:0.31
smash:5.37:0.08 smuggl:5.78:0.16 smuggler:5.37:-0.09 software:5.78:-0.42 sold:5.37:0.01 solv:5.78:-0.40
speak:4.86:-0.16 speak_of:5.37:0.46 speech:5.78:0.19 spied:5.78:0.31 sponsor:5.78:0.31 spot:5.78:-0.34
spread:5.78:-0.26 sprinter:5.78:-0.21 stadium:5.78:0.32 staff:5.37:0.40 stalk:5.78:0.17 stamp:5.78:-0.28
stand:5.78:-0.28 star:5.37:-0.50 startup:5.78:-0.42 stat:5.78:-0.28 steal:5.78:-0.23 steps:5.78:0.25 still:5.78:-0.30
stole:5.78:0.27 stolen:5.09:0.69 storage:5.78:0.27 story:5.37:-0.39 strangl:5.78:0.17 street:5.78:-0.19
stricter:5.78:-0.22 student:5.78:0.29 sued:5.37:-0.06 sues:5.37:0.41 suitcas:5.78:0.25 sunday:5.78:-0.30
supervisor:5.78:0.23 supplier:5.78:0.21 supremacist:5.78:0.38 surgeon:5.78:0.23 surviv:5.78:-0.26 suspect:5.09:0.65
suspect_@:5.37:0.42 suspend:5.78:0.20 swedish:5.78:-0.26 swimm:5.78:-0.24 swimmer:5.78:-0.29 swindl:5.78:0.22
sworn:5.78:-0.32 tak:5.78:0.19 take:5.78:0.29 takes:5.78:-0.23 talk:5.78:-0.18 talks:5.37:-0.53 target:5.78:-0.43
taught:5.78:-0.20 tax:5.78:0.22 teach:5.78:-0.31 teacher:5.37:0.04 teacher_@:5.37:0.04 team:5.78:-0.19
television:5.78:-0.14 tells:5.78:-0.26 ten:5.37:-0.44 ten_years:5.37:-0.44 tenant:4.86:-0.19 tenni:5.78:-0.31
terror:5.78:0.18 testifi:5.78:-0.20 th:5.78:-0.28 than:5.78:0.30 thank:5.78:-0.26 that:3.83:0.33 that_@:5.37:0.56
that_was:5.37:-0.02 the:1.66:-2.57 the_agency:5.09:0.66 the_city:5.37:-0.02 the_claim:5.37:0.11 the_club:5.37:0.08
the_court:5.09:0.16 the_fami:5.09:-0.24 the_fund:5.37:0.16 the_man:5.37:-0.01 the_murder:5.37:-0.15 the_new:5.37:-0.23
the_prosecutor:5.37:0.55 the_record:5.37:-0.46 the_trial:5.37:0.04 the_visitor:5.37:-0.29 theft:5.09:0.63
theft_and:5.37:0.48 their:5.37:-0.11 them:5.37:0.54 thief:5.78:0.25 those:5.78:0.28 threat:5.78:0.18
threaten:4.86:0.68 three:4.68:0.41 thriller:5.78:-0.14 through:5.78:0.24 thrown:5.78:0.28 thursday:5.78:-0.24
ticket:5.78:-0.21 time:5.78:-0.17 tips:5.78:-0.34 to:2.89:0.42 to_@:5.09:-0.65 to_pay:5.37:0.34 to_read:5.37:-0.47
to_the:4.86:-0.44 told:5.78:0.17 took:5.37:-0.02 tougher:5.78:-0.31 tour:5.78:-0.26 tourist:5.78:-0.18 toxic:5.78:0.30
trad:5.78:0.27 trader:5.78:0.30 traffick:5.78:0.26 trail:5.78:-0.20 train:5.78:-0.42 translat:5.78:-0.26
trash:5.78:0.21 traveller:5.78:-0.24 treasurer:5.78:0.25 trees:5.78:0.17 trial:4.68:-0.20 trial_of:5.37:-0.39
tribunal:5.78:0.25 troll:5.78:-0.40 trustee:5.78:0.23 tuesday:5.78:-0.23 turn:5.78:0.28 twenty:5.37:-0.61
twice:5.78:-0.14 two:4.28:0.32 unconsciou:5.78:0.21 under:4.86:0.89 under_investigation:5.37:0.45 unfinish:5.78:0.29
unhurt:5.78:-0.29 union:5.78:-0.32 unit:5.78:0.27 university:5.78:-0.22 unpaid:5.09:0.55 unsafe:5.78:0.29
unsolv:5.78:-0.30 until:4.86:-0.39 up:5.78:-0.25 used:5.37:0.45 vandal:5.78:0.37 victim:5.09:-0.38 victory:5.78:-0.23
video:5.78:0.31 villa:5.09:-0.03 villa_and:5.37:0.29 violat:5.78:0.39 violence:5.37:-0.18 violin:5.78:-0.21
visit:5.78:-0.26 visitor:5.37:-0.29 volunteer:5.78:-0.17 vote:5.78:-0.23 waitres:5.78:0.26 wallet:5.78:-0.29
walls:5.78:0.37 want:5.78:0.20 ward:5.78:-0.25 warns:5.78:-0.43 warrant:5.37:0.43 was:3.43:0.45 was_detain:5.37:0.47
wash:5.78:0.24 waste:5.78:0.30 watercolour:5.78:-0.20 way:5.78:-0.20 wedd:5.78:-0.27 welcom:5.78:-0.21 were:4.68:0.21
what:5.37:-0.37 wheelchair:5.78:0.28 when:5.78:-0.23 while:5.09:-0.24 white:5.78:0.38 who:4.07:-0.75
who_did:5.37:-0.48 who_was:5.37:-0.36 why:5.78:-0.25 widow:5.78:0.22 wife:5.78:0.29 will:4.68:-0.75 window:5.37:0.16
wine:5.78:-0.31 winner:5.78:-0.24 wins:5.78:-0.22 wir:5.78:0.29 wire:5.78:0.29 witch:5.78:-0.18 with:3.25:0.13
with_0:5.37:-0.45 with_@:5.37:-0.45 with_a:4.68:0.21 with_the:5.09:-0.15 withdraw:5.78:0.38 withdrew:5.78:-0.26
withheld:5.78:0.19 witnes:5.78:-0.20 women:5.37:0.33 won:5.37:0.02 work:5.78:-0.42 worker:5.09:0.59 works:5.78:0.19
world:5.78:-0.24 worth:5.78:0.27 wound:5.78:0.28 wreath:5.78:-0.25 wreck:5.78:0.13 write:5.78:-0.31
wrongful:5.78:-0.28 year:4.86:-0.85 years:4.39:-0.26`;

export const BIAS = -0.0321;
